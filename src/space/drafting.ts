/**
 * Giving out positions, as `spec/bounds.ts` says: breadth first, in each tree as many as it has room for. An object that only one cell may
 * lead to is named by its position, so a tree field takes a single variable, every assignment is a tree, and no two assignments are the
 * same tree with other names.
 *
 * Every cell is sketched here: which primitives, integers, objects and types it ranges over. What they become when all objects are
 * there is said in `filling.ts`.
 */

import { Refusal, type Diagnostic } from '../base/diagnostic.js';
import { tooManyShapes, treeTooLarge } from '../base/messages.js';
import { ELEMENT, LENGTH, SIZE, keyAt, valueAt, type HeapObject } from '../heap/index.js';
import {
  MOST_POSITIONS,
  type Bound,
  type Bounds,
  type Given,
  type Range,
  type TypeBounds,
  type TypeId,
} from '../spec/bounds.js';
import type { Cut } from '../spec/explored.js';
import { elementAt, primitivesIn } from '../spec/parts.js';
import { NOTHING_NEEDED, Recursion, leastOf, positionsUpTo, together, type Needs } from '../spec/recursion.js';
import { ABSENT } from '../value/index.js';
import { isEmpty, type Draft, type Sketch } from './draft.js';
import { slotOf } from './field.js';
import type { Maker, Resident } from './space.js';

/** Objects that use up each other's positions. */
export interface Tree {
  /** The types of its recursion class. */
  readonly types: readonly TypeId[];
  readonly objects: Map<TypeId, HeapObject[]>;
  /** The cell that it hangs from, or one of several elements; null if a loose object begins it. */
  readonly begin: Draft | null;
  /** What left out positions that trees of so many objects have. */
  readonly cuts: Set<Cut>;
}

interface Visit {
  readonly object: HeapObject;
  readonly type: TypeBounds;
  /** The nearest object above that has a type. */
  readonly above: Visit | null;
  readonly tree: Tree;
  /** What the smallest tree with this object in it has. */
  readonly needs: Needs;
  /** Which object of its type it is. */
  readonly ordinal: number;
}

/** Where a value stands. */
interface Site {
  readonly visit: Visit | null;
  /** The trees that begin in this field, or argument. */
  readonly begun: Tree[];
  /** What has to be in front of it, in the containers it is in. */
  readonly earlier: Needs;
}

export class Drafter {
  readonly residents = new Map<HeapObject, Resident>();
  readonly drafts: Draft[] = [];
  readonly trees: Tree[] = [];
  /** Functions and objects of the spec. */
  readonly given = new Map<HeapObject, Given>();
  readonly recursion: Recursion;
  /** Whether integers are taken from the part of their domain that valid states use. */
  usesRanges = true;
  private readonly types: ReadonlyMap<TypeId, TypeBounds>;
  private readonly owners = new Map<HeapObject, Draft>();
  private readonly objects = new Map<TypeId, HeapObject[]>();
  private readonly queue: Visit[] = [];

  constructor(
    bounds: Bounds,
    private readonly maker: Maker,
  ) {
    this.types = new Map(bounds.types.map((type) => [type.id, type]));
    this.recursion = new Recursion(bounds.types);
  }

  /** A value that nothing holds, such as the subject. */
  root(holder: HeapObject, part: number, bound: Bound): Draft {
    return this.draft(holder, part, bound, { visit: null, begun: [], earlier: NOTHING_NEEDED }, null);
  }

  /** An object that no cell owns, of a pool or a guest. */
  loose(id: TypeId): HeapObject {
    const type = this.types.get(id)!;
    const tree = this.tree(type, null);
    return this.place(type, tree, new Map([[id, 1]]), null, null);
  }

  /** The fields of all objects that wait for theirs. */
  layOut(): void {
    for (let visit = this.queue.shift(); visit !== undefined; visit = this.queue.shift()) {
      for (const field of visit.type.fields) {
        if (field.bound.kind === 'kept') continue;
        const slot = slotOf(visit.object, field.name);
        const draft = this.draft(visit.object, slot, field.bound, { visit, begun: [], earlier: NOTHING_NEEDED }, null);
        const used = this.usesRanges ? field.used?.[visit.ordinal] : undefined;
        if (used !== undefined) limit(draft, used);
      }
    }
  }

  /** All objects of a type so far. */
  objectsOf(id: TypeId): readonly HeapObject[] {
    return this.objects.get(id) ?? [];
  }

  /** The cell that leads to an object in its tree; null for loose ones. */
  ownerOf(object: HeapObject): Draft | null {
    return this.owners.get(object) ?? null;
  }

  private draft(object: HeapObject, part: number, bound: Bound, site: Site, element: Draft['element']): Draft {
    const sketch: Sketch = { atoms: [], integers: [], types: [] };
    const draft: Draft = { object, part, bound, sketch, element, value: undefined };
    this.drafts.push(draft);
    this.sketch(bound, draft, site);
    return draft;
  }

  private sketch(bound: Bound, draft: Draft, site: Site): void {
    const { atoms, integers, types } = draft.sketch;
    switch (bound.kind) {
      case 'boolean':
        atoms.push(true, false);
        return;
      case 'integer':
        if (bound.lo <= bound.hi) integers.push(bound);
        return;
      case 'choice':
        atoms.push(...bound.members);
        return;
      case 'given':
        for (const member of bound.members) {
          const value = this.maker.given(member);
          this.given.set(value, member);
          atoms.push(value);
        }
        return;
      case 'reference':
        types.push(bound.type);
        return;
      case 'above': {
        const above = site.visit?.above;
        atoms.push(above?.type.id === bound.type ? above.object : bound.nothing);
        return;
      }
      case 'hole':
        atoms.push(ABSENT);
        return;
      case 'union':
        for (const member of bound.members) this.sketch(member, draft, site);
        return;
      case 'tree': {
        const child = this.position(this.types.get(bound.type)!, draft, site);
        if (child !== null) atoms.push(child);
        return;
      }
      case 'array':
        atoms.push(this.array(bound, draft, site));
        return;
      case 'map':
        atoms.push(this.entries(bound, bound.key, bound.value, draft, site));
        return;
      case 'set':
        atoms.push(this.entries(bound, bound.of, null, draft, site));
        return;
      case 'kept':
        throw new Error('only a whole field can keep what it holds');
    }
  }

  /** The next position of a type, if there is one. */
  private position(type: TypeBounds, owner: Draft, { visit, begun, earlier }: Site): HeapObject | null {
    const isBelow = visit !== null && this.recursion.isOneClass(visit.type.id, type.id);
    let tree = isBelow ? visit.tree : begun.find(({ types }) => types.includes(type.id));
    if (tree === undefined) begun.push((tree = this.tree(type, owner)));
    const needs = together(isBelow ? together(visit.needs, earlier) : earlier, new Map([[type.id, 1]]));
    if (!this.hasRoom(tree, type, needs, visit)) return null;
    return this.place(type, tree, needs, owner, visit);
  }

  private hasRoom(tree: Tree, type: TypeBounds, needs: Needs, above: Visit | null): boolean {
    if (type.isFull !== true && !this.isSmall(tree, needs)) return false;
    let depth = 0;
    for (let one = above; one !== null; one = one.above) if (one.type === type) depth += 1;
    const used = tree.objects.get(type.id)?.length ?? 0;
    if (type.height !== null && depth >= type.height) tree.cuts.add('height');
    else if (type.isFull !== true && used >= (type.positions ?? Infinity)) tree.cuts.add('positions');
    else {
      const isAsked = type.isFull === true ? type.height !== null : type.positions === null;
      if (isAsked && used >= MOST_POSITIONS) throw new Refusal(tooLarge(tree, type));
      return true;
    }
    return false;
  }

  /** Whether there can be so many objects in one tree. */
  private isSmall({ types }: Tree, needs: Needs): boolean {
    return types.every((id) => {
      const { isFull = false, count } = this.types.get(id)!;
      return isFull || (needs.get(id) ?? 0) <= count;
    });
  }

  private tree(type: TypeBounds, begin: Draft | null): Tree {
    const tree = { types: this.recursion.classOf(type.id), objects: new Map(), begin, cuts: new Set<Cut>() };
    this.trees.push(tree);
    return tree;
  }

  /** An object of a type, whose fields are drafted when its turn comes. */
  private place(type: TypeBounds, tree: Tree, needs: Needs, owner: Draft | null, above: Visit | null): HeapObject {
    const object = this.maker.instance(type, owner);
    this.settle(object, type, owner);
    add(tree.objects, type.id, object);
    const ordinal = add(this.objects, type.id, object);
    this.queue.push({ object, type, above, tree, needs, ordinal });
    return object;
  }

  private array(bound: Extract<Bound, { kind: 'array' }>, owner: Draft, site: Site): HeapObject {
    const object = this.maker.array(owner);
    this.settle(object, bound, owner);
    const length = this.draft(object, LENGTH, NONE, site, null);
    let { earlier } = site;
    let index = 0;
    for (; index < bound.maximum; index += 1) {
      const of = elementAt(bound, index);
      const { sketch } = this.draft(object, ELEMENT - index, of, { ...site, earlier }, { length, index });
      // an element that cannot be ends the array
      if (isEmpty(sketch)) break;
      earlier = together(earlier, leastOf(of));
    }
    limit(length, { lo: bound.minimum, hi: index });
    return object;
  }

  /** A map or set: the first so many slots are in use, with different keys; if it is unordered, there is a slot for each key. */
  private entries(
    bound: Extract<Bound, { kind: 'map' | 'set' }>,
    key: Bound,
    value: Bound | null,
    owner: Draft,
    site: Site,
  ): HeapObject {
    const object = bound.kind === 'map' ? this.maker.map(owner) : this.maker.set(owner);
    this.settle(object, bound, owner);
    const size = this.draft(object, SIZE, NONE, site, null);
    let { earlier } = site;
    let index = 0;
    const keys = bound.isUnordered === true ? eachOf(key) : Array.from({ length: bound.maximum }, () => key);
    for (; index < keys.length; index += 1) {
      const drafts = [this.draft(object, ELEMENT - keyAt(index), keys[index]!, { ...site, earlier }, null)];
      earlier = together(earlier, leastOf(key));
      if (value !== null) {
        drafts.push(this.draft(object, ELEMENT - valueAt(index), value, { ...site, earlier }, null));
        earlier = together(earlier, leastOf(value));
      }
      if (drafts.some(({ sketch }) => isEmpty(sketch))) break;
    }
    limit(size, { lo: 0, hi: Math.min(index, bound.maximum) });
    return object;
  }

  private settle(object: HeapObject, type: Resident['type'], owner: Draft | null): void {
    this.residents.set(object, { object, type, owner: null });
    if (owner !== null) this.owners.set(object, owner);
  }
}

function tooLarge({ types }: Tree, type: TypeBounds): Diagnostic {
  const { name, height, count, isFull } = type;
  if (isFull !== true || height === null) return tooManyShapes(name, count, MOST_POSITIONS, null);
  return treeTooLarge(name, height, types.length === 1 ? positionsUpTo(height, type) : null, MOST_POSITIONS, null);
}

/** What keys range over, one by one. */
function eachOf(key: Bound): readonly Bound[] {
  return primitivesIn(key)!.map((member) => ({ kind: 'choice', members: [member] }));
}

/** What lengths are until it is known how many elements there can be. */
const NONE: Bound = { kind: 'integer', lo: 0, hi: 0 };

function limit({ sketch }: Draft, range: Range): void {
  sketch.integers.splice(0, sketch.integers.length);
  if (range.lo <= range.hi) sketch.integers.push(range);
}

/** @returns how many there were before */
function add(lists: Map<TypeId, HeapObject[]>, id: TypeId, object: HeapObject): number {
  const known = lists.get(id);
  if (known !== undefined) return known.push(object) - 1;
  lists.set(id, [object]);
  return 0;
}
