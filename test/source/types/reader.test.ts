/** What the type checker is asked, and whether it is found where the evaluator says a class is. */

import { describe, expect, test } from 'vitest';
import { memoryFiles } from '../../../src/source/files.js';
import { lowerModule } from '../../../src/source/lower/index.js';
import { TypeReader } from '../../../src/source/types/reader.js';
import type { ClassType, FieldType, TypeData } from '../../../src/source/types/type.js';

function readerOf(texts: Readonly<Record<string, string>>): TypeReader {
  return new TypeReader(memoryFiles(texts), Object.keys(texts), null);
}

function classOf(text: string, name: string, path = '/m.ts'): ClassType {
  const found = readerOf({ [path]: text }).classNamed(path, name);
  if (found === null) throw new Error(`no class ${name}`);
  return found;
}

const short = (type: TypeData): string => {
  switch (type.kind) {
    case 'literal':
      return typeof type.value === 'bigint' ? `${type.value}n` : (JSON.stringify(type.value) ?? 'undefined');
    case 'class':
      return `class ${type.at.name}${type.arguments.length > 0 ? `<${type.arguments.map(short).join()}>` : ''}`;
    case 'record':
      return `record ${type.id}`;
    case 'array':
    case 'set':
      return `${type.kind} ${short(type.of)}`;
    case 'tuple':
      return `[${type.of.map(short).join()}]`;
    case 'map':
      return `map ${short(type.key)} ${short(type.value)}`;
    case 'union':
      return type.members.map(short).sort().join(' | ');
    case 'parameter':
      return `parameter ${type.name}${type.constraint === null ? '' : ` extends ${short(type.constraint)}`}`;
    case 'other':
      return `other ${type.text}`;
    case 'boolean':
    case 'number':
    case 'string':
    case 'bigint':
    case 'function':
    case 'unknown':
      return type.kind;
  }
};

const shown = (fields: readonly FieldType[]): readonly string[] =>
  fields.map(({ name, type }) => `${name}: ${short(type)}`);

describe('types', () => {
  const before = `
    enum Color { Red, Green = 5 }
    enum Word { Yes = 'yes', No = 'no' }
    interface Point { x: number; y?: string }
    type Line = { from: Point };
    type Shape = { kind: 'circle' } | { kind: 'square'; side: number };
    type Brand = number & { readonly brand: 'id' };
    class Node<T> { constructor(public item: T) {} }
  `;
  test.each([
    ['boolean', 'boolean'],
    ['number', 'number'],
    ['string', 'string'],
    ['bigint', 'bigint'],
    ['`a${string}`', 'other `a${string}`'],
    ["'a' | 'b' | 3 | -1n", '"a" | "b" | -1n | 3'],
    ['number | null | undefined', 'null | number | undefined'],
    ['boolean | null', 'boolean | null'],
    ['true', 'true'],
    ['Color', '0 | 5'],
    ['Word', '"no" | "yes"'],
    ['Color.Green', '5'],
    ['Brand', 'number'],
    ['Node<number> | null', 'class Node<number> | null'],
    ['Point', 'record /m.ts#Point'],
    ['Line', 'record /m.ts#Line'],
    ['number[]', 'array number'],
    ['readonly Point[]', 'array record /m.ts#Point'],
    ['[number, string]', '[number,string]'],
    ['[number, ...string[]]', 'array number | string'],
    ['Map<number, string[]>', 'map number array string'],
    ['ReadonlySet<boolean>', 'set boolean'],
    ['T', 'parameter T'],
    ['K', 'parameter K extends "a" | 1'],
    ['() => void', 'function'],
    ['any', 'unknown'],
    ['unknown', 'unknown'],
    ['symbol', 'other symbol'],
    ['Date', 'other Date'],
    ['Promise<number>', 'other Promise<number>'],
  ])('%s', (text, expected) => {
    const { fields } = classOf(`${before} export class C<T, K extends 1 | 'a'> { field!: ${text} }`, 'C');
    expect(shown(fields)).toEqual([`field: ${expected}`]);
  });

  test('records know their fields, recursive ones too', () => {
    const text = 'interface A { a: A | null; b?: number } export class C { a!: A; o = { p: 1, q: [true] } }';
    const reader = readerOf({ '/m.ts': text });
    const [a, o] = reader.classNamed('/m.ts', 'C')!.fields;
    const id = (field: FieldType): string => (field.type as { id: string }).id;
    expect(shown(reader.record(id(a!)).fields)).toEqual(['a: null | record /m.ts#A', 'b: number | undefined']);
    expect(id(o!)).toBe(`/m.ts#1:${text.indexOf('{ p') + 1}`);
    expect(shown(reader.record(id(o!)).fields)).toEqual(['p: number', 'q: array boolean']);
  });
});

describe('classes', () => {
  test('fields of base classes come first, with what their parameters stand for', () => {
    const type = classOf(
      `class Base<T> { #secret = 0; item: T | null = null; get size() { return 1 } static count = 0; list(): T[] { return [] } }
       export class C extends Base<string> { own = true; constructor(readonly first: number, other: number) { super() } }`,
      'C',
    );
    expect(shown(type.fields)).toEqual(['#secret: number', 'item: null | string', 'first: number', 'own: boolean']);
    expect(type.construct.map(({ name }) => name)).toEqual(['first', 'other']);
    expect(type.methods.map(({ name }) => name)).toEqual(['list']);
  });

  test('methods: who may call them, with what', () => {
    const { methods } = classOf(
      `export class C {
         put(key: number, value?: string, ...rest: boolean[]): void {}
         get(key: string): string; get(key: number): number; get(key: string | number): string | number { return key }
         private hidden() {} protected half() {} #secret() {}
         /** @ghost */ spec(flag = false) {}
         /** @factory */ static of(n: number) { return new C() }
       }`,
      'C',
    );
    expect(
      methods.map(({ name, parameters, isPublic, isStatic, tags }) => [
        `${isPublic ? '+' : '-'}${isStatic ? 'static ' : ''}${name}`,
        parameters
          .map((one) => `${one.rest ? '...' : ''}${one.name}${one.optional ? '?' : ''}: ${short(one.type)}`)
          .join(', '),
        tags.join(),
      ]),
    ).toEqual([
      ['+put', 'key: number, value?: string, ...rest: array boolean', ''],
      ['+get', 'key: number | string', ''],
      ['-hidden', '', ''],
      ['-half', '', ''],
      ['-#secret', '', ''],
      ['+spec', 'flag?: boolean', 'ghost'],
      ['+static of', 'n: number', 'factory'],
    ]);
  });

  test('tags and decorators say the same', () => {
    const { fields } = classOf(
      `import { tree } from 'glassbox'; import * as glassbox from 'glassbox';
       export class C { /** @tree */ a!: C; @tree b!: C; @glassbox.ghost c = 0; d = 0 }`,
      'C',
    );
    expect(fields.map(({ tags }) => tags)).toEqual([['tree'], ['tree'], ['ghost'], []]);
  });

  test('plain JavaScript: assigned fields, JSDoc types, methods of prototypes', () => {
    const text = `
      function Node(value) { this.value = value; this.next = null; }
      function List() {
        this.head = null;
        this.size = 0;
        /** @type {string[]} */
        this.names = [];
      }
      List.prototype.add = function (value) { const node = new Node(value); node.next = this.head; this.head = node; };
      /** @private */
      List.prototype.inner = function () {};
      List.prototype.push = List.prototype.add;
      List.prototype.limit = 3;
      module.exports = { List };
    `;
    const type = classOf(text, 'List', '/list.cjs');
    expect(shown(type.fields)).toEqual(['head: class Node | null', 'size: number', 'names: array string']);
    expect(type.methods.map(({ name, isPublic }) => `${name} ${isPublic}`)).toEqual([
      'add true',
      'inner false',
      'push true',
    ]);
  });

  test('a type behind an import, from a package of types alone', () => {
    const reader = readerOf({
      '/m.ts':
        "import type { Id } from 'ids'; import { Part } from './part.js'; export class C { id!: Id; part!: Part }",
      '/part.ts': 'export class Part { size = 1 }',
      '/node_modules/ids/package.json': '{ "name": "ids", "types": "index.d.ts" }',
      '/node_modules/ids/index.d.ts': "export type Id = 'x' | 'y';",
    });
    expect(shown(reader.classNamed('/m.ts', 'C')!.fields)).toEqual(['id: "x" | "y"', 'part: class Part']);
  });
});

describe('places', () => {
  /** The spans that the evaluator would have for everything that is a class in the text. */
  function spans(text: string): readonly { start: number; end: number; name: string }[] {
    const module = lowerModule({ path: '/m.ts', text }, 'esm');
    if (module.format !== 'esm') throw new Error('not a module');
    const found: { start: number; end: number; name: string }[] = [];
    const visit = (source: typeof module.main): void => {
      for (const block of source.body().blocks) {
        for (const instruction of block.instructions) {
          if (instruction.op !== 'class' && instruction.op !== 'closure') continue;
          if (instruction.op === 'class') found.push({ ...instruction.code.span, name: instruction.code.name });
          else visit(instruction.code);
        }
      }
    };
    visit(module.main);
    return found;
  }

  test('a class is found where the evaluator says it is', () => {
    const text = `
      /** first */ export class A { a = 1 }
      export default class B { b = 1 }
      export abstract class C { c = 1 }
      const D = class { d = 1 };
      const E = class Named { e = 1 };
      import { ghost } from 'glassbox';
      class F { @ghost f = 1 }
      const make = () => class G { g = 1 };
      export const list = [class H { h = 1 }];
    `;
    const reader = readerOf({ '/m.ts': text });
    const found = spans(text).map(({ start, end }) => reader.classAt('/m.ts', start, end));
    expect(found.map((one) => shown(one!.fields).join())).toEqual(
      'abcdefgh'.split('').map((name) => `${name}: number`),
    );
    for (const [index, { start, end }] of spans(text).entries()) expect(found[index]!.at).toMatchObject({ start, end });
  });

  test('what is no class is none', () => {
    const text = 'export const f = (a: number) => (b: string) => a + b; export function g() {}';
    const reader = readerOf({ '/m.ts': text });
    expect(reader.classAt('/m.ts', text.indexOf('function'), text.length)).toBeNull();
    expect(reader.classAt('/elsewhere.ts', 0, 5)).toBeNull();
    const inner = text.indexOf('(b');
    const outer = text.indexOf('(a');
    const end = text.indexOf(';');
    expect(reader.functionAt('/m.ts', inner, end)!.parameters.map(({ name }) => name)).toEqual(['b']);
    expect(reader.functionAt('/m.ts', outer, end)!.parameters.map(({ name }) => name)).toEqual(['a']);
  });
});
