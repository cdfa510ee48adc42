/**
 * merge: take both sides under their guards (rules RD-… of Roberson 2011, extended to all of JavaScript).
 *
 * Loops and recursion end by themselves when the guard folds to FALSE. Where it does not fold, the solver is asked at 8,
 * 16, 32, … rounds whether anything is left; at the limit the rest goes to *beyond*.
 */

import { Refusal } from '../../base/diagnostic.js';
import { tooManyCases } from '../../base/messages.js';
import type { Bit } from '../../formula/index.js';
import { countCases, enumerate, type Atom, type Union } from '../../value/index.js';
import type { CallCache } from '../cache.js';
import type { Machine } from '../machine.js';
import { BOTH, DEAD, Split, type Policy } from '../policy.js';

export interface MergeOptions {
  /** Rounds of a loop and nested activations of a function after which the rest counts as beyond. */
  readonly rounds: number;
  /** Whether a guard is satisfiable within the domains; true when in doubt. */
  readonly feasible: (guard: Bit) => boolean;
  /** Calls found on the same heap before; whoever passes it says when the heap has changed. */
  readonly cache?: CallCache;
}

const FIRST_QUESTION = 8;

/** Up to so many cases of a value that must be concrete get a state each. */
const FEW = 64;

export class MergePolicy implements Policy {
  readonly name = 'merge';
  readonly merging = true;
  readonly fixesWrites = false;
  readonly regions = null;
  readonly cache: CallCache | null;

  constructor(private readonly options: MergeOptions) {
    this.cache = options.cache ?? null;
  }

  decide(): typeof BOTH {
    return BOTH;
  }

  choose(): typeof BOTH {
    return BOTH;
  }

  concretize(machine: Machine, value: Union): Atom {
    if (!this.options.feasible(machine.state.path.bit)) throw DEAD;
    const count = countCases(value);
    if (count > FEW) throw new Refusal(tooManyCases('treat a symbolic value case by case', count, machine.here()));
    const cases = enumerate(machine.values, value);
    const settled = cases.find(({ guard }) => machine.settle(guard) === true);
    if (settled === undefined) throw new Split(cases.map(({ guard }) => guard));
    return settled.atom;
  }

  declares(): boolean {
    return false;
  }

  mayContinue(machine: Machine, rounds: number): boolean {
    const { path } = machine.state;
    if (path.depth === 0) return true; // nothing symbolic so far: the step and depth limits apply
    if (isPowerOfTwo(rounds) && rounds >= FIRST_QUESTION && !this.options.feasible(path.bit)) throw DEAD;
    return rounds < this.options.rounds;
  }
}

function isPowerOfTwo(n: number): boolean {
  return (n & (n - 1)) === 0;
}
