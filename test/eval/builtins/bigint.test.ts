/** BigInt against node. */

import { describe } from 'vitest';
import { bigintCases } from './cases/symbol.js';
import { testCases } from './test-cases.js';

describe('BigInt', () => testCases(bigintCases));
