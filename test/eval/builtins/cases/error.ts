/**
 * Error and its family. Of a stack only that it is there is compared: what it shows is where node was, in the words of
 * whoever runs the tests.
 */

import { strings, type BuiltinCases } from './case.js';
import { things } from './object.js';

const given = things.filter((thing) => thing !== '');

/** Everything there is to see of an error. */
const seen = (make: string): string =>
  `const e = ${make}; return [e.name, e.message, String(e), Reflect.ownKeys(e), 'cause' in e, e.cause, e.errors, Object.keys(e), Object.prototype.toString.call(e), e instanceof Error, e.constructor.name, typeof e.stack]`;

function constructorCases(name: string): BuiltinCases {
  return {
    builtin: name,
    status: 'symbolic',
    snippets: [
      ...strings.map((text) => seen(`new ${name}(${text})`)),
      ...strings.map((text) => seen(`${name}(${text})`)),
      ...given.map((thing) => seen(`new ${name}('m', ${thing})`)),
      ...given.map((thing) => seen(`new ${name}('m', { cause: ${thing} })`)),
      seen(`new ${name}(undefined, { cause: undefined })`),
      seen(`new ${name}('m', Object.create({ cause: 'inherited' }))`),
      seen(`new ${name}('m', { get cause() { return 'got'; } })`),
      seen(`new ${name}('m', { get cause() { throw new RangeError('cause'); } })`),
      seen(`new ${name}('two\\nlines')`),
      `const log = []; try { new ${name}({ toString() { log.push('message'); return 'm'; } }, { get cause() { log.push('cause'); return 1; } }); } catch (e) { return e; } return log`,
      `const d = Object.getOwnPropertyDescriptor(new ${name}('m'), 'message'); return d`,
      `const d = Object.getOwnPropertyDescriptor(new ${name}('m', { cause: 1 }), 'cause'); return d`,
      `const { writable, enumerable, configurable } = Object.getOwnPropertyDescriptor(new ${name}('m'), 'stack'); return [writable, enumerable, configurable]`,
      `class Own extends ${name} {} const e = new Own('m'); return [e.name, e.message, String(e), e instanceof Own, e instanceof ${name}, e.constructor.name, typeof e.stack]`,
      `class Own extends ${name} { constructor(m) { super(m); this.name = 'Own'; this.code = 5; } } const e = new Own('m'); return [String(e), Object.keys(e)]`,
      `class Own extends ${name} { get name() { return 'Got'; } } return String(new Own('m'))`,
      `class Own extends ${name} {} Own.prototype.name = 'Proto'; const e = new Own('m'); return [String(e), typeof e.stack]`,
      `class Own extends ${name} { static s = 1; get message() { return 'derived'; } } const e = new Own(); return [String(e), Own.s]`,
      `const e = Reflect.construct(${name}, ['m'], class Other {}); return [Object.prototype.toString.call(e), e instanceof ${name}, e.message]`,
      `function Old(m) { const e = ${name}.call(this, m); return e; } return String(new Old('x'))`,
      `try { throw new ${name}('thrown'); } catch ({ name, message }) { return [name, message]; }`,
      `const e = new ${name}('m'); e.message = 'changed'; e.name = 'N'; return String(e)`,
      `${name}.length`,
      `${name}.name`,
      `${name}.prototype.name`,
      `${name}.prototype.message`,
      `Object.getPrototypeOf(${name}).name`,
      `Object.getPrototypeOf(${name}.prototype) === ${name === 'Error' ? 'Object' : 'Error'}.prototype`,
      `Object.prototype.toString.call(${name}.prototype)`,
      `Reflect.ownKeys(${name}.prototype)`,
      `String(${name}.prototype)`,
    ],
  };
}

export const errorCases: readonly BuiltinCases[] = [
  ...['Error', 'TypeError', 'RangeError', 'ReferenceError', 'SyntaxError', 'EvalError', 'URIError'].map(
    constructorCases,
  ),
  {
    builtin: 'AggregateError',
    status: 'symbolic',
    snippets: [
      ...given.map((thing) => seen(`new AggregateError(${thing})`)),
      ...given.map((thing) => seen(`AggregateError([], 'm', ${thing})`)),
      ...strings.filter((text) => text !== '').map((text) => seen(`new AggregateError([1, 2], ${text})`)),
      seen("new AggregateError([1], 'm', { cause: 5 })"),
      seen("new AggregateError(new Set(['a', 'b']))"),
      seen('new AggregateError((function* () { yield 1; yield 2; })())'),
      'new AggregateError()',
      "Object.getOwnPropertyDescriptor(new AggregateError([1]), 'errors')",
      'const list = [1]; const e = new AggregateError(list); list.push(2); return e.errors',
      'class Many extends AggregateError { constructor(...all) { super(all, all.length + " errors"); } } const m = new Many(new Error("a"), 5); return [m.message, m.errors, m instanceof AggregateError]',
      "const log = []; try { new AggregateError({ get [Symbol.iterator]() { log.push('iterator'); return [][Symbol.iterator]; }, length: 0 }, { toString() { log.push('message'); return ''; } }, { get cause() { log.push('cause'); } }); } catch (e) { log.push(e.message); } return log.filter((x, i) => log.indexOf(x) === i)",
      'AggregateError.length',
      'AggregateError.prototype.name',
      'Object.getPrototypeOf(AggregateError) === Error',
      'Reflect.ownKeys(AggregateError.prototype)',
    ],
  },
  {
    builtin: 'Error.prototype.toString',
    status: 'symbolic',
    snippets: [
      ...given.map((thing) => `Error.prototype.toString.call(${thing})`),
      ...strings
        .filter((text) => text !== '')
        .flatMap((text) => [
          `Error.prototype.toString.call({ name: ${text}, message: 'm' })`,
          `Error.prototype.toString.call({ name: 'N', message: ${text} })`,
          `Error.prototype.toString.call({ name: ${text}, message: ${text} })`,
        ]),
      "const log = []; Error.prototype.toString.call({ get name() { log.push('name'); return 'N'; }, get message() { log.push('message'); return 'M'; } }); return log",
      "Error.prototype.toString.call({ get name() { throw new RangeError('n'); } })",
      "Error.prototype.toString.call(Object.assign(() => 1, { message: 'm' }))",
      'Error.prototype.toString()',
      'Error.prototype.toString.length',
    ],
  },
  {
    builtin: 'Error.captureStackTrace',
    status: 'concrete',
    snippets: [
      ...given
        .filter((thing) => !thing.includes('Symbol') && !/freeze|seal|prevent/.test(thing))
        .map(
          (thing) =>
            `const o = ${thing}; Error.captureStackTrace(o); const d = Object.getOwnPropertyDescriptor(o, 'stack'); return [typeof o.stack, d.enumerable, Reflect.ownKeys(o)]`,
        ),
      'Error.captureStackTrace()',
      'Error.captureStackTrace({})',
      'Error.captureStackTrace({}, () => 1)',
      'Error.captureStackTrace(Object.freeze({}))',
      "class E extends Error { constructor(m) { super(m); Error.captureStackTrace(this, E); } } const e = new E('m'); return [e.message, typeof e.stack]",
      "const o = { name: 'N', message: 'M' }; Error.captureStackTrace(o); return typeof o.stack",
      "const o = { toString() { return 'own text'; } }; Error.captureStackTrace(o); return typeof o.stack",
      'typeof Error.captureStackTrace',
      'Error.captureStackTrace.name',
      'Error.captureStackTrace.length',
      "'captureStackTrace' in TypeError",
      'typeof TypeError.captureStackTrace',
    ],
  },
  {
    builtin: 'Error.stackTraceLimit',
    status: 'concrete',
    snippets: [
      'typeof Error.stackTraceLimit',
      "const { writable, enumerable, configurable } = Object.getOwnPropertyDescriptor(Error, 'stackTraceLimit'); return [writable, enumerable, configurable]",
      ...[
        '0',
        '1',
        '5',
        '100',
        '-1',
        'NaN',
        'Infinity',
        '1.5',
        "'text'",
        "'3'",
        'undefined',
        'null',
        '{}',
        '[]',
        'true',
        '1n',
      ].map(
        (limit) =>
          `const before = Error.stackTraceLimit; try { Error.stackTraceLimit = ${limit}; return [typeof Error.stackTraceLimit, new Error('e').message]; } finally { Error.stackTraceLimit = before; }`,
      ),
      'Object.keys(Error)',
      'typeof RangeError.stackTraceLimit',
    ],
  },
];
