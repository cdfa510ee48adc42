/** JSON against node. */

import { describe } from 'vitest';
import { jsonCases } from './cases/json.js';
import { testCases } from './test-cases.js';

describe('JSON', () => testCases(jsonCases));
