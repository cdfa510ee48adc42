/**
 * When two values that two programs made are the same to whoever uses them: primitives by `Object.is`, arrays, maps, sets and plain objects by
 * what is in them and in which order, dates by their time, iterators by what they still give, other objects by their class and fields.
 * What only the two programs can tell (an object of one stands for an object of the other) they are asked first.
 */

export type StandsFor = (a: object, b: object) => boolean | null;

/** So many elements of an iterator are looked at; an endless one is compared as far as that. */
const MOST = 1000;

/** @param standsFor whether two objects count as one; null: as objects of no importance */
export function alike(a: unknown, b: unknown, standsFor: StandsFor = () => null): boolean {
  const under = new Map<object, Set<object>>();
  const same = (one: unknown, other: unknown): boolean => {
    if (Object.is(one, other)) return true;
    if (!isObject(one) || !isObject(other)) return false;
    const said = standsFor(one, other);
    if (said !== null) return said;
    // what is being compared already is the same unless something else is different
    const others = under.get(one) ?? new Set<object>();
    if (others.has(other)) return true;
    under.set(one, others.add(other));
    return inside(one, other, same);
  };
  return same(a, b);
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

type Same = (a: unknown, b: unknown) => boolean;

function inside(a: object, b: object, same: Same): boolean {
  if (Array.isArray(a) || Array.isArray(b)) return Array.isArray(a) && Array.isArray(b) && inOrder(a, b, same);
  if (a instanceof Map || b instanceof Map)
    return a instanceof Map && b instanceof Map && inOrder([...a], [...b], same);
  if (a instanceof Set || b instanceof Set)
    return a instanceof Set && b instanceof Set && inOrder([...a], [...b], same);
  if (a instanceof Date || b instanceof Date)
    return a instanceof Date && b instanceof Date && Object.is(a.getTime(), b.getTime());
  if (isIterator(a) && isIterator(b)) return inOrder(firstOf(a), firstOf(b), same);
  if (a instanceof Error || b instanceof Error) return a.constructor === b.constructor;
  if (!isPlain(a) || !isPlain(b)) {
    if (Object.getPrototypeOf(a) !== Object.getPrototypeOf(b)) return false;
  }
  const keys = Object.keys(a);
  const [left, right] = [a, b] as [Record<string, unknown>, Record<string, unknown>];
  return (
    keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && same(left[key], right[key]))
  );
}

function inOrder(a: readonly unknown[], b: readonly unknown[], same: Same): boolean {
  return a.length === b.length && a.every((one, index) => same(one, b[index]));
}

/** Whether the prototype was made for nothing in particular. */
function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype;
}

function isIterator(value: object): value is IterableIterator<unknown> {
  const { next, [Symbol.iterator]: own } = value as Partial<IterableIterator<unknown>>;
  return typeof next === 'function' && typeof own === 'function' && own.call(value as never) === value;
}

function firstOf(iterator: IterableIterator<unknown>): readonly unknown[] {
  const found: unknown[] = [];
  for (const one of iterator) if (found.push(one) === MOST) break;
  return found;
}
