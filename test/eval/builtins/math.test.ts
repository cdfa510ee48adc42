/** Math against node. */

import { describe } from 'vitest';
import { mathCases } from './cases/math.js';
import { testCases } from './test-cases.js';

describe('Math', () => testCases(mathCases));
