/** Where states with few objects show nothing of a field, states that calls make do, if they have anything to show. */

import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { loadSolver } from '../../../src/solver/index.js';
import { Stage } from '../agreement/stage.js';

const file = fileURLToPath(new URL('../../fixtures/observed/by-calls.check.ts', import.meta.url));

const SCOPES: Readonly<Record<string, number>> = { BTree: 3, Generating: 2 };

test('fields that lead nowhere in small states are trees if calls make trees of them', async () => {
  const stage = new Stage(file, await loadSolver());
  const observed = stage.plans.map(({ name, ordinal }) => {
    const { bounds, observedInCalls = [] } = stage.settle(ordinal, SCOPES[name] ?? 4);
    const fields = bounds.types.flatMap((type) =>
      type.fields.filter(({ origin }) => origin === 'observed').map((field) => `${type.name}.${field.name}`),
    );
    return [name, fields.join(' '), observedInCalls.map((field) => field.replace(/.*#/, '')).join(' ')];
  });
  expect(observed).toEqual([
    ['BTree', 'BTree.root Node.children', 'BTree.root Node.children'],
    ['Generating', 'Generating.root Pair.left Pair.right', 'Generating.root Pair.left Pair.right'],
    ['Branching', 'Branching.root Node.kids', 'Branching.root Node.kids'],
    ['Sharing', '', ''],
    ['Idle', '', ''],
  ]);
});
