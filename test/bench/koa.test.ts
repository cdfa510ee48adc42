/** The defects of the vote tally are those that were published, each one line of our text; one of each kind is found. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { publishedTally, verdictsOf } from '../../bench/koa.js';
import { defects } from '../../examples/bounded/koa/defects.js';
import { examplesFolder, replaceOnce } from '../../scripts/broken.js';

const byMethod = (one: { readonly method: string }, other: { readonly method: string }): number =>
  one.method < other.method ? -1 : 1;

test('nineteen defects, of the kinds that were published', () => {
  const kinds = (all: readonly { readonly method: string; readonly kind: string }[]): readonly object[] =>
    [...all].sort(byMethod).map(({ method, kind }) => ({ method, kind }));
  expect(kinds(defects)).toEqual(kinds(publishedTally().defects));
  for (const defect of defects) {
    const text = readFileSync(join(examplesFolder, 'bounded/koa', defect.file), 'utf8');
    const broken = replaceOnce(text, defect).split('\n');
    const lines = text.split('\n').filter((line, index) => line !== broken[index]);
    expect(lines).toHaveLength(1);
  }
});

test(
  'what a callee does not promise is missed only where its contract stands for it',
  { timeout: 300_000 },
  async () => {
    const defect = defects.find(({ method }) => method === 'Candidate.init')!;
    const verdictOf = async (calls: 'contracts' | 'inline'): Promise<unknown> =>
      (await verdictsOf(defect, 2, { only: defect.method, calls }, 120)).map(({ verdict }) => verdict);
    expect(await verdictOf('contracts')).toEqual(['refuted']);
    expect(await verdictOf('inline')).toEqual(['holds']);
  },
);
