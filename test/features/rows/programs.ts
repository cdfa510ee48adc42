/** Modules, and what surrounds a program. */

import { row, type Topic } from '../feature.js';

export const programs: Topic = {
  topic: 'modules and surroundings',
  features: [
    row('`import`, `export`', 'symbolic', 'return [twice(a), count, other.default(b)];', {
      top: `import { twice, count } from './other.mjs'; import * as other from './other.mjs';`,
      files: {
        '/other.mjs':
          'export let count = 0; export function twice(x) { count += 1; return x * 2; } export default (x) => [x];',
      },
    }),
    row('`export` of what another module has', 'symbolic', 'return [first(a), b];', {
      top: `import { first } from './middle.mjs';`,
      files: {
        '/middle.mjs': `export { one as first } from './last.mjs';`,
        '/last.mjs': 'export const one = (x) => [x];',
      },
    }),
    row('modules that import each other', 'symbolic', 'return [even(Math.max(a, 0)), b];', {
      top: `import { even } from './even.mjs';`,
      files: {
        '/even.mjs': `import { odd } from './odd.mjs'; export function even(n) { return n === 0 || odd(n - 1); }`,
        '/odd.mjs': `import { even } from './even.mjs'; export function odd(n) { return n !== 0 && even(n - 1); }`,
      },
    }),
    row('CommonJS: `require`, `module.exports`', 'symbolic', 'return [half(a), b];', {
      top: `import half from './half.cjs';`,
      files: {
        '/half.cjs': `const { by } = require('./by.cjs'); module.exports = (x) => x / by;`,
        '/by.cjs': 'exports.by = 2;',
      },
    }),
    row('state of modules', 'symbolic', 'if (c) add(a); add(b); return total;', {
      top: `import { add, total } from './total.mjs';`,
      files: { '/total.mjs': `export let total = ''; export function add(x) { total += x; }` },
    }),
    row('imports of JSON', 'symbolic', 'return [json.k[a], b];', {
      top: `import json from './data.json' with { type: 'json' };`,
      files: { '/data.json': '{ "k": [1, 2] }' },
    }),
    row("node's own modules", { code: 'input-output', at: `'node:fs'` }, 'return readFileSync(String(a));', {
      top: `import { readFileSync } from 'node:fs';`,
    }),
    row('imports with a query', { code: 'import-query', at: `'./other.mjs?again'` }, 'return a;', {
      top: `import './other.mjs?again';`,
      files: { '/other.mjs': '' },
    }),
    row('imports from the network', { code: 'unsupported-url', at: `'https:` }, 'return a;', {
      top: `import 'https://example.org/other.mjs';`,
    }),
    row('addons', { code: 'native-addon', at: `'./other.node'` }, 'return a;', {
      top: `import './other.node';`,
      files: { '/other.node': '' },
    }),
    row(
      '`globalThis`',
      'symbolic',
      'globalThis.shared = a; const found = globalThis.shared; delete globalThis.shared; return [found, typeof globalThis.missing, b];',
    ),
    row(
      'promises',
      'symbolic',
      'const log = []; const p = new Promise((resolve) => { log.push(a); resolve(b); }); return [p instanceof Promise, log];',
    ),
    row('callbacks of promises', { code: 'await', at: 'Promise.resolve' }, 'return Promise.resolve(a).then((x) => x);'),
    row('timers', { code: 'await', at: 'setTimeout' }, 'return setTimeout(() => a, 1);'),
    row('`fetch`', { code: 'input-output', at: 'fetch' }, `return fetch('x' + a);`),
  ],
};
