/** Typed arrays, buffers and data views against node. */

import { describe } from 'vitest';
import { arrayBufferCases } from './cases/array-buffer.js';
import { bufferCases } from './cases/buffer.js';
import { typedArrayCases } from './cases/typed-array.js';
import { typedCallbackCases } from './cases/typed-callbacks.js';
import { testCases } from './test-cases.js';

describe('Typed arrays', () => testCases([...typedArrayCases, ...typedCallbackCases]));
describe('ArrayBuffer and DataView', () => testCases(arrayBufferCases));
describe('Buffer', () => testCases(bufferCases));
