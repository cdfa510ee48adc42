/** How clauses were established, in words. */

import { expect, test } from 'vitest';
import { clause } from '../../../src/engine/learn/clause.js';
import { brokenBetween, established, givenUp, withWeaker } from '../../../src/engine/learn/established.js';

const [equal, atMost, sorted, positive] = ['a === b', 'a <= b', 'sorted', 'a > 0'].map((text) => clause(text, text));
const found = [[equal!, atMost!], [sorted!], [positive!]];
const breaks = (by: string) => (): string => by;

test('what was broken is told with who breaks it, and with what is said in its place', () => {
  const left = [[atMost!], [positive!]];
  const broken = brokenBetween(found, left, breaks('pop'));
  expect(broken.map(({ clause: { says }, by }) => [says, by])).toEqual([
    ['a === b', 'pop'],
    ['sorted', 'pop'],
  ]);
  const clauses = [atMost!, positive!];
  const learned = {
    clauses,
    distrusted: [],
    dropped: withWeaker(broken, found, clauses),
    kept: { by: ['new A', 'push', 'pop'], scope: 3, open: [] },
  };
  expect(established(learned).map(({ says, how }) => [says, how])).toEqual([
    ['a <= b', 'kept by all operations up to scope 3; pop breaks what is stronger: a === b'],
    ['a > 0', 'kept by all operations up to scope 3'],
  ]);
  expect(givenUp(learned)).toEqual([{ says: 'sorted', by: 'pop' }]);
});

test('what is weakened and then given up is given up', () => {
  const first = brokenBetween(found, [[atMost!], [sorted!], [positive!]], breaks('pop'));
  const second = brokenBetween([[atMost!], [sorted!], [positive!]], [[sorted!], [positive!]], breaks('push'));
  const dropped = withWeaker([...first, ...second], found, [sorted!, positive!]);
  expect(givenUp({ dropped })).toEqual([
    { says: 'a === b', by: 'pop' },
    { says: 'a <= b', by: 'push' },
  ]);
});

test('what nobody was asked about, or did not answer, is said so', () => {
  const base = { clauses: [sorted!], distrusted: ['pop'], dropped: [] };
  const how = (kept: Parameters<typeof established>[0]['kept']): string => established({ ...base, kept })[0]!.how;
  expect(how(null)).toBe('not shown to be kept by any operation');
  expect(how({ by: [], scope: 3, open: ['push'] })).toBe('not shown to be kept by any operation');
  expect(how({ by: ['push'], scope: 3, open: [] })).toBe('kept by all operations but pop up to scope 3');
  expect(how({ by: ['new A', 'push'], scope: 2, open: ['remove'] })).toBe(
    'kept by all operations but remove and pop up to scope 2',
  );
});
