/**
 * Laying out a search space (Roberson 2011, §2.10; Darga & Boyapati 2006, §3) as `spec/bounds.ts` says. Objects that only one field may lead
 * to are named by their position (`drafting.ts`), objects of other types come from a pool. Then every cell gets its variables
 * (`filling.ts`), and what no single cell can say is required of all together: that trees have no more objects than they may
 * (`budget.ts`), that interchangeable objects are numbered in one way (`pool.ts`).
 *
 * Arguments are laid out after the state, all of a call together, so that two of them may be the same object, or one inside the other.
 */

import { FALSE, TRUE, type Bit } from '../formula/index.js';
import type { HeapObject } from '../heap/index.js';
import type { Bound, Bounds, TypeBounds, TypeId } from '../spec/bounds.js';
import { equal, type Atom, type Values } from '../value/index.js';
import { withinBudgets } from './budget.js';
import { removeImpossible } from './draft.js';
import { draftArguments, draftState, type Drafted } from './drafted.js';
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
  private inState: (type: TypeId) => readonly HeapObject[] = () => [];

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
    const { residents, given } = drafter;
    const { cells, cellAt } = filler;
    if (bounds.subject === null)
      return { subject: undefined, residents, cells, cellAt, pool: [], given, domains: filler.domains };
    const state = draftState(drafter, bounds, this.maker);
    this.inState = state.objectsOf;
    this.fill(state, state.objectsOf);
    const subject = state.roots[0]!.value;
    const pool = state.loose;
    filler.require(orderPool(this.values, { residents, cells, pool }, [subject]));
    this.limitTrees(state, (most) => reachability(this.values, { residents, cells }, [subject], most));
    return { subject, residents, cells, cellAt, pool, given, domains: filler.domains };
  }

  /** The arguments of a call, laid out together. @requires the space was built */
  actuals(space: Space, given: readonly Bound[]): Actuals {
    const { drafter, filler, values } = this;
    const { residents } = drafter;
    const { domains: before } = filler;
    const firstCell = filler.cells.length;
    filler.domains = TRUE;
    drafter.usesRanges = false;
    const drafted = draftArguments(drafter, this.bounds, this.maker, given);
    this.fill(drafted, (id) => [...this.inState(id), ...drafted.objectsOf(id)]);
    const made = drafted.roots.map(({ value }) => value);
    const cells = filler.cells.slice(firstCell);
    const reached = reachability(values, { residents, cells }, made);
    this.onlyPresent(drafted, reachability(values, space, [space.subject]), reached);
    filler.require(orderPool(values, { residents, cells, pool: drafted.loose }, made));
    this.limitTrees(drafted, () => reached);
    const { domains } = filler;
    filler.domains = before;
    return { values: made, domains };
  }

  private fill({ first, roots }: Drafted, all: (id: TypeId) => readonly HeapObject[]): void {
    const { filler, impossible } = this;
    const drafts = this.drafter.drafts.slice(first.draft);
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

  private limitTrees({ first }: Drafted, reached: (most: number) => (object: HeapObject) => Bit): void {
    const trees = this.drafter.trees.slice(first.tree);
    this.filler.require(withinBudgets(this.values.circuit, trees, this.types, reached));
  }

  /** Arguments lead to what can be reached in the state, and to what stands below another object where that leads to it. */
  private onlyPresent(
    { first, roots, objectsOf: outside }: Drafted,
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
    for (const draft of drafter.drafts.slice(first.draft)) {
      for (const id of new Set(draft.sketch.types)) {
        const used = filler.isUsed(draft);
        const require = (object: HeapObject, isPresent: (object: HeapObject) => Bit): void => {
          const chosen = circuit.and(used, equal(values, 'strict', draft.value, object));
          if (chosen !== FALSE) filler.require(circuit.implies(chosen, isPresent(object)));
        };
        for (const object of this.inState(id)) require(object, inState);
        for (const object of outside(id)) require(object, attached);
      }
    }
  }
}
