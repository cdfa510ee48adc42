/** String against node. */

import { describe } from 'vitest';
import { stringPatternCases } from './cases/string-patterns.js';
import { stringCases } from './cases/string.js';
import { testCases } from './test-cases.js';

describe('String', () => testCases([...stringCases, ...stringPatternCases]));
