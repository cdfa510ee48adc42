/** Date against node. */

import { describe } from 'vitest';
import { dateCases } from './cases/date.js';
import { testCases } from './test-cases.js';

describe('Date', () => testCases(dateCases));
