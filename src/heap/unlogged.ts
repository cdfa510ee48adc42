/**
 * Reading the heap without being heard. The evaluator reads through `Heap`, which tells whoever watches: what a call of the program
 * has read decides where its result may be used again. Those who are not the program (laying out and decoding states, printing,
 * planning, tables that are checked against the stamp) read here, and say so by the name.
 */

import type { Value } from '../value/index.js';
import { IndexCells, elementsUnder, type Assigned } from './index-cells.js';
import type { HeapObject } from './object.js';
import type { ShapeValue } from './shape.js';
import type { Target } from './version.js';

export interface InitialContent {
  readonly shape: ShapeValue;
  readonly slots: Value[];
  readonly elements: Value[];
  readonly length: Value;
  readonly internal: Value;
}

/** Gives an object that no version knows yet its content. */
export function initialise(object: HeapObject, content: Partial<InitialContent>): HeapObject {
  const { shape, slots, elements, length } = content;
  if (shape !== undefined) object.shapeNow = shape;
  if (slots !== undefined) object.slotsNow = slots;
  if (elements !== undefined) {
    object.elementsNow = elements;
    object.stampNow += 1;
  }
  if (length !== undefined) object.lengthNow = length;
  if ('internal' in content) object.internalNow = content.internal;
  return object;
}

export const unlogged = {
  shape: (object: HeapObject): ShapeValue => object.shapeNow,
  slots: (object: HeapObject): Value[] => object.slotsNow,
  /** Of an array with index cells, a list of what is seen through them. */
  elements: (object: HeapObject): Value[] => {
    const { elementsNow: elements, internalNow: above } = object;
    return above instanceof IndexCells ? above.elements(elements) : elements;
  },
  /** What the elements are under an assignment. */
  elementsUnder: ({ elementsNow: elements, internalNow: above }: HeapObject, length: number, by: Assigned): Value[] =>
    elementsUnder(by, length, elements, above instanceof IndexCells ? above : null),
  length: (object: HeapObject): Value => object.lengthNow,
  internal: (target: Target): Value => target.internalNow,
  /** Grows with every change of the elements and every switch of versions that touches the object. */
  stamp: (object: HeapObject): number => object.stampNow,
};
