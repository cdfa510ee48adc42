/** Drafts become symbolic values: fresh variables for what each cell ranges over, written into the objects of the space. */

import { TRUE, not, type Bit } from '../formula/index.js';
import {
  ELEMENT,
  LENGTH,
  SIZE,
  elementsFor,
  entriesOf,
  initialise,
  isPresent,
  presentAt,
  slotOfPart,
  unlogged,
  valueAt,
  type HeapObject,
} from '../heap/index.js';
import type { TypeId } from '../spec/bounds.js';
import { ABSENT, Cases, equal, ordered, type Value, type Values } from '../value/index.js';
import { INTEGER, finiteDomain, integerDomain } from './domain.js';
import { distinct, type Draft } from './draft.js';
import type { Resident, SpaceCell } from './space.js';

/** Fills drafts. What it requires of their variables is gathered in `domains`. */
export class Filler {
  readonly cells: SpaceCell[] = [];
  readonly cellAt = new Map<HeapObject, Map<number, SpaceCell>>();
  domains: Bit = TRUE;

  constructor(
    private readonly values: Values,
    private readonly residents: Map<HeapObject, Resident>,
    private readonly ownerOf: (object: HeapObject) => Draft | null,
  ) {}

  require(condition: Bit): void {
    this.domains = this.values.circuit.and(this.domains, condition);
  }

  /** @param candidates what references to a type may lead to; @param isRoot of values that nothing holds */
  fill(
    drafts: readonly Draft[],
    candidates: (type: TypeId) => readonly HeapObject[],
    isRoot: (draft: Draft) => boolean,
  ): void {
    for (const draft of drafts) this.materialise(draft, drafts, candidates, isRoot(draft));
    this.separateKeys(drafts);
  }

  /** Of an entry of a map or set: whether it is in use. @requires the size has its value */
  isUsed({ object: holder, part }: Draft): Bit {
    if ((holder.kind !== 'map' && holder.kind !== 'set') || part > ELEMENT) return TRUE;
    return isPresent(this.values, holder, slotOfPart(part));
  }

  private materialise(
    draft: Draft,
    drafts: readonly Draft[],
    candidates: (type: TypeId) => readonly HeapObject[],
    isRoot: boolean,
  ): void {
    const { object, part, bound, element } = draft;
    const full = this.isCounted(draft) ? this.count(draft, drafts) : this.choose(draft, candidates);
    draft.value = full;
    if (element !== null) {
      const present = ordered(this.values, '<', element.index, element.length.value);
      draft.value = this.values.ite(present, full, ABSENT);
    }
    if (isRoot) return;
    this.write(object, part, draft.value);
    const cell: SpaceCell = { object, part, bound, value: draft.value, present: this.isUsed(draft) };
    this.cells.push(cell);
    let parts = this.cellAt.get(object);
    if (parts === undefined) this.cellAt.set(object, (parts = new Map()));
    parts.set(part, cell);
    for (const atom of draft.sketch.atoms) {
      const resident = this.residents.get(atom as HeapObject);
      if (resident !== undefined && this.ownerOf(resident.object) === draft)
        this.residents.set(resident.object, { ...resident, owner: cell });
    }
    if (part === SIZE && !this.isCounted(draft)) {
      const size = draft.value;
      this.use(draft, drafts, (slot) => ordered(this.values, '<', slot, size));
    }
  }

  private choose({ sketch }: Draft, candidates: (type: TypeId) => readonly HeapObject[]): Value {
    const atoms = distinct([...sketch.atoms, ...sketch.types.flatMap(candidates)]);
    const { integers } = sketch;
    if (atoms.length === 0 && integers.length === 0) return null;
    if (integers.length === 0) return this.constrained(finiteDomain(this.values, atoms));
    const lo = Math.min(...integers.map((range) => range.lo));
    const hi = Math.max(...integers.map((range) => range.hi));
    const integer = this.constrained(integerDomain(this.values, lo, hi));
    // gaps between the ranges
    const inOne = integers.map((range) => this.between(integer, range.lo, range.hi));
    if (integers.length > 1) this.require(this.values.circuit.orAll(inOne));
    if (atoms.length === 0) return integer;
    const other = finiteDomain(this.values, [...atoms, INTEGER]);
    this.require(other.constraint);
    const cases = new Cases(this.values);
    for (const atom of atoms) cases.add(equal(this.values, 'sameValue', other.value, atom), atom);
    return cases.add(equal(this.values, 'sameValue', other.value, INTEGER), integer).build();
  }

  private between(value: Value, lo: number, hi: number): Bit {
    return this.values.circuit.and(ordered(this.values, '<=', lo, value), ordered(this.values, '<=', value, hi));
  }

  private constrained({ value, constraint }: { readonly value: Value; readonly constraint: Bit }): Value {
    this.require(constraint);
    return value;
  }

  private write(object: HeapObject, part: number, value: Value): void {
    if (part === LENGTH) initialise(object, { length: value });
    else if (part === SIZE) initialise(object, { internal: value });
    else if (part >= 0) unlogged.slots(object)[part] = value;
    else {
      if (unlogged.elements(object).length === 0) initialise(object, { elements: [] });
      unlogged.elements(object)[ELEMENT - part] = value;
      if (object.kind === 'set') unlogged.elements(object)[valueAt(slotOfPart(part))] = value;
    }
  }

  /** The size of an unordered map or set: of its slots some are in use, as many as it may have. */
  private count(size: Draft, all: readonly Draft[]): Value {
    const { circuit, words } = this.values;
    let total = words.constant(0);
    this.use(size, all, () => {
      const present = circuit.variable();
      total = words.add(total, words.fromBoolean(present))!;
      return present;
    });
    const most = Math.max(0, ...size.sketch.integers.map(({ hi }) => hi));
    this.require(words.lessOrEqual(total, words.constant(most)));
    return this.values.fromWord(words.narrow(total, 0, most));
  }

  /** The slots of a map or set, and which are in use. */
  private use({ object }: Draft, all: readonly Draft[], isInUse: (slot: number) => Bit): void {
    const drafts = all.filter((draft) => draft.object === object && draft.part !== SIZE);
    const slots = Math.max(0, ...drafts.map((draft) => slotOfPart(draft.part) + 1));
    initialise(object, { length: slots, elements: Array.from({ length: elementsFor(slots) }, () => undefined) });
    for (let i = 0; i < slots; i += 1) unlogged.elements(object)[presentAt(i)] = this.values.boolean(isInUse(i));
  }

  /** No two entries of a map or set in use have the same key. */
  private separateKeys(drafts: readonly Draft[]): void {
    const { circuit } = this.values;
    for (const draft of drafts) {
      const { object, part } = draft;
      if (part !== SIZE || this.isCounted(draft)) continue;
      const entries = entriesOf(object);
      for (const { slot, key } of entries) {
        const used = isPresent(this.values, object, slot);
        for (const earlier of entries.slice(0, slot))
          this.require(circuit.implies(used, not(equal(this.values, 'sameValueZero', earlier.key, key))));
      }
    }
  }

  /** Whether it is the size of a map or set that has a slot for each of its keys. */
  private isCounted({ object, part }: Draft): boolean {
    const type = this.residents.get(object)?.type;
    return part === SIZE && type !== undefined && 'isUnordered' in type;
  }
}
