/** The global object and the console against node. */

import { describe } from 'vitest';
import { globalCases, consoleCases } from './cases/globals.js';
import { testCases } from './test-cases.js';

describe('The global object and the console', () => testCases([...globalCases, ...consoleCases]));
