/**
 * Laying out a search space (Roberson 2011, §2.10; Darga & Boyapati 2006, §3) as `spec/bounds.ts` says. Objects that only one field may lead
 * to are named by their position (`drafting.ts`), objects of other types come from a pool. Then every cell gets its variables
 * (`filling.ts`), and what no single cell can say is required of all together: that trees have no more objects than they may
 * (`budget.ts`), that interchangeable objects are numbered in one way (`pool.ts`).
 *
 * Arguments are laid out after the state, all of a call together, so that two of them may be the same object, or one inside the other.
 */

import { FALSE, TRUE, type Bit } from '../formula/index.js';
import { ELEMENT, type HeapObject } from '../heap/index.js';
import { partsOf, type Bound, type Bounds, type TypeBounds, type TypeId } from '../spec/bounds.js';
import { equal, type Atom, type Values } from '../value/index.js';
import { withinBudgets } from './budget.js';
import { removeImpossible, type Draft } from './draft.js';
import { Drafter } from './drafting.js';
import { Filler } from './filling.js';
import { orderPool } from './pool.js';
import { leadsTo, reachability } from './reach.js';
import type { Actuals, Maker, Space } from './space.js';

/** @requires nothing records, so that filling objects costs nothing */
export class SpaceBuilder {
  private readonly types: ReadonlyMap<TypeId, TypeBounds>;
  private readonly drafter: Drafter;
  private readonly filler: Filler;
  private readonly impossible = new Set<Atom>();
  /** Type → those of the state. */
  private readonly inState = new Map<TypeId, readonly HeapObject[]>();

  constructor(
    private readonly values: Values,
    private readonly bounds: Bounds,
    private readonly maker: Maker,
  ) {
    this.types = new Map(bounds.types.map((type) => [type.id, type]));
    this.drafter = new Drafter(bounds, maker);
    this.filler = new Filler(values, this.drafter.residents, (object) => this.drafter.ownerOf(object));
  }

  /** The subject and everything below it. */
  build(): Space {
    const { drafter, filler, bounds } = this;
    const { residents } = drafter;
    const { cells, cellAt } = filler;
    const pool: HeapObject[] = [];
    let subject: Space['subject'] = undefined;
    if (bounds.subject !== null) {
      const root = drafter.root(this.maker.holder(true), ELEMENT, bounds.subject);
      drafter.layOut();
      pool.push(...this.loose(0, ({ id, count }) => count - drafter.objectsOf(id).length));
      for (const { id } of bounds.types) this.inState.set(id, drafter.objectsOf(id).slice());
      this.fill(0, [root], (id) => this.inState.get(id)!);
      subject = root.value;
      if (pool.length > 0) filler.require(orderPool(this.values, { residents, cells, pool }, [subject]));
      this.limitTrees(0, () => reachability(this.values, { residents, cells }, [subject]));
    }
    return { subject, residents, cells, cellAt, pool, domains: filler.domains };
  }

  /** The arguments of a call, laid out together. @requires the space was built */
  actuals(space: Space, bounds: readonly Bound[]): Actuals {
    const { drafter, filler, values } = this;
    const { residents } = drafter;
    const [before, firstDraft, firstTree, firstCell] = [
      filler.domains,
      drafter.drafts.length,
      drafter.trees.length,
      filler.cells.length,
    ];
    const earlier = new Map(this.bounds.types.map(({ id }) => [id, drafter.objectsOf(id).length]));
    filler.domains = TRUE;
    drafter.usesRanges = false;
    const holder = this.maker.holder(false);
    const roots = bounds.map((bound, i) => drafter.root(holder, ELEMENT - i, bound));
    drafter.layOut();
    const guests = this.loose(firstDraft, this.guests(firstDraft));
    const outside = (id: TypeId): readonly HeapObject[] => drafter.objectsOf(id).slice(earlier.get(id));
    this.fill(firstDraft, roots, (id) => [...(this.inState.get(id) ?? []), ...outside(id)]);
    const made = roots.map(({ value }) => value);
    const cells = filler.cells.slice(firstCell);
    const reached = reachability(values, { residents, cells }, made);
    this.onlyPresent(firstDraft, outside, roots, reachability(values, space, [space.subject]), reached);
    filler.require(orderPool(values, { residents, cells, pool: guests }, made));
    this.limitTrees(firstTree, () => reached);
    const { domains } = filler;
    filler.domains = before;
    return { values: made, domains };
  }

  /** How many guests of a type there are. @requires the arguments are laid out from that draft on, and nothing else */
  private guests(first: number): (type: TypeBounds) => number {
    const places = new Map<TypeId, number>();
    const asked = new Map<TypeId, number>();
    for (const { sketch, bound } of this.drafter.drafts.slice(first)) {
      for (const id of new Set(sketch.types)) places.set(id, (places.get(id) ?? 0) + 1);
      for (const part of partsOf(bound)) {
        if (part.kind === 'reference' && part.count !== undefined)
          asked.set(part.type, Math.max(part.count, asked.get(part.type) ?? 0));
      }
    }
    const { subject } = this.bounds;
    return ({ id, count }) => asked.get(id) ?? Math.max(places.get(id) ?? 0, subject === null ? count : 1);
  }

  /** Objects that are referred to from that draft on and that no cell owns; these may refer to further types. */
  private loose(first: number, howMany: (type: TypeBounds) => number): HeapObject[] {
    const { drafter } = this;
    const { drafts } = drafter;
    const made: HeapObject[] = [];
    const done = new Set<TypeId>();
    for (let i = first; i < drafts.length; i += 1) {
      for (const id of drafts[i]!.sketch.types) {
        if (done.has(id)) continue;
        done.add(id);
        for (let left = howMany(this.types.get(id)!); left > 0; left -= 1) made.push(drafter.loose(id));
        drafter.layOut();
      }
    }
    return made;
  }

  /** Values for the drafts from that one on. */
  private fill(first: number, roots: readonly Draft[], all: (id: TypeId) => readonly HeapObject[]): void {
    const { filler, impossible } = this;
    const drafts = this.drafter.drafts.slice(first);
    const known = new Map<TypeId, readonly HeapObject[]>();
    const candidates = (id: TypeId): readonly HeapObject[] => {
      let found = known.get(id);
      if (found === undefined) known.set(id, (found = all(id).filter((object) => !impossible.has(object))));
      return found;
    };
    const removed = removeImpossible(drafts, candidates);
    if (roots.some(({ object }) => removed.has(object))) filler.require(FALSE);
    for (const object of removed) impossible.add(object);
    known.clear();
    const isRoot = new Set(roots);
    filler.fill(drafts, candidates, (draft) => isRoot.has(draft));
  }

  private limitTrees(first: number, reached: () => (object: HeapObject) => Bit): void {
    const trees = this.drafter.trees.slice(first);
    this.filler.require(withinBudgets(this.values.circuit, trees, this.types, reached));
  }

  /** Arguments lead to what can be reached in the state, and to what stands below another object where that leads to it. */
  private onlyPresent(
    first: number,
    outside: (id: TypeId) => readonly HeapObject[],
    roots: readonly Draft[],
    inState: (object: HeapObject) => Bit,
    reached: (object: HeapObject) => Bit,
  ): void {
    const { values, drafter, filler } = this;
    const { circuit } = values;
    const known = new Map<HeapObject, Bit>();
    const attached = (object: HeapObject): Bit => {
      const owner = drafter.ownerOf(object);
      if (owner === null) return TRUE;
      let bit = known.get(object);
      if (bit === undefined) {
        const from = roots.includes(owner) ? TRUE : circuit.and(reached(owner.object), filler.isUsed(owner));
        known.set(object, (bit = circuit.and(from, leadsTo(values, owner.value, object))));
      }
      return bit;
    };
    for (const draft of drafter.drafts.slice(first)) {
      for (const id of new Set(draft.sketch.types)) {
        const used = filler.isUsed(draft);
        const require = (object: HeapObject, isPresent: (object: HeapObject) => Bit): void => {
          const chosen = circuit.and(used, equal(values, 'strict', draft.value, object));
          if (chosen !== FALSE) filler.require(circuit.implies(chosen, isPresent(object)));
        };
        for (const object of this.inState.get(id) ?? []) require(object, inState);
        for (const object of outside(id)) require(object, attached);
      }
    }
  }
}
