/**
 * Builtins whose receiver, or only argument, is all there is to vary: each is tried on one of everything. The answers of
 * the clock and of chance are not shown, only that there are some.
 */

import { type BuiltinCases } from './case.js';
import { things } from './object.js';

const given = things.filter((thing) => thing !== '');

function onReceivers(builtin: string, status: BuiltinCases['status'] = 'symbolic'): BuiltinCases {
  return { builtin, status, snippets: given.map((thing) => `${builtin}.call(${thing})`) };
}

function getter(holder: string, key: string): BuiltinCases {
  const builtin = key.startsWith('Symbol.') ? `${holder}[${key}]` : `${holder}.${key}`;
  const name = key.startsWith('Symbol.') ? key : `'${key}'`;
  const get = `Object.getOwnPropertyDescriptor(${holder}, ${name}).get`;
  return {
    builtin,
    status: 'symbolic',
    snippets: [
      ...given.map((thing) => `const got = ${get}.call(${thing}); return typeof got === 'object' ? typeof got : got`),
      `${get}.name`,
      `Object.getOwnPropertyDescriptor(${holder}, ${name}).set`,
    ],
  };
}

function onArguments(builtin: string, call: (thing: string) => string, status: BuiltinCases['status']): BuiltinCases {
  return { builtin, status, snippets: given.map(call) };
}

/** Times at which dates are asked. */
const times = ['951868799999', '-2208988800000', '4102444800000', '1e15', '-8.64e15', '8.64e15 + 1', '0.9', '-0.9'];

const dateFields = ['Date', 'Day', 'FullYear', 'Hours', 'Milliseconds', 'Minutes', 'Month', 'Seconds'];

const dateMethods = [
  ...dateFields.flatMap((field) => [`get${field}`, `getUTC${field}`]),
  'getTime',
  'getTimezoneOffset',
  'getYear',
  'toDateString',
  'toGMTString',
  'toISOString',
  'toJSON',
  'toLocaleDateString',
  'toLocaleString',
  'toLocaleTimeString',
  'toString',
  'toTimeString',
  'toUTCString',
  'valueOf',
];

export const receiverCases: readonly BuiltinCases[] = [
  ...dateMethods.map((name): BuiltinCases => ({
    builtin: `Date.prototype.${name}`,
    status: 'symbolic',
    snippets: [
      ...times.map((time) => `new Date(${time}).${name}()`),
      ...given.map((thing) => `Date.prototype.${name}.call(${thing})`),
    ],
  })),
  ...['Date', 'Symbol'].map((holder): BuiltinCases => ({
    builtin: `${holder}.prototype[Symbol.toPrimitive]`,
    status: 'symbolic',
    snippets: given.flatMap((thing) => [
      `${holder}.prototype[Symbol.toPrimitive].call(${thing}, 'number')`,
      `const self = ${holder === 'Date' ? 'new Date(5)' : "Symbol('self')"}; return self[Symbol.toPrimitive](${thing})`,
    ]),
  })),
  ...['Boolean', 'Symbol', 'String', 'BigInt'].map((holder) => onReceivers(`${holder}.prototype.valueOf`)),
  ...['Boolean', 'Symbol', 'String'].map((holder) => onReceivers(`${holder}.prototype.toString`)),
  onReceivers('WeakRef.prototype.deref'),
  getter('Symbol.prototype', 'description'),
  getter('Map.prototype', 'size'),
  getter('Set.prototype', 'size'),
  ...['Array', 'Map', 'Set', 'RegExp'].map((holder) => getter(holder, 'Symbol.species')),
  onArguments(
    'Map.prototype[Symbol.toStringTag]',
    (thing) => `new Map([[${thing}, 1]])[Symbol.toStringTag]`,
    'symbolic',
  ),
  onArguments('ArrayBuffer.isView', (thing) => `ArrayBuffer.isView(${thing})`, 'symbolic'),
  onArguments('Date.parse', (thing) => `Date.parse(${thing})`, 'symbolic'),
  onArguments('String.raw', (thing) => `String.raw({ raw: ${thing} }, 1, 2)`, 'symbolic'),
  onArguments('Math.random', (thing) => `typeof Math.random(${thing})`, 'concrete'),
  onArguments('Date.now', (thing) => `typeof Date.now(${thing})`, 'concrete'),
];
