/** What is learnt of writes to one of several places, path after path. */

import { expect, test } from 'vitest';
import { Spreads } from '../../src/eval/policies/spreads.js';
import { TRUE, type Bit } from '../../src/formula/index.js';

const site = { source: { path: 'code.ts', text: 'a[i] = 0;' }, start: 0, end: 9 };
const writes = [{ site, guard: TRUE }];

function after(answers: readonly boolean[]): { readonly spreads: Spreads; readonly questions: () => number } {
  const left = [...answers];
  let questions = 0;
  const spreads = new Spreads((_path: readonly Bit[], _condition: Bit) => {
    questions += 1;
    return left.shift() ?? false;
  });
  for (const answer of answers) expect(spreads.areTold([], writes, TRUE)).toBe(answer);
  return { spreads, questions: () => questions };
}

const told = (count: number): boolean[] => Array.from({ length: count }, () => true);

test('where all of some paths told the place, it is fixed from the beginning', () => {
  expect(after(told(7)).spreads.isFixed(site)).toBe(false);
  expect(after(told(8)).spreads.isFixed(site)).toBe(true);
  expect(after(told(8)).spreads.isFixed({ ...site })).toBe(false);
  expect(after(told(8)).spreads.isFixed(null)).toBe(false);
});

test('one path that does not tell is enough not to', () => {
  expect(after([...told(3), false, ...told(20)]).spreads.isFixed(site)).toBe(false);
});

test('nobody asks for ever', () => {
  const { spreads, questions } = after([false, false, false]);
  expect(spreads.areTold([], writes, TRUE)).toBe(false);
  expect(questions()).toBe(3);
});
