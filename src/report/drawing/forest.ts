/**
 * A state as a tree of what to draw. Tree fields and the contents of arrays, maps and sets lead down; every other reference
 * is shown by number. After a faulty operation the state may be no tree any more: an object that was drawn already is
 * shown by number as well, so every graph has such a tree, and cycles end.
 */

import type { ShownGraph, ShownObject, ShownValue } from '../../verdict/graph.js';
import { contentsOf, isCollection, isUnseen, reachableFrom, showValue } from '../values.js';

/** Something written into the label of an object: a value, or → and a number. */
export interface Shown {
  readonly name: string;
  readonly text: string;
}

export interface TreeNode {
  readonly index: number;
  readonly object: ShownObject;
  readonly shown: readonly Shown[];
  readonly children: readonly Child[];
}

export interface Child {
  /** The field, the index in brackets, or the key. */
  readonly edge: string;
  /** The cell behind the edge, as marks know it. */
  readonly cell: string;
  /** Instead of a node: nothing, a primitive in a collection, or an object drawn elsewhere, as text. */
  readonly node: TreeNode | null;
  readonly text: string;
}

export interface Forest {
  readonly root: TreeNode;
  /** Objects that some text refers to by number. */
  readonly named: ReadonlySet<number>;
  /** Fields that lead to the node above and are left out where they do: `parent`. */
  readonly upward: readonly string[];
  /** Reachable objects that are no part of the tree. */
  readonly rest: readonly number[];
}

export function growForest(graph: ShownGraph, root: number, mentioned: readonly number[] = []): Forest {
  return new Grower(graph, mentioned).grow(root);
}

class Grower {
  private readonly drawn = new Set<number>();
  private readonly named: Set<number>;
  /** Objects that tree fields lead to; collections reached otherwise only refer to them. */
  private owned: ReadonlySet<number> = new Set();
  private upward: ReadonlySet<string> = new Set();

  constructor(
    private readonly graph: ShownGraph,
    mentioned: readonly number[],
  ) {
    this.named = new Set(mentioned);
  }

  grow(index: number): Forest {
    this.owned = this.ownedByTree(index);
    this.upward = this.upwardFields(index);
    const root = this.node(index, null, true);
    const rest = reachableFrom(this.graph, [{ kind: 'object', index }]).filter((one) => !this.drawn.has(one));
    for (const one of rest) this.refer(this.object(one));
    const names = new Set([...this.upward].map((key) => key.slice(key.indexOf('.') + 1)));
    return { root, named: this.named, upward: [...names].sort(), rest };
  }

  private object(index: number): ShownObject {
    return this.graph.objects[index]!;
  }

  private node(index: number, above: number | null, isTree: boolean): TreeNode {
    this.drawn.add(index);
    const object = this.object(index);
    if (isCollection(object)) return { index, object, shown: [], children: this.contents(object, above, isTree) };
    const shown: Shown[] = [];
    const children: Child[] = [];
    for (const { name, value, isTree: isTreeField } of object.fields) {
      const target = value.kind === 'object' ? this.object(value.index) : null;
      const isOwnCollection = target !== null && isCollection(target) && this.isFree(value, isTreeField);
      if (isOwnCollection || isTreeField) children.push(this.child(name, name, value, index, isTreeField));
      else if (isUnseen(value) || this.leadsUp(object, name, value, above)) continue;
      else shown.push({ name, text: value.kind === 'object' ? `→${this.reference(value.index)}` : showValue(value) });
    }
    return { index, object, shown, children };
  }

  private contents(object: ShownObject, above: number | null, isTree: boolean): readonly Child[] {
    const elements = object.elements.map((value, index) =>
      this.child(object.type === 'Set' ? '' : `[${index}]`, String(index), value, above, isTree),
    );
    const entries = object.entries.map(({ key, value }) => {
      if (key.kind === 'object') this.reference(key.index);
      return this.child(showValue(key), showValue(key), value, above, isTree);
    });
    return [...elements, ...entries];
  }

  private child(edge: string, cell: string, value: ShownValue, above: number | null, isTree: boolean): Child {
    if (value.kind !== 'object') return { edge, cell, node: null, text: isNull(value) ? '∅' : showValue(value) };
    if (!this.isFree(value, isTree)) return { edge, cell, node: null, text: this.reference(value.index) };
    return { edge, cell, node: this.node(value.index, above, isTree), text: '' };
  }

  private isFree(value: ShownValue, isTree: boolean): boolean {
    return value.kind === 'object' && !this.drawn.has(value.index) && (isTree || !this.owned.has(value.index));
  }

  private reference(index: number): string {
    this.named.add(index);
    return `#${index}`;
  }

  /** Notes what an object that is only listed refers to. */
  private refer(object: ShownObject): void {
    for (const value of [...object.fields.map((field) => field.value), ...contentsOf(object)])
      if (value.kind === 'object') this.reference(value.index);
  }

  /** Does the field say only what the drawing shows anyway: what this object hangs from? */
  private leadsUp(object: ShownObject, name: string, value: ShownValue, above: number | null): boolean {
    if (!this.upward.has(`${object.type}.${name}`)) return false;
    if (value.kind === 'object') return value.index === above;
    return isNull(value) && (above === null || this.object(above).type !== object.type);
  }

  private ownedByTree(root: number): ReadonlySet<number> {
    const found = new Set<number>();
    for (const { index } of this.treeEdges(root)) found.add(index);
    return found;
  }

  /** `Type.field` of the fields that lead to the object above at least once. */
  private upwardFields(root: number): ReadonlySet<string> {
    const found = new Set<string>();
    for (const { index, above } of this.treeEdges(root)) {
      const { type, fields } = this.object(index);
      for (const { name, value, isTree } of fields)
        if (!isTree && value.kind === 'object' && value.index === above) found.add(`${type}.${name}`);
    }
    return found;
  }

  /** Every object below the root by tree fields, once, with the object whose field leads to it. */
  private *treeEdges(root: number): Generator<{ readonly index: number; readonly above: number }> {
    const seen = new Set([root]);
    const pending = [{ index: root, above: root }];
    for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
      const object = this.object(next.index);
      const above = isCollection(object) ? next.above : next.index;
      const below = isCollection(object)
        ? contentsOf(object)
        : object.fields.filter(({ isTree }) => isTree).map(({ value }) => value);
      for (const value of below) {
        if (value.kind !== 'object' || seen.has(value.index)) continue;
        seen.add(value.index);
        pending.push({ index: value.index, above });
        yield { index: value.index, above };
      }
    }
  }
}

const isNull = (value: ShownValue): boolean => value.kind === 'primitive' && value.value === null;
