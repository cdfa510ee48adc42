/** The evaluator's own text: undeclared names that are called are calls into the library. */

import { expect, test } from 'vitest';
import { printFunction } from '../../ir/print.js';
import { lowerLibrary } from '../../../src/source/lower/index.js';

const lower = (text: string): Map<string, string> => {
  const functions = lowerLibrary({ path: 'library.ts', text });
  return new Map([...functions].map(([name, source]) => [name, printFunction(source)]));
};

test('functions call each other and intrinsics by name, globals are loaded', () => {
  const printed = lower(`
    function twice(this: unknown, f: Function, x: unknown) { if (!$isCallable(f)) throw new TypeError('no'); return once(f, once(f, x)); }
    function once(f: Function, x: unknown) { return f(x); }`);
  expect(printed.get('twice')).toBe(`strict normal 'twice' (2), 3 registers
b0:
  r0 = argument 0
  r1 = argument 1
  r2 = library $isCallable(r0)
  branch r2 ? b2 : b1
b1:
  r2 = loadGlobal TypeError
  r2 = new r2 ("no")
  throw r2
b2:
  r2 = library once(r0, r1)
  r2 = library once(r0, r2)
  return r2
`);
  expect(printed.get('once')).toContain('call r0 this undefined (r1)');
});

test('a local function is an ordinary function', () => {
  const printed = lower(`function f(a) { const g = (x) => h(x, a); return [g(1), typeof missing, missing]; }`);
  expect(printed.get('f')).toContain('call r');
  expect(printed.get('f')).toContain('loadGlobalOrUndefined missing');
  expect(printed.get('f')).toContain('loadGlobal missing');
});

test('anything but functions is refused', () => {
  expect(() => lower('const a = 1;')).toThrow('library text consists of function declarations');
});
