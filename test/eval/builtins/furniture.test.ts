/** The shape of builtin objects against node. */

import { describe } from 'vitest';
import { furnitureCases } from './cases/furniture.js';
import { testCases } from './test-cases.js';

describe('furniture', () => testCases(furnitureCases));
