/**
 * What arguments range over, value by value, small ones first. Each is made anew for each call, since a call may keep or change it, and is
 * written as a person would. Real code runs, so functions are values like others.
 */

import { listed } from '../../../base/words.js';
import { describePrimitive } from '../../../spec/describe.js';
import type { Domain, Primitive } from '../../../spec/domains.js';

export interface Choice {
  /** As JavaScript; null stands for an argument that is left out. */
  readonly text: string | null;
  readonly make: () => unknown;
}

/** What cannot be enumerated, in words. */
export class NotEnumerable extends Error {}

/** More values of one parameter, or lists of arguments of one operation, are too many to try each on every state. */
const MOST = 20_000;

type OfClass = Extract<Domain, { readonly domain: 'instances' | 'tree' }>;

/** What stands for the objects of a class. @throws NotEnumerable */
export type ObjectsOf = (domain: OfClass) => readonly Choice[];

/** Every list of arguments. @throws NotEnumerable */
export function vectorsOf(
  domains: readonly Domain[],
  scope: number,
  objectsOf: ObjectsOf = noObjects,
): readonly (readonly Choice[])[] {
  return combinations(domains.map((domain) => choicesOf(domain, scope, objectsOf))).map(withoutEnd);
}

function noObjects({ domain }: OfClass): never {
  throw new NotEnumerable(
    `${domain}(…) as an argument: give functions that make the objects, as in oneOf(() => new Node(1)), and call them in the operation`,
  );
}

/** One that was just made, and of what may be missing null. @throws NotEnumerable if it cannot be made of nothing */
export function newObjects(domain: OfClass): readonly Choice[] {
  const made = domain.class;
  if (typeof made !== 'function') return noObjects(domain);
  const make = (): unknown => Reflect.construct(made, []) as unknown;
  try {
    make();
  } catch {
    return noObjects(domain);
  }
  const one: Choice = { text: `new ${made.name}()`, make };
  return domain.domain === 'tree' && domain.optional ? [primitive(null), one] : [one];
}

/** An argument that is left out before others is undefined. */
function withoutEnd(vector: readonly Choice[]): readonly Choice[] {
  const count = vector.findLastIndex(({ text }) => text !== null) + 1;
  return vector.slice(0, count).map((one) => (one.text === null ? primitive(undefined) : one));
}

export function choicesOf(domain: Domain, scope: number, objectsOf: ObjectsOf = noObjects): readonly Choice[] {
  const inner = (one: Domain): readonly Choice[] => choicesOf(one, scope, objectsOf);
  switch (domain.domain) {
    case 'bool':
      return [primitive(false), primitive(true)];
    case 'int': {
      const [lo, hi] = [domain.lo ?? 0, domain.hi ?? scope];
      return within(Math.max(0, hi - lo + 1), () => counted(hi - lo + 1).map((index) => primitive(lo + index)));
    }
    case 'oneOf':
      return domain.members.map((one) => (typeof one === 'function' ? theFunction(one) : primitive(one)));
    case 'made':
      return domain.makers.map((make) => ({ text: madeText(make), make }));
    case 'nullable':
      return [primitive(domain.nothing), ...inner(domain.of)];
    case 'optional':
      return [{ text: null, make: () => undefined }, ...inner(domain.of)];
    case 'anyOf':
      return domain.members.flatMap(inner);
    case 'array': {
      const elements = [...inner(domain.of), ...(domain.holes ? [{ text: null, make: () => undefined }] : [])];
      return lists(elements, domain.minimum, domain.maximum ?? scope).map(theArray);
    }
    case 'set':
      return lists(inner(domain.of), 0, domain.maximum ?? scope)
        .filter((all) => areDifferent(all))
        .map((all) => ({ text: `new Set(${theArray(all).text})`, make: () => new Set(all.map((one) => one.make())) }));
    case 'map': {
      const pairs = combinations([inner(domain.key), inner(domain.value)]);
      return lists(pairs, 0, domain.maximum ?? scope)
        .filter((all) => areDifferent(all.map(([key]) => key!)))
        .map((all) => ({
          text: `new Map([${all.map((pair) => theArray(pair).text).join(', ')}])`,
          make: () => new Map(all.map(([key, value]) => [key!.make(), value!.make()])),
        }));
    }
    case 'record': {
      const fields = Object.entries(domain.fields);
      return combinations(fields.map(([, one]) => inner(one))).map((values) => ({
        text: `{ ${fields.map(([name], index) => `${keyText(name)}: ${values[index]!.text}`).join(', ')} }`,
        make: () => Object.fromEntries(fields.map(([name], index) => [name, values[index]!.make()])),
      }));
    }
    case 'unordered':
      return inner(domain.of);
    case 'instances':
    case 'tree':
      return objectsOf(domain);
    case 'constant':
    case 'derived':
      throw new NotEnumerable(`${domain.domain}() as an argument, which says something of fields only`);
  }
}

/** The domain in words: all of it, or how many there are. */
export function describeChoices(domain: Domain, choices: readonly Choice[]): string {
  if (domain.domain === 'int' && choices.length > 2) return `${choices[0]!.text} … ${choices.at(-1)!.text}`;
  const texts = choices.map(({ text }) => text ?? 'left out');
  const all = listed(texts, 'or');
  return all.length <= 120 ? all : `${choices.length} values from ${texts[0]} to ${texts.at(-1)}`;
}

function primitive(value: Primitive): Choice {
  return { text: describePrimitive(value), make: () => value };
}

function theFunction(value: (...actuals: never[]) => unknown): Choice {
  const text = String(value);
  // comments end with the line
  return { text: `(${text.includes('//') ? text : text.replaceAll(/\s+/g, ' ')})`, make: () => value };
}

/** `() => new Date(0)` makes `new Date(0)`. */
function madeText(make: () => unknown): string {
  const text = theFunction(make).text!;
  return /^\(\(\) => (new [\w$.]+\([^()]*\))\)$/.exec(text)?.[1] ?? `${text}()`;
}

function theArray(all: readonly Choice[]): Choice {
  const texts = all.map(({ text }) => text ?? '');
  return {
    text: `[${texts.join(', ')}${texts.at(-1) === '' ? ',' : ''}]`,
    make: () => {
      const made: unknown[] = Array(all.length);
      all.forEach((one, index) => {
        if (one.text !== null) made[index] = one.make();
      });
      return made;
    },
  };
}

/** Whether a set of them has them all: objects are different from each other, even if they have the same content. */
function areDifferent(all: readonly Choice[]): boolean {
  return new Set(all.map((one) => one.make())).size === all.length;
}

/** Short ones first. */
function lists<T>(members: readonly T[], minimum: number, maximum: number): (readonly T[])[] {
  const found: (readonly T[])[] = [];
  for (let length = minimum; length <= maximum; length += 1)
    found.push(...combinations(counted(length).map(() => members)));
  return within(found.length, () => found);
}

/** There are packages that put functions of their own in the place of `Array.from`. */
function counted(length: number): readonly number[] {
  return [...Array(length).keys()];
}

/** One of each, in every way; the last varies first. */
function combinations<T>(all: readonly (readonly T[])[]): (readonly T[])[] {
  const count = all.reduce((product, one) => product * one.length, 1);
  return within(count, () =>
    all.reduce<(readonly T[])[]>((found, one) => found.flatMap((some) => one.map((last) => [...some, last])), [[]]),
  );
}

function within<T>(count: number, made: () => T): T {
  if (count > MOST) throw new NotEnumerable(`${count} values, more than the ${MOST} that are tried on every state`);
  return made();
}

function keyText(name: string): string {
  return /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(name) ? name : describePrimitive(name);
}
