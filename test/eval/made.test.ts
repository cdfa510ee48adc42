/**
 * Calls that make something are remembered by the content of what they made, and whoever finds it gets objects of their own. Node says
 * what each function gives; whether anything was found, the cache says.
 */

import { describe, expect, test } from 'vitest';
import { CallCache, callOf, mergeCall, rechecking } from '../../src/eval/index.js';
import { Assignment } from '../../src/formula/index.js';
import type { HeapObject } from '../../src/heap/index.js';
import { createProgram } from '../../src/program/program.js';
import { memoryFiles } from '../../src/source/files.js';
import { atomUnder, finiteDomain, slotOf } from '../../src/space/index.js';
import type { Value } from '../../src/value/index.js';

const text = `
  const tree = (value, left, right) => ({ value, left, right });
  export const small = tree(3, null, null);
  export const left = tree(1, null, tree(2, null, null));
  export const right = tree(5, tree(4, null, null), null);
  export const large = tree(3, left, right);
  export const change = () => { right.value = 6; };

  class Box { #n; constructor(n) { this.#n = n; } get n() { return this.#n; } bump() { this.#n += 1; return this; } }
  const pair = (x) => { const one = { x }; return [one, one, x]; };
  const ring = (x) => { const one = { value: x === null ? 0 : x.value, self: null }; one.self = one; return one; };
  const index = (x) => x === null ? new Map() : new Map([...index(x.left), [x.value, x], ...index(x.right)]);
  const odd = (x) => { const all = new Set(); for (const n of listed(x)) if (n % 2 === 1) all.add(n); return all; };
  const box = (x) => new Box(x === null ? 7 : x.value);
  const cold = (x) => Object.freeze({ value: x === null ? 0 : 1 });
  const either = (x) => x === null ? null : x.left === null ? { kind: 'leaf' } : { kind: 'inner', of: x };
  const grown = (x) => { const one = {}; if (x === null) one.a = 1; else one.b = x; return one; };
  const counter = (x) => { let n = x === null ? 0 : 5; return () => ++n; };
  const walk = (x) => [x, 1, 2][Symbol.iterator]();
  const risky = (x) => [x.value, { of: x }];
  const problem = (x) => new RangeError('at ' + (x === null));
  const copy = (x) => x === null ? null : tree(x.value, copy(x.left), copy(x.right));
  const outer = (x) => ({ list: listed(x), first: listed(x), box: box(x) });

  export const listed = (x) => x === null ? [] : [...listed(x.left), x.value, ...listed(x.right)];
  export const texts = (x) => listed(x).join();
  export const lists = (x) => { const a = listed(x), b = listed(x); a.push('!'); return [a.join(), b.join(), a === b].join('|'); };
  export const pairs = (x) => { const a = pair(x), b = pair(x); a[0].x = 1; return [a[1].x, b[0] === b[1], a[0] === b[0], b[0].x === x, a[2] === b[2]].join(); };
  export const rings = (x) => { const a = ring(x), b = ring(x); a.self.value += 1; return [a.self === a, a === b, a.value, b.self.self.value].join(); };
  export const maps = (x) => { const a = index(x), b = index(x); a.set(9, 9); a.delete(3); b.delete(1); return [...a.keys(), '|', ...b.keys(), '|', a.size, b.size].join(); };
  export const sets = (x) => { const a = odd(x); a.add(7); return [...a, '|', ...odd(x), odd(x).has(7), a.size].join(); };
  export const boxes = (x) => [box(x).bump().n, box(x).n, box(x) instanceof Box].join();
  export const colds = (x) => { const one = cold(x); try { one.value = 5; } catch { return Object.isFrozen(one) + one.value; } return 'written'; };
  export const kinds = (x) => { const a = either(x), b = either(x); return [a?.kind, a?.of === x, a === b, ...Object.keys(a ?? {})].join(); };
  export const shapes = (x) => { const a = grown(x), b = grown(x); a.c = 1; return [...Object.keys(a), ...Object.keys(b), 'a' in b].join(); };
  export const counts = (x) => { const a = counter(x), b = counter(x); return [a(), a(), b()].join(); };
  export const walks = (x) => { const a = walk(x), b = walk(x); a.next(); return [a.next().value, b.next().value === x].join(); };
  export const risks = (x) => { try { return [risky(x)[0], risky(x)[1] === risky(x)[1], risky(x)[1].of === x].join(); } catch { return 'none'; } };
  export const problems = (x) => [problem(x).message, problem(x) instanceof RangeError, problem(x) === problem(x)].join();
  export const copies = (x) => { const a = copy(x), b = copy(x); if (a !== null) a.value = 0; return [texts(a), texts(b), texts(x)].join('|'); };
  export const outers = (x) => { const a = outer(x), b = outer(x); a.list.push(8); b.box.bump(); return [...a.list, '|', ...a.first, '|', ...b.list, a.box.n, b.box.n].join(); };
`;

const names = [...text.matchAll(/export const (\w+s) = \(x\)/g)].map(([, name]) => name!);

const node = (await import(`data:text/javascript,${encodeURIComponent(text)}`)) as Readonly<Record<string, unknown>>;
const inNode = (name: string): unknown[] =>
  [null, node['small'], node['large']].map((x) => (node[name] as (x: unknown) => unknown)(x));

function program() {
  const host = { print: () => undefined, random: () => 0, now: () => 0 };
  const { machine, modules, run } = createProgram(memoryFiles({ '/main.mjs': text }), host);
  run('/main.mjs', 'esm');
  const { heap, values } = machine;
  heap.record();
  const object = (name: string): HeapObject => modules.exported('/main.mjs', name) as HeapObject;
  const x = finiteDomain(values, [null, object('small'), object('large')]).value;
  const cache = new CallCache(heap);
  cache.restart();
  const outcomes = (name: string, isRemembering = true, argument: Value = x): unknown[] =>
    mergeCall(
      machine,
      { callee: object(name), receiver: undefined, actuals: [argument] },
      { rounds: 100, feasible: () => true, ...(isRemembering ? { cache } : {}) },
      ({ returned }) =>
        [0, 1, 2].map((number) => {
          const { circuit } = machine;
          const one = new Assignment(circuit, (variable) => ((number >> circuit.ordinalOf(variable)) & 1) === 1);
          return atomUnder(values, returned!.value, one);
        }),
    );
  return { heap, object, cache, outcomes };
}

describe.each(['made', 'remembered', 'made again'])('calls that are %s', (how) => {
  const { outcomes, cache } = program();
  test.each([...names, ...names])('%s', (name) => {
    rechecking.isOn = how === 'made again';
    cache.restart();
    try {
      expect(outcomes(name, how !== 'made')).toEqual(inNode(name));
      expect(cache.isOff).toBe(false);
    } finally {
      rechecking.isOn = false;
    }
  });
});

test('a list made from a tree is made again only where the tree was touched', () => {
  const { heap, object, cache, outcomes } = program();
  const isKnown = (name: string): boolean =>
    cache.find(callOf(object('listed'), [undefined, object(name)]), false) !== undefined;
  const base = heap.current!;
  heap.switchTo(heap.fork(base));
  outcomes('texts');
  expect(['small', 'left', 'right', 'large'].map(isKnown)).toEqual([true, true, true, true]);
  heap.writeSlot(object('right'), slotOf(object('right'), 'value'), 6);
  cache.restartChanged(heap.writtenSince(base));
  expect(['small', 'left', 'right', 'large'].map(isKnown)).toEqual([true, true, false, false]);
  const { hits, misses } = cache;
  expect(outcomes('texts')).toEqual(['', '3', '1,2,3,4,6']);
  expect(cache.hits).toBeGreaterThan(hits);
  expect(cache.misses).toBeGreaterThan(misses);
});

test('that what is remembered is wrong is noticed', () => {
  const { heap, object, outcomes } = program();
  outcomes('texts');
  // as if somebody had read the heap unheard
  heap.writeSlot(object('right'), slotOf(object('right'), 'value'), 6);
  expect(outcomes('texts', true, object('large'))[0]).toBe('1,2,3,4,5');
  rechecking.isOn = true;
  try {
    expect(() => outcomes('texts', true, object('large'))).toThrow(/what is remembered of '\w+' is not what it gives/);
  } finally {
    rechecking.isOn = false;
  }
});
