/** Arrays on symbolic operands: merge and follow against node. */

import { describe, test } from 'vitest';
import { compareSymbolically } from '../support/symbolic.js';
import { arraySymbolicCases } from './cases/array-symbolic.js';

describe('arrays of symbolic values', () => {
  test.each(arraySymbolicCases.map((one) => [one.text, one] as const))('%s', (_text, one) => compareSymbolically(one));
});
