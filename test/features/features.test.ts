/**
 * Every row of the table of language features is true. What is supported agrees with node on every input, under run, merge
 * and follow, and its result depends on the inputs; whether merge had to split is counted where a policy is asked to. What is
 * refused is refused with its code, at its place.
 */

import { describe, expect, test } from 'vitest';
import { unsupportedEntries } from '../../src/base/messages.js';
import { judgeAgainst } from '../fuzz/evaluator/judge.js';
import { observeRefusal, splitsUnderMerge } from './measure.js';
import { nodeResultsOf } from './node.js';
import { sourceOf } from './feature.js';
import { DOMAINS } from './measure.js';
import { languageTable } from './table.js';

const inAllTopics = languageTable.flatMap(({ topic, features }) =>
  features.map((one) => [topic, one.feature, one] as const),
);

/** What domains of specs are refused with (`test/check/given.test.ts`). */
const OF_SPECS: readonly string[] = ['made-in-node'];

test('every code with which a feature is refused stands in the table', () => {
  const codes = languageTable.flatMap(({ features }) =>
    features.flatMap(({ support }) => (typeof support === 'string' ? [] : [support.code])),
  );
  expect(unsupportedEntries.map(({ code }) => code).filter((code) => !codes.includes(code))).toEqual(OF_SPECS);
});

describe('the language', () => {
  test.each(inAllTopics)('%s: %s', async (_topic, _feature, row) => {
    const { support } = row;
    if (typeof support !== 'string') {
      expect(observeRefusal(row)).toEqual({ code: support.code, at: support.at });
      return;
    }
    const expected = await nodeResultsOf(row);
    expect(new Set(expected).size).toBeGreaterThan(1);
    expect(judgeAgainst(expected, sourceOf(row), DOMAINS, row.files)).toEqual({ kind: 'agrees' });
    expect(splitsUnderMerge(row) > 0 ? 'concrete' : 'symbolic').toBe(support);
  });
});
