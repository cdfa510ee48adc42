/**
 * Number, and the global functions that are about numbers. Questions such as `Number.isInteger` are formulas: a word is
 * an integer whatever it is, so its cases need not be looked at.
 */

import type { HeapObject } from '../../heap/index.js';
import { toNumber, type Atom, type Value } from '../../value/index.js';
import { liftHost } from '../host.js';
import { mentionsExotic, mentionsObject } from '../mentions.js';
import type { Machine } from '../machine.js';
import type { Realm } from '../realm.js';
import { constructorOf, method, property } from './define.js';
import { byParts, hostMethodOf, pureFunction, pureMethod, where, type Kind, type Shortcut } from './operands.js';

const CONSTANTS = [
  'EPSILON',
  'MAX_SAFE_INTEGER',
  'MAX_VALUE',
  'MIN_SAFE_INTEGER',
  'MIN_VALUE',
  'NaN',
  'NEGATIVE_INFINITY',
  'POSITIVE_INFINITY',
] as const;

/** name, what the host says of an atom, what is true of every integer of a word */
const questions: readonly (readonly [string, (atom: Atom) => boolean, boolean])[] = [
  ['isFinite', Number.isFinite, true],
  ['isInteger', Number.isInteger, true],
  ['isNaN', Number.isNaN, false],
  ['isSafeInteger', Number.isSafeInteger, true],
];

const methods: readonly (readonly [string, number, readonly Kind[]])[] = [
  ['toExponential', 1, ['number']],
  ['toFixed', 1, ['number']],
  ['toLocaleString', 0, ['locale', 'locale']],
  ['toPrecision', 1, ['number']],
  ['toString', 1, ['number']],
  ['valueOf', 0, []],
];

export function installNumber(realm: Realm): void {
  const { numberPrototype } = realm;
  realm.addLibraryNative('$numberOf', (machine, _self, [value], _new, destination) =>
    numberOfPrimitive(machine, value, destination),
  );
  const made = constructorOf(realm, 'Number', 1, numberPrototype, (machine, _self, actuals, newTarget, destination) => {
    const value = actuals.length === 0 ? 0 : actuals[0];
    if (newTarget !== undefined) return realm.callLibrary(machine, 'constructNumber', [newTarget, value], destination);
    if (typeof value === 'number') return value;
    if (mentionsObject(value)) return realm.callLibrary(machine, 'numberOf', [value], destination);
    return numberOfPrimitive(machine, value, destination);
  });
  for (const name of CONSTANTS) property(realm, made, name, Number[name], 0);
  for (const [name, test, ofIntegers] of questions) {
    method(realm, made, name, 1, (machine, _self, [value]) =>
      machine.values.boolean(where(machine, value, test, ofIntegers)),
    );
  }
  installGlobalQuestions(realm);
  installParsing(realm, made);
  for (const [name, length, kinds] of methods) {
    const compute = hostMethodOf(Number.prototype, name);
    const shortcut = name === 'valueOf' ? identity : null;
    pureMethod(realm, numberPrototype, name, length, { type: 'number', kinds }, compute, shortcut);
  }
}

const identity: Shortcut = (_machine, [value]) => value ?? null;

/** Number(value) of anything but objects; unlike unary plus it takes bigints. */
function numberOfPrimitive(machine: Machine, value: Value, destination: number): ReturnType<typeof liftHost> {
  if (!mentionsExotic(value)) return toNumber(machine.values, machine.narrow(value));
  return liftHost(machine, [value], (atom) => Number(atom), destination);
}

/** The older questions, which convert first. */
function installGlobalQuestions(realm: Realm): void {
  for (const [name, host, test, ofIntegers] of [
    ['isFinite', globalThis.isFinite, Number.isFinite, true],
    ['isNaN', globalThis.isNaN, Number.isNaN, false],
  ] as const) {
    const shortcut: Shortcut = (machine, [value]) =>
      mentionsExotic(value)
        ? null
        : machine.values.boolean(where(machine, toNumber(machine.values, value), test, ofIntegers));
    const compute = (atom: Atom): Atom => host(atom as number);
    pureMethod(realm, realm.global, name, 1, { kinds: ['number'] }, compute, shortcut);
  }
}

/** parseInt and parseFloat are the same functions on Number and on the global object. Safe integers read back as they are. */
function installParsing(realm: Realm, made: HeapObject): void {
  const parseFloat_ = (atom: Atom): Atom => parseFloat(atom as string);
  const parseInt_ = (atom: Atom, radix?: Atom): Atom => parseInt(atom as string, radix as number);
  const ofFloat: Shortcut = (machine, [value]) =>
    mentionsExotic(value) ? null : byParts(machine, value, parseFloat_, (word) => machine.values.fromWord(word));
  const ofInteger: Shortcut = (machine, [value, radix]) =>
    mentionsExotic(value) || (radix !== undefined && radix !== 10 && radix !== 0)
      ? null
      : byParts(machine, value, parseInt_, (word) => machine.values.fromWord(word));
  const float = pureFunction(realm, 'parseFloat', 1, { kinds: ['string'] }, parseFloat_, ofFloat);
  const integer = pureFunction(realm, 'parseInt', 2, { kinds: ['string', 'number'] }, parseInt_, ofInteger);
  for (const holder of [made, realm.global]) {
    property(realm, holder, 'parseFloat', float);
    property(realm, holder, 'parseInt', integer);
  }
}
