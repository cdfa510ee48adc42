/**
 * The frame condition: where an operation leaves something else than before in what it may not change. Only what was written is compared. What
 * stands past the end of an array, or in a slot of a map or set that is not in use, before as well as afterwards, is no part of it.
 */

import { FALSE, TRUE, not, type Bit, type Circuit } from '../../formula/index.js';
import {
  ELEMENT,
  HeapObject,
  SHAPE,
  isPresent,
  shapeCases,
  slotOfPart,
  unlogged,
  type Content,
  type Heap,
  type ShapeValue,
  type Version,
} from '../../heap/index.js';
import type { Space } from '../../space/index.js';
import { equal, ordered, type Value, type Values } from '../../value/index.js';
import type { Written } from './problem.js';

interface Part {
  readonly object: HeapObject;
  readonly part: number;
}

/** What a part holds in the running version, and where it counts. */
interface Held {
  readonly content: Content;
  readonly counts: Bit;
}

/** @requires the heap is the post-state, written since `base` */
export function modified(
  heap: Heap,
  { residents }: Space,
  written: Written,
  base: Version,
  /** Where a part of an object may be changed. */
  mayChange: (object: HeapObject, part: number) => Bit,
): Bit {
  const { values } = heap;
  const { circuit } = values;
  const parts = [...written].flatMap(([target, numbers]): Part[] =>
    target instanceof HeapObject && residents.has(target) ? [...numbers].map((part) => ({ object: target, part })) : [],
  );
  if (parts.length === 0) return FALSE;
  const held = (): Held[] =>
    parts.map((one) => ({ content: heap.read(one.object, one.part), counts: countsIn(values, one) }));
  const after = held();
  const post = heap.current!;
  heap.switchTo(base);
  const before = held();
  heap.switchTo(post);
  return circuit.orAll(
    parts.map(({ object, part }, index) => {
      const [was, is] = [before[index]!, after[index]!];
      if (Object.is(was.content, is.content)) return FALSE;
      const isSame =
        part === SHAPE
          ? isSameShape(circuit, was.content as ShapeValue, is.content as ShapeValue)
          : equal(values, 'sameValue', was.content as Value, is.content as Value);
      return circuit.andAll([not(isSame), circuit.or(was.counts, is.counts), not(mayChange(object, part))]);
    }),
  );
}

/** A call that is merged may freeze an object, or give it a field, on some paths only. */
function isSameShape(circuit: Circuit, before: ShapeValue, after: ShapeValue): Bit {
  const guards = new Map(shapeCases(before).map(({ guard, shape }) => [shape, guard]));
  return circuit.orAll(shapeCases(after).map(({ guard, shape }) => circuit.and(guards.get(shape) ?? FALSE, guard)));
}

function countsIn(values: Values, { object, part }: Part): Bit {
  if (part > ELEMENT) return TRUE;
  if (object.kind === 'array') return ordered(values, '<', ELEMENT - part, unlogged.length(object));
  const hasEntries = object.kind === 'map' || object.kind === 'set';
  return hasEntries ? isPresent(values, object, slotOfPart(part)) : TRUE;
}
