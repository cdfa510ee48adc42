/** Builtins of which only the receiver varies, against node. */

import { describe } from 'vitest';
import { receiverCases } from './cases/receivers.js';
import { testCases } from './test-cases.js';

describe('Receivers', () => testCases(receiverCases));
