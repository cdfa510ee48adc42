/** Which branches decide about a block, judged by all ways through small graphs. */

import { expect, test } from 'vitest';
import { controlling } from '../../src/ir/control.js';
import { targetsOf } from '../../src/ir/operands.js';
import type { FunctionIR, Terminator } from '../../src/ir/types.js';

const at = { source: { path: 'graph', text: '' }, start: 0, end: 0 };

/** Of each block where it goes: nowhere, to one, to two. */
function graph(edges: readonly (readonly number[])[]): FunctionIR {
  const terminator = ([then, otherwise]: readonly number[]): Terminator => {
    if (then === undefined) return { at, op: 'return', value: 0 };
    return otherwise === undefined
      ? { at, op: 'jump', to: then }
      : { at, op: 'branch', condition: 0, then, else: otherwise };
  };
  const blocks = edges.map((one) => ({ instructions: [], terminator: terminator(one), handler: null }));
  return { blocks, registers: 1, constants: [] } as unknown as FunctionIR;
}

/** Whether some way from a block to the end avoids another. */
function avoids(
  edges: readonly (readonly number[])[],
  from: number,
  block: number,
  seen: readonly number[] = [],
): boolean {
  if (from === block) return false;
  if (edges[from]!.length === 0) return true;
  return edges[from]!.some((next) => !seen.includes(next) && avoids(edges, next, block, [...seen, from]));
}

test('one side leads to the block in any case, another does not', () => {
  let found = 0;
  for (let number = 0; number < 4 ** 6; number += 1) {
    // three blocks that branch to any, and the end
    const digits = Array.from({ length: 6 }, (_, index) => Math.floor(number / 4 ** index) % 4);
    const edges = [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4), []];
    const f = graph(edges);
    expect(f.blocks.map(({ terminator }) => targetsOf(terminator))).toEqual(edges);
    const expected = edges.map((_, block) =>
      edges.flatMap((sides, from) => {
        const sure = sides.map((side) => !avoids(edges, side, block));
        return sure.includes(true) && sure.includes(false) ? [from] : [];
      }),
    );
    found += expected.flat().length;
    expect(controlling(f), JSON.stringify(edges)).toEqual(expected);
  }
  expect(found).toBeGreaterThan(1000);
});
