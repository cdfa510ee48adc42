/**
 * Trees that nobody promised. What few objects seem to show is looked at with more of them; an operation that leaves a valid state
 * which is no tree is not wrong, and everything is then searched again with a reference instead.
 */

import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { examplesFolder } from '../../scripts/broken.js';
import type { CheckReport, CheckRequest } from '../../src/pipeline/request.js';
import { checkFiles } from '../../src/node/check.js';

async function check(
  name: string,
  only: string | null,
  engine: CheckRequest['engine'] = 'glass',
): Promise<CheckReport> {
  const file = fileURLToPath(new URL(`../fixtures/observed/${name}.check.ts`, import.meta.url));
  const request = { files: [file], scopes: null, engine, timeLimit: null, memoryLimit: null, workers: 1, only };
  return (await checkFiles(request, () => undefined)).checks[0]!;
}

const verdictsOf = ({ verdicts }: CheckReport): readonly string[] =>
  verdicts.map(({ goal, verdict, counterexample }) =>
    [
      goal?.kind === 'operation' ? goal.name : 'initial',
      verdict,
      ...(counterexample === null ? [] : [counterexample.violation.kind]),
    ].join(' '),
  );

/** Trees by name, and what leads up in them. */
const observed = ({ fields }: CheckReport): readonly string[] =>
  fields
    .filter(({ origin }) => origin === 'observed')
    .map(({ type, field, domain }) => `${type}.${field}${domain.includes('above') ? ' above' : ''}`);

const SHOWN = 120_000;

describe('a pointer that leads two nodes ahead', () => {
  test.each(['glass', 'enumerate'] as const)(
    'is a reference, at a scope that shows it: %s',
    async (engine) => {
      const report = await check('skip', 'skip list', engine);
      expect(verdictsOf(report)).toEqual(['initial holds', 'insert holds', 'remove holds']);
      expect(observed(report)).toEqual(['SkipList.head', 'Node.next']);
      expect(report.caveats.join()).not.toContain('observed');
    },
    SHOWN,
  );

  test.each(['glass', 'enumerate', 'blackbox'] as const)(
    'is one as well where only an operation shows it: %s',
    async (engine) => {
      const report = await check('skip', 'skip list that is too small to show', engine);
      expect(verdictsOf(report)).toEqual(['initial holds', 'insert holds', 'remove holds']);
      expect(observed(report)).toEqual(['SkipList.head', 'Node.next']);
    },
    SHOWN,
  );

  test(
    'is found broken',
    async () => {
      expect(verdictsOf(await check('skip', 'broken skip list'))).toEqual([
        'initial holds',
        'insert refuted invariant',
        'remove refuted invariant',
      ]);
      const small = verdictsOf(await check('skip', 'broken skip list that is too small to show'));
      expect(small[1]).toBe('insert refuted invariant');
    },
    SHOWN,
  );
});

describe('a treap whose priorities are no small numbers', () => {
  test(
    'is looked at in its own domains, with few nodes',
    async () => {
      const report = await check('treap', 'treap');
      expect(verdictsOf(report)).toEqual(['initial holds', 'insert holds']);
      expect(observed(report)).toEqual(['Treap.root', 'Node.left', 'Node.right', 'Node.parent above']);
      expect(report.caveats.join()).toContain('at most 2 objects of each class');
    },
    SHOWN,
  );

  test(
    'is found broken',
    async () => {
      expect(verdictsOf(await check('treap', 'small treap'))).toEqual(['initial holds', 'insert holds']);
      expect(verdictsOf(await check('treap', 'broken treap'))).toEqual(['initial holds', 'insert refuted invariant']);
    },
    SHOWN,
  );
});

test(
  'a field that leads up is no tree, and forgetting it is found',
  async () => {
    const report = await check('lists', 'Chain');
    expect(verdictsOf(report)).toEqual(['initial holds', 'add holds', 'drop refuted tree']);
    expect(observed(report)).toEqual(['Chain.first', 'Link.next', 'Link.previous above']);
  },
  SHOWN,
);

test(
  'what is shared only by three is a reference',
  async () => {
    const report = await check('lists', 'Shelf');
    expect(verdictsOf(report)).toEqual(['initial holds', 'share holds', 'take refuted invariant']);
    expect(observed(report)).not.toContain('Book.label');
  },
  SHOWN,
);

test(
  'one object shows nothing, so two are looked at, even where the scope has one',
  async () => {
    const file = join(examplesFolder, 'treap/treap.check.ts');
    const request = { files: [file], engine: 'glass', timeLimit: null, memoryLimit: null, workers: 1 } as const;
    const { checks } = await checkFiles({ ...request, scopes: { from: 1, to: 3 }, only: null }, () => undefined);
    expect(checks[0]!.verdicts.map(({ verdict, scope }) => [verdict, scope])).toEqual(Array(5).fill(['holds', 3]));
    expect(observed(checks[0]!)).toEqual(['Treap.root', 'Node.parent above', 'Node.left', 'Node.right']);
  },
  SHOWN,
);
