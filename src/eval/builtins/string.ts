/**
 * String. Nearly all of it is the host's own functions on primitives; see `operands.ts`. What takes patterns stands in
 * `string-patterns.ts`.
 */

import { type HeapObject, initialise } from '../../heap/index.js';
import type { Atom, Value } from '../../value/index.js';
import { prototypeFor } from '../construct.js';
import { liftHost } from '../host.js';
import { mentionsObject } from '../mentions.js';
import type { Machine } from '../machine.js';
import type { Realm } from '../realm.js';
import { constructorOf, property, textMethod } from './define.js';
import { hostMethodOf, pureMethod, type Kind } from './operands.js';
import { installPatterns } from './string-patterns.js';

/** name, length, what its arguments are, what further arguments are */
const methods: readonly (readonly [name: string, length: number, kinds: readonly Kind[], rest?: Kind])[] = [
  ['anchor', 1, ['string']],
  ['at', 1, ['number']],
  ['big', 0, []],
  ['blink', 0, []],
  ['bold', 0, []],
  ['charAt', 1, ['number']],
  ['charCodeAt', 1, ['number']],
  ['codePointAt', 1, ['number']],
  ['concat', 1, [], 'string'],
  ['endsWith', 1, ['search', 'number']],
  ['fixed', 0, []],
  ['fontcolor', 1, ['string']],
  ['fontsize', 1, ['string']],
  ['includes', 1, ['search', 'number']],
  ['indexOf', 1, ['string', 'number']],
  ['isWellFormed', 0, []],
  ['italics', 0, []],
  ['lastIndexOf', 1, ['string', 'number']],
  ['link', 1, ['string']],
  ['localeCompare', 1, ['string', 'locale', 'locale']],
  ['normalize', 0, ['string']],
  ['padEnd', 1, ['number', 'fill']],
  ['padStart', 1, ['number', 'fill']],
  ['repeat', 1, ['number']],
  ['slice', 2, ['number', 'number']],
  ['small', 0, []],
  ['startsWith', 1, ['search', 'number']],
  ['strike', 0, []],
  ['sub', 0, []],
  ['substr', 2, ['number', 'number']],
  ['substring', 2, ['number', 'number']],
  ['sup', 0, []],
  ['toLocaleLowerCase', 0, ['locale']],
  ['toLocaleUpperCase', 0, ['locale']],
  ['toLowerCase', 0, []],
  ['toUpperCase', 0, []],
  ['toWellFormed', 0, []],
  ['trim', 0, []],
  ['trimEnd', 0, []],
  ['trimStart', 0, []],
];

export function installString(realm: Realm): void {
  const { stringPrototype } = realm;
  installNatives(realm);
  const made = constructorOf(realm, 'String', 1, stringPrototype, (machine, _self, actuals, newTarget, destination) => {
    const value = actuals.length === 0 ? '' : actuals[0];
    if (newTarget !== undefined) return realm.callLibrary(machine, 'constructString', [newTarget, value], destination);
    if (typeof value === 'string') return value;
    if (mentionsObject(value)) return realm.callLibrary(machine, 'stringOf', [value], destination);
    return liftHost(machine, [value], (atom) => String(atom as string), destination);
  });
  pureMethod(realm, made, 'fromCharCode', 1, { rest: 'number' }, (...codes) =>
    String.fromCharCode(...(codes as number[])),
  );
  pureMethod(realm, made, 'fromCodePoint', 1, { rest: 'codePoint' }, (...codes) =>
    String.fromCodePoint(...(codes as number[])),
  );
  textMethod(realm, made, 'raw', 1, 'stringRaw');
  for (const [name, length, kinds, rest] of methods) {
    if (!(name in String.prototype)) continue; // an older engine
    const how = { receiver: `String.prototype.${name}`, kinds, ...(rest === undefined ? {} : { rest }) };
    const compute = hostMethodOf(String.prototype, name);
    const one = pureMethod(realm, stringPrototype, name, length, how, compute);
    if (name === 'trimEnd') property(realm, stringPrototype, 'trimRight', one);
    if (name === 'trimStart') property(realm, stringPrototype, 'trimLeft', one);
  }
  for (const name of ['toString', 'valueOf']) {
    pureMethod(realm, stringPrototype, name, 0, { type: 'string' }, hostMethodOf(String.prototype, name));
  }
  textMethod(realm, stringPrototype, Symbol.iterator, 0, 'stringIterator');
  installPatterns(realm);
}

function installNatives(realm: Realm): void {
  const pure = (name: string, compute: (...atoms: Atom[]) => Atom): void =>
    realm.addLibraryNative(name, (machine, _self, actuals, _new, destination) =>
      liftHost(machine, actuals, compute, destination),
    );
  pure('$symbolText', (atom) => String(atom as symbol));
  pure('$codePoint', (atom) => {
    String.fromCodePoint(atom as number);
    return atom;
  });
  pure('$slice', (text, from, to) => (text as string).slice(from as number, to as number | undefined));
  pure('$indexOf', (text, search, from) => (text as string).indexOf(search as string, from as number));
  realm.addLibraryNative(
    '$newString',
    (machine, _self, [newTarget, text]) => wrapper(machine, newTarget as HeapObject, text, realm.stringPrototype),
    { splits: [0, 1] },
  );
  realm.addLibraryNative(
    '$newNumber',
    (machine, _self, [newTarget, number]) => wrapper(machine, newTarget as HeapObject, number, realm.numberPrototype),
    { splits: [0] },
  );
}

/** An object made by `new String`, `new Number` or `new Boolean`, or by a class below them. */
export function wrapper(machine: Machine, newTarget: HeapObject, value: Value, fallback: HeapObject): HeapObject {
  const made = machine.heap.allocate('boxed', prototypeFor(machine, newTarget, fallback));
  return initialise(made, { internal: value });
}
