/** URL and URLSearchParams. */

import { strings, type BuiltinCases } from './case.js';
import { things } from './object.js';

const addresses = [
  ...["'http://a'", "'https://user:pa%20ss@Example.COM:8080/a/../b c?x=1#h'", "'file:///C:/a'", "'mailto:a@b'", "''"],
  ...["'a/b'", "'//x'", "'http://[::1]:80/'", "'http://1.2.3'", "'http://a:99999'", "'http://ä.de/ö?ü#ß'", "'http:/x'"],
  ...["' http://a '", "'http://a/%zz'", "'data:,x y'", "'HTTP://A:80'", "'ftp://a:21/b'", "'http://a?b?c#d#e'"],
  ...["'blob:http://a/b'", "'http://\\ud800/'", "'javascript:1'", "'ws://a/.//b/./..'"],
];

const queries = [
  ...["''", "'?'", "'a=1'", "'?a=1&b=2&a=3'", "'a'", "'=b'", "'&&a&&'", "'a=b=c'", "'a+b=%20'", "'%zz=%'"],
  ...["'ä=ß'", "'b=2&a=1'", "'a=1#c'", "'\\ud800=x'", '{ a: 1, b: [2] }', "[['a', 1], ['a', 2]]"],
  ...["new Map([['a', null]])", 'undefined', '5', "new URLSearchParams('b&a')", "{ c: 'd' }", "'a=2&c&a=1'"],
];

const parts = ['href', 'protocol', 'username', 'password', 'host', 'hostname', 'port', 'pathname', 'search', 'hash'];
const values = ["''", "'x'", "'a b'", "'?q#h'", "'80'", "'ftp:'", "'a:9'", "'ö'", "'http://z/'", "'//y'", '5', 'null'];

function part(name: string): BuiltinCases {
  return {
    builtin: `URL.prototype.${name}`,
    status: 'concrete',
    snippets: [
      ...addresses.map((address) => `new URL(${address}).${name}`),
      `Reflect.getOwnPropertyDescriptor(URL.prototype, '${name}').get.call({})`,
      ...(parts.includes(name)
        ? values.map((value) => `const url = new URL('http://u@a:81/b?c#d'); url.${name} = ${value}; return url.href;`)
        : []),
    ],
  };
}

function method(name: string, actuals: string, then = ''): BuiltinCases {
  return {
    builtin: `URLSearchParams.prototype.${name}`,
    status: 'concrete',
    snippets: [
      ...queries.map(
        (query) =>
          `const all = new URLSearchParams(${query}); const r = all.${name}(${actuals}); return [r${then}, all.toString()];`,
      ),
      `new URLSearchParams().${name}()`,
      `URLSearchParams.prototype.${name}.call({}, 'a', 'b')`,
    ].map((snippet) => (then === '' || !snippet.startsWith('new') ? snippet : `[...${snippet}]`)),
  };
}

export const urlCases: readonly BuiltinCases[] = [
  {
    builtin: 'URL',
    status: 'concrete',
    snippets: [
      "URL('http://a')",
      'new URL()',
      ...addresses.flatMap((address) => [`new URL(${address}).href`, `new URL(${address}, 'http://base/x/y?z').href`]),
      ...things.filter((thing) => thing !== '').map((thing) => `new URL('a', ${thing}).href`),
    ],
  },
  ...['canParse', 'parse'].map((name): BuiltinCases => ({
    builtin: `URL.${name}`,
    status: 'concrete',
    snippets: [
      `URL.${name}()`,
      ...addresses.flatMap((address) => [`String(URL.${name}(${address}))`, `String(URL.${name}('b', ${address}))`]),
    ],
  })),
  ...[...parts, 'origin', 'searchParams'].map(part),
  ...['toString', 'toJSON'].map((name): BuiltinCases => ({
    builtin: `URL.prototype.${name}`,
    status: 'concrete',
    snippets: [`URL.prototype.${name}.call({})`, ...addresses.map((address) => `new URL(${address}).${name}()`)],
  })),
  {
    builtin: 'URLSearchParams',
    status: 'concrete',
    snippets: [
      "URLSearchParams('a')",
      ...queries.map((query) => `new URLSearchParams(${query}).toString()`),
      ...strings.map((text) => `new URLSearchParams(${text}).toString()`),
      ...['[1]', "[['a']]", "['ab']", '{ [Symbol.iterator]: 1 }', '[null]'].map(
        (init) => `new URLSearchParams(${init})`,
      ),
    ],
  },
  method('append', "'a', 'x y'"),
  method('delete', "'a'"),
  method('delete', "'a', '1'"),
  method('get', "'a'"),
  method('getAll', "'a'"),
  method('has', "'a'"),
  method('has', "'a', '1'"),
  method('set', "'a', 'ä'"),
  method('sort', ''),
  method('forEach', '(value, name) => value + name'),
  method('toString', ''),
  method('entries', '', '.next().value'),
  method('keys', '', '.next().value'),
  method('values', '', '.next().value'),
  {
    builtin: 'URLSearchParams.prototype.size',
    status: 'concrete',
    snippets: queries.map((query) => `new URLSearchParams(${query}).size`),
  },
];
