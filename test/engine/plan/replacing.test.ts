/** Which classes can be replaced, and what is said of those that cannot. */

import { describe, expect, test } from 'vitest';
import type { Diagnostic } from '../../../src/base/diagnostic.js';
import { frontText, inFrontOf, isFront } from '../../../src/base/replacement.js';
import { load, loadSpec, overlay, refusal, shownText } from './support.js';

const MAP = 'export class Model {} export class Bag {}';

function refused(program: string, map = MAP, mapFile = 'map.ts'): Diagnostic {
  const spec = `import { check } from 'glassbox'; import { Bag, Model } from './${mapFile.replace('.ts', '.js')}';
import { Program } from './program.js'; check(Program, { replace: [[Bag, Model]] });`;
  const files = overlay({
    [`/virtual/${mapFile}`]: map,
    '/virtual/program.ts': program,
    '/virtual/spec.check.ts': spec,
    '/virtual/package.json': '{ "type": "module" }',
  });
  const { plans } = load(files, '/virtual/spec.check.ts');
  return refusal(() => plans[0]!.replacements(1));
}

const USER = "import { Bag } from './map.js'; export class Program { bag = new Bag(); go() {} }";

describe('what cannot be replaced', () => {
  test('a class that another extends, by the name of that', () => {
    const message = refused(
      "import { Bag } from './map.js'; class Big extends Bag {} export class Program { bag = new Big(); }",
    );
    expect(message).toMatchObject({ code: 'cannot-replace', message: 'Bag cannot be replaced: Big extends it' });
    expect(shownText(message)).toContain('class Big');
  });

  test('a class that its own file uses, where it does', () => {
    const message = refused(USER, `${MAP} export const empty = new Bag(); type Other = Bag;`);
    expect(message.message).toBe('Bag cannot be replaced: its own file uses it as well');
    expect(shownText(message)).toBe('Bag');
  });

  test('a class that may be used by modules which node loads otherwise', () => {
    const map = 'class Model {} class Bag {} exports.Model = Model; exports.Bag = Bag;';
    expect(refused(USER.replace('map.js', 'map.cjs'), map, 'map.cjs').message).toContain('CommonJS');
  });

  test('what is checked itself', () => {
    const { plans } = loadSpec(
      'export class A { go() {} } export class B {}',
      'check(code.A, { replace: [[code.A, code.B]] })',
    );
    expect(refusal(() => plans[0]!.replacements(1)).message).toContain('it is what is checked');
  });
});

test('contents without order are those of abstractions alone, and have no objects as keys', () => {
  const spec = (state: string): string => `check(code.C, { state: ${state} })`;
  const own = loadSpec(
    'export class C { m = new Map(); go() {} }',
    spec('{ C: { m: glassbox.unordered(map(int(), int())) } }'),
  );
  expect(refusal(() => own.plans[0]!.at(1)).message).toContain('which is for contents of abstractions');
  const code = "import { AbstractMap } from 'glassbox/abstractions'; export class C { m = new AbstractMap(); go() {} }";
  const odd = (contents: string): string =>
    refusal(() =>
      loadSpec(code, spec(`{ AbstractMap: { contents: glassbox.unordered(${contents}) } }`)).plans[0]!.at(1),
    ).message;
  expect(odd('map(instances(code.C), int())')).toContain('keys that are objects');
  expect(odd('array(int())')).toContain('no map or set');
});

test('a front hands on what a module exports, but for the classes that are replaced', () => {
  const replaced = { name: 'Bag', path: '/map.ts', exports: ['Bag', 'Sack'] };
  const by = { name: 'Model', path: '/model.ts', exports: ['default'] };
  const id = inFrontOf('/map.ts', [{ replaced, by, hasOtherDefault: true }]);
  expect([isFront(id), inFrontOf('/other.ts', [{ replaced, by, hasOtherDefault: true }])]).toEqual([true, '/other.ts']);
  expect(frontText(id, [{ replaced, by, hasOtherDefault: true }]).split('\n')).toEqual([
    'export * from "/map.ts";',
    'export { default } from "/map.ts";',
    'export { default as Bag } from "/model.ts";',
    'export { default as Sack } from "/model.ts";',
  ]);
});
