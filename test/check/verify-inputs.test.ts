/** What contracts say of inputs: what may be changed, as a function lists it, and what an argument may be. Both engines read the same. */

import { expect, test } from 'vitest';
import { outcomes, verdictsOf } from './refined.js';

const EXPECTED = {
  'the cell': 'holds',
  'its value': 'holds',
  'another field': 'frame',
  'the first cell': 'frame',
  nothing: 'frame',
  'nobody knows': 'frame',
  gather: 'holds',
  'gather into fields': 'holds',
  'gather into items': 'frame',
  'gather into the second': 'frame',
  'one by one': 'holds',
};

test.each(['glass', 'enumerate'] as const)('only what the function lists may be changed (%s)', async (engine) => {
  const found = outcomes(await verdictsOf('verify/changing', engine));
  const byCheck = Object.fromEntries(
    Object.entries(found).map(([check, goals]) => [check, Object.values(goals).join()]),
  );
  expect(byCheck).toEqual(EXPECTED);
});

test('what may be anything may be another object of the class, or none', async () => {
  for (const engine of ['glass', 'enumerate'] as const)
    expect(outcomes(await verdictsOf('verify/anything', engine))).toEqual({
      equals: { equals: 'holds' },
      equalsLoosely: { equalsLoosely: 'postcondition' },
      equalsTrustfully: { equalsTrustfully: 'exception' },
    });
});

test('parameters without a domain of their own have those of their types, unless these may be left out or say nothing', async () => {
  for (const engine of ['glass', 'enumerate'] as const)
    expect(outcomes(await verdictsOf('verify/partly', engine))).toEqual({
      keepsTo: { keepsTo: 'holds' },
      within: { keepsTo: 'postcondition' },
      isGiven: { isGiven: 'holds' },
    });
});
