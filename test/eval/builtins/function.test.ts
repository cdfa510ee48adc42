/** Function against node. */

import { describe } from 'vitest';
import { functionCases } from './cases/function.js';
import { testCases } from './test-cases.js';

describe('Function', () => testCases(functionCases));
