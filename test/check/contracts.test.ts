/** Calls that are replaced by their contracts, and what is chosen: enumeration of every choice in node says the same. */

import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { checkFiles } from '../../src/node/check.js';
import type { CheckRequest } from '../../src/pipeline/request.js';
import type { Verdict } from '../../src/verdict/verdict.js';

async function verdictsOf(name: string, asked: Partial<CheckRequest> = {}): Promise<readonly Verdict[]> {
  const file = fileURLToPath(new URL(`../fixtures/contracts/${name}.check.ts`, import.meta.url));
  const report = await checkFiles(
    {
      files: [file],
      scopes: null,
      engine: 'glass',
      timeLimit: null,
      memoryLimit: null,
      workers: 1,
      only: null,
      ...asked,
    },
    () => undefined,
  );
  return report.checks.flatMap((check) => check.verdicts);
}

/** Check → verdict, or what is violated. */
function outcomes(verdicts: readonly Verdict[]): Record<string, string> {
  return Object.fromEntries(
    verdicts.map(({ check, verdict, counterexample }) => [check, counterexample?.violation.kind ?? verdict]),
  );
}

const EXPECTED = {
  addTwo: 'requirement',
  addTwoIfThereIsRoom: 'holds',
  quarter: 'holds',
  'quarter exactly': 'postcondition',
  'quarter of anything': 'requirement',
  has: 'holds',
  'has no more': 'postcondition',
  push: 'holds',
  total: 'postcondition',
  squareTotal: 'holds',
  evenAbove: 'holds',
  'next even': 'postcondition',
  register: 'holds',
  'register in order': 'postcondition',
  calmThird: 'holds',
  thirdOfLarge: 'assertion',
  'third of nothing': 'assertion',
  thirdAtFirst: 'holds',
};

test('a call is an obligation, and then whatever its contract allows', { timeout: 300_000 }, async () => {
  const verdicts = await verdictsOf('calls');
  expect(outcomes(verdicts)).toEqual(EXPECTED);
  const of = (name: string): Verdict => verdicts.find(({ check }) => check === name)!;
  expect(of('quarter exactly').counterexample!.told).toEqual([
    'half returned 0, as its contract allows',
    'half returned 0, as its contract allows',
  ]);
  // a test without the choice would not fail
  expect(of('next even').counterexample!.told).toEqual([]);
  const { message, place } = of('quarter of anything').counterexample!.violation;
  expect(message).toBe('quarter makes a call that it may not make: the contract of half requires otherwise');
  // the call, and not the function that is called
  expect(place).toMatchObject({ line: 42, column: 15 });
});

test('node, choosing in every way, comes to the same', { timeout: 300_000 }, async () => {
  // which contract is meant by a call of what is overridden is said by types alone
  const { total, squareTotal, ...others } = EXPECTED;
  expect([total, squareTotal]).toEqual(['postcondition', 'holds']);
  expect(outcomes(await verdictsOf('calls', { engine: 'enumerate' }))).toMatchObject(others);
});

test('what no contract promises is missed only where calls are replaced', { timeout: 300_000 }, async () => {
  expect(outcomes(await verdictsOf('birthday'))).toEqual({
    modular: 'holds',
    inline: 'postcondition',
    'too much': 'postcondition',
  });
  expect(outcomes(await verdictsOf('birthday', { calls: 'inline' }))).toMatchObject({ modular: 'postcondition' });
  expect(outcomes(await verdictsOf('birthday', { calls: 'contracts' }))).toMatchObject({ inline: 'holds' });
});

test(
  'a contract that nothing satisfies excludes what comes after the call, and that is said',
  { timeout: 300_000 },
  async () => {
    const verdicts = await verdictsOf('infeasible');
    expect(outcomes(verdicts)).toEqual({
      always: 'vacuous',
      sometimes: 'holds',
      partly: 'holds',
      wholly: 'holds',
    });
    const [always, sometimes, partly, wholly] = verdicts;
    for (const { notes } of [always!, sometimes!])
      expect(notes.join()).toMatch(/no outcome of never \(.*infeasible\.ts:\d+\) satisfies its contract/);
    expect(partly!.notes).toEqual([
      expect.stringMatching(
        /^for some inputs no outcome of small \(.*infeasible\.ts:\d+\) satisfies its contract, .*: for example partly\([23]\)$/,
      ),
    ]);
    expect(wholly!.notes).toEqual([]);
  },
);

test('objects that only maps and sets hold are found, by the search and by node', { timeout: 300_000 }, async () => {
  const expected = {
    weightOf: 'holds',
    heavyWeight: 'postcondition',
    marked: 'holds',
    'marked something': 'postcondition',
  };
  expect(outcomes(await verdictsOf('holding'))).toEqual(expected);
  expect(outcomes(await verdictsOf('holding', { engine: 'enumerate' }))).toEqual(expected);
});
