/**
 * Conditions that may be formulas. The evaluator has functions of its own for these (`eval/builtins/formulas.ts`), with which an
 * abstraction of all states at once is computed without a branch; here they are what they mean where everything is known.
 */

interface Formulas {
  /** The objects that a value may be, each with when it is that one; what is no object is left out. */
  cases<T>(value: T): readonly (readonly [object: NonNullable<T>, when: boolean])[];
  /** What a value may be, each with when it is that; integers of a wide domain are one case together. */
  atoms<T>(value: T): readonly (readonly [atom: T, when: boolean])[];
  /** Whether a value is no formula. */
  isKnown(value: unknown): boolean;
  /** The function itself, called once for all objects that an argument may be; else a call is made for each of a few. */
  whole<F>(called: F): F;
  /** How long an array may be. */
  extent(array: readonly unknown[]): number;
  and(a: boolean, b: boolean): boolean;
  or(a: boolean, b: boolean): boolean;
  /** The entries that a map may have, each with when it has it and with a number that it keeps as long as the map lives. */
  entries<K, V>(map: ReadonlyMap<K, V>): readonly (readonly [key: K, value: V, isPresent: boolean, number: number])[];
  /** The same of a set. */
  members<T>(set: ReadonlySet<T>): readonly (readonly [value: T, isPresent: boolean, number: number])[];
  choose<T>(condition: boolean, then: T, otherwise: T): T;
  /** Whether two values are known to be the same, without thinking. */
  isCertain(a: unknown, b: unknown): boolean;
  /** The same conditions, false where it can be shown that they are. */
  settled(conditions: readonly boolean[]): readonly boolean[];
}

const plain: Formulas = {
  cases: (value) => (typeof value === 'object' && value !== null ? [[value, true]] : []),
  atoms: (value) => [[value, true]],
  isKnown: () => true,
  whole: (called) => called,
  extent: (array) => array.length,
  and: (a, b) => a && b,
  or: (a, b) => a || b,
  entries: (map) => [...map].map(([key, value], number) => [key, value, true, number]),
  members: (set) => [...set].map((value, number) => [value, true, number]),
  choose: (condition, then, otherwise) => (condition ? then : otherwise),
  isCertain: (a, b) => Object.is(a, b),
  settled: (conditions) => conditions,
};

export const formulas: Formulas =
  (globalThis as { readonly [key: symbol]: unknown })[Symbol.for('glassbox.formulas')] === undefined
    ? plain
    : ((globalThis as { readonly [key: symbol]: unknown })[Symbol.for('glassbox.formulas')] as Formulas);
