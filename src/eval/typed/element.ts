/**
 * The types of elements that typed arrays and data views have, and what a number becomes when it is stored as one:
 * reduced modulo 2^n, clamped to 0 … 255, rounded to a float, or cut to 64 bits.
 *
 * Of a symbolic number the word is treated as a whole: integers wrap by the circuit of `x | 0` and its kin, so that a
 * small integer in a wide enough array stays the very same word. Only what a float cannot hold goes case by case.
 */

import { FALSE, type Word } from '../../formula/index.js';
import { Cases, Union, lift, numberParts, type Atom, type Value, type Values } from '../../value/index.js';

export type ElementType =
  | 'Int8'
  | 'Uint8'
  | 'Uint8Clamped'
  | 'Int16'
  | 'Uint16'
  | 'Int32'
  | 'Uint32'
  | 'Float32'
  | 'Float64'
  | 'BigInt64'
  | 'BigUint64';

/** In the order in which engines define them. */
export const ELEMENT_TYPES: readonly ElementType[] = [
  'Int8',
  'Uint8',
  'Int16',
  'Uint16',
  'Int32',
  'Uint32',
  'Float32',
  'Float64',
  'Uint8Clamped',
  'BigInt64',
  'BigUint64',
];

export type Form = 'integer' | 'float' | 'bigint';

export function sizeOf(type: ElementType): number {
  switch (type) {
    case 'Int8':
    case 'Uint8':
    case 'Uint8Clamped':
      return 1;
    case 'Int16':
    case 'Uint16':
      return 2;
    case 'Int32':
    case 'Uint32':
    case 'Float32':
      return 4;
    case 'Float64':
    case 'BigInt64':
    case 'BigUint64':
      return 8;
  }
}

export function formOf(type: ElementType): Form {
  switch (type) {
    case 'Int8':
    case 'Uint8':
    case 'Uint8Clamped':
    case 'Int16':
    case 'Uint16':
    case 'Int32':
    case 'Uint32':
      return 'integer';
    case 'Float32':
    case 'Float64':
      return 'float';
    case 'BigInt64':
    case 'BigUint64':
      return 'bigint';
  }
}

function isSigned(type: ElementType): boolean {
  return type === 'Int8' || type === 'Int16' || type === 'Int32' || type === 'BigInt64';
}

export function zeroOf(type: ElementType): Atom {
  return formOf(type) === 'bigint' ? 0n : 0;
}

/** Between which numbers an element of an integer type lies. */
export function rangeOf(type: ElementType): { readonly lo: number; readonly hi: number } {
  const bits = 8 * sizeOf(type);
  return isSigned(type) ? { lo: -(2 ** (bits - 1)), hi: 2 ** (bits - 1) - 1 } : { lo: 0, hi: 2 ** bits - 1 };
}

/** Integers up to this size are floats of 32 bits. */
const EXACT_IN_FLOAT32 = 2 ** 24;

/** What a value becomes when it is stored. @requires all its cases are numbers, or bigints if the type is one of those */
export function toElement(values: Values, type: ElementType, value: Value): Value {
  if (!(value instanceof Union)) return elementOf(type, value);
  if (formOf(type) === 'bigint') return lift(values, [value], (atom) => elementOf(type, atom));
  const cases = new Cases(values);
  for (const { guard, part } of numberParts(values, value)) {
    cases.add(guard, typeof part === 'number' ? elementOf(type, part) : wordAsElement(values, type, part));
  }
  return cases.build();
}

function wordAsElement(values: Values, type: ElementType, word: Word): Value {
  const { words } = values;
  switch (type) {
    case 'Float64':
      return values.fromWord(word);
    case 'Float32':
      return -EXACT_IN_FLOAT32 <= word.lo && word.hi <= EXACT_IN_FLOAT32
        ? values.fromWord(word)
        : lift(values, [values.fromWord(word)], (n) => Math.fround(n as number));
    case 'Uint8Clamped': {
      const below = words.less(word, words.constant(0));
      const above = words.less(words.constant(255), word);
      if (below === FALSE && above === FALSE) return values.fromWord(word);
      const upper = words.ite(above, words.constant(255), word);
      return values.fromWord(words.narrow(words.ite(below, words.constant(0), upper), 0, 255));
    }
    case 'Int8':
    case 'Uint8':
    case 'Int16':
    case 'Uint16':
    case 'Int32':
    case 'Uint32':
      return values.fromWord(words.toIntN(word, 8 * sizeOf(type), isSigned(type)));
    case 'BigInt64':
    case 'BigUint64':
      throw new Error('a word is not a bigint');
  }
}

const clamped = new Uint8ClampedArray(1);
const scratch = new DataView(new ArrayBuffer(8));

function elementOf(type: ElementType, atom: Atom): Atom {
  if (type === 'Uint8Clamped') {
    clamped[0] = atom as number;
    return clamped[0];
  }
  writeHost(scratch, type, 0, atom, true);
  return readHost(scratch, type, 0, true);
}

/** One element of the host's memory. */
export function readHost(view: DataView, type: ElementType, offset: number, little: boolean): number | bigint {
  switch (type) {
    case 'Int8':
      return view.getInt8(offset);
    case 'Uint8':
    case 'Uint8Clamped':
      return view.getUint8(offset);
    case 'Int16':
      return view.getInt16(offset, little);
    case 'Uint16':
      return view.getUint16(offset, little);
    case 'Int32':
      return view.getInt32(offset, little);
    case 'Uint32':
      return view.getUint32(offset, little);
    case 'Float32':
      return view.getFloat32(offset, little);
    case 'Float64':
      return view.getFloat64(offset, little);
    case 'BigInt64':
      return view.getBigInt64(offset, little);
    case 'BigUint64':
      return view.getBigUint64(offset, little);
  }
}

export function writeHost(view: DataView, type: ElementType, offset: number, atom: Atom, little: boolean): void {
  switch (type) {
    case 'Int8':
    case 'Uint8':
    case 'Uint8Clamped':
      return view.setUint8(offset, atom as number);
    case 'Int16':
    case 'Uint16':
      return view.setUint16(offset, atom as number, little);
    case 'Int32':
    case 'Uint32':
      return view.setUint32(offset, atom as number, little);
    case 'Float32':
      return view.setFloat32(offset, atom as number, little);
    case 'Float64':
      return view.setFloat64(offset, atom as number, little);
    case 'BigInt64':
    case 'BigUint64':
      return view.setBigUint64(offset, atom as bigint, little);
  }
}

/** A real typed array on a part of a real buffer. */
export function hostTypedArray(type: ElementType, buffer: ArrayBuffer, offset: number, length: number): object {
  const constructor_ = Reflect.get(globalThis, `${type}Array`) as new (
    buffer: ArrayBuffer,
    offset: number,
    length: number,
  ) => object;
  return new constructor_(buffer, offset, length);
}
