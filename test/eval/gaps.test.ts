/** A loop over a map or set whose slots may be empty makes a round for each slot, so that what it comes to grows with their number. */

import { expect, test } from 'vitest';
import { ASSUME_FEASIBLE, CallCache, mergeCall } from '../../src/eval/index.js';
import { Assignment } from '../../src/formula/index.js';
import type { HeapObject } from '../../src/heap/index.js';
import { createProgram } from '../../src/program/program.js';
import { memoryFiles } from '../../src/source/files.js';
import { atomUnder, finiteDomain } from '../../src/space/index.js';
import type { Value } from '../../src/value/index.js';

const text = `
  export const left = (count, gone) => {
    const set = new Set();
    for (let i = 0; i < count; i += 1) set.add(i);
    gone.forEach((isGone, i) => { if (isGone) set.delete(i); });
    return set;
  };
  export const loop = (set) => {
    let text = 0;
    for (const one of set) { if (one === 5) continue; text = (text * 3 + one) % 64; if (one === 6) break; }
    return text;
  };
  export const each = (set) => {
    let text = 0;
    set.forEach((one) => { text = (text * 3 + one) % 64; });
    return text;
  };
  export const growing = (set) => {
    let text = 0;
    for (const one of set) { text = (text * 3 + one) % 64; if (one < 3) set.add(one + 20); if (one === 1) set.delete(2); }
    return text;
  };
`;

type Body = (...actuals: readonly unknown[]) => unknown;

/** What the function gives of a set of which some are gone, and how many gates that takes. */
function merged(name: string, count: number) {
  const host = { print: () => undefined, random: () => 0, now: () => 0 };
  const { machine, modules, run } = createProgram(memoryFiles({ '/main.mjs': text }), host);
  run('/main.mjs', 'esm');
  const { heap, values, circuit } = machine;
  heap.record();
  const gone = machine.realm.array(Array.from({ length: count }, () => finiteDomain(values, [false, true]).value));
  const called = (callee: string, actuals: readonly Value[]) => ({
    callee: modules.exported('/main.mjs', callee) as HeapObject,
    receiver: undefined,
    actuals,
  });
  const options = { rounds: 100, feasible: ASSUME_FEASIBLE };
  return mergeCall(machine, called('left', [count, gone]), options, ({ returned: made }) => {
    const cache = new CallCache(heap);
    cache.restart();
    const before = circuit.size;
    return mergeCall(machine, called(name, [made!.value]), { ...options, cache }, ({ returned }) => {
      const results = Array.from({ length: 2 ** Math.min(count, 6) }, (_, bits) => {
        const state = new Assignment(circuit, (variable) => ((bits >> circuit.ordinalOf(variable)) & 1) === 1);
        return atomUnder(values, returned!.value, state);
      });
      return { results, gates: circuit.size - before };
    });
  });
}

test.each(['loop', 'each', 'growing'])('%s: every entry that is there, in order', async (name) => {
  const bodies = (await import(`data:text/javascript,${encodeURIComponent(text)}`)) as Record<string, Body>;
  const expected = Array.from({ length: 64 }, (_, bits) =>
    bodies[name]!(
      bodies['left']!(
        6,
        Array.from({ length: 6 }, (_gone, i) => ((bits >> i) & 1) === 1),
      ),
    ),
  );
  expect(merged(name, 6).results).toEqual(expected);
});

test.each(['loop', 'each'])('%s: twice the slots, about twice the gates', (name) => {
  const [some, more, most] = [8, 16, 32].map((count) => merged(name, count).gates);
  expect(most! - more!).toBeLessThan(2.5 * (more! - some!));
});
