/** What relations are put together with. None of it changes what it is given. */

import { formulas } from '../abstractions/formulas.js';
import { isSameAtom, Relation, type Row, type SetOf, type Tuple } from './relation.js';

/** Tuples that are in any of them. */
export function union<T extends Tuple>(...all: readonly Relation<T>[]): Relation<T> {
  return new Relation(all.flatMap(({ rows }) => rows));
}

/** Tuples that are in both. */
export function intersection<T extends Tuple>(a: Relation<T>, b: Relation<T>): Relation<T> {
  return where(a, (tuple) => b.holds(tuple));
}

/** Tuples of a that are not in b. */
export function difference<T extends Tuple>(a: Relation<T>, b: Relation<T>): Relation<T> {
  return where(a, (tuple) => !b.holds(tuple));
}

/** Tuples of b, and those of a that begin with nothing that a tuple of b begins with: assignments, the later ones first. */
export function override<T extends [unknown, ...unknown[]]>(a: Relation<T>, b: Relation<T>): Relation<T> {
  const assigned = domain(b);
  return union(
    b,
    where(a, ([first]) => !assigned.holds([first])),
  );
}

/** Every tuple of a followed by every tuple of b. */
export function product<A extends Tuple, B extends Tuple>(a: Relation<A>, b: Relation<B>): Relation<[...A, ...B]> {
  return new Relation(
    a.rows.flatMap((left) =>
      b.rows.map((right): Row<[...A, ...B]> => ({
        tuple: [...left.tuple, ...right.tuple],
        when: formulas.and(left.when, right.when),
      })),
    ),
  );
}

/**
 * Tuples of a and b where a's end is b's beginning, without both: `join(setOf(list), next)` is what follows the list,
 * `join(next, next)` leads two steps ahead.
 */
export function join<A extends Tuple, M, B extends Tuple>(
  a: Relation<[...A, M]>,
  b: Relation<[M, ...B]>,
): Relation<[...A, ...B]> {
  const beginning = byBeginning<Tuple>(b.rows);
  const rows: Row<Tuple>[] = [];
  for (const { tuple, when } of a.rows) {
    const end = tuple[tuple.length - 1];
    for (const next of beginning(end)) {
      const meet = formulas.and(formulas.and(when, next.when), isSameAtom(end, next.tuple[0]));
      rows.push({ tuple: [...tuple.slice(0, -1), ...next.tuple.slice(1)], when: meet });
    }
  }
  return new Relation(rows) as Relation<Tuple> as Relation<[...A, ...B]>;
}

/** The other way round. */
export function transpose<A, B>(relation: Relation<[A, B]>): Relation<[B, A]> {
  return new Relation(relation.rows.map(({ tuple: [a, b], when }): Row<[B, A]> => ({ tuple: [b, a], when })));
}

/** One or more steps. */
export function closure<T>(relation: Relation<[T, T]>): Relation<[T, T]> {
  let result = relation;
  // a way without detours has as many steps as it has beginnings of steps, each a row of its own
  for (let steps = 1; steps < domain(relation).rows.length; steps *= 2) result = union(result, join(result, result));
  return result;
}

/** What tuples begin with. */
export function domain<A>(relation: Relation<[A, ...unknown[]]>): SetOf<A> {
  return new Relation(relation.rows.map(({ tuple: [first], when }): Row<[A]> => ({ tuple: [first], when })));
}

/** What tuples end with. */
export function range<A>(relation: Relation<[...unknown[], A]>): SetOf<A> {
  return new Relation(
    relation.rows.map(({ tuple, when }): Row<[A]> => ({ tuple: [tuple[tuple.length - 1] as A], when })),
  );
}

/** Whether all tuples of a are in b. */
export function within<T extends Tuple>(a: Relation<T>, b: Relation<T>): boolean {
  let result = true;
  for (const { tuple, when } of a.rows) result = formulas.and(result, formulas.or(!when, b.holds(tuple)));
  return result;
}

/** Whether they have the same tuples. */
export function equal<T extends Tuple>(a: Relation<T>, b: Relation<T>): boolean {
  return formulas.and(within(a, b), within(b, a));
}

function where<T extends Tuple>(relation: Relation<T>, isLeft: (tuple: T) => boolean): Relation<T> {
  return new Relation(relation.rows.map(({ tuple, when }) => ({ tuple, when: formulas.and(when, isLeft(tuple)) })));
}

/** The rows that may begin with an atom. */
function byBeginning<T extends Tuple>(rows: readonly Row<T>[]): (atom: unknown) => readonly Row<T>[] {
  const known = new Map<unknown, Row<T>[]>();
  const loose: Row<T>[] = [];
  for (const row of rows) {
    const [first] = row.tuple;
    const same = formulas.isKnown(first) ? known.get(first) : loose;
    if (same === undefined) known.set(first, [row]);
    else same.push(row);
  }
  return (atom) => (formulas.isKnown(atom) ? [...(known.get(atom) ?? []), ...loose] : rows);
}
