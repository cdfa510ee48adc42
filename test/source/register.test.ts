/** Columns of prepared code lead back to those of the source, wherever text was put in. */

import { expect, test } from 'vitest';
import { prepare, writtenColumn } from '../../src/source/register.js';

const path = '/virtual/code.js';
const text = `function Maker() {} export class First extends Maker { #own = alpha(); go(a) { return a.b && beta(a) } }
  export const check = (c) => c.foo.gamma && (c.x ? delta : c.every((one) => one.epsilon)), last = zeta;
export class Second { go() { if (!this.ok(kappa)) return false; return theta } } iota();
`;

/** Where a word stands last, for people: what was put in before all else repeats some of the text. */
function placeIn(whole: string, word: string): { readonly line: number; readonly column: number } {
  const before = whole.slice(0, whole.lastIndexOf(word)).split('\n');
  return { line: before.length, column: before.at(-1)!.length + 1 };
}

test.each(['nothing', 'decisions', 'steps'] as const)('code that tells %s', (telling) => {
  const prepared = prepare(path, text, 'esm', telling);
  for (const word of ['alpha', 'beta', 'gamma', 'delta', 'epsilon', 'zeta', 'kappa', 'theta', 'iota']) {
    const { line, column } = placeIn(prepared, word);
    expect({ line, column: writtenColumn(path, text, telling, false, line, column) }).toEqual(placeIn(text, word));
  }
  expect(placeIn(prepared, 'iota').column).toBeGreaterThan(placeIn(text, 'iota').column);
});
