/** Number, Boolean and the global functions about numbers against node. */

import { describe } from 'vitest';
import { numberCases, booleanCases } from './cases/number.js';
import { testCases } from './test-cases.js';

describe('Number, Boolean and the global functions about numbers', () => testCases([...numberCases, ...booleanCases]));
