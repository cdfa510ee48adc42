/** Programs of IMP run to `skip` in node; and every way to get the rules wrong is found, no sooner than it says. */

import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { bugs } from '../../examples/languages/imp/bugs.js';
import { Imp } from '../../examples/languages/imp/imp.js';
import { Stuck, Term, type Kind } from '../../examples/languages/imp/terms.js';
import { examplesFolder } from '../../scripts/broken.js';
import { testBugs } from './bugs.js';
import { Laboratory, endsOf } from './laboratory.js';

const n = (number: number): Term => new Term('number', null, null, number);
const x = (variable: number): Term => new Term('variable', null, null, 0, variable);
const let_ = (variable: number, e: Term): Term => new Term(':=', e, null, 0, variable);
const of = (kind: Kind, ...children: Term[]): Term => new Term(kind, children[0] ?? null, children[1] ?? null);

/** Sixteen literals; X0 is a number that starts as 5, X1 one that starts as 1, all others truth values. */
function begin(root: Term): Imp {
  const types = Array.from({ length: 16 }, (_, i) => (i < 2 ? ('int' as const) : ('bool' as const)));
  const numbers = types.map((_, i) => [5, 1][i] ?? 0);
  return new Imp(
    root,
    types,
    [...types],
    numbers,
    types.map(() => false),
  );
}

function run(root: Term): Imp {
  const imp = begin(root);
  for (let steps = 0; !imp.isFinalState(); steps += 1) {
    expect(imp.wellTyped()).toBe(true);
    expect(steps).toBeLessThan(1000);
    imp.smallStep();
  }
  return imp;
}

describe('in node', () => {
  test('a loop computes 5 · 4 · 3 · 2 modulo 16', () => {
    const body = of(';', let_(1, of('*', x(1), x(0))), let_(0, of('-', x(0), n(1))));
    const { numbers } = run(of('while', of('<=', n(1), x(0)), body));
    expect(numbers.slice(0, 2)).toEqual([0, 120 % 16]);
  });

  test('truth values, with right sides that are never looked at', () => {
    const { truths } = run(
      of(
        ';',
        let_(2, of('and', of('not', of('=', x(0), n(5))), x(3))),
        of(';', let_(3, of('or', of('<=', x(1), x(0)), x(3))), of('if', x(3), let_(4, of('not', x(2))))),
      ),
    );
    expect(truths.slice(2, 5)).toEqual([false, true, true]);
  });

  test('a step at a time, in its notation', () => {
    const imp = begin(of('if', of('<=', x(0), n(3)), of('skip')));
    const shown = [imp.root.show()];
    while (!imp.isFinalState()) {
      imp.smallStep();
      shown.push(imp.root.show());
    }
    expect(shown).toEqual(['if (X0 <= 3) then (skip)', 'if (5 <= 3) then (skip)', 'if false then (skip)', 'skip']);
  });

  test('what has no type may get stuck', () => {
    const imp = begin(let_(0, of('+', n(1), of('true'))));
    expect(imp.wellTyped()).toBe(false);
    expect(() => imp.smallStep()).toThrow(Stuck);
  });
});

const laboratory = new Laboratory();
afterAll(() => laboratory.end());

test('it is sound, by steps that grow no faster than the size', async () => {
  const file = join(examplesFolder, 'languages/imp/imp.check.ts');
  for (const [scope, transitions] of [
    [3, 7],
    [4, 12],
    [15, 40],
  ] as const) {
    const found = await laboratory.search(file, scope, 'preservation');
    const { statistics, hasFailed } = found['preservation']!.outcome;
    expect(endsOf(found)).toEqual({ preservation: 'exhausted' });
    expect([scope, statistics.transitions, statistics.concretizations, hasFailed]).toEqual([
      scope,
      transitions,
      0,
      false,
    ]);
  }
}, 100_000);

testBugs('languages/imp', bugs, 0);
