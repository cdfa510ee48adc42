/**
 * Shortcuts for the array methods that programs use most. Each does in one step what the text of the same name does in
 * many, for an open array (see array-elements.ts) and operands it understands; for everything else the text is called.
 *
 * Elements may be symbolic throughout. Where the text would branch on them (`includes`) the shortcut gives a formula
 * instead, which is what rules RS-/RD-EQUALS of Roberson's dissertation do for one comparison.
 */

import { FALSE, TRUE, not, type Bit, type Word } from '../../formula/index.js';
import { HeapObject } from '../../heap/index.js';
import {
  ABSENT,
  Cases,
  Union,
  equal,
  ordered,
  presentOrUndefined,
  whereAbsent,
  type Atom,
  type Value,
} from '../../value/index.js';
import { call } from '../calls.js';
import type { NativeBody } from '../functions.js';
import type { Machine } from '../machine.js';
import { isOpenArray } from '../property/open.js';
import type { Realm } from '../realm.js';
import {
  appendElement,
  certainLength,
  lengthOf,
  replaceElements,
  symbolicLength,
  takeElements,
} from './array-elements.js';
import * as ranges from './array-ranges.js';
import { TEXT, type Shortcut } from './array-ranges.js';
import { method } from './define.js';

const shortcuts: readonly (readonly [name: string, length: number, text: string, shortcut: Shortcut])[] = [
  ['push', 1, 'arrayPush', push],
  ['pop', 0, 'arrayPop', pop],
  ['shift', 0, 'arrayShift', shift],
  ['unshift', 1, 'arrayUnshift', unshift],
  ['slice', 2, 'arraySlice', ranges.slice],
  ['splice', 2, 'arraySplice', ranges.splice],
  ['concat', 1, 'arrayConcat', ranges.concat],
  ['reverse', 0, 'arrayReverse', ranges.reverse],
  ['fill', 1, 'arrayFill', ranges.fill],
  ['copyWithin', 2, 'arrayCopyWithin', ranges.copyWithin],
  ['toReversed', 0, 'arrayToReversed', ranges.toReversed],
  ['toSpliced', 2, 'arrayToSpliced', ranges.toSpliced],
  ['includes', 1, 'arrayIncludes', includes],
  ['indexOf', 1, 'arrayIndexOf', indexOf],
  ['join', 1, 'arrayJoin', join],
  ['sort', 1, 'arraySort', sort],
];

export function installArrayShortcuts(realm: Realm): void {
  for (const [name, length, text, shortcut] of shortcuts) {
    const body: NativeBody = (machine, receiver, actuals, _new, destination) => {
      if (isOpenArray(machine, receiver)) {
        const result = shortcut(machine, receiver, actuals);
        if (result !== TEXT) return result;
      }
      return call(machine, realm.libraryFunction(text), receiver, actuals, destination);
    };
    method(realm, realm.arrayPrototype, name, length, body, { splits: [-1] });
  }
}

// --- ends --------------------------------------------------------------------------------------------------

function push(machine: Machine, array: HeapObject, actuals: readonly Value[]): Value | typeof TEXT {
  if (actuals.length !== 1) {
    const length = certainLength(machine, array);
    if (length === null || machine.heap.extent(array) < length) return TEXT;
  }
  for (const value of actuals) if (!appendElement(machine, array, value)) return TEXT;
  return machine.heap.length(array);
}

function pop(machine: Machine, array: HeapObject): Value | typeof TEXT {
  const { heap } = machine;
  const length = machine.fixForWrite(heap.length(array));
  if (typeof length !== 'number') return popSymbolic(machine, array);
  if (length === 0) return undefined;
  const element = heap.elementAt(array, length - 1);
  if (element === ABSENT) return TEXT;
  if (heap.current === null) {
    heap.truncate(array, length - 1);
  } else {
    heap.writeElement(array, length - 1, ABSENT);
    heap.writeLength(array, length - 1);
  }
  return presentOrUndefined(machine.values, element);
}

function popSymbolic(machine: Machine, array: HeapObject): Value | typeof TEXT {
  const { heap, values } = machine;
  const word = symbolicLength(machine, array);
  if (word === null) return TEXT;
  const result = new Cases(values);
  for (let n = Math.max(word.lo, 0); n <= word.hi; n += 1) {
    const here = values.words.equalsConstant(word, n);
    if (here === FALSE || machine.settle(here) === false) continue;
    const element = n === 0 ? ABSENT : heap.elementAt(array, n - 1);
    result.add(here, presentOrUndefined(machine.values, element));
    if (element !== ABSENT) heap.writeElement(array, n - 1, values.ite(here, ABSENT, element));
  }
  heap.writeLength(array, shortened(machine, word));
  return result.buildOr(undefined);
}

/** max(length − 1, 0) */
function shortened(machine: Machine, word: Word): Value {
  const { words } = machine.values;
  const less = words.subtract(word, words.constant(1))!;
  const shorter = words.ite(words.equalsConstant(word, 0), words.constant(0), less);
  return machine.values.fromWord(words.narrow(shorter, 0, Math.max(word.hi - 1, 0)));
}

function shift(machine: Machine, array: HeapObject): Value | typeof TEXT {
  const { heap } = machine;
  const length = certainLength(machine, array);
  const word = length === null ? symbolicLength(machine, array) : null;
  if (length === null && word === null) return TEXT;
  if (length === 0) return undefined;
  const first = heap.elementAt(array, 0);
  const rest = length === null ? shortened(machine, word!) : length - 1;
  if (heap.current === null && typeof rest === 'number') {
    heap.removeFirst(array, rest);
  } else replaceElements(machine, array, takeElements(machine, array, 1, heap.extent(array)), rest);
  // an array whose first element is ABSENT is empty there, or begins with a hole
  return presentOrUndefined(machine.values, first);
}

function unshift(machine: Machine, array: HeapObject, actuals: readonly Value[]): Value | typeof TEXT {
  const { values } = machine;
  if (actuals.length === 0) return lengthOf(machine, array);
  const length = certainLength(machine, array);
  const word = length === null ? symbolicLength(machine, array) : null;
  if (length === null && word === null) return TEXT;
  const sum =
    length === null
      ? values.fromWord(values.words.add(word!, values.words.constant(actuals.length))!)
      : length + actuals.length;
  const kept = Math.min(machine.heap.extent(array), length ?? word!.hi);
  replaceElements(machine, array, [...actuals, ...takeElements(machine, array, 0, kept)], sum);
  return sum;
}

// --- searching ---------------------------------------------------------------------------------------------

/** The range a search looks at: whole elements, from a place that does not depend on a symbolic length. */
function searchRange(
  machine: Machine,
  array: HeapObject,
  start: Value,
): { readonly from: number; readonly to: number } | null {
  const length = certainLength(machine, array);
  const most = length ?? symbolicLength(machine, array)?.hi ?? null;
  if (most === null || (length === null && typeof start === 'number' && start < 0)) return null;
  if (start === undefined) return { from: 0, to: most };
  if (typeof start !== 'number') return null;
  const integer = Math.trunc(start) || 0;
  return { from: integer < 0 ? Math.max(most + integer, 0) : integer, to: most };
}

function includes(machine: Machine, array: HeapObject, [search, start]: readonly Value[]): Value | typeof TEXT {
  const { circuit, heap, values } = machine;
  const range = searchRange(machine, array, start);
  if (range === null) return TEXT;
  let found: Bit = FALSE;
  const wantsHoles = equal(values, 'sameValueZero', undefined, search);
  for (let i = range.from; i < range.to && found !== TRUE; i += 1) {
    const element = heap.elementAt(array, i);
    found = circuit.or(found, equal(values, 'sameValueZero', element, search));
    if (wantsHoles === FALSE) continue;
    // a hole reads as undefined, but only below the length
    const absent = whereAbsent(element);
    const hole = absent === FALSE ? FALSE : circuit.and(absent, ordered(values, '<', i, heap.length(array)));
    found = circuit.or(found, circuit.and(wantsHoles, hole));
  }
  return values.boolean(found);
}

function indexOf(machine: Machine, array: HeapObject, [search, start]: readonly Value[]): Value | typeof TEXT {
  const { circuit, heap, values } = machine;
  const range = searchRange(machine, array, start);
  if (range === null) return TEXT;
  const result = new Cases(values);
  let rest: Bit = TRUE;
  for (let i = range.from; i < range.to && rest !== FALSE; i += 1) {
    const hit = circuit.and(rest, equal(values, 'strict', heap.elementAt(array, i), search));
    result.add(hit, i);
    rest = circuit.and(rest, not(hit));
  }
  return result.add(rest, -1).build();
}

// --- elements that are concrete primitives -----------------------------------------------------------------

function isPlainPrimitive(value: Value): value is Atom {
  return !(value instanceof Union) && !(value instanceof HeapObject) && (typeof value !== 'symbol' || value === ABSENT);
}

function join(machine: Machine, array: HeapObject, [separator]: readonly Value[]): Value | typeof TEXT {
  const length = certainLength(machine, array);
  if (length === null || !isPlainPrimitive(separator)) return TEXT;
  const elements = takeElements(machine, array, 0, length);
  if (!elements.every(isPlainPrimitive)) return TEXT;
  const present = elements.map((element) => (element === ABSENT ? undefined : element));
  return present.join(separator === undefined ? ',' : String(separator as string));
}

/** The default order is the host's own; with a comparator the text calls it. */
function sort(machine: Machine, array: HeapObject, [comparator]: readonly Value[]): Value | typeof TEXT {
  const length = certainLength(machine, array);
  if (length === null || comparator !== undefined) return TEXT;
  const elements = takeElements(machine, array, 0, length);
  if (!elements.every(isPlainPrimitive)) return TEXT;
  const present = elements.filter((element) => element !== ABSENT).sort();
  replaceElements(machine, array, present, length);
  return array;
}
