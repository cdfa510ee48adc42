/**
 * Random functions on arrays, maps, sets and typed arrays: merge and follow against node on every operand. To run one again, give its
 * seed and length to `randomOperations`.
 */

import { describe, test } from 'vitest';
import { compareWithNode } from '../support/compare.js';
import { compareSymbolically } from '../support/symbolic.js';
import { randomOperations } from './random-operations.js';

/** What larger runs have found. */
const FOUND = [['map', 1111, 9]] as const;

const SEEDS = Array.from({ length: 40 }, (_, i) => i + 1);

describe.each(['array', 'map', 'typed'] as const)('random functions on one %s', (about) => {
  test.each(SEEDS)('seed %i', (seed) => compareSymbolically(randomOperations(seed, about, 4 + (seed % 4))));
});

test.each(FOUND)('%s, seed %i, length %i', (about, seed, length) =>
  compareSymbolically(randomOperations(seed, about, length)),
);

/** One walk is one program: the random choices are made by the program itself, so both sides make the same. */
const walk = (kind: 'Map' | 'Set', seed: number): string => `
  let state = ${seed};
  const below = (n) => { state = (Math.imul(state, 1103515245) + 12345) >>> 0; return (state >>> 8) % n; };
  const c = new ${kind}();
  const put = (k) => ${kind === 'Map' ? "c.set(k, 'v' + k + below(3))" : 'c.add(k)'};
  const iterators = [];
  const log = [];
  for (let i = 0; i < 1500; i++) {
    const key = below(120) - 20;
    switch (below(14)) {
      case 0: case 1: case 2: case 3: put(key); break;
      case 4: case 5: case 6: c.delete(key); break;
      case 7: log.push(c.has(key)); break;
      case 8: if (iterators.length < 12) iterators.push([c.keys(), c.values(), c.entries()][below(3)]); break;
      case 9: case 10: if (iterators.length > 0) log.push(String(iterators[below(iterators.length)].next().value)); break;
      case 11: if (iterators.length > 0) iterators.splice(below(iterators.length), 1); break;
      case 12: if (below(40) === 0) c.clear(); break;
      case 13: if (below(10) === 0) for (let k = 0; k < 90; k++) { put(k); if (k % 3) c.delete(k - 1); } break;
    }
  }
  console.log(log.join());
  console.log(c.size, [...c.keys()].join(), iterators.map((it) => [...it].join(';')).join('|'));
`;

describe.each(['Map', 'Set'] as const)('long walks through one %s with iterators under way', (kind) => {
  test.each([1, 2, 3, 4, 5, 6])('seed %i', (seed) => compareWithNode(walk(kind, seed)));
});
