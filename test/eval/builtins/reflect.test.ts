/** Reflect against node. */

import { describe } from 'vitest';
import { reflectCases } from './cases/reflect.js';
import { testCases } from './test-cases.js';

describe('Reflect', () => testCases(reflectCases));
