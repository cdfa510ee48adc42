/** Throwing under merge: whatever ends together ends one after another, not inside of each other. */

import { expect, test } from 'vitest';
import { mergeCall } from '../../src/eval/index.js';
import { FALSE, TRUE } from '../../src/formula/index.js';
import { createProgram } from '../../src/program/program.js';
import { memoryFiles } from '../../src/source/files.js';
import { finiteDomain } from '../../src/space/index.js';

test('an exception passes eight thousand activations without the stack of the host', () => {
  const text = `export function main(n, flag) {
    if (n > 0) return main(n - 1, flag);
    if (flag) throw 'thrown';
    return 'returned';
  }`;
  const host = { print: () => undefined, random: () => 0, now: () => 0 };
  const { machine, modules, run } = createProgram(memoryFiles({ '/main.mjs': text }), host);
  run('/main.mjs', 'esm');
  const flag = finiteDomain(machine.values, [false, true]).value;
  const operands = { callee: modules.exported('/main.mjs', 'main'), receiver: undefined };
  const options = { rounds: Infinity, feasible: () => true };
  mergeCall(machine, { ...operands, actuals: [8_000, true] }, options, ({ returned, thrown, beyond }) => {
    expect([returned, thrown?.guard, thrown?.value, beyond]).toEqual([null, TRUE, 'thrown', FALSE]);
  });
  mergeCall(machine, { ...operands, actuals: [100, flag] }, options, ({ returned, thrown, beyond }) => {
    expect([returned?.value, thrown?.value, beyond]).toEqual(['returned', 'thrown', FALSE]);
    expect(machine.circuit.or(returned!.guard, thrown!.guard)).toBe(TRUE);
    expect(machine.circuit.and(returned!.guard, thrown!.guard)).toBe(FALSE);
  });
});
