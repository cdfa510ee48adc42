/**
 * Exceptions that nobody looks at are no more than a summary, and calls that end with one are remembered; whoever does look at an
 * exception still sees the exception. Node says what each function does with each argument.
 */

import { describe, expect, test } from 'vitest';
import { CallCache, FAULT, mergeCall, rechecking, type MergeOptions } from '../../src/eval/index.js';
import { Assignment } from '../../src/formula/index.js';
import { HeapObject, unlogged, type Shape } from '../../src/heap/index.js';
import { createProgram } from '../../src/program/program.js';
import { memoryFiles } from '../../src/source/files.js';
import { atomUnder, finiteDomain } from '../../src/space/index.js';
import type { Atom, Value } from '../../src/value/index.js';

const text = `
  class Assumption extends Error { get name() { return 'Assumption'; } }
  export const leaf = { ok: true, next: null };
  export const list = { ok: false, next: leaf };
  export const assumption = Assumption.prototype;
  export const faulty = (x) => x.ok;
  export const deep = (x) => faulty(x.next) && faulty(x);
  export const twice = (x) => deep(x) || faulty(x);
  export const always = (x) => faulty(null);
  export const says = (x) => { try { return deep(x); } catch (error) { return error.message + (error instanceof TypeError); } };
  export const blind = (x) => { try { return deep(x); } catch { return 'caught'; } };
  export const both = (x) => [blind(x), says(x), blind(x), says(x)].join();
  export const last = (x) => { let n = 0; try { n = deep(x) ? 1 : 2; } finally { n += 1; if (n > 2) return n; } return -n; };
  export const again = (x) => { try { return deep(x); } catch (error) { if (x === null) throw error; return error.name; } };
  export const looped = (x) => { let n = 0; for (const one of [x, leaf, x]) if (faulty(one)) n += 1; return n; };
  export const assumes = (x) => { if (x === null) throw new Assumption(); return deep(x); };
  export const passes = (x) => { try { return assumes(x); } finally { assumes(leaf.next ?? leaf.ok) } };
  export const names = (x) => { try { return passes(x); } catch ({ name }) { return name; } };
  export const chosen = (x) => { const f = x === null ? deep : x === leaf ? faulty : says; return f(x); };
  export const primitive = (x) => { if (x === null) throw 7; if (x === leaf) throw 'text'; return x.ok; };
  export const told = (x) => { try { return primitive(x) + blind(x); } catch (error) { return typeof error + error; } };
  const late = function* (x) { try { deep(x); } finally { yield 2; } };
  const start = (x) => { const steps = late(x); steps.next(); return steps; };
  export const delayed = (x) => { const steps = start(x); try { return steps.next().done; } catch (error) { return error.message; } };
  export const undone = (x) => { const made = { n: 0 }; try { made.n = 1; deep(x); made.n = 2; } catch {} return made.n; };
`;

const names = [...text.matchAll(/export const (\w+) = \(x\)/g)].map(([, name]) => name!);
const ASSUMPTION = Symbol('assumption');

type Functions = Readonly<Record<string, (x: unknown) => unknown>>;
const node = (await import(`data:text/javascript,${encodeURIComponent(text)}`)) as Functions;

/** What node says of each argument. */
function inNode(name: string): unknown[] {
  return [null, node['leaf'], node['list']].map((x) => {
    try {
      return node[name]!(x);
    } catch (error) {
      return error instanceof Error && error.name === 'Assumption' ? ASSUMPTION : FAULT;
    }
  });
}

function program() {
  const host = { print: () => undefined, random: () => 0, now: () => 0 };
  const { machine, modules, run } = createProgram(memoryFiles({ '/main.mjs': text }), host);
  run('/main.mjs', 'esm');
  const exported = (name: string): Value => modules.exported('/main.mjs', name);
  const x = finiteDomain(machine.values, [null, exported('leaf') as HeapObject, exported('list') as HeapObject]).value;
  const isAssumption = (thrown: Atom): boolean =>
    thrown instanceof HeapObject && (unlogged.shape(thrown) as Shape).prototype === exported('assumption');
  const summarise = (thrown: Atom): symbol => (thrown === ASSUMPTION || isAssumption(thrown) ? ASSUMPTION : FAULT);
  const outcomes = (name: string, more: Partial<MergeOptions> = { summarise }): unknown[] =>
    mergeCall(
      machine,
      { callee: exported(name), receiver: undefined, actuals: [x] },
      { rounds: 100, feasible: () => true, ...more },
      ({ returned, thrown }) =>
        [0, 1, 2].map((index) => {
          const { circuit, values } = machine;
          const one = new Assignment(circuit, (variable) => ((index >> circuit.ordinalOf(variable)) & 1) === 1);
          const end = thrown !== null && one.value(thrown.guard) ? thrown : returned!;
          expect(one.value(end.guard)).toBe(true);
          return atomUnder(values, end.value, one);
        }),
    );
  const cache = new CallCache(machine.heap);
  cache.restart();
  return { heap: machine.heap, outcomes, remembering: { summarise, cache }, cache };
}

describe.each(['made', 'remembered', 'made again'])('calls that are %s', (how) => {
  const { outcomes, remembering } = program();
  // each finds what all that were called before have left
  test.each([...names, ...names])('%s', (name) => {
    rechecking.isOn = how === 'made again';
    try {
      expect(how === 'made' ? outcomes(name) : outcomes(name, remembering)).toEqual(inNode(name));
    } finally {
      rechecking.isOn = false;
    }
  });
});

test.each(['faulty', 'deep', 'twice', 'always', 'blind', 'looped', 'passes'])('%s is made once', (name) => {
  const { outcomes, remembering, cache } = program();
  outcomes(name, remembering);
  const { misses } = cache;
  outcomes(name, remembering);
  expect(cache.misses).toBe(misses);
});

test('a summary is not shown to a handler that looks', () => {
  const { outcomes, remembering, cache } = program();
  outcomes('deep', remembering);
  const { misses } = cache;
  expect(outcomes('says', remembering)).toEqual(inNode('says'));
  expect(cache.misses).toBeGreaterThan(misses + 1);
});

test('exceptions that nobody looks at are not made', () => {
  const { heap, outcomes } = program();
  const made = (name: string): number => {
    outcomes(name); // compiles it
    const before = heap.upcomingId;
    outcomes(name);
    return heap.upcomingId - before;
  };
  expect(made('twice')).toBe(0);
  expect(made('says')).toBeGreaterThan(0);
});

test('exceptions are themselves if nobody is content with less', () => {
  const { outcomes } = program();
  const [onNull, onLeaf, onList] = outcomes('deep', {});
  expect([onNull, onLeaf].every((one) => one instanceof HeapObject && one.kind === 'error')).toBe(true);
  expect(onNull).not.toBe(onLeaf);
  expect(onList).toBe(false);
});
