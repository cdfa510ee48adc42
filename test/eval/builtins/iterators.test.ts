/** Iterators and generators against node. */

import { describe } from 'vitest';
import { iteratorCases } from './cases/iterators.js';
import { testCases } from './test-cases.js';

describe('iterators', () => testCases(iteratorCases));
