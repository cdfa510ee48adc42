/**
 * Remembered calls give what making them would give: an invariant evaluated with and without the cache, on the pre-state and
 * on the post-state of every path of an operation, is the same formula for every assignment tried.
 */

import { describe, expect, test } from 'vitest';
import { CallCache, callOf, followCall, mergeCall, type MergeOptions } from '../../src/eval/index.js';
import { Assignment, FALSE, type Bit } from '../../src/formula/index.js';
import type { HeapObject } from '../../src/heap/index.js';
import { truth } from '../../src/value/index.js';
import type { Problem, StateObligation } from '../../src/engine/symbolic/problem.js';
import { OPERATIONS, treeMapProblem } from '../engine/glassbox/tree-map.js';

/** A repeatable sequence of assignments; bit i of the seed decides by hashing. */
function assignments(problem: Problem, count: number): Assignment[] {
  const { circuit } = problem.machine;
  return Array.from({ length: count }, (_, seed) => {
    const value = (variable: Bit): boolean =>
      (Math.imul(circuit.ordinalOf(variable) + 1, 0x9e3779b1 + seed * 0x85ebca6b) >>> 13) % 2 === 1;
    return new Assignment(circuit, value);
  });
}

describe('the call cache', () => {
  const evaluator = ({ machine, obligations, before }: Problem) => {
    const invariant = (obligations[0] as StateObligation).claim(before!.subject);
    return (options: MergeOptions): Bit =>
      mergeCall(machine, invariant, options, ({ returned }) =>
        returned === null ? FALSE : machine.circuit.and(returned.guard, truth(machine.values, returned.value)),
      );
  };

  test('on the pre-state the second evaluation makes no call', () => {
    const problem = treeMapProblem(6, 'put');
    const { machine, merge } = problem;
    const evaluate = evaluator(problem);
    const cache = new CallCache(machine.heap);
    cache.restart();
    const first = evaluate({ ...merge, cache });
    const { misses } = cache;
    expect(evaluate({ ...merge, cache })).toBe(first);
    expect(cache.misses).toBe(misses);
    for (const one of assignments(problem, 200)) expect(one.value(first)).toBe(one.value(evaluate(merge)));
  });

  test.each(OPERATIONS)('on post-states of %s remembered and fresh calls agree', (operation) => {
    const problem = treeMapProblem(6, operation);
    const { machine, merge } = problem;
    const evaluate = evaluator(problem);
    const cache = new CallCache(machine.heap);
    const base = machine.heap.current!;
    machine.heap.switchTo(machine.heap.fork(base));
    cache.restart();
    evaluate({ ...merge, cache });
    const samples = assignments(problem, 40);
    for (const state of samples) {
      followCall(machine, problem.operation, state, ({ kind, constraint }) => {
        if (kind === 'thrown') return;
        cache.restartChanged(machine.heap.writtenSince(base));
        const remembered = evaluate({ ...merge, cache });
        const fresh = evaluate(merge);
        for (const one of [state, ...samples]) {
          if (constraint.every((bit) => one.value(bit))) expect(one.value(remembered)).toBe(one.value(fresh));
        }
      });
    }
    expect(cache.hits).toBeGreaterThan(cache.misses / 4);
  });

  test('a call that writes is not remembered', () => {
    const { machine: other, operation, merge: options } = treeMapProblem(2, 'clear');
    const cache = new CallCache(other.heap);
    cache.restart();
    mergeCall(other, operation, { ...options, cache }, () => undefined);
    expect(cache.misses).toBeGreaterThan(0);
    const call = callOf(operation.callee as HeapObject, [operation.receiver, ...operation.actuals]);
    expect(cache.find(call, false)).toBeUndefined();
  });

  test('calls with the same hash are told apart by their operands', () => {
    const { machine: other, obligations, before, merge: options } = treeMapProblem(2, 'clear');
    const operands = (obligations[0] as StateObligation).claim(before!.subject);
    const cache = new CallCache(other.heap);
    cache.restart();
    mergeCall(other, operands, { ...options, cache }, () => undefined);
    const call = callOf(operands.callee as HeapObject, [operands.receiver, ...operands.actuals]);
    expect(cache.find(call, false)).toBeDefined();
    expect(cache.find({ ...call, operands: call.operands.map(() => undefined) }, false)).toBeUndefined();
    expect(cache.find({ ...call, operands: [...call.operands, undefined] }, false)).toBeUndefined();
  });
});
