/**
 * What is said of the members of a set, or of the tuples of a relation. A predicate is asked of every member, and of nothing else: where it
 * depends on the state whether a value is a member, it is asked under that condition.
 */

import { formulas } from '../abstractions/formulas.js';
import { Relation, type Tuple } from './relation.js';

type Predicate<T extends Tuple> = (...tuple: T) => boolean;

/** The members of which something holds. */
export function those<T extends Tuple>(set: Relation<T>, predicate: Predicate<T>): Relation<T> {
  return new Relation(asked(set, predicate).map((when, place) => ({ tuple: set.rows[place]!.tuple, when })));
}

/** Whether it holds of all. */
export function all<T extends Tuple>(set: Relation<T>, predicate: Predicate<T>): boolean {
  let result = true;
  for (const { tuple, when } of set.rows) result = formulas.and(result, when ? predicate(...tuple) : true);
  return result;
}

/** Whether there is one, of which it holds. */
export function some<T extends Tuple>(set: Relation<T>, predicate?: Predicate<T>): boolean {
  let result = false;
  for (const when of asked(set, predicate)) result = formulas.or(result, when);
  return result;
}

/** Whether there is none. */
export function no<T extends Tuple>(set: Relation<T>, predicate?: Predicate<T>): boolean {
  return !some(set, predicate);
}

/** Whether there is exactly one. */
export function one<T extends Tuple>(set: Relation<T>, predicate?: Predicate<T>): boolean {
  const { isOne, areMore } = counted(asked(set, predicate));
  return formulas.and(isOne, !areMore);
}

/** Whether there is at most one. */
export function lone<T extends Tuple>(set: Relation<T>, predicate?: Predicate<T>): boolean {
  return !counted(asked(set, predicate)).areMore;
}

/** How many there are. */
export function count<T extends Tuple>(set: Relation<T>, predicate?: Predicate<T>): number {
  let result = 0;
  for (const when of asked(set, predicate)) result += formulas.choose(when, 1, 0);
  return result;
}

/** What a number of each member adds up to. */
export function sum<T extends Tuple>(set: Relation<T>, number: (...tuple: T) => number): number {
  let result = 0;
  for (const { tuple, when } of set.rows) result += when ? number(...tuple) : 0;
  return result;
}

/** Of any conditions: whether one of them holds, and whether more do. */
export function counted(conditions: readonly boolean[]): { readonly isOne: boolean; readonly areMore: boolean } {
  let [isOne, areMore] = [false, false];
  for (const condition of conditions) {
    areMore = formulas.or(areMore, formulas.and(isOne, condition));
    isOne = formulas.or(isOne, condition);
  }
  return { isOne, areMore };
}

/** Row by row, whether it is there and the predicate holds of it. */
function asked<T extends Tuple>(set: Relation<T>, predicate?: Predicate<T>): readonly boolean[] {
  if (predicate === undefined) return set.rows.map(({ when }) => when);
  return set.rows.map(({ tuple, when }) => formulas.and(when, when ? predicate(...tuple) : false));
}
