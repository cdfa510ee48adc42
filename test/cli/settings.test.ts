/** How options are read. */

import { describe, expect, test } from 'vitest';
import { timeLimit } from '../../src/base/messages.js';
import { DEFAULT_SECONDS, settingsOf, type CheckOptions, type Settings } from '../../src/cli/settings.js';

const read = (options: CheckOptions): Settings => settingsOf([], options, null);

describe.each<[keyof CheckOptions, keyof Settings, Record<string, unknown>, readonly string[]]>([
  [
    'scope',
    'scopes',
    { '1': { from: 1, to: 1 }, '3..5': { from: 3, to: 5 }, '4..4': { from: 4, to: 4 }, '2..': { from: 2, to: null } },
    ['', '0', '-1', '1.5', '5..3', '..3', '1...3', 'a..b', '1..0', '99999999999999999999'],
  ],
  [
    'timeLimit',
    'timeLimit',
    { '5': 5, '20s': 20, '2m': 120, '500ms': 0.5, '1h': 3600, '1.5 min': 90, none: null },
    ['', 's', '-1s', '0s', '2 weeks', '1e3s', 'Infinitys', 'None', 'null'],
  ],
  ['memoryLimit', 'memoryLimit', { '300': 300, '2gb': 2048, '512MB': 512, '0.5gb': 512 }, ['0', '2g', '0mb', '-1gb']],
  ['workers', 'workers', { '1': 1, '16': 16 }, ['0', '-1', '1.5', 'all', '']],
  ['engine', 'engine', { glass: 'glass', enumerate: 'enumerate', blackbox: 'blackbox' }, ['glassbox', '']],
  ['only', 'only', { 'Tree.put': 'Tree.put' }, ['']],
  ['emitTest', 'emitTest', { tests: 'tests' }, ['']],
  ['testRunner', 'testRunner', { vitest: 'vitest', node: 'node' }, ['jest', '']],
])('--%s', (option, setting, right, wrong) => {
  test.each(Object.entries(right))('%s', (text, value) => {
    expect(read({ [option]: text })[setting]).toEqual(value);
  });

  test.each(wrong)('not %j', (text) => {
    expect(() => read({ [option]: text })).toThrow(/^--[a-z-]+ must be .*, not '.*'$/);
  });
});

test('a flag for tests beside their specs', () => {
  expect(read({ emitTest: true }).emitTest).toBe('');
  expect(settingsOf([], {}, { path: 'c', exported: { emitTest: true } }).emitTest).toBe('');
  expect(settingsOf([], {}, { path: 'c', exported: { emitTest: undefined } }).emitTest).toBeNull();
});

test('a config may give numbers', () => {
  const exported = { scope: 4, timeLimit: 0.5, memoryLimit: 100, files: ['a', 'b'] };
  expect(settingsOf([], {}, { path: 'c', exported })).toMatchObject({
    scopes: { from: 4, to: 4 },
    timeLimit: 0.5,
    memoryLimit: 100,
    files: ['a', 'b'],
  });
  for (const wrong of [NaN, Infinity, 0, -1])
    expect(() => settingsOf([], {}, { path: 'c', exported: { timeLimit: wrong } })).toThrow('timeLimit in c must be');
});

describe('the time of a check', () => {
  const configured = (given: unknown, options: CheckOptions = {}): number | null =>
    settingsOf([], options, { path: 'c', exported: { timeLimit: given } }).timeLimit;

  test('has a limit where nobody says anything', () => {
    expect(read({}).timeLimit).toBe(DEFAULT_SECONDS);
    expect(configured(undefined)).toBe(DEFAULT_SECONDS);
  });

  test('has none where a config lifts it, unless the command line sets one', () => {
    expect(configured('none')).toBeNull();
    expect(configured('none', { timeLimit: '5s' })).toBe(5);
    expect(configured(5, { timeLimit: 'none' })).toBeNull();
  });

  test('is named where it ran out', () => {
    for (const phase of ['planning', 'settling', 'searching'] as const)
      expect(timeLimit(phase, null, false, null).remedy).toContain(
        `allow more time with --time-limit (${DEFAULT_SECONDS}s by default, none for no limit)`,
      );
  });
});
