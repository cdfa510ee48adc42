/** The judge is judged: lanes against the interpreter of formulas, and partitions that are none. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Circuit, TRUE, not, type Bit } from '../../../src/formula/index.js';
import { interpret } from '../../formula/interpret.js';
import type { Table } from './assignments.js';
import { Lanes } from './lanes.js';
import { partition } from './partition.js';

const EMPTY = { graph: { objects: [] }, subject: null, actuals: [] };
const VARIABLES = 5;

/** Every assignment of the variables, the first the most significant. */
function tableOf(variables: readonly Bit[]): Table {
  const rows = Array.from({ length: 2 ** variables.length }, (_, row) => ({
    moment: EMPTY,
    values: Uint8Array.from(variables, (_variable, i) => (row >> (variables.length - 1 - i)) & 1),
  }));
  return { variables, rows, outside: [] };
}

const gates = fc.array(fc.tuple(fc.constantFrom('and', 'xor', 'ite'), fc.nat(), fc.nat(), fc.nat()), {
  minLength: 1,
  maxLength: 30,
});

test('a lane has the value that the interpreter gives', () => {
  fc.assert(
    fc.property(gates, fc.nat(VARIABLES), (steps, lateFrom) => {
      const circuit = new Circuit();
      const variables = Array.from({ length: VARIABLES }, () => circuit.variable());
      const made: Bit[] = [...variables];
      for (const [kind, ...choices] of steps) {
        const [a, b, c] = choices.map((choice) => {
          const bit = made[choice % made.length]!;
          return choice % 3 === 0 ? not(bit) : bit;
        }) as [Bit, Bit, Bit];
        made.push(kind === 'and' ? circuit.and(a, b) : kind === 'xor' ? circuit.xor(a, b) : circuit.ite(a, b, c));
      }
      const [early, late] = [variables.slice(0, lateFrom), variables.slice(lateFrom)];
      const [states, vectors] = [tableOf(early), tableOf(late)];
      const lanes = new Lanes(circuit, made, (variable) => late.includes(variable), 1);
      states.rows.forEach(({ values }, lane) => early.forEach((one, i) => lanes.set(one, lane, values[i] === 1)));
      lanes.computeEarly();
      for (const vector of vectors.rows) {
        late.forEach((one, i) => lanes.fill(one, vector.values[i] === 1));
        lanes.computeLate();
        for (const root of made) {
          const found = Int32Array.of(-1);
          lanes.intersect(found, lanes.address(root));
          states.rows.forEach(({ values }, lane) => {
            const all = [...values, ...vector.values];
            const expected = interpret(circuit, root, (variable) => all[variables.indexOf(variable)] === 1);
            expect((found[0]! >>> lane) & 1).toBe(Number(expected));
          });
        }
      }
    }),
    { seed: 7, numRuns: 100 },
  );
});

describe('a partition', () => {
  const circuit = new Circuit();
  const variables = Array.from({ length: 7 }, () => circuit.variable());
  const [a, b] = [variables[0]!, variables[6]!];
  const tables: [Table, Table] = [tableOf(variables.slice(0, 6)), tableOf(variables.slice(6))];
  const judged = (enabled: Bit, ...paths: readonly Bit[][]): readonly [number, readonly string[]] => {
    const { enabled: count, wrong } = partition(circuit, enabled, paths, tables);
    return [count, [...new Set(wrong.map(({ parts }) => parts))]];
  };

  test('has every case once', () => expect(judged(TRUE, [a, b], [a, not(b)], [not(a)])).toEqual([128, []]));
  test('has no gap', () => expect(judged(TRUE, [a, b], [not(a)])).toEqual([128, ['no']]));
  test('has no case twice', () => expect(judged(TRUE, [a], [not(a)], [a, b])).toEqual([128, ['several']]));
  test('may have gaps where nothing counts', () => expect(judged(b, [a, b], [not(a)])).toEqual([64, []]));
  test('needs no states', () => {
    const none = { ...tables[0], rows: [] };
    expect(partition(circuit, TRUE, [], [none, tables[1]])).toEqual({ enabled: 0, wrong: [] });
  });
  test('tells which case is wrong', () => {
    const { wrong } = partition(circuit, TRUE, [[not(circuit.andAll(variables))]], tables);
    expect(wrong.map(({ state, vector }) => [...state.values, ...vector.values].join(''))).toEqual(['1111111']);
  });
});
