/** Relations from values, arrays and fields. */

import { formulas } from '../abstractions/formulas.js';
import { after } from '../spec/statements.js';
import { Relation, spread, type Row, type SetOf, type Tuple } from './relation.js';

/** The set of these values. */
export const setOf = formulas.whole(<T>(...values: readonly T[]): SetOf<T> => {
  const rows: Row<[T]>[] = [];
  for (const value of values) rows.push(...spread<[T]>([value]));
  return new Relation(rows);
});

/** The relation of these tuples, all of one length: `relation(['a', 1], ['b', 2])`. */
export function relation<T extends unknown[]>(...tuples: readonly [...T][]): Relation<T> {
  return new Relation(tuples.flatMap((tuple) => spread<T>(tuple)));
}

/** The set of what is in an array. */
export function elements<T>(array: readonly T[]): SetOf<T> {
  const rows: Row<[T]>[] = [];
  for (let place = 0; place < formulas.extent(array); place += 1) {
    const isThere = place < array.length;
    for (const { tuple, when } of spread<[T]>([array[place] as T]))
      rows.push({ tuple, when: formulas.and(isThere, when) });
  }
  return new Relation(rows);
}

/**
 * Each member with what it has: `pairs(nodes, 'key')`, or `pairs(nodes, (node) => node.key)`. A member that has null or undefined is in no
 * pair.
 */
export function pairs<N, K extends keyof N>(set: SetOf<N>, field: K): Relation<[N, NonNullable<N[K]>]>;
export function pairs<N, T>(set: SetOf<N>, field: (member: N) => T): Relation<[N, NonNullable<T>]>;
export function pairs<N>(set: SetOf<N>, field: keyof N | ((member: N) => unknown)): Relation<[N, unknown]> {
  const rows: Row<[N, unknown]>[] = [];
  for (const { tuple, when } of set.rows) {
    const [member] = tuple;
    const value = when ? (typeof field === 'function' ? field(member) : member[field]) : null;
    for (const [atom, isIt] of formulas.atoms(value)) {
      if (atom === null || atom === undefined) continue;
      rows.push({ tuple: [member, atom], when: formulas.and(when, isIt) });
    }
  }
  return new Relation(rows);
}

/** Objects as they are now, where a postcondition has them as they were before: `now(reach(old.head, 'next'))`. */
export function now<T extends Tuple>(before: Relation<T>): Relation<T> {
  return new Relation(
    before.rows.map(({ tuple, when }) => ({
      tuple: tuple.map((atom) => after(atom)) as Tuple as T,
      when,
    })),
  );
}
