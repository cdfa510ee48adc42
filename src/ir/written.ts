/**
 * IR as text. Our own modules are part of every program, and parsing them takes longer than most searches; so the build lowers them, and
 * what it came to is read instead. The first line is the module without bodies; every other line is the body of one function, and is looked at when that is
 * first called.
 *
 * Places are pairs of offsets: a text has one source. What JSON does not have is a list of one or two words.
 *
 * @invariant readModule(writeModule(m), m.source) = m, and the same of libraries
 */

import type { SourceText, Span } from '../base/span.js';
import type { EsModuleIR } from './modules.js';
import {
  UNINITIALIZED,
  type Block,
  type FunctionIR,
  type FunctionSource,
  type Instruction,
  type Literal,
  type Terminator,
} from './types.js';

type WrittenSpan = readonly [start: number, end: number];
type WrittenLiteral = null | boolean | number | string | readonly string[];

interface WrittenFunction extends Omit<FunctionSource, 'span' | 'body'> {
  readonly span: WrittenSpan;
  /** Which line has its body. */
  readonly line: number;
}

interface WrittenBody extends Omit<FunctionIR, 'constants'> {
  readonly constants: readonly WrittenLiteral[];
}

export function writeModule(module: EsModuleIR): string {
  return write(module);
}

export function writeLibrary(functions: ReadonlyMap<string, FunctionSource>): string {
  return write([...functions]);
}

export function readModule(text: string, source: SourceText): EsModuleIR {
  const reader = new Reader(text, source);
  const head = reader.head() as EsModuleIR;
  const placed = <T extends { readonly at: Span }>(all: readonly T[]): readonly T[] =>
    all.map((one) => reader.placed(one));
  return {
    ...head,
    source,
    main: reader.function(head.main),
    cells: head.cells.map((cell) =>
      cell.kind === 'import'
        ? reader.placed(cell)
        : { ...cell, initial: literalOf(cell.initial) as typeof cell.initial },
    ),
    starExports: placed(head.starExports),
    reExports: placed(head.reExports),
    hoisted: head.hoisted.map((one) => ({ ...one, code: reader.function(one.code) })),
    requests: placed(head.requests),
  };
}

export function readLibrary(text: string, source: SourceText): ReadonlyMap<string, FunctionSource> {
  const reader = new Reader(text, source);
  const head = reader.head() as [string, FunctionSource][];
  return new Map(head.map(([name, one]) => [name, reader.function(one)]));
}

// --- writing -----------------------------------------------------------------------------------------------

function write(head: unknown): string {
  const lines: string[] = [''];
  const writing = (key: string, value: unknown): unknown => {
    if (key === 'source') return undefined;
    if (key === 'at' || key === 'span') return [(value as Span).start, (value as Span).end];
    if (key === 'initial') return written(value as Literal);
    if (key === 'constants') return (value as readonly Literal[]).map(written);
    if (typeof value !== 'object' || value === null || !('body' in value)) return value;
    const { body, ...rest } = value as FunctionSource;
    const line = lines.push('') - 1;
    lines[line] = JSON.stringify(body(), writing);
    return { ...rest, line };
  };
  lines[0] = JSON.stringify(head, writing);
  return lines.join('\n');
}

function written(value: Literal): WrittenLiteral {
  if (typeof value === 'bigint') return ['bigint', String(value)];
  if (value === UNINITIALIZED) return ['uninitialized'];
  if (value === undefined) return ['undefined'];
  const isPlain = typeof value !== 'number' || (Number.isFinite(value) && !Object.is(value, -0));
  return isPlain ? value : ['number', Object.is(value, -0) ? '-0' : String(value)];
}

// --- reading -----------------------------------------------------------------------------------------------

function literalOf(value: unknown): Literal {
  if (!Array.isArray(value)) return value as Literal;
  const [kind, text] = value as readonly string[];
  if (kind === 'bigint') return BigInt(text!);
  if (kind === 'number') return Number(text);
  return kind === 'undefined' ? undefined : UNINITIALIZED;
}

class Reader {
  private readonly lines: readonly string[];

  constructor(
    text: string,
    private readonly source: SourceText,
  ) {
    this.lines = text.split('\n');
  }

  /** What stands in the first line, as it was but for places, functions and literals. */
  head(): unknown {
    return JSON.parse(this.lines[0]!);
  }

  placed<T extends { readonly at: Span }>(one: T): T {
    return { ...one, at: this.span(one.at) };
  }

  function(one: FunctionSource): FunctionSource {
    const { span, line, ...rest } = one as unknown as WrittenFunction;
    let body: FunctionIR | null = null;
    return {
      ...rest,
      span: this.span(span),
      body: () => (body ??= this.body(line)),
    };
  }

  private span(written: unknown): Span {
    const [start, end] = written as WrittenSpan;
    return { source: this.source, start, end };
  }

  private body(line: number): FunctionIR {
    const { constants, blocks, registers } = JSON.parse(this.lines[line]!) as WrittenBody;
    return { registers, constants: constants.map(literalOf), blocks: blocks.map((block) => this.block(block)) };
  }

  private block({ instructions, terminator, handler }: Block): Block {
    return {
      instructions: instructions.map((one) => this.instruction(one)),
      terminator: this.placed<Terminator>(terminator),
      handler,
    };
  }

  private instruction(one: Instruction): Instruction {
    const placed = this.placed(one);
    if (placed.op === 'closure' || placed.op === 'class') return { ...placed, code: this.function(placed.code) };
    // JSON writes null for what an array has of undefined
    if (placed.op === 'templateObject') return { ...placed, cooked: placed.cooked.map((text) => text ?? undefined) };
    return placed;
  }
}
