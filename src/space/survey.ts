/** What can occur in the states and arguments that bounds describe: they are laid out, and it is looked at what has room. */

import type { Goal } from '../base/goal.js';
import { ELEMENT, LENGTH, SIZE, keyAt, valueAt, type HeapObject } from '../heap/index.js';
import type { Bound, Bounds, TypeBounds, TypeId } from '../spec/bounds.js';
import { alternatives, isContainer, type Container } from '../spec/parts.js';
import type { Explored, ExploredCall, ExploredTree, Several, ShapeCount } from '../spec/explored.js';
import { removeImpossible, type Draft } from './draft.js';
import { draftArguments, draftState, type Drafted } from './drafted.js';
import { Drafter, type Tree } from './drafting.js';
import { slotOf } from './field.js';
import { countShapes } from './shapes.js';
import { isType } from './moment.js';
import type { Maker } from './space.js';

/** @throws Refusal if a tree has too many positions. @requires nothing records */
export function survey(bounds: Bounds, maker: Maker): Explored {
  return new Surveyor(bounds, maker).survey();
}

class Surveyor {
  private readonly drafter: Drafter;
  private readonly impossible = new Set<unknown>();
  private readonly draftsOf = new Map<HeapObject, Map<number, Draft>>();
  private state: Drafted | null = null;

  constructor(
    private readonly bounds: Bounds,
    private readonly maker: Maker,
  ) {
    this.drafter = new Drafter(bounds, maker);
  }

  survey(): Explored {
    const { bounds } = this;
    if (bounds.subject !== null) {
      this.state = draftState(this.drafter, bounds, this.maker);
      this.settle(this.state, (id) => this.inState(id));
    }
    const trees = this.trees();
    const fields = this.fields();
    const pool = this.state === null ? [] : this.several(this.state);
    const { beginnings, operations } = bounds;
    const calls = [
      ...beginnings.map((one) => this.call({ kind: 'beginning', name: one.name }, one.arguments)),
      ...operations.map((one) => this.call({ kind: 'operation', name: one.name }, one.arguments)),
    ];
    return {
      trees,
      pool,
      fields: [...fields, ...this.absentFields()],
      calls,
    };
  }

  private call(goal: Goal, given: readonly Bound[]): ExploredCall {
    const drafted = draftArguments(this.drafter, this.bounds, this.maker, given);
    const candidates = (id: TypeId): readonly HeapObject[] => [...this.inState(id), ...drafted.objectsOf(id)];
    this.settle(drafted, candidates);
    const found = given.map((bound, index) => ({
      index,
      declared: bound,
      bound: this.explore(bound, [drafted.roots[index]!], candidates),
    }));
    return {
      goal,
      arguments: found
        .filter(({ declared, bound }) => bound !== declared)
        .map(({ index, bound }) => ({ index, bound })),
      guests: this.several(drafted),
    };
  }

  private inState(id: TypeId): readonly HeapObject[] {
    return this.state?.objectsOf(id) ?? [];
  }

  private settle({ first }: Drafted, candidates: (id: TypeId) => readonly HeapObject[]): void {
    const drafts = this.drafter.drafts.slice(first.draft);
    for (const object of removeImpossible(drafts, candidates)) this.impossible.add(object);
    for (const draft of drafts) {
      const parts = this.draftsOf.get(draft.object) ?? new Map<number, Draft>();
      this.draftsOf.set(draft.object, parts);
      parts.set(draft.part, draft);
    }
  }

  /** Objects that no cell owns: as many of each type as cells can lead to at once, which may be fewer than there are. */
  private several({ loose, first }: Drafted): Several[] {
    const isPossible = (object: HeapObject): boolean => !this.impossible.has(object);
    const places = new Map<HeapObject | null, Map<TypeId, number>>();
    for (const { object, sketch } of this.drafter.drafts.slice(first.draft)) {
      const root = this.rootOf(object);
      if (!isPossible(object) || (root !== null && !isPossible(root))) continue;
      const key = root !== null && loose.includes(root) ? root : null;
      const own = places.get(key) ?? new Map<TypeId, number>();
      places.set(key, own);
      for (const id of new Set(sketch.types)) own.set(id, (own.get(id) ?? 0) + 1);
    }
    const used = new Set<HeapObject | null>([null]);
    for (let before = 0; before < used.size;) {
      before = used.size;
      for (const object of loose.filter(isPossible)) {
        const type = this.typeOf(object);
        const room = [...used].reduce((sum, one) => sum + (places.get(one)?.get(type) ?? 0), 0);
        const there = [...used].filter((one) => one !== null && this.typeOf(one) === type).length;
        if (there < room) used.add(object);
      }
    }
    const counts = new Map<TypeId, number>();
    for (const one of used) if (one !== null) counts.set(this.typeOf(one), (counts.get(this.typeOf(one)) ?? 0) + 1);
    return [...counts].map(([type, count]) => ({ type, count }));
  }

  /** What nothing owns and something leads to by owning; null for what holds the subject or the arguments. */
  private rootOf(object: HeapObject): HeapObject | null {
    let root = object;
    for (let owner = this.drafter.ownerOf(root); owner !== null; owner = this.drafter.ownerOf(root))
      root = owner.object;
    return this.drafter.residents.has(root) ? root : null;
  }

  /** @requires it is an object of a type */
  private typeOf(object: HeapObject): TypeId {
    return (this.drafter.residents.get(object)!.type as TypeBounds).id;
  }

  /** The fields of types of which there is no object, neither in states nor in arguments. */
  private absentFields(): Explored['fields'] {
    const isThere = (id: TypeId): boolean => this.drafter.objectsOf(id).some((object) => !this.impossible.has(object));
    return this.bounds.types
      .filter(({ id }) => !isThere(id))
      .flatMap(({ id, fields }) => fields.map(({ name }) => ({ type: id, field: name, bound: null })));
  }

  /** The trees of the state, those of one field together. */
  private trees(): ExploredTree[] {
    const found = new Map<string, ExploredTree>();
    for (const tree of this.drafter.trees) {
      const { begin, objects, cuts } = tree;
      if (begin === null) continue;
      const field = this.fieldOf(begin);
      for (const [type, all] of objects) {
        const positions = all.filter((object) => !this.impossible.has(object)).length;
        const key = `${field ?? ''} ${type}`;
        const known = found.get(key);
        const trees = (known?.trees ?? 0) + 1;
        if (known !== undefined && known.positions >= positions) {
          found.set(key, { ...known, trees });
          continue;
        }
        const isRecursive = this.drafter.recursion.isRecursive(type);
        const shapes = isRecursive && cuts.size > 0 ? this.shapes(tree, begin) : [];
        found.set(key, { field, type, trees, positions, isRecursive, cuts: [...cuts], shapes });
      }
    }
    return [...found.values()];
  }

  private shapes(tree: Tree, begin: Draft): readonly ShapeCount[] {
    const { residents } = this.drafter;
    let root = begin;
    for (let holder = residents.get(begin.object); holder !== undefined && !isType(holder.type);) {
      root = this.drafter.ownerOf(root.object)!;
      holder = residents.get(root.object);
    }
    const types = new Map(this.bounds.types.map((type) => [type.id, type]));
    return countShapes(tree, root, { types, residents, partsOf: (object) => this.draftsOf.get(object)! });
  }

  /** `Pair.a`, through arrays, maps and sets; null if nothing holds it. */
  private fieldOf({ object, part }: Draft): string | null {
    const resident = this.drafter.residents.get(object);
    if (resident === undefined) return null;
    const { type } = resident;
    if (isType(type)) {
      const field = type.fields.find(({ name, bound }) => bound.kind !== 'kept' && slotOf(object, name) === part);
      return `${type.name}.${field!.name}`;
    }
    const owner = this.drafter.ownerOf(object);
    return owner === null ? null : this.fieldOf(owner);
  }

  private fields(): Explored['fields'] {
    return this.bounds.types.flatMap(({ id, fields }) => {
      const objects = this.inState(id).filter((object) => !this.impossible.has(object));
      if (objects.length === 0) return [];
      return fields.flatMap(({ name, bound }) => {
        if (bound.kind === 'kept') return [];
        const drafts = objects.map((object) => this.draftsOf.get(object)!.get(slotOf(object, name))!);
        const found = this.explore(bound, drafts, (type) => this.inState(type));
        return found === bound ? [] : [{ type: id, field: name, bound: found }];
      });
    });
  }

  /** What of a bound occurs in one of the drafts: the bound itself, if all does; null, if nothing. */
  private explore(
    bound: Bound,
    drafts: readonly Draft[],
    candidates: (id: TypeId) => readonly HeapObject[],
  ): Bound | null {
    const { residents } = this.drafter;
    const atoms = (): HeapObject[] => drafts.flatMap(({ sketch }) => sketch.atoms as HeapObject[]);
    const inner = (one: Bound, some: readonly Draft[]): Bound | null => this.explore(one, some, candidates);
    if (bound.kind === 'tree') {
      const isOf = (object: HeapObject): boolean => {
        const type = residents.get(object)?.type;
        return type !== undefined && isType(type) && type.id === bound.type;
      };
      return atoms().some(isOf) ? bound : null;
    }
    if (bound.kind === 'reference')
      return candidates(bound.type).some((object) => !this.impossible.has(object)) ? bound : null;
    if (bound.kind === 'union') {
      const members = bound.members.map((member) => inner(member, drafts));
      if (members.every((member, i) => member === bound.members[i])) return bound;
      const left = members.filter((member) => member !== null);
      return left.length === 0 ? null : { ...bound, members: left };
    }
    if (!isContainer(bound)) return bound;
    const containers = atoms().filter((object) => residents.get(object)?.type === bound);
    const parts = containers.map((object) => this.draftsOf.get(object)!);
    const maximum = Math.max(-1, ...parts.map(lengthOf));
    if (maximum < 0) return null;
    const found = this.within(bound, maximum, parts, inner);
    return found.kind === 'array' ? found : withDistinct(found, this.distinct(found, candidates));
  }

  /** How many different keys or elements there can be at once, as far as it matters. */
  private distinct(
    bound: Exclude<Container, { readonly kind: 'array' }>,
    candidates: (id: TypeId) => readonly HeapObject[],
  ): number {
    const values = new Set<unknown>();
    let isEndless = false;
    for (const one of alternatives(bound.kind === 'set' ? bound.of : bound.key)) {
      if (one.kind === 'boolean') values.add(false).add(true);
      else if (one.kind === 'integer')
        for (let n = one.lo; n <= Math.min(one.hi, one.lo + bound.maximum); n += 1) values.add(n);
      else if (one.kind === 'choice') for (const member of one.members) values.add(member);
      else if (one.kind === 'reference')
        for (const object of candidates(one.type))
          if (!this.impossible.has(object)) values.add(object);
          else isEndless = true;
    }
    return isEndless ? Infinity : values.size;
  }

  private within(
    bound: Container,
    maximum: number,
    containers: readonly ReadonlyMap<number, Draft>[],
    inner: (bound: Bound, drafts: readonly Draft[]) => Bound | null,
  ): Container {
    const at = (part: (index: number) => number): Draft[] =>
      containers.flatMap((parts) =>
        Array.from({ length: lengthOf(parts) }, (_, index) => parts.get(ELEMENT - part(index))!),
      );
    // of what is never there, nothing is left out
    const part = (one: Bound, drafts: readonly Draft[]): Bound =>
      drafts.length === 0 ? one : (inner(one, drafts) ?? one);
    switch (bound.kind) {
      case 'array': {
        if (bound.each === undefined)
          return same(
            {
              ...bound,
              of: part(
                bound.of,
                at((index) => index),
              ),
              maximum,
            },
            bound,
          );
        const parts = (index: number): Draft[] => containers.flatMap((one) => one.get(ELEMENT - index) ?? []);
        const each = bound.each.map((one, index) => part(one, parts(index)));
        const isAll = each.every((one, index) => one === bound.each![index]);
        return same({ ...bound, each: isAll ? bound.each : each, maximum }, bound);
      }
      case 'set':
        return same({ ...bound, of: part(bound.of, at(keyAt)), maximum }, bound);
      case 'map':
        return same(
          { ...bound, key: part(bound.key, at(keyAt)), value: part(bound.value, at(valueAt)), maximum },
          bound,
        );
    }
  }
}

/** The bound itself, if nothing is missing. */
function same<B extends Bound>(found: B, bound: B): B {
  return (Object.keys(bound) as (keyof B)[]).every((key) => found[key] === bound[key]) ? bound : found;
}

/** The bound with at most so many elements or entries; itself, if it has no more. */
function withDistinct<B extends Container>(bound: B, most: number): B {
  return bound.maximum <= most ? bound : { ...bound, maximum: most };
}

/** How many elements or entries there can be. */
function lengthOf(parts: ReadonlyMap<number, Draft>): number {
  const { integers } = (parts.get(LENGTH) ?? parts.get(SIZE))!.sketch;
  return Math.max(-1, ...integers.map(({ hi }) => hi));
}
