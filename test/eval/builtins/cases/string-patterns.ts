/** The methods of strings that take patterns, with texts and regular expressions. */

import { borrowed, calls, oddReceivers, pairs, strings, traced, type BuiltinCases } from './case.js';

const patterns = [
  '/b/',
  '/b/g',
  '/(b)(x)?/g',
  '/(?<first>.)(?<second>.)/g',
  '/$/',
  '/(?:)/g',
  '/^/gm',
  '/B/i',
  '/[^]/gu',
  '/./gs',
  '/b/y',
  '/a/y',
  '/a/gy',
  '/z/',
  '/z/g',
  '/(a)|(b)/g',
  '/\\p{L}/gu',
];

const receivers = ["'abcabc'", "''", "'a😀b\\n'"];

const replacements = [
  "''",
  "'X'",
  "'[$&]'",
  "'$$'",
  "'$`|$\\''",
  "'$1$2$0$10'",
  "'$01$02'",
  "'$<first>'",
  "'$<first'",
  "'$'",
  'undefined',
  'null',
  '1',
  'function (...all) { return JSON.stringify(all); }',
  '() => undefined',
  "() => '$&'",
  '() => ({ toString() { return 1; } })',
  "() => { throw new RangeError('no'); }",
  "{ toString() { return '<$&>'; } }",
  "Symbol('r')",
];

const texts = [
  "'b'",
  "''",
  "'bc'",
  "'z'",
  "'a'",
  'undefined',
  'null',
  "['b']",
  "{ toString() { return 'b'; } }",
  '$',
].slice(0, -1);

const protocol = (name: string, call: string): string[] => [
  `({ [Symbol.${name}](...all) { return all; } }) && ${call.replace('PATTERN', `{ [Symbol.${name}](...all) { return all; } }`)}`,
  call.replace('PATTERN', `{ [Symbol.${name}]: undefined, toString() { return 'b'; } }`),
  call.replace('PATTERN', `{ [Symbol.${name}]: 1 }`),
  call.replace('PATTERN', `{ get [Symbol.${name}]() { throw new RangeError('getter'); } }`),
];

export const stringPatternCases: readonly BuiltinCases[] = [
  ...['replace', 'replaceAll'].map((name): BuiltinCases => ({
    builtin: `String.prototype.${name}`,
    status: 'symbolic',
    snippets: [
      ...calls(receivers, name, pairs(texts, replacements)),
      ...calls(receivers, name, pairs(patterns, replacements)),
      ...calls(["'abc'"], name, strings),
      ...borrowed('String.prototype', name, oddReceivers, ["'a', 'X'", '/a/g, () => 1', '']),
      ...protocol('replace', `'abc'.${name}(PATTERN, 'X')`),
      traced(`String.prototype.${name}.call(text('self', 'abc'), text('search', 'b'), text('replacement', 'X'))`),
      traced(`String.prototype.${name}.call(text('self', 'abc'), text('search', 'b'), () => text('result', 'X'))`),
      `const r = /b/g; r.lastIndex = 3; return ['abcb'.${name}(r, '-'), r.lastIndex]`,
      `const r = /b/gy; r.lastIndex = 1; return ['abcb'.${name}(r, '-'), r.lastIndex]`,
      `'abc'.${name}({ [Symbol.match]: true, flags: 'i', toString() { return 'b'; } }, 'X')`,
      `'abc'.${name}({ [Symbol.match]: true, flags: undefined }, 'X')`,
      `String.prototype.${name}.length`,
    ],
  })),
  {
    builtin: 'String.prototype.split',
    status: 'concrete',
    snippets: [
      ...calls(["'a,b,,c'", "''", "'a😀b'", "'abc'"], 'split', [
        ...strings,
        "','",
        "',', 2",
        "',', 0",
        "',', -1",
        "',', 1.9",
        "',', NaN",
        "',', '2'",
        "',', 2 ** 32 + 1",
        "',', undefined",
        "',', null",
        "',', { valueOf() { return 1; } }",
        "',', Symbol('l')",
        'undefined, 0',
        'undefined, 1',
        ...patterns,
        '/(,)/, 3',
        '/,/, 2',
        "/,/, '2'",
        '/,/, { valueOf() { return 1; } }',
        '/,/, -1',
      ]),
      ...borrowed('String.prototype', 'split', oddReceivers, ["'b'", '/b/', '']),
      ...protocol('split', "'abc'.split(PATTERN, 3)"),
      traced("String.prototype.split.call(text('self', 'abc'), text('separator', 'b'), number('limit', 1))"),
      'String.prototype.split.length',
    ],
  },
  ...['match', 'search', 'matchAll'].map((name): BuiltinCases => {
    const wrap = (call: string): string => (name === 'matchAll' ? `[...${call}]` : call);
    return {
      builtin: `String.prototype.${name}`,
      status: 'concrete',
      snippets: [
        ...calls(receivers, name, [...patterns, ...strings, "'('", "'[a-b]'", "'.'"]).map(wrap),
        ...borrowed('String.prototype', name, oddReceivers, ["'a'", '/a/g']).map(wrap),
        ...protocol(name, `'abc'.${name}(PATTERN)`),
        `const r = /b/g; r.lastIndex = 3; const m = ${wrap(`'abcb'.${name}(r)`)}; return [m, r.lastIndex]`,
        `const r = /b/y; r.lastIndex = 1; try { const m = ${wrap(`'abcb'.${name}(r)`)}; return [m, r.lastIndex]; } catch (e) { return e; }`,
        `const r = /b/d; try { const m = ${wrap(`'abcb'.${name}(r)`)}; return [m, m && m.indices]; } catch (e) { return e; }`,
        `String.prototype.${name}.length`,
      ],
    };
  }),
  {
    builtin: 'String.prototype.matchAll',
    status: 'concrete',
    snippets: [
      "const i = 'aXbX'.matchAll(/(?<c>.)X/g); const out = []; for (const m of i) out.push([m[0], m.index, m.groups.c]); return out",
      "Object.prototype.toString.call(''.matchAll(/a/g))",
      "const i = 'ab'.matchAll(/./g); return [i.next().value[0], i.next().value[0], i.next(), i.next(), i[Symbol.iterator]() === i]",
      "Object.getPrototypeOf(''.matchAll(/a/g)).next.call({})",
      "[...'a\\nb'.matchAll(/^/gm)].map((m) => m.index)",
      "[...'😀😀'.matchAll(/(?:)/gu)].map((m) => m.index)",
      "[...'😀😀'.matchAll(/(?:)/g)].map((m) => m.index)",
      "const r = /a/g; r.lastIndex = 2; const out = [...'aaaa'.matchAll(r)].map((m) => m.index); return [out, r.lastIndex]",
    ],
  },
];
