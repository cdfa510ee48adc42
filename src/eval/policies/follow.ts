/**
 * follow(Φ): take the side that the assignment Φ takes and remember it in the path constraint P (rules RS-… of Roberson 2011).
 *
 * What P knows is also told to the circuit, so that formulas built later on this path are simplified by it. Such formulas
 * mean what they say only where P holds.
 */

import { FALSE, TRUE, not, type Assignment, type Bit } from '../../formula/index.js';
import { isWordNumber, type Atom, type Union } from '../../value/index.js';
import type { FunctionSource } from '../../ir/types.js';
import type { Assertions } from '../assertions.js';
import type { Policy, Outlook } from '../policy.js';
import type { MergeOptions } from './merge.js';

export class FollowPolicy implements Policy {
  readonly name = 'follow';
  readonly merging = false;
  readonly cache = null;
  readonly summarise = null;

  /** The conjuncts of the path constraint, in the order in which they were met. */
  readonly constraint: Bit[] = [];
  /** How often a value was fixed because nothing else could be done with it. */
  concretizations = 0;

  constructor(
    readonly assignment: Assignment,
    /** Which functions are declarative, and how far merging them may go. */
    private readonly isDeclarative: (source: FunctionSource) => boolean = () => false,
    readonly mergeOptions: MergeOptions | null = null,
    /** Whether conditions without effects are merged. */
    private readonly mergesRegions = true,
    readonly assertions: Assertions | null = null,
  ) {}

  get regions(): MergeOptions | null {
    return this.mergesRegions ? this.mergeOptions : null;
  }

  declares(source: FunctionSource): boolean {
    return this.mergeOptions !== null && this.isDeclarative(source);
  }

  decide(situation: Outlook, condition: Bit): boolean {
    const side = this.assignment.value(condition);
    this.require(situation, side ? condition : not(condition));
    return side;
  }

  choose(situation: Outlook, conditions: readonly Bit[]): number {
    const index = conditions.findIndex((condition) => this.assignment.value(condition));
    if (index < 0) throw new Error('the assignment satisfies none of the cases of a value');
    this.require(situation, conditions[index]!);
    return index;
  }

  concretize(situation: Outlook, value: Union): Atom {
    this.concretizations += 1;
    return this.pick(situation, value);
  }

  /** The case of a value that Φ selects; P requires it from here on. */
  pick(situation: Outlook, value: Union): Atom {
    const { assignment } = this;
    if (value.word !== null && assignment.value(value.wordGuard)) {
      const n = situation.values.words.valueUnder(assignment, value.word);
      const guard = situation.circuit.and(value.wordGuard, situation.values.words.equalsConstant(value.word, n));
      this.require(situation, guard);
      return n;
    }
    const index = this.choose(situation, value.guards);
    const atom = value.atoms[index];
    if (isWordNumber(atom)) throw new Error('integers live in the word of a union');
    return atom;
  }

  isFeasible(): boolean {
    return true;
  }

  isPossible(): boolean {
    return false;
  }

  settle(_situation: Outlook, conditions: readonly Bit[]): readonly Bit[] {
    return conditions;
  }

  mayContinue(): boolean {
    return true;
  }

  /** From here on the path is one on which `condition` holds. */
  require(situation: Outlook, condition: Bit): void {
    if (condition === TRUE) return;
    if (condition === FALSE) throw new Error('the path constraint became impossible under its own assignment');
    this.constraint.push(condition);
    situation.circuit.assume(condition);
  }
}
