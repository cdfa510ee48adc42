/** The parts of references by their numbers, as versions name them. Nobody is told, and nothing is recorded. */

import { ABSENT, type Value } from '../value/index.js';
import type { HeapObject } from './object.js';
import type { ShapeValue } from './shape.js';
import { ELEMENT, EXTENT, INTERNAL, LENGTH, SHAPE, type Content, type Target } from './version.js';

export function contentOf(target: Target, part: number): Content {
  if (part === INTERNAL) return target.internalNow;
  const object = target as HeapObject;
  if (part === SHAPE) return object.shapeNow;
  if (part === LENGTH) return object.lengthNow;
  if (part === EXTENT) return object.elementsNow.length;
  if (part >= 0) return part < object.slotsNow.length ? object.slotsNow[part] : ABSENT;
  const index = ELEMENT - part;
  return index < object.elementsNow.length ? object.elementsNow[index] : ABSENT;
}

/** @requires the part has been written before */
export function setContent(target: Target, part: number, content: Content): void {
  if (part === INTERNAL) {
    target.internalNow = content as Value;
    return;
  }
  const object = target as HeapObject;
  if (part === SHAPE) object.shapeNow = content as ShapeValue;
  else if (part === LENGTH) object.lengthNow = content as Value;
  else if (part >= 0) object.slotsNow[part] = content as Value;
  else object.elementsNow[ELEMENT - part] = content as Value;
  object.stampNow += 1;
}
