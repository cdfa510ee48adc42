/** Object against node. */

import { describe } from 'vitest';
import { objectCases } from './cases/object.js';
import { testCases } from './test-cases.js';

describe('Object', () => testCases(objectCases));
