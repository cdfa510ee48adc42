/**
 * Writes to one of many elements of an array under merge. Up to a few places each is written under the condition that it is the one;
 * past that the array gets index cells (see heap/index-cells.ts), if all its elements are its own and nobody else looks at them: it was
 * made by the code that is evaluated.
 */

import { FALSE, not, type Bit, type Word } from '../../formula/index.js';
import { HeapObject, IndexCells, cleared, kept, matches, noCells, put } from '../../heap/index.js';
import {
  ABSENT,
  Union,
  arithmetic,
  ordered,
  whereAbsent,
  withoutAbsent,
  type Atom,
  type Value,
} from '../../value/index.js';
import type { Machine } from '../machine.js';
import { DEAD } from '../policy.js';
import { isOpenArray } from './open.js';

/** An array with no more places, and a key with no more integers, is written place by place: what a table of 16 chains is then costs the solver a lot. */
const FEW_PLACES = 8;

/** Elements without cells above them are read one by one up to so many; with no more, what has grown by conditional appends is written so. */
const MANY_ELEMENTS = 64;

const LAST_INDEX = 4294967294;

/** object[key] = value for all integers of the key; false: nothing was written. */
export function writeScattered(machine: Machine, object: Atom, key: Union, value: Value, guard: Bit): boolean {
  const { circuit, heap, values } = machine;
  const { word, wordGuard } = key;
  if (!machine.policy.merging || word === null || word.hi - word.lo < FEW_PLACES) return false;
  if (word.lo < 0 || word.hi > LAST_INDEX || !isScatterable(machine, object)) return false;
  const length = heap.length(object);
  if (!hasCells(machine, object) && isWithin(word.hi, length)) return false;
  const under = circuit.and(guard, wordGuard);
  const index = values.fromWord(word);
  const held = cellsOf(machine, object);
  const isFilled = typeof held.extent === 'number' && word.hi < held.extent && isBare(machine, object);
  const isDefault = isFilled && Object.is(value, held.background);
  const next = isDefault ? cleared(held, index, under) : put(held, index, value, under);
  // loops that append are limited by their rounds
  if (key !== length && !machine.policy.mayContinue(machine, next.cells.length, 'array')) {
    machine.activation.beyond = circuit.or(machine.activation.beyond, machine.state.path.bit);
    throw DEAD;
  }
  if (next !== held) heap.writeInternal(object, next);
  const grows = circuit.and(under, ordered(values, '<=', length, index));
  if (grows !== FALSE && machine.settle(grows) !== false)
    heap.writeLength(object, values.ite(grows, arithmetic(values, '+', index, 1), length));
  return true;
}

/** Whether a place is one that an array of few elements and unknown length has or gets next. */
function isWithin(place: number, length: Value): boolean {
  return length instanceof Union && place < MANY_ELEMENTS && place <= (length.word?.hi ?? -1);
}

/** Whether an array is to be read by `scattered`. @param low … high the indices that are asked about, as far as there are elements */
export function isLong(machine: Machine, array: HeapObject, low: number, high: number): boolean {
  return high - low >= MANY_ELEMENTS || hasCells(machine, array);
}

/** What an array has at the integers of a word from `low` to `high`, and where; the conditions exclude each other. */
export function scattered(
  machine: Machine,
  array: HeapObject,
  word: Word,
  low: number,
  high: number,
): readonly { readonly where: Bit; readonly element: Value }[] {
  const { circuit, heap, values } = machine;
  const index = values.fromWord(word);
  const held = cellsOf(machine, array);
  const found = matches(held, index).map(({ guard, cell }) => ({ where: guard, element: cell.value }));
  let rest = not(circuit.orAll(found.map(({ where }) => where)));
  const add = (where: Bit, element: Value): void => {
    const here = circuit.and(rest, where);
    if (here !== FALSE) found.push({ where: here, element });
  };
  const beneath = heap.beneath(array).slice(low, high + 1);
  const common = mostFrequent(beneath);
  let others: Bit = FALSE;
  beneath.forEach((element, i) => {
    if (Object.is(element, common)) return;
    const is = values.words.equalsConstant(word, low + i);
    others = circuit.or(others, is);
    const absent = whereAbsent(element);
    add(circuit.and(is, not(absent)), withoutAbsent(values, element));
    add(circuit.andAll([is, absent, held.isFilled(low + i)]), held.background);
  });
  rest = circuit.and(rest, not(others));
  const isFrom = (from: number): Bit => ordered(values, '<=', from, index);
  const end = low + beneath.length;
  if (common !== ABSENT) add(circuit.and(isFrom(low), not(isFrom(end))), common);
  const first = common === ABSENT ? 0 : end;
  add(circuit.and(isFrom(first), held.isFilled(index)), held.background);
  return found;
}

/** What most places have; ABSENT if they have nothing that is certain. */
function mostFrequent(elements: readonly Value[]): Value {
  const counts = new Map<Value, number>();
  for (const element of elements) if (!(element instanceof Union)) counts.set(element, (counts.get(element) ?? 0) + 1);
  let most: Value = ABSENT;
  for (const [element, count] of counts) if (count > (counts.get(most) ?? 0)) most = element;
  return most;
}

/** Whether elements of an array can be written without knowing which. */
function isScatterable(machine: Machine, object: Atom): object is HeapObject {
  return object instanceof HeapObject && machine.heap.mayHaveCells(object) && isOpenArray(machine, object);
}

export function hasCells({ heap }: Machine, array: HeapObject): boolean {
  return heap.internal(array) instanceof IndexCells;
}

function cellsOf({ heap, values }: Machine, array: HeapObject): IndexCells {
  const above = heap.internal(array);
  return above instanceof IndexCells ? above : noCells(array.id, values);
}

/** Whether nothing lies between the cells of an array and what it was filled with. */
function isBare({ heap }: Machine, array: HeapObject): boolean {
  return heap.beneath(array).every((element) => element === ABSENT);
}

/** Fills a long array from its beginning to its end; false: nothing was written. @requires isOpenArray */
export function fillScattered(machine: Machine, array: HeapObject, value: Value): boolean {
  const { heap, values } = machine;
  const length = heap.length(array);
  if (!machine.policy.merging || typeof length !== 'number' || length <= FEW_PLACES) return false;
  if (!isScatterable(machine, array)) return false;
  heap.beneath(array).forEach((element, index) => {
    if (element !== ABSENT) heap.writeBeneath(array, index, ABSENT);
  });
  heap.writeInternal(array, new IndexCells(array.id, values, [], value, length));
  return true;
}

/** array.length := guard ? length : array.length; false: nothing was written, the array has no cells. */
export function shortenScattered(machine: Machine, array: HeapObject, length: Value, guard: Bit): boolean {
  const { circuit, heap, values } = machine;
  const held = heap.internal(array);
  if (!(held instanceof IndexCells)) return false;
  const least = length instanceof Union ? (length.word?.lo ?? 0) : (length as number);
  const dropped = (index: Value): Bit => circuit.and(guard, ordered(values, '<=', length, index));
  const { cells, background, extent } = kept(held, ({ index }) => not(dropped(index)));
  heap.writeInternal(
    array,
    new IndexCells(held.id, values, cells, background, values.ite(dropped(extent), length, extent)),
  );
  heap.beneath(array).forEach((element, index) => {
    if (element !== ABSENT && index >= least)
      heap.writeBeneath(array, index, values.ite(dropped(index), ABSENT, element));
  });
  heap.writeLength(array, values.ite(guard, length, heap.length(array)));
  return true;
}
