/** RegExp against node. */

import { describe } from 'vitest';
import { regexpCases } from './cases/regexp.js';
import { testCases } from './test-cases.js';

describe('RegExp', () => testCases(regexpCases));
