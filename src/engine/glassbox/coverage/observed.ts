/**
 * What variables, fields and results hold in a run as it is, and how many rounds loops need: the first of two passes. What is put in the
 * place of an outcome afterwards is taken from here, so that no statement looks necessary only because of a value that the code never has.
 */

import type { Machine, Outcomes, Told } from '../../../eval/index.js';
import { FALSE, TRUE, not, type Bit, type Interval, type Word } from '../../../formula/index.js';
import { HeapObject, shapeCases } from '../../../heap/index.js';
import { Reference, Union, isWordNumber, truth, type Primitive, type Value } from '../../../value/index.js';

/** All that is written to the same variable, field or result, wherever it is. */
export interface Observed {
  readonly primitives: Set<Primitive>;
  /** Of the objects that have one. */
  readonly prototypes: Set<HeapObject>;
  integers: Interval | null;
}

export class Observation implements Outcomes {
  private readonly written = new Map<string, Observed>();
  private readonly rounds = new Map<string, number>();
  /** Whether a loop needs more rounds than there may be. */
  isCut = false;
  /** The most rounds, or nested calls, that there are of anything. */
  deepest: number;

  /**
   * @param unasked so many rounds each loop is given
   * @param most and so many, if it needs them
   */
  constructor(
    private readonly unasked: number,
    private readonly most: number,
  ) {
    this.deepest = unasked;
  }

  /** So many rounds of a loop, or nested calls, are possible. */
  deepen(rounds: number): void {
    this.deepest = Math.max(this.deepest, rounds);
  }

  come(machine: Machine, told: Told, value: Value, old: Value): Value {
    if (told.kind === 'value') for (const one of [value, old]) observe(machine, this.of(told.of), one);
    else if (told.kind !== 'condition' && told.kind !== 'index') return this.counted(machine, told, value);
    return value;
  }

  of(name: string): Observed {
    let known = this.written.get(name);
    if (known === undefined)
      this.written.set(name, (known = { primitives: new Set(), prototypes: new Set(), integers: null }));
    return known;
  }

  /** The rounds of a loop, by its head. */
  roundsOf({ at }: Told): number {
    return this.rounds.get(placeKey(at)) ?? this.unasked;
  }

  /** A loop is left after its last round. */
  private counted(machine: Machine, told: Told, value: Value): Value {
    const { circuit, policy, state } = machine;
    const made = roundsBefore(machine, told);
    if (made < this.roundsOf(told)) return value;
    const goesOn = goesOnIn(machine, told, value);
    if (goesOn === FALSE || !policy.isFeasible(circuit.and(state.path.bit, goesOn))) return value;
    this.isCut ||= made >= this.most;
    if (made >= this.most) return told.kind === 'until';
    this.rounds.set(placeKey(told.at), made + 1);
    this.deepen(made + 1);
    return value;
  }
}

/** The rounds of the loop around it that were made when its head is asked. */
export function roundsBefore({ state }: Machine, { kind }: Told): number {
  return (state.rounds.at(-1) ?? 0) + (kind === 'do' ? 1 : 0);
}

/** Where a loop goes on. */
export function goesOnIn(machine: Machine, { kind }: Told, value: Value): Bit {
  const symbolic = truth(machine.values, value);
  return kind === 'until' ? not(symbolic) : symbolic;
}

export function placeKey({ source, start, end }: Told['at']): string {
  return `${source.path}:${start}-${end}`;
}

function observe(machine: Machine, known: Observed, value: Value): void {
  const { heap } = machine;
  const one = (atom: unknown): void => {
    if (!(atom instanceof Reference)) known.primitives.add(atom as Primitive);
    else if (atom instanceof HeapObject)
      for (const { shape } of shapeCases(heap.shape(atom)))
        if (shape.prototype !== null) known.prototypes.add(shape.prototype);
  };
  const narrow = machine.narrow(value);
  if (narrow instanceof Union) {
    narrow.atoms.forEach(one);
    if (narrow.word !== null) extend(machine, known, narrow.word, narrow.wordGuard);
  } else if (isWordNumber(narrow)) extend(machine, known, machine.values.words.constant(narrow), TRUE);
  else one(narrow);
}

/**
 * What an integer can really be here, as far as it is less or more than what is known: its bounds are only what they are for all that the evaluator sees,
 * and an index that is never negative is not to be tried as one.
 */
function extend({ circuit, policy, state, values }: Machine, known: Observed, word: Word, guard: Bit): void {
  const { words } = values;
  const isPossible = (condition: Bit): boolean => {
    const bit = circuit.andAll([state.path.bit, guard, condition]);
    return bit !== FALSE && policy.isFeasible(bit);
  };
  const atMost = (n: number): boolean => isPossible(words.lessOrEqual(word, words.constant(n)));
  const atLeast = (n: number): boolean => isPossible(words.lessOrEqual(words.constant(n), word));
  const { integers } = known;
  if (integers === null && !isPossible(TRUE)) return;
  const lo = least(word.lo, integers === null ? word.hi : integers.lo, atMost);
  const hi = -least(-word.hi, integers === null ? -lo : -integers.hi, (n) => atLeast(-n));
  known.integers = { lo, hi };
}

/** The least integer from `lo` on, and no greater than `most`, that is enough. */
function least(lo: number, most: number, isEnough: (n: number) => boolean): number {
  if (lo >= most || !isEnough(most - 1)) return most;
  let [low, high] = [lo, most - 1];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (isEnough(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
