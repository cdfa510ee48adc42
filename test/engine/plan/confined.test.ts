/** Code that may do more than objects show is told from code that cannot. Each case is a module of its own, all are one program. */

import { expect, test } from 'vitest';
import { isConfined } from '../../../src/engine/plan/confined.js';
import { load, overlay } from './support.js';

/** What it is about, the body of a method that is checked, what stands above the class, its other members. */
type Case = readonly [name: string, body: string, before?: string, members?: string];

const CONFINED: readonly Case[] = [
  ['functions in fields', 'return this.f();', '', 'f = () => 1;'],
  ['its own fields', 'this.n = 1; this.list.push(this.n); return this.list[0];'],
  ['its own variables', 'let sum = 0; this.list.forEach((one) => { sum += one; }); return sum;'],
  ['its own objects', 'const seen = new Map(); seen.set(1, { a: 1 }); const all: any = {}; all.b = 2; return all;'],
  ['another function', 'return twice(this.n);', 'function twice(n: number): number { return n * 2; }'],
  ['this, by another name', 'const self = this; [1].forEach(() => { self.n = 1; }); return 0;'],
  ['a constant', 'return LIMIT + Box.size;', 'const LIMIT = 3;', 'static readonly size = 4;'],
  ['a constant that nobody writes', 'return TABLE[this.n];', 'const TABLE = [1, 2];', 'other(): void { this.n = 2; }'],
  ['a frozen object', 'this.list[0] = TABLE[0]!; return 0;', 'const TABLE = Object.freeze([1, 2]);'],
  ['what is modelled', 'return Math.max(Number("1"), JSON.stringify(this.list).length);'],
  ['a generator', 'return [...all()];', 'function* all(): Generator<number> { let n = 0; while (n < 2) yield n++; }'],
];

const NOT_CONFINED: readonly Case[] = [
  ['functions in fields of old', 'return 0;', '', 'f = () => 1; touchPostcondition(old: Box) { return old.f() > 0; }'],
  ['a variable of the module', 'return ++count;', 'let count = 0;'],
  ['one that another function assigns', 'bump(); return 0;', 'let count = 0; function bump(): void { count += 1; }'],
  ['one that a function inside assigns', '[1].forEach(() => { count += 1; }); return 0;', 'let count = 0;'],
  ['one of a closure', 'return next();', 'const next = (() => { let n = 0; return () => n++; })();'],
  ['an object of the module', 'MEMO.last = this.n; return 0;', 'const MEMO: any = {};'],
  ['one by another name', 'const memo = MEMO; memo.last = this.n; return 0;', 'const MEMO: any = { last: 0 };'],
  ['an array of the module', 'LOG.push(1); return 0;', 'const LOG: number[] = [];'],
  ['a map of the module', 'SEEN.set(1, 1); return 0;', 'const SEEN = new Map();'],
  ['a set inside an object', 'ALL.in.add(1); return 0;', 'const ALL = { in: new Set() };'],
  ['a computed key', 'const memo = MEMO; memo[this.n] = 1; return 0;', 'const MEMO: any = {};'],
  ['a method by a computed key', 'const log: any = LOG; log["pu" + this.n](1); return 0;', 'const LOG: number[] = [];'],
  ['a static', 'Box.made += 1; return 0;', '', 'static made = 0;'],
  ['a new static', '(Box as any).made = 1; return 0;', ''],
  ['a static by a static method', 'Box.make(); return 0;', '', 'static made = 0; static make(): void { this.made++; }'],
  ['a new static by one', 'Box.make(); return 0;', '', 'static make(): void { (this as any).made = 1; }'],
  ['a private static', 'Box.#made += 1; return 0;', '', 'static #made = 0;'],
  ['the class, by an instance', '(this.constructor as any).made = 1; return 0;'],
  ['a variable, through an accessor', 'return this.x;', 'let count = 0;', 'get x(): number { return count++; }'],
  ['a variable, in a field', 'return new Part();', 'let count = 0; class Part { id = count++; }'],
  ['the global object', '(globalThis as any).x = 1; return 0;'],
  ['a property of a global', '(Math as any).x = 1; return 0;'],
  ['waiting', 'return later();', 'async function later(): Promise<void> {}'],
  ['what is not modelled', 'return new Proxy({}, {});'],
  ['timers', 'setTimeout(() => { this.n = 9; }, 0); return 0;'],
  ['the clock', 'return new Date().getTime();'],
  ['a method that is not modelled', 'return /a/.compile("b");'],
];

test('code that keeps to its objects is told from code that may not', () => {
  const cases = [...CONFINED, ...NOT_CONFINED];
  const modules = cases.map(([, body, before = '', members = ''], at): readonly [string, string] => [
    `/virtual/box${at}.ts`,
    `${before}\nexport class Box { n = 0; list: number[] = []; ${members} touch(): unknown { ${body} } }`,
  ]);
  const imports = cases.map((_, at) => `import { Box as Box${at} } from './box${at}.js';`);
  const checks = cases.map((_, at) => `check(Box${at}, { state: { Box: { n: int(0, 1) } } });`);
  const spec = ["import { check, int } from 'glassbox';", ...imports, ...checks].join('\n');
  const files = overlay({ ...Object.fromEntries(modules), '/virtual/box.check.ts': spec });
  const { program, plans } = load(files, '/virtual/box.check.ts');
  const found = plans.map((plan) =>
    isConfined(program.machine, plan.at(1).handles, ({ span }) => span.source.path.includes('/src/spec/')),
  );
  const namesOf = (is: boolean): readonly string[] => cases.filter((_, at) => found[at] === is).map(([name]) => name);
  expect(namesOf(true)).toEqual(CONFINED.map(([name]) => name));
  expect(namesOf(false)).toEqual(NOT_CONFINED.map(([name]) => name));
});

test('what an abstraction does counts as well', () => {
  const spec = (body: string): string => `
    import { int, refines } from 'glassbox';
    let asked = 0;
    class Box { n = 0; touch(): void { this.n = 1; } }
    class Model { constructor(readonly n = 0) {} touch(): void { ${body} } equalTo(): boolean { return true; } }
    refines(Box, Model, {
      state: { Box: { n: int(0, 1) } }, abstraction: (box) => new Model(box.n), operations: { touch: [] }, equality: false,
    });`;
  const isOurs = ({ span }: { readonly span: { readonly source: { readonly path: string } } }): boolean =>
    span.source.path.includes('/src/spec/');
  const found = ['asked.toFixed();', 'asked += 1;'].map((body) => {
    const { program, plans } = load(overlay({ '/virtual/box.check.ts': spec(body) }), '/virtual/box.check.ts');
    return isConfined(program.machine, plans[0]!.at(1).handles, isOurs);
  });
  expect(found).toEqual([true, false]);
});

test('what functions of the spec do counts as well', () => {
  const spec = (domain: string): string => `
    import { check, made, oneOf } from 'glassbox';
    let asked = 0;
    class Box { n = 0; touch(one: unknown): void { this.n = 1; } }
    check(Box, { operations: { touch: [${domain}] } });`;
  const domains = ['oneOf(() => asked)', 'oneOf(() => ++asked)', 'made(() => [asked])', 'made(() => [++asked])'];
  const found = domains.map((domain) => {
    const { program, plans } = load(overlay({ '/virtual/box.check.ts': spec(domain) }), '/virtual/box.check.ts');
    const { handles } = plans[0]!.at(1);
    return isConfined(program.machine, handles, ({ span }) => span.source.path.includes('/src/spec/'));
  });
  expect(found).toEqual([true, false, true, false]);
});
