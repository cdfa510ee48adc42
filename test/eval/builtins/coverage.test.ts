/** Nothing is modelled without being compared with node, and nothing is compared on a handful of inputs only. */

import { expect, test } from 'vitest';
import { allCases } from './all-cases.js';
import { reachableFunctions } from './reachable.js';

test('every builtin is compared on at least 20 inputs', () => {
  const counts = new Map<string, number>();
  for (const { builtin, status, snippets } of allCases)
    if (status !== 'refused') counts.set(builtin, (counts.get(builtin) ?? 0) + new Set(snippets).size);
  expect([...counts].filter(([, count]) => count < 20)).toEqual([]);
});

test('every function of the realm has cases, or refuses to be used', () => {
  const compared = new Set(allCases.map(({ builtin }) => builtin));
  const functions = reachableFunctions();
  expect(functions.length).toBeGreaterThan(1000);
  const forgotten = functions.filter(({ names, refused }) => !refused && !names.some((name) => compared.has(name)));
  expect(forgotten.map(({ names }) => names.join(', '))).toEqual([]);
});
