/** Every line that a report prints about bounds, held against what enumeration builds: of all examples, and of specs with odd bounds. */

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { argumentChoices, fieldChoices, shapes } from '../../src/pipeline/conclude.js';
import type { SolverFactory } from '../../src/solver/index.js';
import { loadSolver } from '../../src/solver/index.js';
import { BOUNDED } from '../../scripts/broken.js';
import { Stage } from '../engine/agreement/stage.js';
import { Built } from './printed/built.js';
import { objections } from './printed/held.js';

const examples = fileURLToPath(new URL('../../examples', import.meta.url));
/** Those of bounded verification have integers of 16 bits, which nobody builds one by one. */
const specs = readdirSync(examples, { recursive: true, encoding: 'utf8' }).filter(
  (path) => path.endsWith('.check.ts') && !path.startsWith(BOUNDED),
);

let solvers: SolverFactory;
beforeAll(async () => {
  solvers = await loadSolver();
});

/** @param changed what is made of the lines of a check before they are held against anything */
function objectionsTo(
  file: string,
  scope: number,
  changed: (line: string, check: string) => string = (line) => line,
): readonly string[] {
  const stage = new Stage(file, solvers);
  return stage.plans.flatMap(({ ordinal, name }) => {
    const { bounds, explored = null } = stage.settle(ordinal, scope);
    const withChange = <T extends { readonly domain: string }>(one: T): T => ({
      ...one,
      domain: changed(one.domain, name),
    });
    const printed = {
      shapes: shapes(bounds, explored).map((line) => changed(line, name)),
      fields: fieldChoices(bounds, explored).map(withChange),
      arguments: argumentChoices(bounds, explored).map(withChange),
    };
    return objections(printed, bounds, new Built(bounds)).map((text) => `${name}: ${text}`);
  });
}

const odd = fileURLToPath(new URL('../fixtures/bounds/odd.check.ts', import.meta.url));

test('odd bounds', () => {
  expect(objectionsTo(odd, 2)).toEqual([]);
});

test('no line can be changed without an objection', () => {
  const changes: readonly (readonly [check: string, from: string, to: string])[] = [
    ['1 negative integers', '-3 … -1', '-3 … 0'],
    ['2 one integer', '7', '6 … 7'],
    ['3 an alphabet', "'or'", "'nor'"],
    ['4 primitives of all kinds', '-0', '0'],
    ['5 truth values', 'true or false', 'true'],
    ['6 short arrays', '1 … 2 ×', '0 … 2 ×'],
    ['7 arrays of one length', 'array of 2', 'array of 1 … 2'],
    ['8 arrays with holes', ' or a hole', ''],
    ['9 always empty', 'array of 0', 'array of 0 … 1'],
    ['10 sets', 'set of 0 … 2', 'set of 0 … 3'],
    ['11 maps of arrays', "'a' or 'b' →", "'a' →"],
    ['12 sets of fewer than asked for', 'set of 0 … 2', 'set of 0 … 3'],
    ['13 maps of fewer keys than asked for', 'map of 0 … 1', 'map of 0'],
    ['14 alternatives', "'x' or null", "'x'"],
    ['16 references', 'at most 1 Node object', 'at most 2 Node objects'],
    ['17 arrays of references', 'at most 2 Leaf objects, r', 'at most 1 Leaf object, r'],
    ['18 keys that are objects', 'at most 2 Leaf objects outside', 'at most 3 Leaf objects outside'],
    ['20 two classes', 'Leaf below', 'any Node'],
    ['23 trees of a height', 'height up to 2', 'height up to 3'],
    ['24 some positions', 'at most 3', 'at most 2'],
    ['25 forests', '0 … 1 × (Node below)', '0 … 2 × (Node below)'],
    ['shared arguments', ' or left out', ''],
    ['arguments with structures', '[0 … 2;', '[0 … 3;'],
    ['a state of several kinds', "'on' or 'off'", "'on'"],
  ];
  const found = objectionsTo(odd, 2, (line, check) => {
    const [, from, to] = changes.find(([name]) => name === check) ?? [];
    return from === undefined ? line : line.replace(from, to!);
  });
  expect(changes.map(([check]) => check).filter((check) => !found.some((one) => one.startsWith(check)))).toEqual([]);
});

describe('examples', () => {
  test.each(specs)('%s', (path) => {
    expect(objectionsTo(join(examples, path), 2)).toEqual([]);
  });
});
