/** Domains of values that code of every day is about: texts, big integers, what JSON can say. They are made of the domains of domains.ts. */

import { anyOf, array, oneOf, type Domain, type LengthOptions, type Primitive } from './domains.js';

/** More members of one domain would be too many to tell one by one. */
const MOST = 10_000;

/** All texts made of these characters, short ones first: `strings('ab', { maximum: 2 })` are '', 'a', 'b', 'aa', 'ab', 'ba' and 'bb'. */
export function strings(alphabet: string | readonly string[], options: LengthOptions): Domain {
  const { length, minimum = length ?? 0, maximum = length } = options ?? {};
  if (maximum === undefined)
    throw new TypeError("strings takes how long the texts may be, as in strings('ab', { maximum: 3 })");
  const characters = [...new Set(alphabet)];
  const found: string[] = [];
  let shorter = [''];
  for (let size = 0; size <= maximum; size += 1) {
    if (size >= minimum) found.push(...shorter);
    if (found.length + shorter.length * characters.length > MOST && size < maximum)
      throw new TypeError(`strings takes a shorter alphabet or length: there are more than ${MOST} of these`);
    shorter = shorter.flatMap((text) => characters.map((character) => text + character));
  }
  return oneOf(...found);
}

/** The big integers lo … hi. */
export function bigints(lo: bigint, hi: bigint): Domain {
  if (typeof lo !== 'bigint' || typeof hi !== 'bigint')
    throw new TypeError('bigints takes the least and the greatest, as in bigints(0n, 3n)');
  if (hi - lo >= BigInt(MOST)) throw new TypeError(`bigints takes fewer: ${lo}n to ${hi}n are more than ${MOST}`);
  const members: bigint[] = [];
  for (let one = lo; one <= hi; one += 1n) members.push(one);
  return oneOf(...members);
}

export interface JsonOptions {
  /** How many arrays and objects may be inside each other; 1 if left out. */
  readonly depth?: number;
  /** Objects have any of these; `a` if left out. */
  readonly keys?: readonly string[];
  /** null, true, 0 and '' if left out. */
  readonly leaves?: readonly Primitive[];
  /** How many elements an array has at most; 2 if left out. */
  readonly maximum?: number;
}

/** What JSON can say: leaves, arrays of such values, and plain objects with some of the keys, in their order. */
export function json(options: JsonOptions = {}): Domain {
  const { depth = 1, keys = ['a'], leaves = [null, true, 0, ''], maximum = 2 } = options;
  if (depth <= 0) return oneOf(...leaves);
  const below = json({ depth: depth - 1, keys, leaves, maximum });
  const records = subsets(keys).map((some): Domain => ({
    domain: 'record',
    fields: Object.fromEntries(some.map((key) => [key, below])),
    name: some.length === 0 ? '{}' : `{ ${some.join(', ')} }`,
  }));
  return anyOf(oneOf(...leaves), array(below, { maximum }), ...records);
}

/** Small ones first. */
function subsets(all: readonly string[]): readonly (readonly string[])[] {
  const found = all.reduce<readonly (readonly string[])[]>(
    (some, one) => [...some, ...some.map((before) => [...before, one])],
    [[]],
  );
  return [...found].sort((one, other) => one.length - other.length);
}
