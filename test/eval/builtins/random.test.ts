/**
 * Random functions on arrays, maps and sets: merge and follow against node on every operand. To run one again, give its
 * seed and length to `randomOperations`.
 */

import { describe, test } from 'vitest';
import { compareSymbolically } from '../support/symbolic.js';
import { randomOperations } from './random-operations.js';

const SEEDS = Array.from({ length: 40 }, (_, i) => i + 1);

describe.each(['array', 'map'] as const)('random functions on one %s', (about) => {
  test.each(SEEDS)('seed %i', (seed) => compareSymbolically(randomOperations(seed, about, 4 + (seed % 4))));
});
