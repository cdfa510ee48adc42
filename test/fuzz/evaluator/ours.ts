/**
 * A program in our evaluator: its module is loaded once, `main` is called concretely, merged or followed, and what it
 * returns is read under the assignment of an input. Every call leaves the heap as it found it.
 */

import { Assignment, type Bit } from '../../../src/formula/index.js';
import {
  CallCache,
  Decoder,
  FAULT,
  Path,
  followCall,
  mergeCall,
  speculate,
  type FollowOptions,
  type Followed,
  type Host,
  type Merged,
  type MergeOptions,
} from '../../../src/eval/index.js';
import { call } from '../../../src/eval/calls.js';
import { createProgram, type Program } from '../../../src/program/program.js';
import { memoryExceeded } from '../../../src/node/resources.js';
import { finiteDomain, integerDomain, type Symbolic } from '../../../src/space/index.js';
import { memoryFiles } from '../../../src/source/files.js';
import { Union, type Value } from '../../../src/value/index.js';
import type { Domains, Input } from '../program/program.js';
import { show } from './show.js';

const PATH = '/main.mjs';
const STEPS = 4_000_000;

/** A program that needs more for all its inputs at once appends to arrays of a hundred lengths, and takes minutes. */
const SYMBOLIC_STEPS = 800_000;

const NOTHING_OUTSIDE: Host = { print: () => undefined, random: () => 0.5, now: () => 0 };

/** Rounds after which merge would give up; programs have far fewer. */
const ROUNDS = 64;

export class OurProgram {
  private readonly program: Program;
  private readonly limits = { steps: STEPS, depth: 2_000, memory: memoryExceeded };
  private readonly main: Value;

  /**
   * @param others files that the module imports, by their paths
   * @requires the module loads without throwing
   */
  constructor(source: string, others: Readonly<Record<string, string>> = {}, host: Host = NOTHING_OUTSIDE) {
    this.program = createProgram(memoryFiles({ [PATH]: source, ...others }), host, this.limits);
    const outcome = this.program.run(PATH, 'esm');
    if (outcome.thrown !== null) throw new Error('the module throws when it is loaded');
    this.main = this.program.modules.exported(PATH, 'main');
  }

  private get machine(): Program['machine'] {
    return this.program.machine;
  }

  /** What `main` returns, run concretely. */
  run(input: Input): string {
    const { machine } = this;
    return speculate(machine.heap, () => {
      const outcome = machine.execute(Path.start, (to) => call(machine, this.main, undefined, input, to));
      if (outcome.normal === null) return 'thrown';
      return show(new Decoder(machine.realm, NOTHING_SYMBOLIC).decode(outcome.normal.value));
    });
  }

  /** Arguments that stand for every input at once. */
  symbolic({ a, b }: Domains, inputs: readonly Input[]): SymbolicInputs {
    this.limits.steps = this.machine.steps + SYMBOLIC_STEPS;
    const { values } = this.machine;
    const parts = [integerDomain(values, a[0], a[1]), finiteDomain(values, b), finiteDomain(values, [false, true])];
    return new SymbolicInputs(this.machine, parts, inputs);
  }

  /** @param cache calls that are remembered; then exceptions that nobody looks at are summed up as well */
  merge<T>(symbolic: SymbolicInputs, cache: CallCache | null, use: (merged: Merged) => T): T {
    const remembering = cache === null ? {} : { cache, summarise: () => FAULT };
    cache?.restart();
    return mergeCall(this.machine, this.operands(symbolic), { ...mergeOptions(symbolic), ...remembering }, use);
  }

  newCache(): CallCache {
    return new CallCache(this.machine.heap);
  }

  /** @param mixed whether pure conditions and every call of a helper may be merged on the way */
  follow<T>(symbolic: SymbolicInputs, input: number, mixed: boolean, use: (followed: Followed) => T): T {
    const options: FollowOptions | null = mixed
      ? {
          merge: mergeOptions(symbolic),
          isDeclarative: (source) => source.name.startsWith('help'),
          isAssertion: () => false,
        }
      : null;
    return followCall(this.machine, this.operands(symbolic), symbolic.assignments[input]!, use, options);
  }

  private operands(symbolic: SymbolicInputs): { callee: Value; receiver: Value; actuals: readonly Value[] } {
    return { callee: this.main, receiver: undefined, actuals: symbolic.actuals };
  }
}

function mergeOptions(symbolic: SymbolicInputs): MergeOptions {
  const feasible: MergeOptions['feasible'] = (guard, given = []) =>
    symbolic.assignments.some((one) => one.value(guard) && given.every((bit) => one.value(bit))) ||
    (symbolic.assignments.some((one) => one.value(guard)) && 'elsewhere');
  return { rounds: ROUNDS, feasible };
}

/** Symbolic arguments and, for every input, the assignment of their variables that means it. */
export class SymbolicInputs {
  readonly actuals: readonly Value[];
  readonly assignments: readonly Assignment[];

  constructor(
    private readonly machine: Program['machine'],
    parts: readonly Symbolic[],
    inputs: readonly Input[],
  ) {
    this.actuals = parts.map((part) => part.value);
    const tables = parts.map((part) => this.table(part));
    this.assignments = inputs.map((input) => {
      const trueVariables = new Set(input.flatMap((value, i) => meaning(tables[i]!, value)));
      return new Assignment(machine.circuit, (variable) => trueVariables.has(variable));
    });
  }

  /** Which variables are true for each member of a domain. */
  private table({ value, constraint, variables }: Symbolic): readonly (readonly [unknown, readonly Bit[]])[] {
    const rows: (readonly [unknown, readonly Bit[]])[] = [];
    for (let code = 0; code < 1 << variables.length; code += 1) {
      const chosen = variables.filter((_, i) => (code >> i) & 1);
      const assignment = new Assignment(this.machine.circuit, (variable) => chosen.includes(variable));
      if (assignment.value(constraint)) rows.push([valueUnder(this.machine, assignment, value), chosen]);
    }
    return rows;
  }

  holds(input: number, bit: Bit): boolean {
    return this.assignments[input]!.value(bit);
  }

  /** A result as it is for one input. The heap must be the one that the result lives in. */
  show(input: number, value: Value): string {
    const assignment = this.assignments[input]!;
    const decoder = new Decoder(this.machine.realm, {
      value: (union) => valueUnder(this.machine, assignment, union),
      holds: (condition) => assignment.value(condition),
    });
    return show(decoder.decode(value));
  }
}

function meaning(table: readonly (readonly [unknown, readonly Bit[]])[], value: unknown): readonly Bit[] {
  const row = table.find(([member]) => Object.is(member, value));
  if (row === undefined) throw new Error('every input is a member of its domain');
  return row[1];
}

function valueUnder(machine: Program['machine'], assignment: Assignment, value: Value): Value {
  if (!(value instanceof Union)) return value;
  const holding = value.atoms.filter((_, i) => assignment.value(value.guards[i]!));
  const isWord = value.word !== null && assignment.value(value.wordGuard);
  if (holding.length + (isWord ? 1 : 0) !== 1) throw new Error('exactly one case of a value holds');
  return isWord ? machine.values.words.valueUnder(assignment, value.word!) : holding[0];
}

function never(): never {
  throw new Error('a concrete run returned a symbolic value');
}

const NOTHING_SYMBOLIC = { value: never, holds: never };
