/**
 * The seeded bugs are real: each is one replacement in code that still parses, and playing its spec in plain node finds the
 * operation break the promise that the bug names, where the original never breaks one. That nothing is found on the original is
 * no proof, but a judge that cried wolf would show here.
 */

import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { bugsOf, exampleNames } from '../../scripts/broken.js';
import type { Registered } from '../../src/spec/index.js';
import { missingOf } from './arguments.js';
import { loadExample, specsOf, textOf, withBug } from './examples.js';
import { play, stepsOf, type Failure } from './play.js';

function* playMany(checks: readonly Registered[], spec: string, scope: number, runs: number): Generator<Failure> {
  for (const registered of checks) {
    const check = registered.at(scope);
    const steps = stepsOf(check, Math.max(scope, 2), missingOf(spec, scope));
    for (const sample of fc.sample(steps, { numRuns: runs, seed: 1 })) {
      const failure = play(registered, scope, check, sample);
      if (failure !== null) yield failure;
    }
  }
}

describe.each(exampleNames)('%s', async (example) => {
  const bugs = await bugsOf(example);

  test.each(specsOf(example))('nothing breaks %s', async (spec) => {
    const checks = await loadExample(example, spec);
    expect(checks.length).toBeGreaterThan(0);
    for (const scope of [1, 2, 3, 7]) {
      if (example === 'file-system' && scope > 3) continue;
      expect([...playMany(checks, spec, scope, 200)]).toEqual([]);
    }
  });

  test('there are bugs of different natures, each with a name', () => {
    expect(bugs.length).toBeGreaterThanOrEqual(3);
    expect(new Set(bugs.map(({ name }) => name)).size).toBe(bugs.length);
    expect(new Set(bugs.map(({ violation }) => violation)).size).toBeGreaterThanOrEqual(2);
  });

  test.each(bugs)('$name', async (bug) => {
    const text = textOf(example, bug.file);
    expect(text.split(bug.find)).toHaveLength(2);
    const broken = text.replace(bug.find, () => bug.replace);
    const { diagnostics } = ts.transpileModule(broken, { reportDiagnostics: true });
    expect(diagnostics?.map(({ messageText }) => messageText)).toEqual([]);
    if (bug.reachable === false) return;
    // in plain node it is the invariant that says that lists end and share nothing
    const violation = bug.violation === 'tree' ? 'invariant' : bug.violation;
    const expected = { operation: bug.operation, violation, isWithin: true };
    const found = await withBug(example, bug, (checks) => {
      const others: Failure[] = [];
      for (const failure of playMany(checks, bug.spec, bug.scope, 2000)) {
        if (isDeepStrictEqual(failure, expected)) return [failure];
        others.push(failure);
      }
      return others.slice(0, 5);
    });
    expect(found).toEqual([expected]);
  });
});
