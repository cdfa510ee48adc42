/** The heap room: what the rooms after it may use. */
export { Accessor, Cell, HeapObject } from './object.js';
export type { ObjectKind } from './object.js';
export {
  ACCESSOR,
  CONFIGURABLE,
  ENUMERABLE,
  HIDDEN,
  PLAIN,
  Shape,
  ShapeUnion,
  WRITABLE,
  brandOf,
  isIndexKey,
  joinShapes,
  isPrivateName,
  ownerOf,
  READ_ONLY_LENGTH,
  privateName,
  shapeCases,
} from './shape.js';
export { fieldsIn } from './field-names.js';
export type { NamedField } from './field-names.js';
export type { Integrity, Key, Property, ShapeValue } from './shape.js';
export { ELEMENT, EXTENT, INTERNAL, LENGTH, SHAPE, Version, commonAncestor, lastWritten } from './version.js';
export type { Content, Target } from './version.js';
export { IndexCells, cleared, elementsUnder, kept, matches, noCells, put } from './index-cells.js';
export { Heap } from './heap.js';
export type { JoinInternal } from './joining.js';
export type { Watcher } from './watching.js';
export { initialise, unlogged } from './unlogged.js';
export type { InitialContent } from './unlogged.js';
export {
  SIZE,
  elementsFor,
  entriesOf,
  type Entry,
  entryPart,
  isPresent,
  keyAt,
  presentAt,
  slotOfElement,
  slotOfPart,
  usedSlots,
  valueAt,
} from './entries.js';
