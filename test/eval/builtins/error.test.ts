/** Error against node. */

import { describe } from 'vitest';
import { errorCases } from './cases/error.js';
import { testCases } from './test-cases.js';

describe('Error', () => testCases(errorCases));
