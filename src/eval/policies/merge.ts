/**
 * merge: take both sides under their guards (rules RD-… of Roberson 2011, extended to all of JavaScript).
 *
 * Loops and recursion end by themselves when the guard folds to FALSE. Where it does not fold, the solver is asked whether anything is
 * left: as soon as there are more rounds than expected, and at 8, 16, 32, … rounds; at the limit the rest goes to *beyond*.
 */

import { Refusal } from '../../base/diagnostic.js';
import { tooManyCases, type Unrolled } from '../../base/messages.js';
import type { Span } from '../../base/span.js';
import { FALSE, TRUE, not, type Bit, type Circuit, type Word } from '../../formula/index.js';
import { countCases, enumerate, type Atom, type Case, type Union } from '../../value/index.js';
import type { Assertions } from '../assertions.js';
import type { CallCache } from '../cache.js';
import type { Summarise } from '../faults.js';
import type { Footprints } from '../footprints.js';
import type { Outcomes } from '../outcomes.js';
import type { StandIns } from '../stand-ins.js';
import { BOTH, DEAD, Split, type Policy, type Outlook } from '../policy.js';

export interface MergeOptions {
  /** Rounds of a loop and nested activations of a function after which the rest counts as beyond. */
  readonly rounds: number;
  /** Nested activations after which the rest counts as beyond, if that is earlier. */
  readonly nested?: number;
  /** If given, the solver is asked before every round from some round on, and somebody is told of what is cut at the limit. */
  readonly unroll?: Unroll;
  /** Rounds that a walk over everything may well make: the solver is asked only about more. */
  readonly expected?: number;
  /**
   * Whether a guard is satisfiable within the domains, where all that is given holds; true when in doubt. Where it is not, it may be so
   * elsewhere; false only if it is known not to be.
   */
  readonly feasible: (guard: Bit, given?: readonly Bit[]) => boolean | 'elsewhere';
  /** Conditions as they are in all states that are asked about; left out: nobody knows. */
  readonly settle?: (conditions: readonly Bit[]) => readonly Bit[];
  /** Calls found on the same heap before; whoever passes it says when the heap has changed. */
  readonly cache?: CallCache;
  /** All that is wanted of exceptions; left out: the thrown values themselves. */
  readonly summarise?: Summarise;
  /** Who is told what statements come to; no calls are remembered then. */
  readonly outcomes?: Outcomes;
  /** If given, what is not supported ends only the state in which it is met; where that is, nothing is known. */
  readonly onRefusal?: (refusal: Refusal, guard: Bit) => void;
  /** Who notes what is evaluated. */
  readonly footprints?: Footprints;
}

export interface Unroll {
  /** So many rounds are made unasked. */
  readonly rounds: number;
  readonly onCut: (cut: Cut) => void;
  /** Told of every further round that can be made. */
  readonly onRound?: (rounds: number) => void;
  /** Whether a place is no code that is to be cut: what stands there goes as far as any other predicate. */
  readonly isExempt?: (place: Span) => boolean;
}

/** What goes on past the limit. */
export interface Cut {
  readonly of: Unrolled;
  /** How often, or how deep, it was done. */
  readonly most: number;
  readonly guard: Bit;
  readonly place: Span | null;
}

/** Everything is feasible: for callers without a solver at hand. */
export const ASSUME_FEASIBLE = (guard: Bit): boolean => guard !== FALSE;

const FIRST_QUESTION = 8;

/** Unknown places of one array: each read and each write of it compares its index with all of them. */
const MOST_PLACES = 256;

/** Rounds besides those expected before the solver is asked: one that finds the end, and one for what an operation has added. */
const MORE = 2;

/** A loop that is to be unrolled and in which nothing is symbolic may make so many rounds: more would take too long, if it ends at all. */
const ENDLESS = 10_000;

/** Up to so many cases of a value that must be concrete get a state each. */
const FEW = 64;

export class MergePolicy implements Policy {
  readonly name = 'merge';
  readonly merging = true;
  readonly regions = null;
  readonly meant = null;
  readonly passesGaps: boolean;
  readonly cache: CallCache | null;
  readonly summarise: Summarise | null;
  readonly outcomes: Outcomes | null;
  readonly onRefusal: Policy['onRefusal'];
  readonly footprints: Footprints | null;

  /** @requires where assertions are noted, no calls are remembered: a call that is found makes no assertion */
  constructor(
    private readonly options: MergeOptions,
    readonly assertions: Assertions | null = null,
    readonly standIns: StandIns | null = null,
  ) {
    this.cache = options.cache ?? null;
    this.passesGaps = this.cache !== null && options.unroll === undefined;
    this.summarise = options.summarise ?? null;
    this.outcomes = options.outcomes ?? null;
    this.onRefusal = options.onRefusal ?? null;
    this.footprints = options.footprints ?? null;
  }

  decide(): typeof BOTH {
    return BOTH;
  }

  choose(): typeof BOTH {
    return BOTH;
  }

  isFeasible(guard: Bit): boolean {
    return this.options.feasible(guard) !== false;
  }

  concretize(situation: Outlook, value: Union): Atom {
    if (!this.isFeasible(situation.state.path.bit)) throw DEAD;
    const few = countCases(value) <= FEW ? enumerate(situation.values, value) : this.possible(situation, value);
    const settled = few.length === 1 ? few[0] : few.find(({ guard }) => situation.settle(guard) === true);
    if (settled === undefined) throw new Split(few.map(({ guard }) => guard));
    return settled.atom;
  }

  spreads(): boolean {
    return false;
  }

  /** The cases of a value that are feasible where the running state is; refused if they are more than a few. */
  private possible(situation: Outlook, value: Union): readonly Case[] {
    const { circuit, values, state } = situation;
    const isPossible = (guard: Bit): boolean => this.options.feasible(circuit.and(state.path.bit, guard)) === true;
    const cases: Case[] = [];
    const add = (guard: Bit, atom: Atom): void => {
      if (cases.length === FEW) {
        const count = countCases(value);
        throw new Refusal(tooManyCases('treat a symbolic value case by case', count, situation.here()));
      }
      cases.push({ guard, atom });
    };
    value.atoms.forEach((atom, i) => {
      if (isPossible(value.guards[i]!)) add(value.guards[i]!, atom);
    });
    const { word, wordGuard } = value;
    if (word !== null) {
      for (const n of possibleIntegers(circuit, word, (bits) => isPossible(circuit.and(wordGuard, bits))))
        add(circuit.and(wordGuard, values.words.equalsConstant(word, n)), n);
    }
    if (cases.length === 0) throw DEAD;
    return cases;
  }

  isPossible(condition: Bit, given: readonly Bit[]): boolean {
    const { feasible } = this.options;
    return feasible !== ASSUME_FEASIBLE && feasible(condition, given) === true;
  }

  settle({ state }: Outlook, conditions: readonly Bit[]): readonly Bit[] {
    // elsewhere than on the way to everything, what is so here need not be so there
    return state.path.bit === TRUE && this.options.settle !== undefined ? this.options.settle(conditions) : conditions;
  }

  declares(): boolean {
    return false;
  }

  mayContinue(situation: Outlook, rounds: number, of: Unrolled): boolean {
    if (of === 'array') return this.mayScatter(situation, rounds);
    const { rounds: most, nested = most, expected = -Infinity, unroll } = this.options;
    // nothing symbolic so far: the limits of steps and depth apply
    const isConcrete = situation.state.path.depth === 0;
    if (unroll !== undefined && !isExempt(situation, unroll)) {
      if (!isConcrete) return this.mayUnroll(situation, rounds, of, unroll);
      return of !== 'loop' || rounds < ENDLESS || this.cut(situation, rounds, of, unroll);
    }
    const isTimely = rounds === expected + MORE || (isPowerOfTwo(rounds) && rounds >= FIRST_QUESTION);
    const asks = rounds > expected && isTimely;
    // calls that are to be remembered begin anew in what may be the depth of a recursion that their callers end
    if (asks && (!isConcrete || of === 'function')) this.requireFeasible(situation);
    return isConcrete || rounds < (of === 'loop' ? most : nested);
  }

  private mayScatter(situation: Outlook, cells: number): boolean {
    if (cells <= MOST_PLACES) return true;
    this.requireFeasible(situation);
    this.options.unroll?.onCut({
      of: 'array',
      most: MOST_PLACES,
      guard: situation.state.path.bit,
      place: situation.here(),
    });
    return false;
  }

  private mayUnroll(situation: Outlook, rounds: number, of: Cut['of'], unroll: Unroll): boolean {
    if (rounds <= unroll.rounds) return true;
    this.requireFeasible(situation);
    if (rounds <= this.options.rounds) {
      unroll.onRound?.(rounds);
      return true;
    }
    return this.cut(situation, this.options.rounds, of, unroll);
  }

  private cut(situation: Outlook, most: number, of: Cut['of'], unroll: Unroll): false {
    const place = of === 'loop' ? loopPlace(situation) : situation.here();
    unroll.onCut({ of, most, guard: situation.state.path.bit, place });
    return false;
  }

  /**
   * A call that is to be remembered runs on all states, also on those that its callers have ruled out: on lists that go round in
   * circles, where they are known to end. What is possible there only is dropped, and nothing is remembered that depends on it.
   */
  private requireFeasible(situation: Outlook): void {
    const answer = this.options.feasible(situation.state.path.bit, situation.around());
    if (answer === true) return;
    if (answer === 'elsewhere') this.cache?.doNotKeep();
    throw DEAD;
  }
}

/** Where the loop begins that the running state goes back to; of a loop that is none of the program's, where that calls it. */
function loopPlace(situation: Outlook): Span | null {
  const { code, block, rounds } = situation.state;
  const header = code.blocks[block]!.loops[rounds.length - 1]!;
  const first = code.blocks[header]!.spans.find((span) => span !== undefined);
  const here = situation.here();
  return first !== undefined && first.source === here?.source ? first : here;
}

/** The integers a word may be, found by fixing one bit after another, the sign first. */
function* possibleIntegers(circuit: Circuit, word: Word, isPossible: (bits: Bit) => boolean): Generator<number> {
  const { bits } = word;
  const open = [{ left: bits.length, n: 0, under: TRUE }];
  for (let top = open.pop(); top !== undefined; top = open.pop()) {
    const { left, n, under } = top;
    if (!isPossible(under)) continue;
    if (left === 0) {
      yield n;
      continue;
    }
    const bit = bits[left - 1]!;
    const weight = left === bits.length ? -(2 ** (left - 1)) : 2 ** (left - 1);
    open.push({ left: left - 1, n: n + weight, under: circuit.and(under, bit) });
    open.push({ left: left - 1, n, under: circuit.and(under, not(bit)) });
  }
}

function isExempt(situation: Outlook, unroll: Unroll): boolean {
  const place = situation.here();
  return place !== null && unroll.isExempt?.(place) === true;
}

function isPowerOfTwo(n: number): boolean {
  return (n & (n - 1)) === 0;
}
