/** What calls leave that is no state within any bounds is told by both searches; what is merely too large is not. */

import { afterAll, describe, expect, test } from 'vitest';
import { outsideText } from '../../../src/base/outside.js';
import { RealSession } from '../../../src/engine/real/client.js';
import type { Bounds } from '../../../src/spec/bounds.js';
import { bounds, choice, constructor, expectKind, fixture, int, kept, list, operations, type } from './bounds.js';
import { operation } from '../../goals.js';

const session = new RealSession({ timeLimit: 50_000 });
afterAll(() => session.end());

const id = (name: string): string => `${fixture('straying.ts')}#${name}`;
const ENGINES = ['enumerate', 'blackbox'] as const;

async function search(kind: (typeof ENGINES)[number], ordinal: number, of: Bounds, name: string) {
  const address = { file: fixture('straying.check.ts'), ordinal, scope: 1 };
  const request = { kind, address, bounds: of, goals: [operation(name)], deadline: Infinity };
  const { end, counts, tallies } = expectKind(await session.ask(request), 'searched');
  const { stray, outside, leaves = [] } = tallies.find(({ goal }) => goal.name === name)!;
  return { end, counts, stray, isLeaving: outside > 0, leaves };
}

const STRAYS: Readonly<Record<string, string>> = {
  freeze: 'prototype or attributes of Box',
  seal: 'prototype, attributes or fields of Box.items',
  pin: 'prototype, attributes or fields of Box.items',
  hide: 'prototype or attributes of Box',
  adopt: 'prototype, attributes or fields of Box.items',
  name: 'prototype, attributes or fields of Box.items',
  add: 'Box.extra',
  drop: 'Box without n',
  halve: 'Box.n',
  negate: 'Box.n',
  spoil: 'Box.items',
  share: 'an array, map or set in two places',
  raise: 'Box.limit',
  release: 'prototype, attributes or fields of Box.items',
};

const box = bounds(
  1,
  [type(id('Box'), 1, { n: int(0, 1), items: list(int(0, 1), 1), spare: list(int(0, 1), 1), limit: kept })],
  {
    beginnings: [constructor('Box')],
    operations: operations(Object.fromEntries([...Object.keys(STRAYS), 'grow', 'renew'].map((name) => [name, []]))),
  },
);

describe.each(ENGINES)('%s', (kind) => {
  test.each(Object.entries(STRAYS))('%s: %s', async (name, what) => {
    const { end, stray } = await search(kind, 0, box, name);
    expect(end).toEqual({ kind: 'exhausted' });
    expect(stray === null ? null : outsideText(stray)).toBe(what);
  });

  test.each(['grow', 'renew'])('%s leaves a state', async (name) => {
    const { end, stray, isLeaving, leaves } = await search(kind, 0, box, name);
    expect(end).toEqual({ kind: 'exhausted' });
    expect(stray).toBeNull();
    // every valid state was looked at, so enumeration can say what became too large
    expect(isLeaving).toBe(name === 'grow');
    const large = ['Box.n', 'the length of Box.items'];
    expect(leaves.map(outsideText)).toEqual(name === 'grow' && kind === 'enumerate' ? large : []);
  });

  test.each(['step', 'keys'])('states are sealed if instances are: %s', async (name) => {
    const sealed = bounds(1, [type(id('Sealed'), 1, { n: int(0, 1) })], {
      beginnings: [constructor('Sealed')],
      operations: operations({ step: [], keys: [] }),
    });
    const { end, stray, counts } = await search(kind, 1, sealed, name);
    expect(end).toEqual({ kind: 'exhausted' });
    expect(stray).toBeNull();
    expect(counts.states).toBe(kind === 'enumerate' || name === 'step' ? 2 : 1);
  });

  test('what is frozen cannot be written, and keeps what it has', async () => {
    const frozen = bounds(1, [type(id('Frozen'), 1, { n: choice(0, 1), made: kept })], {
      beginnings: [constructor('Frozen')],
      operations: operations({ write: [] }),
    });
    const { end, stray } = await search(kind, 2, frozen, 'write');
    expect(end).toEqual({ kind: 'exhausted' });
    expect(stray).toBeNull();
  });
});
