/** Contents of slots and elements, which may say that nothing is there. */

import { FALSE, TRUE, type Bit } from '../formula/index.js';
import { Cases } from './cases.js';
import { ABSENT, Union, type Atom, type Value } from './value.js';
import type { Values } from './values.js';

/** Where nothing is there. */
export function whereAbsent(content: Value): Bit {
  return content === ABSENT ? TRUE : content instanceof Union ? content.guardOf(ABSENT) : FALSE;
}

/** A value without its ABSENT case. @requires the running state excludes that case */
export function withoutAbsent(values: Values, content: Value): Value {
  return whereAbsent(content) === FALSE ? content : without(values, content, (atom) => atom === ABSENT);
}

/** A value without some of its cases. @requires the running state excludes these */
export function without(values: Values, content: Value, isExcluded: (atom: Atom) => boolean): Value {
  if (!(content instanceof Union)) return content;
  const cases = new Cases(values);
  content.atoms.forEach((atom, i) => {
    if (!isExcluded(atom)) cases.add(content.guards[i]!, atom);
  });
  if (content.word !== null) cases.addWord(content.wordGuard, content.word);
  return cases.empty ? undefined : cases.build();
}

/** As a program reads it: undefined where nothing is there. */
export function presentOrUndefined(values: Values, content: Value): Value {
  if (content === ABSENT) return undefined;
  const absent = whereAbsent(content);
  return absent === FALSE ? content : values.ite(absent, undefined, withoutAbsent(values, content));
}
