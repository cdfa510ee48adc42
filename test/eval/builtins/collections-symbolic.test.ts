/** Maps and sets on symbolic operands: merge and follow against node. */

import { describe, test } from 'vitest';
import { compareSymbolically } from '../support/symbolic.js';
import { collectionSymbolicCases } from './cases/collections-symbolic.js';

describe('maps and sets of symbolic values', () => {
  test.each(collectionSymbolicCases.map((one) => [one.text, one] as const))('%s', (_text, one) =>
    compareSymbolically(one),
  );
});
