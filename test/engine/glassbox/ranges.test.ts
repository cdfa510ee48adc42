/**
 * The part of an integer that valid states use, against the real invariant over all states. (That no state is lost by it is part of the
 * comparison of all states, in test/examples and the fuzz of engines.)
 */

import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { loadSolver } from '../../../src/solver/index.js';
import type { Bounds, Range } from '../../../src/spec/bounds.js';
import { Stage } from '../agreement/stage.js';

let stage: Stage;

beforeAll(async () => {
  const file = fileURLToPath(new URL('../../../examples/avl-tree/avl-tree.check.ts', import.meta.url));
  stage = new Stage(file, await loadSolver());
});

const used = ({ types }: Bounds, name: string): readonly Range[] | undefined =>
  types.flatMap(({ fields }) => fields).find((field) => field.name === name)!.used;

test('heights of a balanced tree are bounded by their distance from the lowest level', () => {
  const { bounds } = stage.settle(0, 7);
  const upTo = (hi: number): Range => ({ lo: 1, hi });
  expect(used(bounds, 'height')).toEqual([upTo(3), upTo(2), upTo(2), upTo(1), upTo(1), upTo(1), upTo(1)]);
});

test('keys may be anything, so nothing is said of them', () => {
  expect(used(stage.settle(0, 7).bounds, 'key')).toBeUndefined();
});
