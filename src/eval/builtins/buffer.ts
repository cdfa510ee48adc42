/**
 * node's Buffer: a Uint8Array of another prototype, whose methods are library text. What makes it is two functions, as in node: the one that
 * everybody knows and that is advised against, and the one that species and subclasses of typed arrays call.
 */

import { TRUE } from '../../formula/index.js';
import { CONFIGURABLE, HIDDEN, PLAIN, HeapObject, initialise, unlogged } from '../../heap/index.js';
import type { Atom, Value } from '../../value/index.js';
import { peek } from '../describe.js';
import type { NativeBody } from '../functions.js';
import type { Realm } from '../realm.js';
import type { ElementType } from '../typed/element.js';
import { binaryPrototypes } from '../typed/prototypes.js';
import { inherits } from './conversion.js';
import { getter, property } from './define.js';
import { where } from './operands.js';

/** The prototype of Buffers, for those who show them. */
export const bufferPrototypes = new WeakMap<Realm, HeapObject>();

const STATICS: readonly (readonly [name: string, length: number, text: string])[] = [
  ['from', 3, 'bufferFrom'],
  ['copyBytesFrom', 3, 'bufferCopyOf'],
  ['of', 0, 'bufferOfItems'],
  ['alloc', 3, 'bufferAlloc'],
  ['allocUnsafe', 1, 'sizedBuffer'],
  ['allocUnsafeSlow', 1, 'sizedBuffer'],
  ['isBuffer', 1, 'bufferIsBuffer'],
  ['compare', 2, 'bufferCompare'],
  ['isEncoding', 1, 'bufferIsEncoding'],
  ['concat', 2, 'bufferConcat'],
  ['byteLength', 2, 'bufferByteLength'],
];

const METHODS: typeof STATICS = [
  ['copy', 4, 'bufferCopy'],
  ['toString', 3, 'bufferToString'],
  ['equals', 1, 'bufferEquals'],
  ['compare', 5, 'bufferCompareWith'],
  ['indexOf', 3, 'bufferIndexOf'],
  ['lastIndexOf', 3, 'bufferLastIndexOf'],
  ['includes', 3, 'bufferIncludes'],
  ['fill', 4, 'bufferFill'],
  ['write', 4, 'bufferWrite'],
  ['toJSON', 0, 'bufferToJson'],
  ['subarray', 2, 'bufferSubarray'],
  ['slice', 2, 'bufferSubarray'],
  ['swap16', 0, 'bufferSwap16'],
  ['swap32', 0, 'bufferSwap32'],
  ['swap64', 0, 'bufferSwap64'],
];

const FRACTIONS: readonly (readonly [name: string, type: ElementType])[] = [
  ['Float', 'Float32'],
  ['Double', 'Float64'],
];

/** @requires typed arrays are installed */
export function installBuffer(realm: Realm): void {
  const { typed, constructors } = binaryPrototypes(realm);
  const above = constructors.get('Uint8')!;
  const prototype = realm.heap.allocate('object', typed.get('Uint8')!);
  bufferPrototypes.set(realm, prototype);
  const make: NativeBody = (machine, _self, _actuals, _new, destination) =>
    realm.callLibrary(machine, 'makeBuffer', [], destination);
  const buffer = below(realm, above, realm.native('Buffer', 3, make, { constructs: true }));
  const makeFast: NativeBody = (machine, _self, [first, offset, length], newTarget, destination) =>
    newTarget === undefined
      ? machine.raiseError('TypeError', "Class constructor FastBuffer cannot be invoked without 'new'")
      : realm.callLibrary(machine, 'constructTyped', ['Uint8', newTarget, first, offset, length], destination);
  const fast = below(realm, above, realm.native('FastBuffer', 3, makeFast, { constructs: true }));
  property(realm, buffer, 'prototype', prototype, HIDDEN & ~CONFIGURABLE);
  property(realm, fast, 'prototype', prototype, 0);
  property(realm, prototype, 'constructor', buffer);
  property(realm, realm.global, 'Buffer', buffer);
  getter(realm, buffer, Symbol.species, () => fast);
  for (const [name, length, text] of STATICS) property(realm, buffer, name, realm.renamed(text, name, length), PLAIN);
  for (const [name, length, text] of METHODS)
    property(realm, prototype, name, realm.renamed(text, name, length), PLAIN);
  property(realm, prototype, 'toLocaleString', peek(prototype, 'toString'), PLAIN);
  installNumbers(realm, prototype);
  realm.addLibraryNative('$fastBuffer', () => fast);
  realm.addLibraryNative('$isBuffer', (machine, _self, [value]) =>
    machine.values.boolean(
      where(machine, value, (atom) => isTyped(atom) && inherits(machine, atom, prototype) === TRUE, false),
    ),
  );
  const largest = largestBuffer();
  realm.addLibraryNative('$largestBuffer', () => largest);
}

function isTyped(atom: Atom): atom is HeapObject {
  return atom instanceof HeapObject && atom.kind === 'typed';
}

/** Gives a function another one as its prototype. */
function below(realm: Realm, above: HeapObject, made: HeapObject): HeapObject {
  const shape = unlogged.shape(made);
  if (!('rebuild' in shape)) throw new Error('builtin objects have one shape');
  return initialise(made, { shape: shape.rebuild(realm.heap.emptyShape(above), ({ flags }) => flags) });
}

/** Each is a function of the library that is told first what its name says. */
function installNumbers(realm: Realm, prototype: HeapObject): void {
  const add = (names: readonly string[], shown: string, length: number, text: string, ...told: Value[]): void => {
    const body: NativeBody = (machine, self, actuals, _new, destination) =>
      realm.callLibrary(machine, text, [self, ...told, ...actuals], destination);
    const made = realm.native(shown, length, body);
    for (const name of names) property(realm, prototype, name, made, PLAIN);
  };
  for (const isLittle of [true, false]) {
    const order = isLittle ? 'LE' : 'BE';
    for (const isSigned of [true, false]) {
      const both = (action: string, rest: string, length: number, text: string, ...told: Value[]): void => {
        const names = (isSigned ? ['Int'] : ['UInt', 'Uint']).map((kind) => `${action}${kind}${rest}`);
        add(names, names[0]!, length, text, ...told);
      };
      for (const count of isLittle ? [1, 2, 4] : [2, 4]) {
        const rest = count === 1 ? '8' : `${count * 8}${order}`;
        both('read', rest, 0, 'readInteger', count, isLittle, isSigned);
        both('write', rest, 1, 'writeInteger', count, isLittle, isSigned);
      }
      both('read', order, 2, 'readSized', isLittle, isSigned);
      both('write', order, 3, 'writeSized', isLittle, isSigned);
      both('readBig', `64${order}`, 0, 'readView', isSigned ? 'BigInt64' : 'BigUint64', isLittle);
      both('writeBig', `64${order}`, 1, 'writeBig', isLittle, isSigned);
    }
    for (const [name, type] of FRACTIONS) {
      const shown = `${name}${isLittle ? 'Forwards' : 'Backwards'}`;
      add([`read${name}${order}`], `read${shown}`, 0, 'readView', type, isLittle);
      add([`write${name}${order}`], `write${shown}`, 1, 'writeFraction', type, isLittle);
    }
  }
}

/** What the host says of the size of its own; other hosts have none. */
function largestBuffer(): number {
  try {
    Buffer.alloc(-1);
  } catch (problem) {
    const found = /<= (\d+)/.exec((problem as Error).message);
    if (found !== null) return Number(found[1]);
  }
  return 2 ** 32;
}
