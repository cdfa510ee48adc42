/** String against node. */

import { describe } from 'vitest';
import { stringCases } from './cases/string.js';
import { testCases } from './test-cases.js';

describe('String', () => testCases(stringCases));
