/** Programs of booleans and numbers run to their values in node; and every way to get the rules wrong is found, no sooner than it says. */

import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { bugs } from '../../examples/languages/expressions/bugs.js';
import { Expression, Expressions, Stuck } from '../../examples/languages/expressions/expressions.js';
import { examplesFolder } from '../../scripts/broken.js';
import { Laboratory, endsOf } from './laboratory.js';
import { testBugs } from './bugs.js';

const t = new Expression('true');
const zero = (): Expression => new Expression('0');
const succ = (one: Expression): Expression => new Expression('succ', one);
const pred = (one: Expression): Expression => new Expression('pred', one);
const iszero = (one: Expression): Expression => new Expression('iszero', one);
const iff = (a: Expression, b: Expression, c: Expression): Expression => new Expression('if', a, b, c);

/** All terms on the way, the last of which makes no step. */
function run(root: Expression): readonly string[] {
  const language = new Expressions(root);
  const shown = [language.show()];
  while (!language.isFinalState()) {
    expect(language.wellTyped()).toBe(true);
    language.smallStep();
    shown.push(language.show());
  }
  return shown;
}

describe('in node', () => {
  test.each([
    [pred(succ(succ(zero()))), ['pred (succ (succ 0))', 'succ 0']],
    [iszero(pred(succ(zero()))), ['iszero (pred (succ 0))', 'iszero 0', 'true']],
    [
      iff(iszero(succ(zero())), t, iszero(zero())),
      ['if (iszero (succ 0)) then true else (iszero 0)', 'if false then true else (iszero 0)', 'iszero 0', 'true'],
    ],
    [succ(pred(zero())), ['succ (pred 0)', 'succ 0']],
  ])('%#', (root, expected) => {
    expect(run(root)).toEqual(expected);
  });

  test('what has no type may get stuck', () => {
    const language = new Expressions(succ(t));
    expect([language.wellTyped(), language.isFinalState()]).toEqual([false, false]);
    expect(() => language.smallStep()).toThrow(Stuck);
  });
});

const laboratory = new Laboratory();
afterAll(() => laboratory.end());

test('it is sound, by as many steps as are published, and enumeration agrees', async () => {
  const file = join(examplesFolder, 'languages/expressions/expressions.check.ts');
  for (const [scope, published] of [
    [2, 3],
    [3, 3],
    [4, 5],
    [13, 11],
    [40, 17],
  ] as const) {
    const found = await laboratory.search(file, scope, 'preservation');
    expect([endsOf(found), found['preservation']!.outcome.statistics.transitions]).toEqual([
      { preservation: 'exhausted' },
      published - 1,
    ]);
  }
  expect(await laboratory.enumerate(file, 4)).toEqual({ progress: 'exhausted', preservation: 'exhausted' });
}, 100_000);

testBugs('languages/expressions', bugs, 4);
