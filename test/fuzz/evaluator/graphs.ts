/**
 * Random graphs of modules: they import and hand on each other's names, and their own, so that most have cycles; while they run they look at
 * what they have imported, which may not be there yet. Names are few, so that some are declared twice, missing, or meant by two stars;
 * now and then a line stands where it may not stand. Node says which graphs are none.
 */

import { Random } from './random.js';

/** The texts of m0.mjs, m1.mjs, …; the first is the program. */
export type Graph = readonly string[];

const NAMES = ['a', 'b', 'f', 'C', 'default'] as const;

/** Lines that are wrong everywhere, or in modules, or look as if they were. */
const ODD_LINES = [
  'let twice; let twice;',
  'var both; { let both; }',
  'let both; { var both; }',
  'const nothing;',
  'return;',
  'break;',
  'here: here: ;',
  'here: there: ;',
  'here: { break here; }',
  'here: { continue here; }',
  '1 ?? 2 || 3;',
  '(1 ?? 2) || 3;',
  'class K { constructor() {} constructor() {} }',
  'class K { constructor() {} static constructor() {} }',
  'class K { static prototype() {} }',
  'class K { #p; #p; }',
  'class K { get #p() { return 1; } set #p(v) {} }',
  'this.#p;',
  'function twice(x, x) {}',
  '(x, [x]) => x;',
  'function g({ x }) { "use strict"; }',
  'function g(x) { "use strict"; }',
  'let await = 1;',
  'let yield = 1;',
  'arguments = 1;',
  'eval++;',
  'new.target;',
  'super.x;',
  '({ m() { super.x; } });',
  'delete twice;',
  '010;',
  'with (Math) {}',
  'for (let let of []);',
  'for (const x in {}, {});',
  'for (let x of [], []);',
  '/(/;',
  '/(?<n>.)(?<n>.)/;',
  '/[b-a]/;',
  'export { nowhere };',
  'export { look as one, look as one };',
  '({ x: 1 } = {});',
  '({ x } = {});',
  'look++ = 1;',
  '({ x = 1 });',
  'async () => { (await 1) ** 2; };',
  '-1 ** 2;',
  'function* g() { function yield() {} }',
  'async function g() { (x = await 1) => x; }',
  'if (true) function g() {}',
  'label: function g() {}',
  'try {} catch (x) { let x; }',
  'try {} catch ({ x }) { var x; }',
  'switch (1) { case 1: let x; case 2: let x; }',
  'a?.b = 1;',
  'new a?.b();',
  '"\\08";',
  '`\\u{}`;',
  'String.raw`\\u{}`;',
  'var x; for ([x = "x" in {}] of []);',
  'for (const [x = "x" in {}] of [[]]) console.log(x);',
  'for (let x = 1 of []);',
  'class K extends Object { constructor() { super(); } m() { super(); } }',
  'class K { constructor() { super(); } }',
  'class K { static { await; } }',
  'class K { static { arguments; } }',
  'class K { x = arguments; }',
  'class K { get constructor() {} }',
  'class K { #constructor; }',
  'class K { #p; m() { delete this.#p; } }',
  'async function g() { function await() {} }',
  'function g(x = yield) {}',
  'import.meta = 1;',
  '({ __proto__: null, __proto__: null });',
  '({ __proto__: null, ["__proto__"]: null });',
  'let [x, x] = [];',
  '[a?.b] = [];',
  '({ a: 1 }) => 1;',
  'while (false) let\n[x] = [];',
  'if (true) class K {}',
  'for (;;) { (() => { break; })(); }',
] as const;

const HEAD = `const shown = (value) => typeof value === 'function' ? 'function ' + value.name : Object.prototype.toString.call(value) === '[object Module]' ? Object.keys(value).join() : JSON.stringify(value);
const look = (name, get) => { try { console.log(name, shown(get())); } catch (error) { console.log(name, error.name, error.message); } };`;

export class Graphs {
  private readonly random: Random;

  constructor(seed: number) {
    this.random = new Random(seed);
  }

  next(): Graph {
    const count = 1 + this.random.below(4);
    return Array.from({ length: count }, (_, index) => this.module(index, count));
  }

  private module(index: number, count: number): string {
    const lines: string[] = [HEAD];
    const looks: string[] = [];
    const declared = NAMES.filter(() => this.random.below(2) === 0);
    for (let n = this.random.below(4); n > 0; n -= 1) {
      const from = `'./m${this.random.below(count)}.mjs'`;
      const [name, local] = [this.random.of(NAMES), `i${n}`];
      lines.push(
        this.random.of([
          `import { ${name} as ${local} } from ${from};`,
          `import { ${name} as ${local} } from ${from};`,
          `import * as ${local} from ${from};`,
          `import * as ${local} from ${from};`,
          `import ${local} from ${from};`,
          `export * from ${from}; const ${local} = 'star';`,
          `export { ${name} as ${this.random.of(NAMES)} } from ${from}; const ${local} = 'handed on';`,
          `export * as ${this.random.of(NAMES)} from ${from}; const ${local} = 'namespace';`,
        ]),
      );
      looks.push(`look('m${index} ${local}', () => ${local});`);
      looks.push(`look('m${index} ${local}.${name}', () => ${local}.${name});`);
      looks.push(`look('m${index} ${local} is set', () => (${local} = 1));`);
      looks.push(`look('m${index} ${local} is called', () => ${local}());`);
      looks.push(`look('m${index} ${local} has', () => ['${name}' in ${local}, Object.keys(${local})]);`);
    }
    for (const name of declared) lines.push(this.declaration(name, index));
    if (this.random.below(6) === 0) lines.push(this.random.of(ODD_LINES));
    for (const line of looks) if (this.random.below(3) > 0) lines.splice(1 + this.random.below(lines.length), 0, line);
    lines.push(`console.log('m${index} has run');`);
    return `${lines.join('\n')}\n`;
  }

  private declaration(name: (typeof NAMES)[number], index: number): string {
    switch (name) {
      case 'a':
        return this.random.of([
          `export let a = 'm${index}'; const change = () => (a += '!');`,
          `let a = 1; export { a }; a += 1;`,
          `export var a = ${index};`,
          `export const [a] = [${index}];`,
        ]);
      case 'b':
        return this.random.of([`export const b = ${index};`, `const b = null; export { b, b as 'b again' };`]);
      case 'f':
        return this.random.of([
          `export function f() { return 'f of m${index}'; }`,
          `function f() { return typeof f; } export { f };`,
          `export const f = () => ${index};`,
        ]);
      case 'C':
        return this.random.of([`export class C { static of = ${index}; }`, `class C {} export { C };`]);
      case 'default':
        return this.random.of([
          `export default function () { return ${index}; }`,
          `export default class {}`,
          `export default ${index};`,
          `const d = 'd'; export { d as default };`,
        ]);
    }
  }
}
