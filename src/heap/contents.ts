/**
 * What the heap holds now: objects are made, read and written here. There is no other way to read what may change, so whoever watches
 * hears of all of it; while a version is written, every write leaves an entry in it.
 */

import { ABSENT, type Reference, type Value, type Values } from '../value/index.js';
import { IndexCells, overwritten, seenThrough } from './index-cells.js';
import { Accessor, Cell, HeapObject, NO_ELEMENTS, type ObjectKind } from './object.js';
import { EmptyShapes, type Integrity, type Shape, type ShapeValue } from './shape.js';
import { ELEMENT, EXTENT, INTERNAL, LENGTH, SHAPE, type Content, type Target, type Version } from './version.js';
import { together, type Log, type Watcher } from './watching.js';

export class Contents {
  protected nextId = 1;
  private readonly symbols = new Map<symbol, number>();
  private readonly emptyShapes = new EmptyShapes();
  /** The one that is written; null while nothing records. */
  protected version: Version | null = null;
  /** References with this id or a later one were made while recording; only arrays among these have index cells. */
  protected firstRecorded = Infinity;
  private watchers: readonly Watcher[] = [];
  /** Every read is reported here; null while nobody wants to know. */
  private readLog: Log | null = null;
  /** Every journaled write is reported here. */
  private writeLog: Log | null = null;

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
  // Absence counts as content.

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
}
