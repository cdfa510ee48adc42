/**
 * Calls on one of several objects are made on each of them where those are few, so that they are found again, and on all together where they
 * are many, whoever calls. Either way they give what they give for the object that it is.
 */

import { describe, expect, test } from 'vitest';
import { CallCache, callOf, mergeCall } from '../../src/eval/index.js';
import { Assignment } from '../../src/formula/index.js';
import type { HeapObject } from '../../src/heap/index.js';
import { createProgram } from '../../src/program/program.js';
import { memoryFiles } from '../../src/source/files.js';
import { atomUnder, finiteDomain } from '../../src/space/index.js';

const text = `
  const objects = [1, 2, 3, 4, 5, 6, 7, 8].map((value) => ({ value }));
  export const [a, b, c, d, e, f, g, h] = objects;
  export const asked = (x) => 10 * x.value;
  export const compared = (x, y) => (x === y ? 100 : 10 * x.value + y.value);
`;

/** What a function gives for all objects that its operands may be, and for which calls of it an answer is remembered. */
function called(name: 'asked' | 'compared', ...counts: readonly number[]) {
  const host = { print: () => undefined, random: () => 0, now: () => 0 };
  const { machine, modules, run } = createProgram(memoryFiles({ '/main.mjs': text }), host);
  run('/main.mjs', 'esm');
  const { heap, values, circuit } = machine;
  const object = (one: string): HeapObject => modules.exported('/main.mjs', one) as HeapObject;
  const objects = [...'abcdefgh'].map(object);
  heap.record();
  const actuals = counts.map((count) => finiteDomain(values, objects.slice(0, count)));
  const cache = new CallCache(heap);
  cache.restart();
  const operands = { callee: object(name), receiver: undefined, actuals: actuals.map(({ value }) => value) };
  const states = Array.from(
    { length: 2 ** circuit.variableCount },
    (_, bits) => new Assignment(circuit, (variable) => ((bits >> circuit.ordinalOf(variable)) & 1) === 1),
  ).filter((one) => actuals.every(({ constraint }) => one.value(constraint)));
  const given = mergeCall(machine, operands, { rounds: 20, feasible: () => true, cache }, ({ returned }) =>
    states.map((one) => atomUnder(values, returned!.value, one)),
  );
  const isKnown = (...operandsOf: readonly (typeof operands.actuals)[number][]): boolean =>
    cache.find(callOf(operands.callee, [undefined, ...operandsOf]), false) !== undefined;
  return { given: new Set(given), isKnown, objects, symbolic: operands.actuals };
}

describe('a call on one of', () => {
  test.each([2, 5, 7])('%i objects is one on each of them', (count) => {
    const { given, isKnown, objects } = called('asked', count);
    expect(given).toEqual(new Set(Array.from({ length: count }, (_, i) => 10 * (i + 1))));
    expect(objects.map((one) => isKnown(one))).toEqual(objects.map((_, i) => i < count));
  });

  test('eight objects is one on all of them', () => {
    const { given, isKnown, objects, symbolic } = called('asked', 8);
    expect(given).toEqual(new Set([10, 20, 30, 40, 50, 60, 70, 80]));
    expect(isKnown(symbolic[0]!)).toBe(true);
    expect(objects.some((one) => isKnown(one))).toBe(false);
  });

  test('four and four is one on each pair, of five and five on each of the first', () => {
    const few = called('compared', 4, 4);
    expect(few.given.size).toBe(13);
    expect(few.isKnown(few.objects[3]!, few.objects[2]!)).toBe(true);
    const many = called('compared', 5, 5);
    expect(many.given.size).toBe(21);
    expect(many.isKnown(many.objects[3]!, many.objects[2]!)).toBe(false);
    expect(many.isKnown(many.objects[3]!, many.symbolic[1]!)).toBe(true);
  });
});
