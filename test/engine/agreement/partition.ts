/** Whether formulas are a partition: every pair of a row of one table and a row of another makes exactly one of them true. */

import type { Bit, Circuit } from '../../../src/formula/index.js';
import type { Row, Table } from './assignments.js';
import { Lanes } from './lanes.js';

/** A formula that is a conjunction. */
export type Path = readonly Bit[];

export interface Partition {
  /** Pairs that count. */
  readonly enabled: number;
  /** Pairs that count and are in none of the parts, or in several. */
  readonly wrong: readonly { readonly state: Row; readonly vector: Row; readonly parts: 'no' | 'several' }[];
}

const MOST_WORDS = 32;
const MOST_WRONG = 5;

/** @param enabled which pairs count */
export function partition(
  circuit: Circuit,
  enabled: Bit,
  paths: readonly Path[],
  [states, vectors]: [Table, Table],
): Partition {
  const late = new Set(vectors.variables);
  const words = Math.min(MOST_WORDS, Math.ceil(states.rows.length / 32));
  const lanes = new Lanes(circuit, [enabled, ...paths.flat()], (variable) => late.has(variable), words);
  const condition = lanes.address(enabled);
  const parts = paths.map((path) => path.map((bit) => lanes.address(bit)));
  const wrong: Partition['wrong'][number][] = [];
  let count = 0;
  const [counting, once, several, part] = [0, 0, 0, 0].map(() => new Int32Array(words)) as [
    Int32Array,
    Int32Array,
    Int32Array,
    Int32Array,
  ];
  for (let first = 0; first < states.rows.length && wrong.length < MOST_WRONG; first += 32 * words) {
    const block = states.rows.slice(first, first + 32 * words);
    for (const [lane, { values }] of block.entries())
      states.variables.forEach((variable, i) => lanes.set(variable, lane, values[i] === 1));
    lanes.computeEarly();
    for (const vector of vectors.rows) {
      vectors.variables.forEach((variable, i) => lanes.fill(variable, vector.values[i] === 1));
      lanes.computeLate();
      occupied(counting, block.length);
      lanes.intersect(counting, condition);
      once.fill(0);
      several.fill(0);
      for (const addresses of parts) {
        part.set(counting);
        if (!addresses.every((address) => lanes.intersect(part, address))) continue;
        for (let word = 0; word < words; word += 1) {
          several[word]! |= once[word]! & part[word]!;
          once[word]! |= part[word]!;
        }
      }
      for (let word = 0; word < words; word += 1) {
        count += ones(counting[word]!);
        const mistaken = several[word]! | (counting[word]! & ~once[word]!);
        for (let bit = 0; mistaken !== 0 && bit < 32; bit += 1) {
          if (((mistaken >>> bit) & 1) === 0 || wrong.length === MOST_WRONG) continue;
          const isSeveral = ((several[word]! >>> bit) & 1) === 1;
          wrong.push({ state: block[32 * word + bit]!, vector, parts: isSeveral ? 'several' : 'no' });
        }
      }
    }
  }
  return { enabled: count, wrong };
}

/** The first so many lanes. */
function occupied(lanes: Int32Array, count: number): void {
  for (let word = 0; word < lanes.length; word += 1) {
    const left = count - 32 * word;
    lanes[word] = left >= 32 ? -1 : left <= 0 ? 0 : (1 << left) - 1;
  }
}

function ones(word: number): number {
  let count = 0;
  for (let left = word; left !== 0; left &= left - 1) count += 1;
  return count;
}
