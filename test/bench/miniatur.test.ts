/** Miniatur's subjects: what was published has a counterpart, and one class shows that it breaks its laws, and the same class mended does not. */

import { join } from 'node:path';
import { expect, test } from 'vitest';
import { publishedCollections } from '../../bench/collections.js';
import { publishedViolations } from '../../bench/miniatur.js';
import { checkFiles } from '../../src/index.js';
import { request } from '../check/played.js';
import { loadSpec } from '../examples/examples.js';

const folder = join(import.meta.dirname, '../../examples/bounded/miniatur');
const [violations, controls] = ['violations', 'controls'].map((name) => join(folder, `${name}.check.ts`));

test('every published violation is asked for, and so is every class where it is mended', async () => {
  const laws = new Set<string>();
  for (const { name, at } of await loadSpec(violations!))
    for (const law of at(4).operations ?? []) laws.add(`${name}.${law}`);
  const { violations: published } = publishedViolations();
  expect(published).toHaveLength(21);
  expect(published.filter(({ check, law }) => !laws.has(`${check}.${law}`))).toEqual([]);
  const mended = (await loadSpec(controls!)).map(({ name }) => name.replace('#2', ''));
  for (const name of ['TerminalSet: hashing', 'Label: ordering', 'ArrayType: equality', 'Instruction: hashing'])
    expect(mended).toContain(name);
});

test('an array type is equal to what is not equal to it, until that is mended', async () => {
  const files = [violations!, controls!];
  const only = 'ArrayType: equality';
  const report = await checkFiles({ ...request, files, only, scopes: { from: 2, to: 2 } }, () => undefined);
  const found = report.checks.flatMap(({ verdicts }) =>
    verdicts.map(({ goal, verdict, counterexample }) => [goal!.name, verdict, counterexample?.violation.conjunct]),
  );
  expect(found).toEqual([
    ['reflexive', 'holds', undefined],
    ['symmetric', 'refuted', 'other instanceof ObjectType'],
    ['transitive', 'refuted', expect.stringMatching(/tag|signature/) as string],
    ['nonNull', 'holds', undefined],
    ...['reflexive', 'symmetric', 'transitive', 'nonNull'].map((law) => [law, 'holds', undefined]),
  ]);
}, 120_000);

test('a bag is made a set of by a list, unless points break the laws', async () => {
  const files = ['bag-to-set', 'bag-to-set-mended'].map((name) => join(folder, `${name}.check.ts`));
  const only = 'withLinkedList';
  const report = await checkFiles({ ...request, files, only, scopes: { from: 2, to: 2 } }, () => undefined);
  const found = report.checks.flatMap(({ verdicts }) => verdicts.map(({ verdict }) => verdict));
  expect(found).toEqual(['refuted', 'holds']);
}, 120_000);

test('every run of the collections has a check', async () => {
  for (const spec of ['sizes', 'bag-to-set', 'bag-to-set-mended']) {
    const runs = publishedCollections().runs.filter((run) => run.spec === spec);
    const names = (await loadSpec(join(folder, `${spec}.check.ts`))).map(({ name }) => name.replace(/#\d+$/, ''));
    expect(runs.map(({ check }) => check).toSorted()).toEqual(names.toSorted());
  }
});
