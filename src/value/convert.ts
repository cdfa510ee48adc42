/**
 * Conversions of primitive values: truthiness, `typeof`, to number, to string. Conversions that may call user code
 * (of objects) are made by the evaluator before these are asked.
 */

import { FALSE, TRUE, not, type Bit } from '../formula/index.js';
import { Reference } from './reference.js';
import { Union, type Atom, type Value } from './value.js';
import type { Values } from './values.js';
import { Cases } from './cases.js';
import { lift } from './enumerate.js';

/** The condition under which `value` is truthy. */
export function truth(values: Values, value: Value): Bit {
  if (!(value instanceof Union)) return value ? TRUE : FALSE;
  const { circuit, words } = values;
  let falsy: Bit = FALSE;
  let hasTruthy = false;
  for (let i = 0; i < value.atoms.length; i += 1) {
    if (value.atoms[i]) hasTruthy = true;
    else falsy = circuit.or(falsy, value.guards[i]!);
  }
  if (value.word !== null) {
    const zero = words.equalsConstant(value.word, 0);
    if (zero !== TRUE) hasTruthy = true;
    falsy = circuit.or(falsy, circuit.and(value.wordGuard, zero));
  }
  return hasTruthy ? not(falsy) : FALSE;
}

export function typeOf(values: Values, value: Value): Value {
  if (!(value instanceof Union)) return typeOfAtom(value);
  const cases = new Cases(values);
  value.atoms.forEach((atom, i) => cases.add(value.guards[i]!, typeOfAtom(atom)));
  if (value.word !== null) cases.add(value.wordGuard, 'number');
  return cases.build();
}

function typeOfAtom(atom: Atom): string {
  if (atom instanceof Reference) return atom.callable ? 'function' : 'object';
  return typeof atom;
}

/** ToNumber of a value without objects, symbols and bigints. */
export function toNumber(values: Values, value: Value): Value {
  if (!(value instanceof Union)) return Number(value);
  if (value.atoms.every((atom) => typeof atom === 'number')) return value;
  const cases = new Cases(values);
  value.atoms.forEach((atom, i) => cases.add(value.guards[i]!, Number(atom)));
  if (value.word !== null) cases.addWord(value.wordGuard, value.word);
  return cases.build();
}

/** ToString of a value without objects and symbols. */
export function toStringValue(values: Values, value: Value): Value {
  return value instanceof Union ? lift(values, [value], String) : String(value);
}
