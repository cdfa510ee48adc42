/**
 * What the IR of a few functions looks like. These are for reading: they show what costs nothing (no booleans for
 * conditions, no cells where values will do, no checks where the text order is proof) and what is spelled out.
 */

import { expect, test } from 'vitest';
import { printFunction } from '../../ir/print.js';
import { lowerModule } from '../../../src/source/lower/index.js';
import { forEachFunction } from './run.js';

/** The first function of a text, printed. */
function print(text: string, name = 'f'): string {
  const ir = lowerModule({ path: 'golden.ts', text }, 'commonjs');
  let printed = '';
  forEachFunction(ir.main, (source) => {
    if (source.name === name) printed ||= printFunction(source);
  });
  return printed;
}

test('a loop with a condition: branches, no booleans, no checks, no conversion of a counter', () => {
  expect(
    print(
      `'use strict'; function f(a, n) { let s = 0; for (let i = 0; i < n && a[i] !== null; i++) s += a[i]; return s; }`,
    ),
  ).toMatchInlineSnapshot(`
    "strict normal 'f' (2), 5 registers
    b0:
      r0 = argument 0
      r1 = argument 1
      r2 = 0
      r3 = 0
      jump b1
    b1:
      r4 = r3 < r1
      branch r4 ? b4 : b3
    b2:
      r4 = r0[r3]
      r2 = r2 + r4
      r3 = increment r3
      jump b1
    b3:
      return r2
    b4:
      r4 = r0[r3]
      r4 = r4 !== null
      branch r4 ? b2 : b3
    "
  `);
});

test('captured variables: a value where nothing changes, a cell where something does', () => {
  expect(print(`'use strict'; function f(a) { const k = a + 1; let n = 0; return () => (n += k); }`))
    .toMatchInlineSnapshot(`
    "strict normal 'f' (1), 4 registers
    b0:
      r0 = argument 0
      r1 = r0 + 1
      r2 = newCell 0
      r3 = closure '' [r2, r1]
      return r3
    "
  `);
});

test('finally: every way in sets a number, the end switches on it', () => {
  expect(
    print(`'use strict'; function f(g) { for (;;) { try { if (g()) break; return 1; } finally { g(); } } return 2; }`),
  ).toMatchInlineSnapshot(`
    "strict normal 'f' (1), 4 registers
    b0:
      r0 = argument 0
      jump b1
    b1: catch r2 at b4
      r3 = call r0 this undefined ()
      branch r3 ? b5 : b6
    b2:
      return 2
    b3:
      r3 = call r0 this undefined ()
      switch r1 [b1, b7, b2, b8]
    b4:
      r1 = 1
      jump b3
    b5:
      r1 = 2
      jump b3
    b6:
      r2 = 1
      r1 = 3
      jump b3
    b7:
      throw r2
    b8:
      return r2
    "
  `);
});

test('for-of: the iterator is closed on the way out', () => {
  expect(print(`'use strict'; function f(xs) { for (const x of xs) if (x) return x; }`)).toMatchInlineSnapshot(`
    "strict normal 'f' (1), 8 registers
    b0:
      r0 = argument 0
      checkDestructurable r0 'xs is not iterable'
      r4 = wellKnownSymbol iterator
      r4 = r0[r4]
      checkIterable r0 r4 'xs is not iterable'
      r2 = call r4 this r0 ()
      checkObject r2 iterator
      r3 = r2["next"]
      jump b1
    b1:
      r5 = isAtGap r2 r3
      branch r5 ? b3 : b4
    b2:
      return undefined
    b3:
      r5 = library $passGap(r2)
      jump b1
    b4:
      r5 = call r3 this r2 ()
      checkObject r5 iteratorResult
      r6 = r5["done"]
      branch r6 ? b2 : b5
    b5:
      r1 = r5["value"]
      branch r1 ? b6 : b1
    b6:
      r5 = r2["return"]
      r6 = r5 == null
      branch r6 ? b7 : b8
    b7:
      return r1
    b8:
      r5 = call r5 this r2 ()
      checkObject r5 iteratorReturn
      jump b7
    "
  `);
});

test('a class with a private field', () => {
  expect(print(`'use strict'; function f() { return class Counter { #n = 0; inc() { return ++this.#n; } }; }`))
    .toMatchInlineSnapshot(`
    "strict normal 'f' (0), 4 registers
    b0:
      r2 = newPrivateName #n
      (r0, r1) = class 'Counter' []
      r3 = closure 'inc' [r2]
      define hidden value r1["inc"] = r3
      r3 = closure '' [r2]
      setInitializer r0 = r3
      return r0
    "
  `);
  expect(print(`'use strict'; function f() { return class Counter { #n = 0; inc() { return ++this.#n; } }; }`, 'inc'))
    .toMatchInlineSnapshot(`
    "strict method 'inc' (0), 5 registers
    b0:
      r0 = capture 0
      r1 = this
      r2 = r1.#[r0]
      r3 = toNumeric r2
      r4 = increment r3
      r1.#[r0] = r4
      return r4
    "
  `);
});

test('a generator', () => {
  expect(print(`'use strict'; function* f(a) { const b = yield a; return b; }`)).toMatchInlineSnapshot(`
    "strict generator 'f' (1), 3 registers
    b0:
      r0 = argument 0
      startGenerator b1
    b1:
      (r2, r1) = yield r0 to b2
    b2:
      switch r2 [b3, b4, b5]
    b3:
      return r1
    b4:
      throw r1
    b5:
      return r1
    "
  `);
});
