/** Code that can tell an absent property from one that is undefined. */

import { expect, test } from 'vitest';
import { asksForKeys } from '../../src/source/presence.js';

test.each([
  "'note' in item",
  'for (const key in item) use(key);',
  'Object.keys(item)',
  'const copy = { ...item, done: true };',
  'const { id, ...others } = item;',
  'class A { m() { return JSON.stringify(this.items); } }',
  "item.hasOwnProperty('note')",
  'Object.assign({}, item)',
  "Reflect.has(item, 'note')",
  'list.map(Object.entries)',
])('%s', (text) => expect(asksForKeys('/a.ts', text)).toBe(true));

test.each([
  'item.note === undefined',
  '// in, Object.keys(item)',
  "'note in item'",
  'for (const one of items) use(one);',
  'const all = [...items]; call(...items);',
  'const [first, ...others] = items;',
  'Object.freeze(item)',
  'map.keys()',
  'class A { #a = 1; static is(x: object) { return #a in x; } }',
  'type Keys = { [K in keyof Item]: string };',
])('not %s', (text) => expect(asksForKeys('/a.ts', text)).toBe(false));
