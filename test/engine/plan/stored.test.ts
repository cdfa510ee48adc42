/** What no type says is what operations store there. */

import { expect, test } from 'vitest';
import { fieldsOf, plan } from './support.js';

const bag = `
  let made = 0;
  class Node { constructor(key) { this.key = key; this.next = null; } }
  export class Bag {
    constructor() { this.items = []; this.last = null; this.counts = new Map(); this.seen = new Set(); this.first = null; this.other = []; this.made = made; }
    add(x, name) { made += 1; this.items.push(x); this.last = name; this.counts.set(name, x); const node = new Node(x); node.next = this.first; this.first = node; }
    mark(flag, i) { if (flag) this.seen.add(i); }
    take() { this.items.length = 0; }
  }`;

test('elements, fields, keys and values of plain JavaScript take the domains of the arguments that are stored there', () => {
  const spec = `check(code.Bag, { state: { Node: { next: tree('Node') } },
    operations: { add: [int(0, 5), oneOf('p', 'q')], mark: [bool(), nullable(int(7, 8))], take: [] } })`;
  const planned = plan(bag, spec, 3, 'code.js');
  expect(fieldsOf(planned, 'Bag')).toEqual([
    'items: array of 0 … 3 × (0 … 5) (stored)',
    "last: null, 'p' or 'q' (stored)",
    "counts: map of 0 … 3 × ('p' or 'q' → 0 … 5) (stored)",
    'seen: set of 0 … 3 × (7 … 8, or null) (stored)',
    'first: any Node, or null (type)',
    "other: array of 0 … 3 × ('a' or 'b') (type)",
    'made: 0 … 3 (type)',
  ]);
  expect(fieldsOf(planned, 'Node')).toEqual(['key: 0 … 5 (stored)', 'next: Node below, or null (spec)']);
});

test('calls are undone, and what cannot be called tells nothing', () => {
  const code = `export const log: number[] = [];
    export class Box<T> { items: T[] = []; top: T | null = null; n = log.length;
      add(x: T): void { log.push(1); this.items.push(x); this.top = x; }
      each(f: T[]): void { eval('this'); } }`;
  const spec = `check(code.Box, { operations: { each: [array(int())], add: [int(1, 4)] }, initial: () => new code.Box() })`;
  const { bounds, handles } = plan(code, spec);
  expect(fieldsOf({ bounds, handles, unnamed: [] }, 'Box')).toEqual([
    'items: array of 0 … 3 × (1 … 4) (stored)',
    'top: 1 … 4, or null (stored)',
    'n: 0 … 3 (type)',
  ]);
});

test('texts are those that are stored there, where the type says no more than that they are texts', () => {
  const code = `export class Book {
      names: string[] = []; first = ''; kind: 'x' | 'y' = 'x'; seen = new Map<string, string>(); last: string | null = null; count = 0;
      add(name: string, note: string | null): void { this.names.push(name); this.first = name; this.seen.set(name, name); this.last = note; this.count += 1; } }`;
  const spec = `check(code.Book, { operations: { add: [oneOf('ann', 'bob'), nullable(oneOf('new'))] } })`;
  expect(fieldsOf(plan(code, spec), 'Book')).toEqual([
    "names: array of 0 … 3 × ('ann' or 'bob') (stored)",
    "first: '', 'ann' or 'bob' (stored)",
    "kind: 'x' or 'y' (type)",
    "seen: map of 0 … 3 × ('ann' or 'bob' → 'ann' or 'bob') (stored)",
    "last: null or 'new' (stored)",
    'count: 0 … 3 (type)',
  ]);
});
