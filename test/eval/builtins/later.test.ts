/** What is left for later against node. */

import { describe } from 'vitest';
import { laterCases } from './cases/later.js';
import { testCases } from './test-cases.js';

describe('What is left for later', () => testCases(laterCases));
