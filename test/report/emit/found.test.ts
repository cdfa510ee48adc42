/**
 * From mistakes to tests: counterexamples that a search found and the real engine showed, as emitted tests. Each fails where the mistakes
 * are, and passes where they are not; so does that of every way to begin, with the call that is really broken.
 */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkFiles } from '../../../src/node/check.js';
import { emitTest } from '../../../src/report/index.js';
import type { Verdict } from '../../../src/verdict/index.js';
import { Folders } from './folders.js';

const code = `
import { BUGGY } from './bug.js';
export class Range {
  lo: number;
  hi: number;
  constructor(lo = 0, hi = 1) { this.lo = lo; this.hi = hi; }
  /** @factory */
  static upTo(hi: number): Range { return new Range(BUGGY ? 2 : 0, hi); }
  repOk(): boolean { return this.lo <= this.hi; }
  shift(by: number): void { this.lo += by; if (!BUGGY) this.hi += by; }
  swap(other: Range): void { if (other === this) return; [this.lo, other.lo] = [other.lo, this.lo]; if (!BUGGY || other.hi >= other.lo) [this.hi, other.hi] = [other.hi, this.hi]; }
  join(other: Range): void { this.lo = Math.min(this.lo, other.lo); this.hi = BUGGY ? other.lo - 1 : Math.max(this.hi, other.hi); }
}
export function count(state: { n: number }, by: number): { n: number } { return { n: BUGGY ? state.n - by : state.n + by }; }
export function double(list: number[]): void { for (let i = 0; i < list.length; i++) list[i] = BUGGY ? 0 : 2 * list[i]!; }
export function first(list: readonly { n: number }[]): number { return BUGGY ? (list as { n: number }[]).sort((a, b) => b.n - a.n)[0]!.n : list[0]!.n; }
export function total(by: Map<number, Range>): number { if (BUGGY) for (const one of by.values()) one.lo = 0; return by.size; }
export function tidy(state: { n: number }): { n: number } { if (BUGGY) Object.freeze(state); return { n: state.n }; }
export const broken = (): Range => new Range(BUGGY ? 3 : 0, 1);
`;

const spec = `
import { after, array, check, int, instances, map, record } from 'glassbox';
import { Range, broken, count, double, first, tidy, total } from './range.js';
const state = { Range: { lo: int(0, 2), hi: int(0, 2) } };
const construct = [int(0, 0), int(1, 1)];
check(Range, { state, construct, operations: { shift: [int(1, 2)], join: [instances(Range)], swap: [instances(Range)], twice: { call: (range) => { range.shift(1); range.shift(1); }, arguments: [] } } });
check(Range, { name: 'given', state, initial: () => broken(), operations: { shift: [int(0, 0)] } });
const begin = () => ({ n: 1 });
check.function(count, { state: record({ n: int(0, 2) }), action: int(0, 2), initial: begin, invariant: (one) => one.n >= 0 });
check.function(double, { arguments: [array(int(1, 2))], postcondition: (result, list) => list.every((one, i) => after(list)[i] === 2 * one) });
check.function(first, { arguments: [array(record({ n: int(0, 1) }), { minimum: 1 })], modifies: [] });
check.function(total, { arguments: [map(int(0, 1), instances(Range))], types: state, modifies: [] });
check.function(tidy, { state: record({ n: int(0, 2) }), initial: begin, modifies: [] });
`;

/** Check and operation → the call that the report shows. */
const CALLS: Readonly<Record<string, RegExp>> = {
  'Range: Range.upTo': /^Range\.upTo\([01]\)$/,
  'Range: shift': /^range\.shift\([12]\)$/,
  'Range: join': /^range\.join\(#\d\)$/,
  'Range: swap': /^range\.swap\(#\d\)$/,
  'Range: twice': /^operations\.twice\(range\)$/,
  'given: Range.upTo': /^Range\.upTo\([01]\)$/,
  'given: initial': /^broken\(\)$/,
  'count: count': /^count\(state, [12]\)$/,
  'double: double': /^double\(\[[12]\]\)$/,
  'first: first': /^first\(\[\{ n: 0 \}, \{ n: 1 \}\]\)$/,
  'total: total': /^total\(#\d\)$/,
  'tidy: tidy': /^tidy\(state\)$/,
};

const nameOf = ({ check, goal }: Verdict): string => `${check}: ${goal!.name}`;
const folders = new Folders({ 'range.ts': code, 'range.check.ts': spec });
const found = new Map<string, Verdict>();
const texts: Record<string, string> = {};
const results = { buggy: new Map(), fixed: new Map() } as Record<'buggy' | 'fixed', ReturnType<Folders['run']>>;
const fileOf = (name: string): string => `case${Object.keys(CALLS).indexOf(name)}.test.ts`;

beforeAll(async () => {
  const file = folders.path('buggy', 'range.check.ts');
  const request = {
    files: [file],
    scopes: { from: 2, to: 2 },
    engine: 'glass',
    timeLimit: null,
    memoryLimit: null,
  } as const;
  const report = await checkFiles({ ...request, workers: 1, only: null }, () => undefined);
  for (const verdict of report.checks.flatMap(({ verdicts }) => verdicts)) {
    if (verdict.counterexample === null) continue;
    found.set(nameOf(verdict), verdict);
    const made = emitTest(verdict, {
      specifier: (path) => `./${path.slice(path.lastIndexOf('/') + 1).replace(/\.ts$/, '.js')}`,
      find: (name) =>
        ['Range', 'broken', 'count', 'double', 'first', 'total', 'tidy'].includes(name)
          ? { path: '/range.ts', name }
          : null,
    });
    if (made.kind === 'none') throw new Error(made.reason);
    texts[fileOf(nameOf(verdict))] = made.text;
  }
  for (const kind of ['buggy', 'fixed'] as const) results[kind] = folders.run(kind, texts);
}, 200_000);

afterAll(() => folders.remove());

test('every mistake is found', () => {
  expect([...found.keys()].sort()).toEqual(Object.keys(CALLS).sort());
});

test.each(Object.entries(CALLS))('%s', (name, call) => {
  const file = fileOf(name);
  expect(found.get(name)!.counterexample!.call).toMatch(call);
  expect(results.buggy.get(file), texts[file]).toMatchObject([{ status: 'failed' }]);
  expect(results.fixed.get(file), texts[file]).toMatchObject([{ status: 'passed' }]);
});
