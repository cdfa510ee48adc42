/** Typed arrays on symbolic operands: merge and follow against node. */

import { describe, test } from 'vitest';
import { compareSymbolically } from '../support/symbolic.js';
import { typedSymbolicCases } from './cases/typed-symbolic.js';

describe('typed arrays of symbolic values', () => {
  test.each(typedSymbolicCases.map((one) => [one.text, one] as const))('%s', (_text, one) => compareSymbolically(one));
});
