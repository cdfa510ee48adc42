/** Which functions are tagged `@declarative`. */

import { expect, test } from 'vitest';
import type { FunctionSource } from '../../../src/ir/types.js';
import { lowerModule } from '../../../src/source/lower/index.js';

/** The names of all functions of a module that are declarative. */
function declarativeIn(text: string): readonly string[] {
  const module = lowerModule({ path: '/m.ts', text }, 'esm');
  if (module.format !== 'esm') throw new Error('not a module');
  const found: string[] = [];
  const visit = (source: FunctionSource): void => {
    if (source.isDeclarative) found.push(source.name);
    for (const block of source.body().blocks)
      for (const instruction of block.instructions) if (instruction.op === 'closure') visit(instruction.code);
  };
  for (const { code } of module.hoisted) visit(code);
  visit(module.main);
  return found.sort();
}

test('by comment or decorator, of the function or of what holds it', () => {
  const text = `
    import { declarative } from 'glassbox'; import * as g from 'glassbox';
    /** Adds. @declarative */
    export function a() {}
    /** @declarative */
    const b = () => 1;
    /** @declarative */
    export const c = function () { /** not this one */ return () => 2 };
    class K {
      /** @declarative */
      d() {}
      @declarative e() {}
      @g.declarative f() {}
      /** @declarative */ static g() {}
      h() {}
    }
    const table = {
      /** @declarative */
      i() {},
      /** @declarative */
      j: () => 3,
      k: () => 4,
    };
    // @declarative
    function l() {}
    /** @declarativeness */
    function m() {}
    /** @declarative */

    /** another */
    function o() {}
    use(K, table, b);`;
  expect(declarativeIn(text)).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'i', 'j']);
});

test('files without the word are not searched', () => {
  expect(declarativeIn('/** pure */ export function a() {}')).toEqual([]);
});
