/**
 * Search spaces of trees (Roberson 2011, §2.10). Objects are named by their positions in a complete tree, filled level by level
 * until n positions are used; a tree field is null or the one object whose position is below it. So a tree field takes a single
 * variable, every assignment is a tree, and no two assignments are the same tree with other names.
 *
 * Which shapes are inside the bound: all trees that fit into the first n positions. A path longer than the complete tree is
 * high does not.
 */

import { TRUE, type Bit } from '../formula/index.js';
import { Shape, type HeapObject } from '../heap/index.js';
import type { Atom, Value, Values } from '../value/index.js';
import { booleanDomain, finiteDomain, integerDomain, type Symbolic } from './domain.js';

/** What a field may hold. */
export type FieldDomain =
  | { readonly kind: 'boolean' }
  | { readonly kind: 'integer'; readonly lo: number; readonly hi: number }
  | { readonly kind: 'finite'; readonly members: readonly Atom[] }
  /** The root of a subtree of objects of a type, or null. */
  | { readonly kind: 'tree'; readonly type: string }
  /** The object whose tree field leads here; null for the first ones. */
  | { readonly kind: 'above' };

/** type → field → domain; fields that are not mentioned keep what they hold. */
export type Layout = Readonly<Record<string, Readonly<Record<string, FieldDomain>>>>;

/** A field whose content is symbolic. */
export interface Choice {
  readonly object: HeapObject;
  readonly field: string;
  readonly symbolic: Symbolic;
}

export interface TreeSpace {
  /** The objects at positions 0, 1, …; the root object is not one of them. */
  readonly positions: readonly HeapObject[];
  readonly choices: readonly Choice[];
  /** Holds for the assignments in which every choice is a member of its domain. */
  readonly domains: Bit;
}

/**
 * Makes the fields of `root` and of n objects below it symbolic, in place.
 * @requires nothing records; @requires create(type) has every field that the layout mentions for the type
 */
export function buildTree(
  values: Values,
  root: { readonly object: HeapObject; readonly type: string },
  layout: Layout,
  n: number,
  create: (type: string) => HeapObject,
): TreeSpace {
  const positions: HeapObject[] = [];
  const choices: Choice[] = [];
  let domains: Bit = TRUE;
  const choose = (object: HeapObject, field: string, symbolic: Symbolic): void => {
    choices.push({ object, field, symbolic });
    domains = values.circuit.and(domains, symbolic.constraint);
    write(object, field, symbolic.value);
  };
  const queue: { object: HeapObject; type: string; above: HeapObject | null }[] = [{ ...root, above: null }];
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    const { object, type, above } = next;
    for (const [field, domain] of Object.entries(layout[type] ?? {})) {
      switch (domain.kind) {
        case 'boolean':
          choose(object, field, booleanDomain(values));
          break;
        case 'integer':
          choose(object, field, integerDomain(values, domain.lo, domain.hi));
          break;
        case 'finite':
          choose(object, field, finiteDomain(values, domain.members));
          break;
        case 'above':
          write(object, field, above);
          break;
        case 'tree': {
          if (positions.length === n) {
            write(object, field, null);
            break;
          }
          const child = create(domain.type);
          positions.push(child);
          choose(object, field, finiteDomain(values, [null, child]));
          queue.push({ object: child, type: domain.type, above: object === root.object ? null : object });
          break;
        }
      }
    }
  }
  return { positions, choices, domains };
}

function write(object: HeapObject, field: string, value: Value): void {
  const property = object.shape instanceof Shape ? object.shape.find(field) : undefined;
  if (property === undefined) throw new Error(`the object has no field '${field}'`);
  object.slots[property.index] = value;
}
