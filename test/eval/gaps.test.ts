/** A loop over a map or set whose slots may be empty makes a round for each slot, so that what it comes to grows with their number. */

import { expect, test } from 'vitest';
import { ASSUME_FEASIBLE, CallCache, mergeCall, type MergeOptions } from '../../src/eval/index.js';
import { Assignment } from '../../src/formula/index.js';
import type { HeapObject } from '../../src/heap/index.js';
import { createProgram } from '../../src/program/program.js';
import { memoryFiles } from '../../src/source/files.js';
import { atomUnder, finiteDomain } from '../../src/space/index.js';

const text = `
  const left = (count, gone) => {
    const set = new Set();
    for (let i = 0; i < count; i += 1) set.add(i);
    gone.forEach((isGone, i) => { if (isGone) set.delete(i); });
    return set;
  };
  export const loop = (count, gone) => {
    let text = 0;
    for (const one of left(count, gone)) { if (one === 5) continue; text = (text * 3 + one) % 64; if (one === 6) break; }
    return text;
  };
  export const each = (count, gone) => {
    let text = 0;
    left(count, gone).forEach((one) => { text = (text * 3 + one) % 64; });
    return text;
  };
  export const growing = (count, gone) => {
    let text = 0;
    const set = left(count, gone);
    for (const one of set) { text = (text * 3 + one) % 64; if (one < 3) set.add(one + 20); if (one === 1) set.delete(2); }
    return text;
  };
`;

type Body = (count: number, gone: readonly boolean[]) => number;

function merged(name: string, count: number, options: Partial<MergeOptions> = {}) {
  const host = { print: () => undefined, random: () => 0, now: () => 0 };
  const { machine, modules, run } = createProgram(memoryFiles({ '/main.mjs': text }), host);
  run('/main.mjs', 'esm');
  const { heap, values, circuit } = machine;
  heap.record();
  const gone = machine.realm.array(Array.from({ length: count }, () => finiteDomain(values, [false, true]).value));
  const operands = {
    callee: modules.exported('/main.mjs', name) as HeapObject,
    receiver: undefined,
    actuals: [count, gone],
  };
  const cache = new CallCache(heap);
  cache.restart();
  return mergeCall(machine, operands, { rounds: 100, feasible: ASSUME_FEASIBLE, cache, ...options }, ({ returned }) => {
    const results = Array.from({ length: 2 ** Math.min(count, 6) }, (_, bits) => {
      const state = new Assignment(circuit, (variable) => ((bits >> circuit.ordinalOf(variable)) & 1) === 1);
      return atomUnder(values, returned!.value, state);
    });
    return { results, gates: circuit.size };
  });
}

test.each(['loop', 'each', 'growing'])('%s: every entry that is there, in order', async (name) => {
  const bodies = (await import(`data:text/javascript,${encodeURIComponent(text)}`)) as Record<string, Body>;
  const expected = Array.from({ length: 64 }, (_, bits) =>
    bodies[name]!(
      6,
      Array.from({ length: 6 }, (_gone, i) => ((bits >> i) & 1) === 1),
    ),
  );
  expect(merged(name, 6).results).toEqual(expected);
});

test.each(['loop', 'each'])('%s: twice the slots, about twice the gates', (name) => {
  const [some, more, most] = [8, 16, 32].map((count) => merged(name, count).gates);
  expect(most! - more!).toBeLessThan(2.5 * (more! - some!));
});
