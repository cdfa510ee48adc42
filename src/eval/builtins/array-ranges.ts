/**
 * Shortcuts for the methods that make one list out of another: `slice`, `splice`, `concat` and their kin. On a concrete
 * list with concrete bounds they are the host's own methods, applied to a list of our values with ABSENT for holes.
 *
 * Where the length or a bound is symbolic the method is applied once for each combination, and the lists are put together
 * element by element: one array whose elements and length are symbolic, never one array per case. Under follow the bounds
 * of a method that writes are fixed instead, as the index of any write is.
 */

import type { Bit } from '../../formula/index.js';
import { Shape, type HeapObject, type Key, initialise } from '../../heap/index.js';
import { ABSENT, Cases, countCases, enumerateAll, presentOrUndefined, type Value } from '../../value/index.js';
import type { Machine } from '../machine.js';
import { fillScattered } from '../property/scatter.js';
import { mentionsExotic, mentionsObject } from '../mentions.js';
import { isPlainArray, lengthOf, replaceElements, takeElements } from './array-elements.js';

/** The shortcut does not apply. */
export const TEXT: unique symbol = Symbol('leave it to the text');

export type Shortcut = (machine: Machine, array: HeapObject, actuals: readonly Value[]) => Value | typeof TEXT;

/** Longer lists are left to the text. */
const LONGEST = 10_000_000;

type ListMethod = 'slice' | 'splice' | 'reverse' | 'fill' | 'copyWithin' | 'toReversed' | 'toSpliced';

interface Manner {
  /** Which arguments are places in the list. */
  readonly bounds: readonly number[];
  /** Whether the receiver is changed. */
  readonly writes: boolean;
  /** Whether the result is an array of the receiver's kind, which we know only for plain arrays. */
  readonly makes: boolean;
  /** Whether holes count as undefined. */
  readonly fills: boolean;
}

export const slice = shortcut('slice', { bounds: [0, 1], writes: false, makes: true, fills: false });
export const splice = shortcut('splice', { bounds: [0, 1], writes: true, makes: true, fills: false });
export const reverse = shortcut('reverse', { bounds: [], writes: true, makes: false, fills: false });
export const fill: Shortcut = (machine, array, actuals) => {
  const isWhole = actuals.length > 0 && actuals[1] === undefined && actuals[2] === undefined;
  return isWhole && fillScattered(machine, array, actuals[0]) ? array : fillPlaces(machine, array, actuals);
};
const fillPlaces = shortcut('fill', { bounds: [1, 2], writes: true, makes: false, fills: false });
export const copyWithin = shortcut('copyWithin', { bounds: [0, 1, 2], writes: true, makes: false, fills: false });
export const toReversed = shortcut('toReversed', { bounds: [], writes: false, makes: false, fills: true });
export const toSpliced = shortcut('toSpliced', { bounds: [0, 1], writes: false, makes: false, fills: true });

/** What one case gives. */
interface Outcome {
  readonly guard: Bit;
  readonly self: Value[];
  /** null: the receiver. */
  readonly result: Value[] | null;
}

function shortcut(name: ListMethod, manner: Manner): Shortcut {
  return (machine, array, actuals) => {
    if (manner.makes && !isPlainArray(machine, array)) return TEXT;
    const operands = [lengthOf(machine, array), ...manner.bounds.map((index) => actuals[index])].map((operand) =>
      manner.writes && !mentionsObject(operand) ? machine.fixForWrite(operand) : machine.narrow(operand),
    );
    const outcomes: Outcome[] = [];
    for (const { guard, atoms } of combinations(machine, operands) ?? []) {
      const [length, ...bounds] = atoms;
      if ((length as number) > LONGEST) return TEXT;
      const list = takeElements(machine, array, 0, length as number);
      const self = manner.fills ? list.map((element) => presentOrUndefined(machine.values, element)) : list;
      const concrete = actuals.slice();
      manner.bounds.forEach((index, i) => {
        if (index < concrete.length) concrete[index] = bounds[i];
      });
      const result = apply(self, name, concrete);
      outcomes.push({ guard, self, result: result === self ? null : result });
    }
    if (outcomes.length === 0) return TEXT;
    if (manner.writes) {
      const { elements, length } = joined(machine, outcomes, (one) => one.self);
      replaceElements(machine, array, elements, length);
    }
    if (outcomes[0]!.result === null) return array;
    return listed(machine, outcomes, (one) => one.result!);
  };
}

function apply(list: Value[], name: ListMethod, actuals: readonly Value[]): Value[] {
  return Reflect.apply(Reflect.get(list, name) as (...list: readonly unknown[]) => Value[], list, actuals);
}

/** The combinations of a length and some bounds; null if they are too many, or need conversions that call user code. */
function combinations(machine: Machine, operands: readonly Value[]): ReturnType<typeof enumerateAll> | null {
  if (operands.some((operand) => mentionsObject(operand) || mentionsExotic(operand))) return null;
  const count = operands.reduce<number>((product, operand) => product * countCases(operand), 1);
  if (count > machine.values.caseLimit) return null;
  return enumerateAll(machine.values, operands).filter((one) => machine.settle(one.guard) !== false);
}

/** Lists put together: each element and the length are what their case says. */
function joined<T extends { readonly guard: Bit }>(
  machine: Machine,
  outcomes: readonly T[],
  listOf: (outcome: T) => Value[],
): { readonly elements: Value[]; readonly length: Value } {
  if (outcomes.length === 1) {
    const elements = listOf(outcomes[0]!);
    return { elements, length: elements.length };
  }
  const lists = outcomes.map((one) => ({ guard: one.guard, list: listOf(one) }));
  const longest = lists.reduce((most, { list }) => Math.max(most, list.length), 0);
  const length = new Cases(machine.values);
  for (const { guard, list } of lists) length.add(guard, list.length);
  const elements: Value[] = [];
  for (let i = 0; i < longest; i += 1) {
    const element = new Cases(machine.values);
    for (const { guard, list } of lists) element.add(guard, i < list.length ? list[i] : ABSENT);
    elements.push(element.buildOr(ABSENT));
  }
  return { elements, length: length.buildOr(0) };
}

/** A new plain array of such a list. */
function listed<T extends { readonly guard: Bit }>(
  machine: Machine,
  outcomes: readonly T[],
  listOf: (outcome: T) => Value[],
): HeapObject {
  const { elements, length } = joined(machine, outcomes, listOf);
  const made = machine.realm.array(elements);
  return initialise(made, { length });
}

export const concat: Shortcut = (machine, array, actuals) => {
  const { realm } = machine;
  if (hasKey(machine, realm.arrayPrototype, Symbol.isConcatSpreadable)) return TEXT;
  if (hasKey(machine, realm.objectPrototype, Symbol.isConcatSpreadable)) return TEXT;
  const items = [array, ...actuals];
  if (!items.every((item) => isPlainArray(machine, item) || !mentionsObject(item))) return TEXT;
  if (!isPlainArray(machine, array)) return TEXT;
  const lengths = items.map((item) => (isPlainArray(machine, item) ? lengthOf(machine, item) : 1));
  const cases = combinations(machine, lengths);
  if (cases === null) return TEXT;
  const outcomes: { guard: Bit; list: Value[] }[] = [];
  for (const { guard, atoms } of cases) {
    const list: Value[] = [];
    for (const [i, item] of items.entries()) {
      const length = atoms[i] as number;
      if (list.length + length > LONGEST) return TEXT;
      if (!isPlainArray(machine, item)) list.push(item);
      else for (const element of takeElements(machine, item, 0, length)) list.push(element);
    }
    outcomes.push({ guard, list });
  }
  return outcomes.length === 0 ? TEXT : listed(machine, outcomes, (one) => one.list);
};

function hasKey(machine: Machine, object: HeapObject, key: Key): boolean {
  const shape = machine.heap.shape(object);
  return !(shape instanceof Shape) || shape.find(key) !== undefined;
}
