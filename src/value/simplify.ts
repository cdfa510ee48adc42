/**
 * Values on a path. A value that was made before something became known, such as what `table[index]` may be while the index is
 * open, still has all its cases afterwards. Here it is made again from what its formulas are by now.
 */

import { FALSE, type Bit, type Word } from '../formula/index.js';
import { Union, type Atom, type Value } from './value.js';
import type { Values } from './values.js';

/** The same value wherever the mapping takes formulas to equal ones. */
export function simplified(values: Values, value: Value, map: (bit: Bit) => Bit): Value {
  if (!(value instanceof Union)) return value;
  const atoms: Atom[] = [];
  const guards: Bit[] = [];
  value.guards.forEach((guard, i) => {
    const mapped = map(guard);
    if (mapped === FALSE) return;
    atoms.push(value.atoms[i]);
    guards.push(mapped);
  });
  const wordGuard = value.word === null ? FALSE : map(value.wordGuard);
  const word = wordGuard === FALSE ? null : simplifiedWord(values, value.word!, map);
  // without any case the path is impossible, only it does not show
  return atoms.length === 0 && word === null ? value : values.make(atoms, guards, word, wordGuard);
}

function simplifiedWord(values: Values, word: Word, map: (bit: Bit) => Bit): Word {
  const { words } = values;
  let sum: Word | null = words.constant(word.constant);
  for (const { atom, coefficient } of word.terms) {
    const bits = atom.bits.map(map);
    const isSame = bits.every((bit, i) => bit === atom.bits[i]);
    const part = isSame
      ? words.make({ constant: 0, terms: [{ atom, coefficient: 1 }] }, atom)
      : words.fromBits(bits, atom.lo, atom.hi);
    const scaled = words.multiply(part, words.constant(coefficient));
    sum = sum === null || scaled === null ? null : words.add(sum, scaled);
    if (sum === null) return word;
  }
  return words.narrow(sum!, word.lo, word.hi);
}
