/** Array against node. */

import { describe } from 'vitest';
import { arrayCases } from './cases/array.js';
import { arrayCallbackCases, sortCases } from './cases/array-callbacks.js';
import { testCases } from './test-cases.js';

describe('Array', () => testCases([...arrayCases, ...arrayCallbackCases, ...sortCases]));
