/** Conditions are settled exactly where all states that are asked about agree on them. */

import { expect, test } from 'vitest';
import { settle } from '../../../src/engine/glassbox/settle.js';
import { Assignment, Circuit, FALSE, TRUE, not, type Bit } from '../../../src/formula/index.js';

const circuit = new Circuit();
const [a, b, c] = [circuit.variable(), circuit.variable(), circuit.variable()] as [Bit, Bit, Bit];
const states = Array.from(
  { length: 8 },
  (_, n) => new Assignment(circuit, (variable) => ((n >> circuit.ordinalOf(variable)) & 1) === 1),
);

/** Asks among the states that satisfy a condition, and counts. */
function settledIn(
  valid: Bit,
  conditions: readonly Bit[],
): { readonly settled: readonly Bit[]; readonly asked: number } {
  let asked = 0;
  const example = states.find((state) => state.value(valid))!;
  const settled = settle(circuit, conditions, example, (condition) => {
    asked += 1;
    return states.find((state) => state.value(valid) && state.value(condition)) ?? null;
  });
  return { settled, asked };
}

test('none of them', () => {
  expect(settledIn(not(circuit.orAll([a, b, c])), [a, b, c])).toEqual({ settled: [FALSE, FALSE, FALSE], asked: 1 });
});

test('one of them, and no other', () => {
  const onlyB = circuit.andAll([not(a), b, not(c)]);
  expect(settledIn(onlyB, [a, b, c])).toEqual({ settled: [FALSE, TRUE, FALSE], asked: 1 });
});

test('what differs from state to state stays as it is', () => {
  expect(settledIn(not(c), [a, b, c]).settled).toEqual([a, b, c]);
  expect(settledIn(circuit.and(a, not(c)), [a, b, c]).settled).toEqual([TRUE, b, c]);
});

test('what is known need not be asked', () => {
  expect(settledIn(TRUE, [TRUE, FALSE])).toEqual({ settled: [TRUE, FALSE], asked: 0 });
});

test('who does not know settles nothing', () => {
  expect(settle(circuit, [a, b], states[0]!, () => 'unknown')).toEqual([a, b]);
});
