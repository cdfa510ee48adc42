/** Map, Set and the weak ones against node. */

import { describe } from 'vitest';
import { collectionCases } from './cases/collections.js';
import { testCases } from './test-cases.js';

describe('collections', () => testCases(collectionCases));
