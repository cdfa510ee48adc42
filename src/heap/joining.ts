/** Where two versions meet: what either has changed since they parted, and what a part is then. */

import type { Bit } from '../formula/index.js';
import type { Atom, Value, Values } from '../value/index.js';
import { IndexCells, joinCells, noCells } from './index-cells.js';
import { joinShapes, type ShapeValue } from './shape.js';
import { INTERNAL, SHAPE, shared, writtenSince, type Content, type Target, type Version } from './version.js';

/** Joins the `internal` part of objects whose content is more than a value (generators). */
export type JoinInternal = (target: Target, selector: Bit, a: Value, b: Value) => Value;

export interface Change {
  readonly target: Target;
  readonly part: number;
  /** Which side has made the target, if the other cannot know it. */
  readonly own: 'a' | 'b' | null;
  left: Content;
  right: Content;
}

/** Every part that either side has written, once. */
export function changesSince(ancestor: Version, a: Version, b: Version): readonly Change[] {
  const writtenByA = writtenSince(a, ancestor);
  const writtenByB = writtenSince(b, ancestor);
  const both = shared(ancestor, a, b);
  const changes: Change[] = [];
  const add = (target: Target, part: number, own: 'a' | 'b'): void => {
    const { id } = target;
    const isOwn = id >= ancestor.sealedAt && (id < both.from || id >= both.to);
    changes.push({ target, part, left: undefined, right: undefined, own: isOwn ? own : null });
  };
  for (const [target, parts] of writtenByA) for (const part of parts) add(target, part, 'a');
  for (const [target, parts] of writtenByB) {
    const seen = writtenByA.get(target);
    for (const part of parts) if (seen === undefined || !seen.has(part)) add(target, part, 'b');
  }
  return changes;
}

/** What a part is: the left where the selector holds, the right elsewhere. */
export function joinContents(
  values: Values,
  joinInternal: JoinInternal,
  selector: Bit,
  { target, part, left, right }: Omit<Change, 'own'>,
): Content {
  if (part === SHAPE) return joinShapes(values.circuit, selector, left as ShapeValue, right as ShapeValue);
  if (left instanceof IndexCells || right instanceof IndexCells) {
    const [a, b] = [left, right].map((one) => (one instanceof IndexCells ? one : noCells(target.id, values)));
    return joinCells(selector, a!, b!);
  }
  if (part === INTERNAL) return joinInternal(target, selector, left as Value, right as Value);
  return values.ite(selector, left as Atom, right as Atom);
}
