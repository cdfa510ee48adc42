/**
 * follow(Φ): take the side that the assignment Φ takes and remember it in the path constraint P (rules RS-… of Roberson 2011).
 *
 * What P knows is also told to the circuit, so that formulas built later on this path are simplified by it. Such formulas
 * mean what they say only where P holds.
 */

import { FALSE, TRUE, not, type Assignment, type Bit } from '../../formula/index.js';
import { isWordNumber, type Atom, type Case, type Union } from '../../value/index.js';
import type { FunctionSource } from '../../ir/types.js';
import type { Assertions } from '../assertions.js';
import type { Policy, Outlook } from '../policy.js';
import type { MergeOptions } from './merge.js';
import type { Spreads, SpreadWrite } from './spreads.js';

export class FollowPolicy implements Policy {
  readonly name = 'follow';
  readonly merging = false;
  readonly passesGaps = false;
  readonly outcomes = null;
  readonly footprints = null;
  readonly onRefusal = null;
  readonly cache = null;
  readonly summarise = null;
  readonly standIns = null;

  /** The conjuncts of the path constraint, in the order in which they were met. */
  readonly constraint: Bit[] = [];
  /** How often a value was fixed because nothing else could be done with it. */
  concretizations = 0;
  /** Whether something was fixed after more had been read than what it then was. */
  hasFixed = false;
  private readonly spread: SpreadWrite[] = [];

  constructor(
    readonly assignment: Assignment,
    /** Which functions are declarative, and how far merging them may go. */
    private readonly isDeclarative: (source: FunctionSource) => boolean = () => false,
    readonly mergeOptions: MergeOptions | null = null,
    /** Whether conditions without effects are merged. */
    private readonly mergesRegions = true,
    readonly assertions: Assertions | null = null,
    private readonly learnt: Spreads | null = null,
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
    const index = this.selected(conditions);
    this.require(situation, conditions[index]!);
    return index;
  }

  private selected(conditions: readonly Bit[]): number {
    const index = conditions.findIndex((condition) => this.assignment.value(condition));
    if (index < 0) throw new Error('the assignment satisfies none of the cases of a value');
    return index;
  }

  readonly meant = ({ values }: Outlook, { word, wordGuard, atoms, guards }: Union): Atom => {
    const { assignment } = this;
    if (word !== null && assignment.value(wordGuard)) return values.words.valueUnder(assignment, word);
    return atoms[this.selected(guards)];
  };

  concretize(situation: Outlook, value: Union): Atom {
    this.concretizations += 1;
    return this.fix(situation, value);
  }

  /** The case of a value that Φ selects, where something was said of the other cases before. */
  fix(situation: Outlook, value: Union): Atom {
    this.hasFixed = true;
    return this.pick(situation, value);
  }

  /** The case of a value that Φ selects; P requires it from here on. */
  pick(situation: Outlook, value: Union): Atom {
    const { atom, guard } = this.caseOf(situation, value);
    this.require(situation, guard);
    return atom;
  }

  spreads(situation: Outlook, place: Union): boolean {
    if (this.learnt === null) return true;
    const site = situation.here();
    if (this.learnt.isFixed(site)) return false;
    this.spread.push({ site, guard: this.caseOf(situation, place).guard });
    return true;
  }

  /** When the path has ended: true if what it knows by now says more about what was written on the way. */
  conclude(situation: Outlook): boolean {
    const { spread, learnt, constraint } = this;
    if (spread.length > 0 && learnt !== null) {
      const all = situation.circuit.andAll(spread.map(({ guard }) => guard));
      // required of a path that has no other states, it leaves the path as it is
      if (learnt.areTold(constraint, spread, all)) {
        this.require(situation, all);
        return true;
      }
    }
    return this.hasFixed;
  }

  private caseOf({ values, circuit }: Outlook, value: Union): Case {
    const { assignment } = this;
    if (value.word !== null && assignment.value(value.wordGuard)) {
      const n = values.words.valueUnder(assignment, value.word);
      return { atom: n, guard: circuit.and(value.wordGuard, values.words.equalsConstant(value.word, n)) };
    }
    const index = this.selected(value.guards);
    const atom = value.atoms[index];
    if (isWordNumber(atom)) throw new Error('integers live in the word of a union');
    return { atom, guard: value.guards[index]! };
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
