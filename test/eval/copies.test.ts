/**
 * What is known of a tree is known of its copies, as far as they are copies; that it is no more than that, calls which are made again say. The
 * tree has a symbolic value and a branch that may be missing.
 */

import { describe, expect, test } from 'vitest';
import { CallCache, callOf, mergeCall, rechecking } from '../../src/eval/index.js';
import type { HeapObject } from '../../src/heap/index.js';
import { createProgram } from '../../src/program/program.js';
import { memoryFiles } from '../../src/source/files.js';
import { finiteDomain, slotOf } from '../../src/space/index.js';
import type { Value } from '../../src/value/index.js';

const text = `
  class Tree {
    constructor(value, left, right) { this.value = value; this.left = left; this.right = right; }
    copy() { return new Tree(this.value, this.left === null ? null : this.left.copy(), this.right === null ? null : this.right.copy()); }
    sum() { return this.value + (this.left === null ? 0 : this.left.sum()) + (this.right === null ? 0 : this.right.sum()); }
    first() { return this.left === null ? this : this.left.first(); }
    isTwin() { return this.left === this.right; }
    leadsTo(other) { return this.left === other; }
  }
  const leaf = new Tree(1, null, null), other = new Tree(2, null, null);
  export const tree = new Tree(3, leaf, other);
  export const both = new Tree(4, leaf, other);
  export const whole = (t) => t.copy();
  export const changed = (t) => { const c = t.copy(); c.value += 1; return c; };
  export const changedBelow = (t) => { const c = t.copy(); c.right.value = 7; return c; };
  export const sharing = (t) => { const c = t.copy(); c.left = t.left; return c; };
  export const twice = (t) => { const c = t.copy(); c.left = c.right; return c; };
  export const crossed = (t) => { const c = t.copy(); c.left = c.right; c.right = t.copy().left; return c; };
  export const sum = (t) => t.sum(), first = (t) => t.first(), isTwin = (t) => t.isTwin(), isLeaf = (t) => t.leadsTo(leaf);
  export { leaf };
`;

/** Whether calls on what an operation makes of the tree are answered from those on the tree. */
function known(operation: string, calls: readonly string[]): readonly boolean[] {
  const host = { print: () => undefined, random: () => 0, now: () => 0 };
  const { machine, modules, run } = createProgram(memoryFiles({ '/main.mjs': text }), host);
  run('/main.mjs', 'esm');
  const { heap, values } = machine;
  const object = (name: string): HeapObject => modules.exported('/main.mjs', name) as HeapObject;
  const [tree, leaf] = [object('tree'), object('leaf')];
  heap.record();
  heap.writeSlot(leaf, slotOf(leaf, 'value'), finiteDomain(values, [0, 1, 5]).value);
  heap.writeSlot(tree, slotOf(tree, 'left'), finiteDomain(values, [leaf, null]).value);
  const base = heap.current!;
  const cache = new CallCache(heap);
  const merge = { rounds: 100, feasible: () => true };
  const call = (name: string, argument: Value, isRemembering: boolean): void =>
    mergeCall(
      machine,
      { callee: object(name), receiver: undefined, actuals: [argument] },
      isRemembering ? { ...merge, cache } : merge,
      () => undefined,
    );
  heap.switchTo(heap.fork(base));
  cache.restart();
  for (const name of calls) call(name, tree, true);
  return mergeCall(
    machine,
    { callee: object(operation), receiver: undefined, actuals: [tree] },
    merge,
    ({ returned }) => {
      const copy = returned!.value as HeapObject;
      cache.restartChanged(heap.writtenSince(base));
      const found = calls.map((name) => cache.find(callOf(object(name), [undefined, copy]), false) !== undefined);
      rechecking.isOn = true;
      try {
        for (const name of calls) call(name, copy, true);
      } finally {
        rechecking.isOn = false;
      }
      return found;
    },
  );
}

describe('a call is answered from the original', () => {
  const calls = ['sum', 'isTwin', 'isLeaf'];
  test.each([
    ['whole', [true, true, false]], // the copy of a leaf is not that leaf
    ['changed', [false, true, false]],
    ['changedBelow', [false, true, false]],
    ['sharing', [true, true, true]], // what is not copied is what it was
    ['twice', [false, false, false]],
    ['crossed', [false, false, false]],
  ])('of what %s gives: %j', (operation, expected) => {
    expect(known(operation, calls)).toEqual(expected);
  });

  test('unless it gives something of the original', () => {
    expect(known('whole', ['first'])).toEqual([false]);
  });
});
