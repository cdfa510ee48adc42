/** Chance and the clock in a check: fixed while modules load, refused afterwards. */

import { expect, test } from 'vitest';
import { Refusal } from '../../src/base/diagnostic.js';
import { CheckHost } from '../../src/program/check-host.js';
import { ASSUME_FEASIBLE, mergeCall } from '../../src/eval/index.js';
import { createProgram } from '../../src/program/program.js';
import { memoryFiles } from '../../src/source/files.js';

const SOURCE = `
export const atLoad = [Math.random(), Math.random(), Date.now()].join();
export function roll() { return Math.random() < 0.5; }
export function time() { return Date.now(); }
export function plain(x) { console.log(x); return x; }
`;

function load() {
  const host = new CheckHost();
  const program = createProgram(memoryFiles({ '/a.mjs': SOURCE }), host);
  expect(program.run('/a.mjs', 'esm').thrown).toBeNull();
  host.seal();
  return { host, ...program };
}

test('modules see the same sequence in every check', () => {
  const [one, other] = [load(), load()];
  const seen = one.modules.exported('/a.mjs', 'atLoad');
  expect(seen).toBe(other.modules.exported('/a.mjs', 'atLoad'));
  expect(seen).toMatch(/^0\.\d+,0\.\d+,0$/);
  expect([...one.host.asked]).toEqual(['Math.random', 'Date.now']);
});

test.each(['roll', 'time'])('%s is refused when it is called', (name) => {
  const { machine, modules } = load();
  const operands = { callee: modules.exported('/a.mjs', name), receiver: undefined, actuals: [] };
  const run = (): void => mergeCall(machine, operands, { rounds: 8, feasible: ASSUME_FEASIBLE }, () => undefined);
  expect(run).toThrow(Refusal);
  expect(run).toThrow(/Math\.random|Date\.now/);
});

test('printing does nothing', () => {
  const { machine, modules } = load();
  const operands = { callee: modules.exported('/a.mjs', 'plain'), receiver: undefined, actuals: [5] };
  const options = { rounds: 8, feasible: ASSUME_FEASIBLE };
  expect(mergeCall(machine, operands, options, ({ returned }) => returned?.value)).toBe(5);
});

test('where nothing runs there is no place', () => {
  expect(createProgram(memoryFiles({}), new CheckHost()).machine.here()).toBeNull();
});
