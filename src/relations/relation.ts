/**
 * Relations: sets of tuples, and sets of values as relations of one column. A tuple is there or not, and that is one condition of its own, a
 * plain boolean in node and a formula under merge; so there is no order in which members came, and two relations are compared tuple
 * by tuple. Atoms, what stands in a column, are compared as keys of maps are, objects by identity.
 *
 * A value that may be one of many is spread over its cases first (`formulas.atoms`). Integers of a wide domain stay one atom, known only as
 * a formula: these few tuples are compared with all others when they are added, so that no tuple is there twice in either case.
 */

import { formulas } from '../abstractions/formulas.js';

export type Tuple = readonly unknown[];

/** A tuple, and when it is there. */
export interface Row<T extends Tuple> {
  readonly tuple: T;
  readonly when: boolean;
}

interface OwnRow<T extends Tuple> extends Row<T> {
  when: boolean;
}

/** A relation that does not change; what it has is asked for by `has` and by the functions of this room. */
export class Relation<T extends Tuple> {
  private readonly found: OwnRow<T>[] = [];
  /** Tuples without formulas in them, column by column. */
  private readonly index = new Map<unknown, unknown>();
  private readonly loose: OwnRow<T>[] = [];

  /** @requires candidates of one length; they may be the same more than once */
  constructor(candidates: readonly Row<T>[]) {
    for (const { tuple, when } of candidates) this.add(tuple, when);
  }

  /** No two of them are there with the same tuple. */
  get rows(): readonly Row<T>[] {
    return this.found;
  }

  has(...tuple: T): boolean {
    let isThere = false;
    for (const one of spread(tuple)) isThere = formulas.or(isThere, formulas.and(one.when, this.holds(one.tuple)));
    return isThere;
  }

  /** @requires tuple is of atoms, as `spread` makes them */
  holds(tuple: T): boolean {
    const isKnown = tuple.every((atom) => formulas.isKnown(atom));
    let isThere = isKnown ? (this.at(tuple)?.when ?? false) : false;
    for (const row of isKnown ? this.loose : this.found)
      isThere = formulas.or(isThere, formulas.and(row.when, areSame(row.tuple, tuple)));
    return isThere;
  }

  private add(tuple: T, given: boolean): void {
    if (formulas.isCertain(given, false)) return;
    const isKnown = tuple.every((atom) => formulas.isKnown(atom));
    const same = isKnown ? this.at(tuple) : this.loose.find((row) => areCertainlySame(row.tuple, tuple));
    let when = given;
    for (const row of isKnown ? this.loose : this.found)
      if (row !== same) when = formulas.and(when, !formulas.and(row.when, areSame(row.tuple, tuple)));
    if (same !== undefined) {
      same.when = formulas.or(same.when, when);
      return;
    }
    const row = { tuple, when };
    this.found.push(row);
    if (isKnown) this.put(row);
    else this.loose.push(row);
  }

  private at(tuple: T): OwnRow<T> | undefined {
    let level: unknown = this.index;
    for (const atom of tuple) {
      level = (level as ReadonlyMap<unknown, unknown>).get(atom);
      if (level === undefined) return undefined;
    }
    return level as OwnRow<T>;
  }

  private put(row: OwnRow<T>): void {
    const last = row.tuple.length - 1;
    let level = this.index;
    for (let column = 0; column < last; column += 1) {
      const atom = row.tuple[column];
      let below = level.get(atom) as Map<unknown, unknown> | undefined;
      if (below === undefined) {
        below = new Map();
        level.set(atom, below);
      }
      level = below;
    }
    level.set(row.tuple[last], row);
  }
}

/** A set of values is a relation of one column. */
export type SetOf<T> = Relation<[T]>;

/** Whether two atoms are the same, as keys of maps are. */
export function isSameAtom(a: unknown, b: unknown): boolean {
  return formulas.or(a === b, formulas.and(a !== a, b !== b));
}

function areSame(a: Tuple, b: Tuple): boolean {
  let result = true;
  for (let column = 0; column < a.length; column += 1) result = formulas.and(result, isSameAtom(a[column], b[column]));
  return result;
}

function areCertainlySame(a: Tuple, b: Tuple): boolean {
  return a.every((atom, column) => formulas.isCertain(atom, b[column]));
}

/** The tuples of atoms that a tuple of values may be, each with when it is that one. */
export function spread<T extends Tuple>(tuple: T): readonly Row<T>[] {
  let rows: Row<Tuple>[] = [{ tuple: [], when: true }];
  for (const value of tuple) {
    const longer: Row<Tuple>[] = [];
    for (const [atom, isIt] of formulas.atoms(value))
      for (const { tuple: before, when } of rows)
        longer.push({ tuple: [...before, atom], when: formulas.and(when, isIt) });
    rows = longer;
  }
  return rows as readonly Row<Tuple>[] as readonly Row<T>[];
}
