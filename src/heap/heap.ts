/**
 * The heap: allocation, journaled writes, versions and their join.
 *
 * While nothing records (concrete `run`, module loading) a write is a plain assignment. While recording, each write
 * leaves an entry in the current version, so a follow run is undone and a merge state is switched at the price of what
 * it wrote. `join` looks only at what either side wrote since their common ancestor, never at the rest of the heap.
 */

import type { Bit } from '../formula/index.js';
import { ABSENT, Union, type Reference, type Value, type Values } from '../value/index.js';
import { IndexCells, overwritten, seenThrough } from './index-cells.js';
import { changesSince, joinContents, type JoinInternal } from './joining.js';
import { Accessor, Cell, HeapObject, NO_ELEMENTS, type ObjectKind } from './object.js';
import { EmptyShapes, type Integrity, type Shape, type ShapeValue } from './shape.js';
import {
  ELEMENT,
  EXTENT,
  INTERNAL,
  LENGTH,
  SHAPE,
  Version,
  commonAncestor,
  hasWritten,
  rootOf,
  writtenSince,
  type Content,
  type Target,
} from './version.js';
import { contentOf, setContent } from './parts.js';
import { together, type Log, type Watcher } from './watching.js';

export class Heap {
  private nextId = 1;
  private readonly symbols = new Map<symbol, number>();
  private readonly emptyShapes = new EmptyShapes();
  /** null while nothing records. */
  private version: Version | null = null;
  /** How many gates there were when recording began: what is older are formulas of the state itself. */
  gatesBefore = 0;
  /** References with this id or a later one were made while recording; only arrays among these have index cells. */
  private firstRecorded = Infinity;
  private watchers: readonly Watcher[] = [];
  /** Every read is reported here; null while nobody wants to know. */
  private readLog: Log | null = null;
  /** Every journaled write is reported here. */
  private writeLog: Log | null = null;
  /** Set by the evaluator. */
  joinInternal: JoinInternal = (_target, selector, a, b) => this.values.ite(selector, a, b);

  constructor(readonly values: Values) {}

  // --- allocation ------------------------------------------------------------------------------------------

  allocate(kind: ObjectKind, prototype: HeapObject | null, data: unknown = null): HeapObject {
    return new HeapObject(this.nextId++, kind, this.emptyShape(prototype), [], data);
  }

  /** An object whose keys are known in advance. @requires slots.length === shape.count */
  allocateShaped(kind: ObjectKind, shape: Shape, slots: Value[], data: unknown = null): HeapObject {
    return new HeapObject(this.nextId++, kind, shape, slots, data);
  }

  allocateArray(prototype: HeapObject, elements: Value[]): HeapObject {
    const array = new HeapObject(this.nextId++, 'array', this.emptyShape(prototype), [], null);
    array.elementsNow = elements;
    array.lengthNow = elements.length;
    return array;
  }

  allocateCell(value: Value): Cell {
    return new Cell(this.nextId++, value);
  }

  accessor(get: Value, set: Value): Accessor {
    return new Accessor(this.nextId++, get, set);
  }

  newSymbol(description?: string): symbol {
    const made = Symbol(description);
    this.symbols.set(made, this.nextId++);
    return made;
  }

  /** The id of a reference, and one for symbols; those that the program did not make are older than anything. */
  ageOf(thing: Reference | symbol): number {
    return typeof thing === 'symbol' ? (this.symbols.get(thing) ?? 0) : thing.id;
  }

  /** References made from here on have this id or a later one. */
  get upcomingId(): number {
    return this.nextId;
  }

  /** An identity for other kinds of references. */
  freshId(): number {
    return this.nextId++;
  }

  emptyShape(prototype: HeapObject | null, integrity: Integrity = 'open'): Shape {
    return this.emptyShapes.of(prototype, integrity);
  }

  // --- reads -----------------------------------------------------------------------------------------------
  // There is no other way to read what may change, so that whoever watches hears of all of it; absence counts as content.

  /** Keys, their attributes, the prototype and the integrity of an object. */
  shape(object: HeapObject): ShapeValue {
    if (this.readLog !== null) this.readLog(object, SHAPE);
    return object.shapeNow;
  }

  slot(object: HeapObject, index: number): Value {
    if (this.readLog !== null) this.readLog(object, index);
    return index < object.slotsNow.length ? object.slotsNow[index] : ABSENT;
  }

  length(object: HeapObject): Value {
    if (this.readLog !== null) this.readLog(object, LENGTH);
    return object.lengthNow;
  }

  internal(target: Target): Value {
    if (this.readLog !== null) this.readLog(target, INTERNAL);
    return target.internalNow;
  }

  elementAt(object: HeapObject, index: number): Value {
    if (this.readLog !== null) this.tellOfElement(object, ELEMENT - index);
    const element = index < object.elementsNow.length ? object.elementsNow[index] : ABSENT;
    const above = object.internalNow;
    return above instanceof IndexCells ? seenThrough(above, index, element) : element;
  }

  /** What a read of elements depends on. */
  private tellOfElement(object: HeapObject, part: number): void {
    this.readLog!(object, part);
    if (this.mayHaveCells(object)) this.readLog!(object, INTERNAL);
  }

  mayHaveCells(object: HeapObject): boolean {
    return object.kind === 'array' && object.id >= this.firstRecorded && this.version !== null;
  }

  /** The elements that lie beneath the index cells of an array, holes as ABSENT. */
  beneath(object: HeapObject): readonly Value[] {
    if (this.readLog !== null) {
      this.tellOfElement(object, EXTENT);
      object.elementsNow.forEach((_, index) => this.readLog!(object, ELEMENT - index));
    }
    return object.elementsNow;
  }

  /** Elements from … to − 1, holes as ABSENT. */
  elementsFrom(object: HeapObject, from: number, to: number): Value[] {
    const isPlain = this.readLog === null && !(object.internalNow instanceof IndexCells);
    if (isPlain && to <= object.elementsNow.length) return object.elementsNow.slice(from, to);
    const taken: Value[] = [];
    for (let i = from; i < to; i += 1) taken.push(this.elementAt(object, i));
    return taken;
  }

  allElements(object: HeapObject): Value[] {
    return this.elementsFrom(object, 0, this.extent(object));
  }

  /** Elements with this index or a later one are ABSENT in every version. */
  extent(object: HeapObject): number {
    if (this.readLog !== null) this.tellOfElement(object, EXTENT);
    const { elementsNow: elements, internalNow: above } = object;
    return above instanceof IndexCells ? Math.max(elements.length, above.reach) : elements.length;
  }

  /** Whether every read must be told one by one, so that tables made from elements are of no use. */
  get isWatched(): boolean {
    return this.readLog !== null;
  }

  /** Tells of reads and writes from here on; the result ends it. */
  watch(watcher: Watcher): () => void {
    this.watchers = [...this.watchers, watcher];
    this.distribute();
    return () => {
      this.watchers = this.watchers.filter((one) => one !== watcher);
      this.distribute();
    };
  }

  private distribute(): void {
    this.readLog = together(this.watchers.flatMap(({ read }) => read ?? []));
    this.writeLog = together(this.watchers.flatMap(({ write }) => write ?? []));
  }

  // --- writes ----------------------------------------------------------------------------------------------

  /** All elements at once. @requires nothing records */
  replaceElements(object: HeapObject, elements: Value[], length: Value): void {
    object.elementsNow = elements;
    object.lengthNow = length;
    object.stampNow += 1;
  }

  /** Forgets the elements from an index on. @requires nothing records */
  truncate(object: HeapObject, length: number): void {
    if (length < object.elementsNow.length) object.elementsNow.length = length;
    object.lengthNow = length;
    object.stampNow += 1;
  }

  /** Moves every element down by one place. @requires nothing records */
  removeFirst(object: HeapObject, length: Value): void {
    object.elementsNow.shift();
    object.lengthNow = length;
    object.stampNow += 1;
  }

  writeSlot(object: HeapObject, index: number, value: Value): void {
    const slots = object.slotsNow;
    if (this.version !== null) this.log(object, index, index < slots.length ? slots[index] : ABSENT);
    slots[index] = value;
  }

  writeShape(object: HeapObject, shape: ShapeValue): void {
    if (this.version !== null) this.log(object, SHAPE, object.shapeNow);
    object.shapeNow = shape;
  }

  writeElement(object: HeapObject, index: number, value: Value): void {
    const above = object.internalNow;
    if (above instanceof IndexCells) {
      const now = overwritten(above, index, value);
      if (now !== above) this.writeInternal(object, now);
    }
    this.writeBeneath(object, index, value);
  }

  /** As `writeElement`, whatever cells lie above. */
  writeBeneath(object: HeapObject, index: number, value: Value): void {
    if (object.elementsNow === NO_ELEMENTS) object.elementsNow = [];
    const elements = object.elementsNow;
    if (this.version !== null) this.log(object, ELEMENT - index, index < elements.length ? elements[index] : ABSENT);
    while (elements.length < index) elements.push(ABSENT);
    elements[index] = value;
    object.stampNow += 1;
  }

  writeLength(object: HeapObject, length: Value): void {
    if (this.version !== null) this.log(object, LENGTH, object.lengthNow);
    object.lengthNow = length;
  }

  writeInternal(target: Target, value: Value): void {
    if (this.version !== null) this.log(target, INTERNAL, target.internalNow);
    target.internalNow = value;
  }

  private log(target: Target, part: number, before: Content): void {
    if (this.writeLog !== null) this.writeLog(target, part);
    this.version!.note(target, part, before);
  }

  // --- versions --------------------------------------------------------------------------------------------

  /** The version being written, or null while nothing records. */
  get current(): Version | null {
    return this.version;
  }

  /** Starts recording; returns the version that is the present content. @requires nothing records */
  record(): Version {
    const root = new Version(null, this.nextId);
    this.firstRecorded = this.nextId;
    this.gatesBefore = this.values.circuit.size;
    this.version = this.fork(root);
    this.version.begin(this.nextId);
    return root;
  }

  /** Undoes everything since `record` and stops recording. */
  discard(): void {
    this.switchTo(rootOf(this.version!));
    this.version = null;
  }

  /** Keeps everything written since `record` and stops recording. */
  keep(): void {
    this.version = null;
  }

  /** A version that starts as a copy of `parent`; `parent` must not be written any more. */
  fork(parent: Version, joinedAt = 0): Version {
    if (parent.sealedAt === Infinity) parent.sealedAt = this.nextId;
    parent.begin(this.nextId);
    return new Version(parent, this.nextId, joinedAt);
  }

  /**
   * As `fork`, for the states of an execution: one that has written and made nothing leaves no version behind, so that the
   * versions of functions without effects are all children of one, and what they have in common is found at once.
   */
  branch(from: Version): Version {
    const { parent } = from;
    if (from.targets.length > 0 || parent === null || from.bornAt !== this.nextId) return this.fork(from);
    return this.fork(parent, from.joinedAt);
  }

  /** Goes to a version of its own for something that may be given up; returns the one to come back to with `giveUp`. */
  attempt(): Version {
    if (this.version!.sealedAt !== Infinity) this.switchTo(this.fork(this.version!));
    const base = this.version!;
    this.switchTo(this.fork(base));
    return base;
  }

  /** Comes back to where an attempt began, and goes on there: nothing is left of what was written and made since. */
  giveUp(base: Version): void {
    this.switchTo(base);
    base.sealedAt = Infinity;
  }

  /** Undoes what was written to the current version after its first `count` writes. @requires it has no children */
  rollback(count: number): void {
    const { targets, parts, contents } = this.version!;
    if (targets.length === count) return;
    for (let i = targets.length - 1; i >= count; i -= 1) this.swap(this.version!, i);
    targets.length = parts.length = contents.length = count;
  }

  switchTo(version: Version): void {
    const from = this.version!;
    if (from === version) return;
    const ancestor = commonAncestor(from, version);
    for (let one = from; one !== ancestor; one = one.parent!) {
      for (let i = one.targets.length - 1; i >= 0; i -= 1) this.swap(one, i);
    }
    const down: Version[] = [];
    for (let one = version; one !== ancestor; one = one.parent!) down.push(one);
    for (let d = down.length - 1; d >= 0; d -= 1) {
      const one = down[d]!;
      for (let i = 0; i < one.targets.length; i += 1) this.swap(one, i);
    }
    version.begin(this.nextId);
    this.version = version;
  }

  /**
   * A new version that is `a` where the selector holds and `b` elsewhere; becomes the current one.
   * A reference made on one side only cannot be reached on the other, so its content is taken as it is.
   */
  join(selector: Bit, a: Version, b: Version): Version {
    const ancestor = commonAncestor(a, b);
    if (!hasWritten(a, ancestor) && !hasWritten(b, ancestor)) {
      this.switchTo(ancestor);
      return (this.version = this.fork(ancestor, this.nextId));
    }
    const changes = changesSince(ancestor, a, b);
    this.switchTo(a);
    for (const change of changes) change.left = this.read(change.target, change.part);
    this.switchTo(b);
    for (const change of changes) change.right = this.read(change.target, change.part);
    this.switchTo(ancestor);
    this.version = this.fork(ancestor, this.nextId);
    for (const change of changes) {
      const { target, part, left, right, own } = change;
      if (own === 'a') this.write(target, part, left);
      else if (own === 'b') this.write(target, part, right);
      else if (!Object.is(left, right))
        this.write(target, part, joinContents(this.values, this.joinInternal, selector, change));
      else if (!Object.is(left, this.read(target, part))) this.write(target, part, left);
    }
    return this.version;
  }

  /** What was written between `ancestor` and the current version. */
  writtenSince(ancestor: Version): Map<Target, Set<number>> {
    return writtenSince(this.version!, ancestor);
  }

  /** Puts other forms of the same values where the current version differs from an ancestor. */
  rewrite(ancestor: Version, form: (value: Value) => Value): void {
    for (const [target, parts] of this.writtenSince(ancestor)) {
      for (const part of parts) {
        const content = this.read(target, part);
        if (!(content instanceof Union)) continue;
        const other = form(content);
        if (other !== content) this.write(target, part, other);
      }
    }
  }

  /** What a part holds, without telling those who watch: for whoever watches, and for what is not the program. */
  read(target: Target, part: number): Content {
    return contentOf(target, part);
  }

  private write(target: Target, part: number, content: Content): void {
    if (part === INTERNAL) this.writeInternal(target, content as Value);
    else if (part === SHAPE) this.writeShape(target as HeapObject, content as ShapeValue);
    else if (part === LENGTH) this.writeLength(target as HeapObject, content as Value);
    else if (part >= 0) this.writeSlot(target as HeapObject, part, content as Value);
    else this.writeBeneath(target as HeapObject, ELEMENT - part, content as Value);
  }

  /** Exchanges an entry's content with the target's. */
  private swap(version: Version, entry: number): void {
    const target = version.targets[entry]!;
    const part = version.parts[entry]!;
    const content = version.contents[entry];
    version.contents[entry] = contentOf(target, part);
    setContent(target, part, content);
  }
}
