/** When the solver is asked whether a loop under merge goes on, and what may be remembered of a call that goes on only elsewhere. */

import { expect, test } from 'vitest';
import { CallCache, callOf, mergeCall, type MergeOptions } from '../../src/eval/index.js';
import { Assignment, type Bit } from '../../src/formula/index.js';
import type { HeapObject } from '../../src/heap/index.js';
import { createProgram } from '../../src/program/program.js';
import { memoryFiles } from '../../src/source/files.js';
import { atomUnder, finiteDomain } from '../../src/space/index.js';

const text = `
  export const spin = (x) => { let rounds = 0; while (x === 1) rounds += 1; return rounds; };
  const once = (x) => { let rounds = 0; while (rounds < x) rounds += 1; return rounds; };
  export { once };
  export const calm = (x) => (x === 1 ? 'never' : once(x));
  export const guarded = (x) => (x === 1 ? 'never' : spin(x));
`;

/** The questions that were asked, and what the function gives for 0 and 1 where it ends. */
function merged(name: string, options: Partial<MergeOptions>) {
  const host = { print: () => undefined, random: () => 0, now: () => 0 };
  const { machine, modules, run } = createProgram(memoryFiles({ '/main.mjs': text }), host);
  run('/main.mjs', 'esm');
  const { heap, values, circuit } = machine;
  heap.record();
  const object = (one: string): HeapObject => modules.exported('/main.mjs', one) as HeapObject;
  const x = finiteDomain(values, [0, 1]).value;
  const states = [0, 1].map(
    (bits) => new Assignment(circuit, (variable) => ((bits >> circuit.ordinalOf(variable)) & 1) === 1),
  );
  const cache = new CallCache(heap);
  cache.restart();
  let questions = 0;
  const feasible = (guard: Bit, given: readonly Bit[] = []): boolean | 'elsewhere' => {
    questions += 1;
    const possible = states.filter((one) => one.value(guard));
    if (possible.some((one) => given.every((bit) => one.value(bit)))) return true;
    return possible.length > 0 ? 'elsewhere' : false;
  };
  const operands = { callee: object(name), receiver: undefined, actuals: [x] };
  const outcomes = mergeCall(machine, operands, { rounds: 20, feasible, cache, ...options }, ({ returned, beyond }) =>
    states.map((one) => (one.value(beyond) ? 'beyond' : atomUnder(values, returned!.value, one))),
  );
  const kept = ['once', 'spin'].filter((one) => cache.find(callOf(object(one), [undefined, x]), false) !== undefined);
  return { questions, outcomes, kept };
}

test('it is asked two rounds after those that are expected, and at 8 and 16', () => {
  expect(merged('spin', { expected: 3 })).toMatchObject({ questions: 3, outcomes: [0, 'beyond'] });
  expect(merged('spin', { expected: 9 })).toMatchObject({ questions: 2 });
  expect(merged('spin', {})).toMatchObject({ questions: 2 });
});

test('one question tells that a call goes on only where its callers do not lead, and it is not remembered', () => {
  expect(merged('calm', { expected: 3 })).toEqual({ questions: 0, outcomes: [0, 'never'], kept: ['once'] });
  expect(merged('guarded', { expected: 3 })).toEqual({ questions: 1, outcomes: [0, 'never'], kept: [] });
});
