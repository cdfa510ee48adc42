/**
 * What of a call a question is about (Dolby, Vaziri and Tip 2007, §3.2, slice the program before they encode it). Here everything is evaluated, and
 * clauses are made of the question alone, down to the variables of the state: so what the code computes for nobody costs its evaluation and
 * nothing after it. Who wants to see that this changes no answer has the rest defined as well (`writtenBy`).
 *
 * The figures are told in statements: how many were evaluated, and on how many it depends what the question is. A step depends on those that
 * wrote what it reads, registers or parts of the heap, and on the branches and calls that decide whether it is made. States and rounds are
 * not told apart, so the cone may be too large. A branch that always goes the same way decides nothing.
 */

import { Footprints, partKey, type Code, type Machine, type MergedExit, type Step } from '../../eval/index.js';
import { TRUE, nodeOf, type Bit } from '../../formula/index.js';
import { ShapeUnion, shapeCases, type Content, type Heap, type Target, type Version } from '../../heap/index.js';
import { controlling } from '../../ir/control.js';
import {
  forEachRead,
  forEachTerminatorRead,
  forEachTerminatorWrite,
  forEachWrite,
  targetsOf,
} from '../../ir/operands.js';
import type { FunctionIR, Instruction, Register } from '../../ir/types.js';
import { statementsOf } from '../../source/statements.js';
import { Union } from '../../value/index.js';
import { positionOf, type SourceText } from '../../base/span.js';
import type { Place, Slicing } from '../../verdict/verdict.js';

export class Slice {
  readonly footprints: Footprints;
  private readonly asked = new Set<number>();
  private throws = false;
  private readonly stop: () => void;

  /** @requires the heap records; the call is evaluated from now on */
  constructor(private readonly machine: Machine) {
    this.footprints = new Footprints(machine);
    this.stop = this.footprints.watch(machine.heap);
  }

  /** The call has ended: while `judge` runs, the question is made. @param throws whether exceptions leave the call */
  judged(throws: boolean, judge: () => void): void {
    this.stop();
    this.throws = throws;
    const end = this.machine.heap.watch({ read: (target, part) => this.ask(target, part) });
    judge();
    end();
  }

  /** The question is about a part of the heap. */
  ask(target: Target, part: number): void {
    this.asked.add(partKey(target, part));
  }

  /** @param isOurs whether a text is none of the program's */
  figures(isOurs: (source: SourceText) => boolean): Slicing {
    const { entered } = this.footprints;
    const statements = new Statements(isOurs);
    const all = new Map<string, Place>();
    for (const [code, blocks] of entered)
      for (const block of blocks)
        code.blocks[block]!.spans.forEach((_, index) => statements.add(all, { code, block, index }));
    const inCone = new Map<string, Place>();
    for (const step of new Cone(this.footprints).of(this.asked, this.throws)) statements.add(inCone, step);
    const outside = [...all].flatMap(([key, place]) => (inCone.has(key) ? [] : [place]));
    return { statements: all.size, inCone: inCone.size, outside };
  }
}

/** The statements that steps belong to. */
class Statements {
  private readonly places = new Map<SourceText, ReturnType<typeof statementsOf> | null>();

  constructor(private readonly isOurs: (source: SourceText) => boolean) {}

  add(all: Map<string, Place>, { code, block, index }: Step): void {
    const { source, start, end } = code.blocks[block]!.spans[index] ?? code.source.span;
    let statementAt = this.places.get(source);
    if (statementAt === undefined)
      this.places.set(source, (statementAt = this.isOurs(source) ? null : statementsOf(source)));
    const statement = statementAt?.(start, end) ?? null;
    if (statement === null) return;
    const key = `${source.path}:${statement}`;
    if (!all.has(key)) all.set(key, { path: source.path, ...positionOf(source, statement) });
  }
}

/** Instructions that take what their call was given. */
const ENTRIES: ReadonlySet<Instruction['op']> = new Set([
  'this',
  'argument',
  'restArguments',
  'argumentsObject',
  'loadParameter',
  'newTarget',
]);

const LEAP = /^(?:break|continue)\b/;

/** The steps that something depends on, found backwards. */
class Cone {
  private readonly found = new Set<Step>();
  /** Steps of which it is known that their results, or what they give to a call, matters. */
  private readonly valued = new Set<Step>();
  private readonly pending: (() => void)[] = [];
  private readonly flows = new Map<Code, Flow>();
  private readonly callees = new Map<Step, Code[]>();

  constructor(private readonly footprints: Footprints) {
    for (const [code, callers] of footprints.callers)
      for (const caller of callers)
        if (caller !== null) this.callees.set(caller, [...(this.callees.get(caller) ?? []), code]);
  }

  /** @param asked parts of the heap; @param throws whether it matters what is thrown, which may be anything that is */
  of(asked: Iterable<number>, throws: boolean): ReadonlySet<Step> {
    const { callers, raised, asserted } = this.footprints;
    for (const key of asked) this.part(key);
    for (const step of throws ? [...raised, ...asserted] : asserted) this.value(step);
    for (const [code, steps] of callers) if (steps.has(null)) this.results(code);
    for (let next = this.pending.pop(); next !== undefined; next = this.pending.pop()) next();
    return this.found;
  }

  private part(key: number): void {
    for (const step of this.footprints.writers.get(key) ?? []) this.value(step);
  }

  private results(code: Code): void {
    for (const step of this.flow(code).returns) this.value(step);
  }

  /** What a step comes to matters. */
  private value(step: Step): void {
    if (this.valued.has(step)) return;
    this.valued.add(step);
    this.pending.push(() => {
      this.occurrence(step);
      const flow = this.flow(step.code);
      for (const writer of flow.writersFor(step)) this.value(writer);
      for (const key of this.footprints.reads.get(step) ?? []) this.part(key);
      for (const code of this.callees.get(step) ?? []) this.results(code);
      if (flow.isEntry(step))
        for (const caller of this.footprints.callers.get(step.code) ?? []) if (caller !== null) this.value(caller);
    });
  }

  /** Whether a step is made matters. */
  private occurrence(step: Step): void {
    if (this.found.has(step)) return;
    this.found.add(step);
    this.pending.push(() => {
      const flow = this.flow(step.code);
      for (const branch of flow.branches(step.block)) this.value(branch);
      // where a branch matters, it matters that some side of it goes elsewhere
      for (const leap of flow.leapsBelow(step)) this.occurrence(leap);
      for (const caller of this.footprints.callers.get(step.code) ?? []) if (caller !== null) this.occurrence(caller);
    });
  }

  private flow(code: Code): Flow {
    let flow = this.flows.get(code);
    if (flow === undefined) this.flows.set(code, (flow = new Flow(code, this.footprints)));
    return flow;
  }
}

/** What the code of one function says about its registers, as far as it was evaluated. */
class Flow {
  readonly returns: readonly Step[];
  private readonly body: FunctionIR;
  /** Block → those that lead to it, and those whose handler it is. */
  private readonly before = new Map<number, { readonly from: number; readonly isThrown: boolean }[]>();
  private controls: ReturnType<typeof controlling> | null = null;

  constructor(
    private readonly code: Code,
    private readonly footprints: Footprints,
  ) {
    this.body = code.source.body();
    const returns: Step[] = [];
    for (const from of footprints.entered.get(code) ?? []) {
      const { terminator, handler } = this.body.blocks[from]!;
      if (terminator.op === 'return' || terminator.op === 'yield') returns.push(this.last(from));
      for (const block of targetsOf(terminator)) this.comes(block, from, false);
      if (handler !== null && this.throwing(from).length > 0) this.comes(handler.block, from, true);
    }
    this.returns = returns;
  }

  /** The steps that may have written what a step reads in registers. */
  writersFor(step: Step): readonly Step[] {
    return this.reads(step).flatMap((register) => [...this.writers(register, step)]);
  }

  isEntry({ block, index }: Step): boolean {
    const instruction = this.body.blocks[block]!.instructions[index];
    return instruction !== undefined && ENTRIES.has(instruction.op);
  }

  /** The branches that decide whether a block is reached, and what throws there, as far as they were evaluated. */
  branches(block: number): readonly Step[] {
    const isReached = (one: number): boolean => this.footprints.entered.get(this.code)?.has(one) === true;
    this.controls ??= controlling(this.body, { isReached, throws: (one) => this.throwing(one).length > 0 });
    return this.controls[block]!.filter(isReached).flatMap((one) => [this.last(one), ...this.throwing(one)]);
  }

  /** Of a branch: the statements that do nothing but go elsewhere, and that it decides about. */
  leapsBelow(step: Step): readonly Step[] {
    if (step !== this.last(step.block)) return [];
    this.branches(step.block);
    return [...(this.footprints.entered.get(this.code) ?? [])].flatMap((block) => {
      const { op, at } = this.body.blocks[block]!.terminator;
      const isLeap = op === 'throw' || op === 'return' || LEAP.test(at.source.text.slice(at.start, at.end));
      return isLeap && this.controls![block]!.includes(step.block) ? [this.last(block)] : [];
    });
  }

  private reads({ block, index }: Step): readonly Register[] {
    const found: Register[] = [];
    const visit = (operand: number): void => void (operand >= 0 && found.push(operand));
    const { instructions, terminator } = this.body.blocks[block]!;
    const instruction = instructions[index];
    if (instruction === undefined) forEachTerminatorRead(terminator, visit);
    else forEachRead(instruction, visit);
    return found;
  }

  /** Registers are used again for other things, so only the writes count that lead to the step without another in between. */
  private writers(register: Register, { block, index }: Step): ReadonlySet<Step> {
    const found = new Set<Step>();
    const seen = new Set<number>();
    const pending = [{ block, index, isThrown: false }];
    for (let at = pending.pop(); at !== undefined; at = pending.pop()) {
      const { block: from, index: end, isThrown } = at;
      const own = this.writes(from, register, end);
      // where something threw is not told apart, so any write before may be the last
      for (const one of isThrown ? own : own.slice(-1)) found.add(this.footprints.step(this.code, from, one));
      if (own.length > 0 && !isThrown) continue;
      if (seen.has(from)) continue;
      seen.add(from);
      for (const way of this.before.get(from) ?? []) {
        const { instructions, handler } = this.body.blocks[way.from]!;
        if (way.isThrown && handler!.register === register) for (const one of this.throwing(way.from)) found.add(one);
        else pending.push({ block: way.from, index: instructions.length + 1, isThrown: way.isThrown });
      }
    }
    return found;
  }

  /** Where a block writes a register, before an instruction of it. */
  private writes(block: number, register: Register, end: number): readonly number[] {
    const { instructions, terminator } = this.body.blocks[block]!;
    const found: number[] = [];
    instructions.slice(0, end).forEach((one, index) => {
      forEachWrite(one, (written) => void (written === register && found.push(index)));
    });
    if (end > instructions.length)
      forEachTerminatorWrite(terminator, (written) => void (written === register && found.push(instructions.length)));
    return found;
  }

  private throwing(block: number): readonly Step[] {
    const { footprints, code } = this;
    const { length } = this.body.blocks[block]!.instructions;
    const steps = Array.from({ length: length + 1 }, (_, index) => footprints.step(code, block, index));
    return steps.filter((step) => footprints.raised.has(step));
  }

  private last(block: number): Step {
    return this.footprints.step(this.code, block, this.body.blocks[block]!.instructions.length);
  }

  private comes(block: number, from: number, isThrown: boolean): void {
    const ways = this.before.get(block) ?? [];
    this.before.set(block, ways);
    ways.push({ from, isThrown });
  }
}

/** The formulas of whatever a call has written, and of what it comes to. @requires the heap is the one that it leaves behind */
export function writtenBy(heap: Heap, base: Version, exit: MergedExit): readonly Bit[] {
  const cells = [...heap.writtenSince(base)].flatMap(([target, parts]) =>
    [...parts].map((part) => heap.read(target, part)),
  );
  const formulas = [exit.guard, ...[exit.value, ...cells].flatMap(formulasOf)].map((bit) => nodeOf(bit) as Bit);
  return [...new Set(formulas)].filter((bit) => bit !== TRUE);
}

function formulasOf(content: Content): readonly Bit[] {
  if (content instanceof ShapeUnion) return shapeCases(content).map(({ guard }) => guard);
  return content instanceof Union ? [...content.guards, content.wordGuard, ...(content.word?.bits ?? [])] : [];
}
