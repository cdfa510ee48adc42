/** Symbol against node. */

import { describe } from 'vitest';
import { symbolCases } from './cases/symbol.js';
import { testCases } from './test-cases.js';

describe('Symbol', () => testCases(symbolCases));
