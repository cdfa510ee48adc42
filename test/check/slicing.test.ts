/**
 * What a question depends on. Two others judge it: the least core of a proof, which may need nothing outside of the cone, and the source without
 * what is outside. And that solvers are told of all that was written changes no verdict.
 */

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { Checker, type SearchOutcome } from '../../src/pipeline/checker.js';
import { goalsOf } from '../../src/pipeline/selection.js';
import { loadSolver, type SolverFactory } from '../../src/solver/index.js';
import { memoryFiles, overlay } from '../../src/source/files.js';
import { nodeFiles, specModulePath } from '../../src/source/node-files.js';
import type { Bounds } from '../../src/spec/bounds.js';
import type { Coverage } from '../../src/verdict/coverage.js';
import type { Place } from '../../src/verdict/verdict.js';
import { outcomes, verdictsOf } from './refined.js';

const pathOf = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));

const fixture = pathOf('test/fixtures/verify/slicing.check.ts');
const code = pathOf('test/fixtures/verify/slicing.ts');

let solvers: SolverFactory;

beforeAll(async () => {
  solvers = await loadSolver();
});

function checkerOf(changed: Readonly<Record<string, string>> = {}): Checker {
  const files = overlay(memoryFiles(changed), nodeFiles);
  return new Checker({ files, specModule: specModulePath(), solvers, memoryExceeded: () => null });
}

interface Answer {
  readonly outcome: SearchOutcome;
  readonly coverage: Coverage | null;
}

function slicedOrNot(bounds: Bounds, slices: boolean): Bounds {
  const operations = bounds.operations.map((one) =>
    one.atOnce === undefined ? one : { ...one, atOnce: { ...one.atOnce, slices } },
  );
  return { ...bounds, operations };
}

/** The answers of all checks of a spec, by name. */
function answers(file: string, { covers = false, slices = true, checker = checkerOf() } = {}): Map<string, Answer> {
  return new Map(
    checker.plans(file, Infinity).map(({ name, ordinal, scope }) => {
      const { bounds: settled } = checker.settle(file, ordinal, scope ?? 3, Infinity);
      const bounds = slicedOrNot(settled, slices);
      const [goal] = goalsOf(bounds);
      const outcome = checker.search(file, ordinal, bounds, goal!, Infinity, () => undefined);
      const isProved = covers && outcome.end.kind === 'exhausted' && bounds.operations[0]!.atOnce !== undefined;
      return [name, { outcome, coverage: isProved ? checker.cover(file, ordinal, bounds, goal!, Infinity) : null }];
    }),
  );
}

function textsOutside(answer: Answer): readonly string[] {
  return answer.outcome.statistics.slicing!.outside.map(({ path, line, column }) => {
    const text = readFileSync(path, 'utf8').split('\n')[line - 1]!;
    return text.slice(column - 1);
  });
}

test('what nobody asks for is outside of the cone', () => {
  const found = answers(fixture);
  const outside = (name: string): readonly string[] => textsOutside(found.get(name)!);
  expect(outside('counted')).toEqual([
    'let sum = 0;',
    'for (const item of list) sum += item * item;',
    'sum += item * item;',
    'counter.log = sum;',
  ]);
  expect(outside('counted, with a frame')).toEqual([]);
  // calls of one function are not told apart
  expect(outside('chosen')).toEqual(['const noted = [unused];', 'noted.push(a);']);
  expect(outside('shared')).toEqual(['calls += 1;']);
  expect(outside('guarded')).toEqual(['const idle = n * 2;']);
});

const EXAMPLES = ['examples/bounded/small.check.ts', 'examples/bounded/methods.check.ts'];

test('a proof needs nothing that is outside of the cone', { timeout: 120_000 }, () => {
  const at = ({ path, line, column }: Place): string => `${path}:${line}:${column}`;
  let outside = 0;
  for (const file of [fixture, pathOf('examples/bounded/small.check.ts')])
    for (const [name, { outcome, coverage }] of answers(file, { covers: true })) {
      if (coverage === null) continue;
      const left = new Set(outcome.statistics.slicing!.outside.map(at));
      outside += left.size;
      const needed = coverage.statements.filter(({ place, needed }) => needed > 0 && left.has(at(place)));
      // a condition that is true in every case decides nothing, and might if it were another
      expect(needed.map(({ text }) => text)).toEqual(name === 'put' ? ['if (this.entries.size < 10)'] : []);
    }
  expect(outside).toBeGreaterThan(5);
});

test('without what is outside of the cone the verdict is the same', () => {
  const text = readFileSync(code, 'utf8');
  const found = answers(fixture);
  for (const [name, answer] of found) {
    const { slicing } = answer.outcome.statistics;
    // a declaration is still there for others
    for (const { line } of (slicing?.outside ?? []).filter(
      (_, index) => !textsOutside(answer)[index]!.startsWith('const'),
    )) {
      const lines = text.split('\n');
      if (/return|^ *let|^ *for/.test(lines[line - 1]!)) continue;
      lines[line - 1] = '';
      const changed = answers(fixture, { checker: checkerOf({ [code]: lines.join('\n') }) });
      expect(`${name} ${changed.get(name)!.outcome.end.kind}`).toBe(`${name} ${answer.outcome.end.kind}`);
    }
  }
});

test('solvers that are told of everything that was written come to the same verdicts', { timeout: 120_000 }, () => {
  const more: string[] = [];
  const specs = [...EXAMPLES, 'docs/examples/releases.check.ts', 'docs/examples/calendar.check.ts'].map(pathOf);
  for (const file of [fixture, ...specs]) {
    const sliced = answers(file);
    for (const [name, { outcome }] of answers(file, { slices: false })) {
      const { end, statistics } = sliced.get(name)!.outcome;
      expect(`${name} ${outcome.end.kind}`).toBe(`${name} ${end.kind}`);
      expect(outcome.statistics.clauses).toBeGreaterThanOrEqual(statistics.clauses);
      if (outcome.statistics.clauses > statistics.clauses) more.push(name);
    }
  }
  expect(more).toContain('counted');
});

test('faults that are to be ignored are no cases, in either way to look at paths and in either engine', async () => {
  const expected = {
    lastOf: 'exception',
    'lastOf where it returns': 'holds',
    'small lastOf': 'postcondition',
    'lastOf, one by one': 'holds',
    'lastOf that may fail': 'holds',
    'lastOf that must fail more': 'ending',
    never: 'never-enabled',
  };
  for (const engine of ['glass', 'enumerate'] as const) {
    const found = outcomes(await verdictsOf('verify/slicing', engine));
    const byCheck = Object.fromEntries(
      Object.entries(found).map(([check, goals]) => [check, Object.values(goals).join()]),
    );
    expect(byCheck).toMatchObject(expected);
  }
});
