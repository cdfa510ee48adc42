/**
 * The tree property: every object of a state is led to by at most one tree field, the subject by none, and tree fields make no
 * cycle. Only objects that can be reached from the subject count, by whatever fields.
 */

import type { Bound } from '../../spec/bounds.js';
import { mentionsTree } from '../../spec/parts.js';
import type { Registry } from './registry.js';
import { isTreeBound, type Types } from './typed.js';
import { walk } from './walk.js';

/** An object for which the property fails, or null. */
export function treeViolation(subject: unknown, bound: Bound | null, types: Types, registry: Registry): object | null {
  if (!types.haveTrees && (bound === null || bound.kind === 'tree' || !mentionsTree(bound))) return null;
  const above = new Map<object, object>();
  for (const { from, to, bound: expected } of walk(subject, bound, types, registry).edges) {
    if (!isTreeBound(expected)) continue;
    if (to === subject || above.has(to)) return to;
    above.set(to, from);
  }
  for (const object of above.keys()) {
    const passed = new Set<object>();
    for (let current: object | undefined = object; current !== undefined; current = above.get(current)) {
      if (passed.has(current)) return current;
      passed.add(current);
    }
  }
  return null;
}
