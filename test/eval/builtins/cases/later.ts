/**
 * Promises, jobs and timers, as far as they show at once: constructors that settle into a list, and promises that call back at once, make
 * that far. What comes later is in the corpus.
 */

import type { BuiltinCases } from './case.js';
import { things } from './object.js';

const named = things.filter((thing) => thing !== '');

/** A class of promises that tells what it is settled with. */
const TELLING = `const log = []; function Telling(executor) { executor((value) => log.push(['value', value]), (reason) => log.push(['reason', reason])); }
  Telling.resolve = (value) => ({ then(resolve, reject) { (value === 'bad' ? reject : resolve)(value); } });`;

/** A promise whose then tells what it is called with. */
const ASKED = `({ then(...actuals) { return actuals.map((one) => typeof one); } })`;

const lists = [
  '[]',
  '[1]',
  '[1, 2, 3]',
  "['bad']",
  "[1, 'bad', 2]",
  "['bad', 'bad']",
  "['bad', 1]",
  "'text'",
  "''",
  'new Set([1, 1, 2])',
  'new Map([[1, 2]])',
  '[undefined]',
  '[[1], { a: 1 }]',
  '[, 1]',
  '(function* () { yield 1; yield 2; })()',
  "(function* () { yield 'bad'; throw 'thrown'; })()",
  "(function* () { throw 'thrown'; })()",
  'undefined',
  'null',
  '5',
  '{}',
];

const quiet = (promise: string): string =>
  `const made = ${promise}; made.catch(() => 0); return made instanceof Promise;`;

export const laterCases: readonly BuiltinCases[] = [
  {
    builtin: 'Promise',
    status: 'symbolic',
    snippets: [
      'Promise()',
      'new Promise()',
      ...named
        .filter((thing) => !/^\(a\)|^function|^class/.test(thing))
        .map((thing) => `new Promise(${thing.startsWith('{') ? `(${thing})` : thing})`),
      'const log = []; new Promise((...list) => { for (const one of list) log.push(typeof one, one.name, one.length); }); return log;',
      'const log = []; new Promise((resolve) => log.push(resolve(1), resolve(2))); return log;',
      quiet("new Promise(() => { throw 'lost'; })"),
      quiet("new Promise((_, reject) => reject('no'))"),
      'class Task extends Promise {} return new Task(() => 1) instanceof Task;',
      'Object.getOwnPropertyNames(Promise.prototype)',
      'Promise[Symbol.species] === Promise',
      'Object.prototype.toString.call(new Promise(() => 1))',
    ],
  },
  {
    builtin: 'Promise[Symbol.species]',
    status: 'symbolic',
    snippets: things.map(
      (thing) =>
        `Reflect.getOwnPropertyDescriptor(Promise, Symbol.species).get.call(${thing === '' ? 'Promise' : thing})`,
    ),
  },
  {
    builtin: 'Promise.resolve',
    status: 'symbolic',
    snippets: [
      ...things.map((thing) => `${TELLING} Promise.resolve.call(Telling, ${thing}); return log;`),
      'const made = Promise.resolve(1); return Promise.resolve(made) === made;',
      'class Task extends Promise {} const made = Task.resolve(1); return [Promise.resolve(made) === made, Task.resolve(made) === made];',
      'Promise.resolve.call(undefined)',
      'Promise.resolve.call({}) ',
    ],
  },
  {
    builtin: 'Promise.reject',
    status: 'symbolic',
    snippets: [
      ...things.map((thing) => `${TELLING} Promise.reject.call(Telling, ${thing}); return log;`),
      quiet('Promise.reject(1)'),
    ],
  },
  ...['all', 'allSettled', 'any', 'race'].map((name): BuiltinCases => ({
    builtin: `Promise.${name}`,
    status: 'symbolic',
    snippets: [
      ...lists.map((list) => `${TELLING} Promise.${name}.call(Telling, ${list}); return log;`),
      `Promise.${name}.call(undefined, [])`,
      quiet(`Promise.${name}([1])`),
    ],
  })),
  {
    builtin: 'Promise.prototype.then',
    status: 'symbolic',
    snippets: [
      ...named
        .filter((thing) => !/^Object|^function|^\(|^class|Error|^new|^\/|^\[/.test(thing))
        .map((thing) => `Promise.prototype.then.call(${thing})`),
      ...named
        .filter((thing) => !thing.startsWith('class'))
        .map((thing) => `const made = Promise.resolve(1).then(${thing}); return made instanceof Promise;`),
    ],
  },
  ...['catch', 'finally'].map((name): BuiltinCases => ({
    builtin: `Promise.prototype.${name}`,
    status: 'symbolic',
    snippets: [
      ...things.map((thing) => `Promise.prototype.${name}.call(${ASKED}${thing === '' ? '' : `, ${thing}`})`),
      quiet(`Promise.resolve(1).${name}(() => 2)`),
    ],
  })),
  ...['queueMicrotask', 'setTimeout', 'setInterval', 'setImmediate', 'process.nextTick'].map((name): BuiltinCases => ({
    builtin: name,
    status: 'symbolic',
    snippets: named
      .filter((thing) => !/^\(a\)|^function|^class|Object.create|arguments|^Symbol/.test(thing))
      .map(
        (thing) =>
          `try { ${name}(${thing}); } catch (problem) { return [problem.name, problem.code, problem.message]; }`,
      ),
  })),
  ...['clearTimeout', 'clearInterval'].map((name): BuiltinCases => ({
    builtin: name,
    status: 'symbolic',
    snippets: [
      ...named.filter((thing) => !thing.startsWith('Symbol')).map((thing) => `${name}(${thing})`),
      `const timer = setTimeout(() => 1, 5); return [timer.hasRef(), ${name}(timer), timer.hasRef()];`,
      `const timer = setTimeout(() => 1, 5); return [${name}(+timer), timer.hasRef()];`,
    ],
  })),
  {
    builtin: 'clearImmediate',
    status: 'symbolic',
    snippets: ['', 'undefined', 'null', '0', '-0', 'NaN', 'false', "''", '0n', 'void 1', '!1'].flatMap((nothing) => [
      `clearImmediate(${nothing})`,
      `const one = setImmediate(() => 1); return [one.hasRef(), clearImmediate(one), clearImmediate(${nothing})];`,
    ]),
  },
];
