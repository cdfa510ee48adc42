/** What is left for later, and texts as bytes, against node. */

import { describe } from 'vitest';
import { laterCases } from './cases/later.js';
import { textCodingCases } from './cases/text-coding.js';
import { urlCases } from './cases/url.js';
import { testCases } from './test-cases.js';

describe('What is left for later', () => testCases(laterCases));

describe('Texts as bytes', () => testCases(textCodingCases));
describe('Addresses', () => testCases(urlCases));
