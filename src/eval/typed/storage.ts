/**
 * What an array buffer holds. Not bytes: *cells*, each an element of the type that wrote first (the buffer's layout),
 * because a symbolic integer of four bytes is one word, and four bytes of it are four words and a loss of all bounds.
 *
 * Looking at the cells as another type is exact and changes nothing: integers are cut and put together by the bitwise
 * operators, floats and bigints case by case. Writing as another type first turns the cells into bytes, for good.
 * A cell that was never written is ABSENT and counts as zero in every layout, so a fresh buffer costs nothing.
 *
 * Under merge two branches may have left different layouts behind. Then the layout is a symbolic string, and a cell
 * means under each layout's guard what that layout says, as the slots of an object with several shapes do.
 */

import { FALSE, TRUE, type Bit, type Word } from '../../formula/index.js';
import { type HeapObject } from '../../heap/index.js';
import { ABSENT, Cases, Union, bitwise, lift, type Atom, type Value } from '../../value/index.js';
import type { Machine } from '../machine.js';
import { formOf, rangeOf, readHost, sizeOf, toElement, writeHost, zeroOf, type ElementType } from './element.js';

/** Clamping is a way of storing, not a kind of memory. */
type CellType = Exclude<ElementType, 'Uint8Clamped'>;

function cellType(type: ElementType): CellType {
  return type === 'Uint8Clamped' ? 'Uint8' : type;
}

/** The layout of a buffer that an array of this type makes for itself. */
export function layoutFor(type: ElementType): Value {
  return cellType(type);
}

interface LayoutCase {
  readonly guard: Bit;
  readonly layout: CellType;
}

const NO_LAYOUT: readonly LayoutCase[] = [];

/** The layouts of a buffer; none if nothing was written. Where nothing was written, any layout is right. */
function layoutsOf(machine: Machine, buffer: HeapObject): readonly LayoutCase[] {
  const { heap } = machine;
  const internal =
    heap.internal(buffer) instanceof Union ? machine.narrow(heap.internal(buffer)) : heap.internal(buffer);
  if (internal === undefined) return NO_LAYOUT;
  if (!(internal instanceof Union)) return [{ guard: TRUE, layout: internal as CellType }];
  const cases = internal.atoms.flatMap((atom, i) =>
    typeof atom === 'string' ? [{ guard: internal.guards[i]!, layout: atom as CellType }] : [],
  );
  return cases.length === 1 ? [{ guard: TRUE, layout: cases[0]!.layout }] : cases;
}

/** The element of a type at a place of a buffer. @requires the place is inside */
export function readBuffer(
  machine: Machine,
  buffer: HeapObject,
  type: ElementType,
  offset: number,
  little = true,
): Value {
  const wanted = cellType(type);
  const layouts = layoutsOf(machine, buffer);
  if (layouts.length === 0) return zeroOf(type);
  if (layouts.length === 1) return readAs(machine, buffer, layouts[0]!.layout, wanted, offset, little);
  const cases = new Cases(machine.values);
  for (const { guard, layout } of layouts) cases.add(guard, readAs(machine, buffer, layout, wanted, offset, little));
  const written = machine.circuit.orAll(layouts.map(({ guard }) => guard));
  return written === TRUE ? cases.build() : machine.values.ite(written, cases.build(), zeroOf(type));
}

/** Whether a type finds its elements in cells of a layout, up to the sign. */
function fits(layout: CellType, type: CellType, offset: number, little: boolean): boolean {
  const size = sizeOf(type);
  return formOf(layout) === formOf(type) && sizeOf(layout) === size && offset % size === 0 && (little || size === 1);
}

function readAs(
  machine: Machine,
  buffer: HeapObject,
  layout: CellType,
  type: CellType,
  offset: number,
  little: boolean,
): Value {
  const { values } = machine;
  const size = sizeOf(layout);
  if (fits(layout, type, offset, little)) {
    const cell = cellAt(machine, buffer, layout, offset / size);
    return layout === type ? cell : toElement(values, type, cell);
  }
  const width = sizeOf(type);
  if (formOf(layout) === 'integer' && formOf(type) === 'integer') {
    let whole: Value = 0;
    for (let i = 0; i < width; i += 1) {
      const byte = byteAt(machine, buffer, layout, offset + (little ? i : width - 1 - i));
      whole = bitwise(values, '|', whole, bitwise(values, '<<', byte, 8 * i));
    }
    return toElement(values, type, whole);
  }
  const first = Math.floor(offset / size);
  const last = Math.floor((offset + width - 1) / size);
  const cells: Value[] = [];
  for (let i = first; i <= last; i += 1) cells.push(machine.narrow(cellAt(machine, buffer, layout, i)));
  return lift(values, cells, (...atoms) => {
    const memory = new DataView(new ArrayBuffer(cells.length * size));
    atoms.forEach((atom, i) => writeHost(memory, layout, i * size, atom, true));
    return readHost(memory, type, offset - first * size, little);
  });
}

/** A cell without what only other layouts could mean by it. */
function cellAt(machine: Machine, buffer: HeapObject, layout: CellType, index: number): Value {
  const content = machine.heap.elementAt(buffer, index);
  const zero = zeroOf(layout);
  if (!(content instanceof Union)) return typeof content === typeof zero ? content : zero;
  const range = formOf(layout) === 'integer' ? rangeOf(layout) : null;
  if (content.atoms.every(belongs) && isWithin(content.word, range)) return content;
  const cases = new Cases(machine.values);
  content.atoms.forEach((atom, i) => {
    if (belongs(atom)) cases.add(content.guards[i]!, atom);
    else if (atom === ABSENT) cases.add(content.guards[i]!, zero);
  });
  if (content.word !== null && typeof zero === 'number') {
    const { lo, hi } = range ?? content.word;
    cases.addWord(content.wordGuard, machine.values.words.narrow(content.word, lo, hi));
  }
  return cases.buildOr(zero);

  function belongs(atom: Atom): boolean {
    return typeof atom === typeof zero;
  }
}

function isWithin(word: Word | null, range: { readonly lo: number; readonly hi: number } | null): boolean {
  return word === null || range === null || (range.lo <= word.lo && word.hi <= range.hi);
}

function byteAt(machine: Machine, buffer: HeapObject, layout: CellType, index: number): Value {
  const size = sizeOf(layout);
  return byteOf(machine, layout, cellAt(machine, buffer, layout, Math.floor(index / size)), index % size);
}

/** The byte of an element that comes as the k-th when the lowest is stored first. */
function byteOf(machine: Machine, type: CellType, element: Value, k: number): Value {
  const { values } = machine;
  if (formOf(type) === 'integer') return bitwise(values, '&', bitwise(values, '>>>', element, 8 * k), 255);
  return lift(values, [machine.narrow(element)], (atom) => {
    const memory = new DataView(new ArrayBuffer(8));
    writeHost(memory, type, 0, atom, true);
    return memory.getUint8(k);
  });
}

/** Stores an element where the guard holds. @requires the place is inside, and the element is one of this type */
export function writeBuffer(
  machine: Machine,
  buffer: HeapObject,
  type: ElementType,
  offset: number,
  element: Value,
  guard: Bit = TRUE,
  little = true,
): void {
  const { heap, values } = machine;
  if (guard === FALSE) return;
  const stored = cellType(type);
  const layouts = layoutsOf(machine, buffer);
  let layout = layouts.length === 1 ? layouts[0]!.layout : null;
  if (layouts.length === 0) layout = fits(stored, stored, offset, little) ? stored : 'Uint8';
  // where nothing was written so far there is no layout yet
  if (layout !== null && heap.internal(buffer) !== layout) heap.writeInternal(buffer, layout);
  if (layout === null || !fits(layout, stored, offset, little)) {
    if (layout !== 'Uint8') turnIntoBytes(machine, buffer, layouts);
    const width = sizeOf(stored);
    for (let k = 0; k < width; k += 1) {
      const place = offset + (little ? k : width - 1 - k);
      const before = guard === TRUE ? 0 : cellAt(machine, buffer, 'Uint8', place);
      heap.writeElement(buffer, place, values.ite(guard, byteOf(machine, stored, element, k), before));
    }
    return;
  }
  const index = offset / sizeOf(stored);
  const content = layout === stored ? element : toElement(values, layout, element);
  const before = guard === TRUE ? content : cellAt(machine, buffer, layout, index);
  heap.writeElement(buffer, index, values.ite(guard, content, before));
}

/** The same content in cells of one byte. */
function turnIntoBytes(machine: Machine, buffer: HeapObject, layouts: readonly LayoutCase[]): void {
  const { heap } = machine;
  const widest = layouts.reduce((most, { layout }) => Math.max(most, sizeOf(layout)), 1);
  const count = Math.min(heap.length(buffer) as number, heap.extent(buffer) * widest);
  const bytes: Value[] = [];
  for (let i = 0; i < count; i += 1) bytes.push(readBuffer(machine, buffer, 'Uint8', i));
  bytes.forEach((byte, i) => heap.writeElement(buffer, i, byte));
  heap.writeInternal(buffer, 'Uint8');
}

/** Copies bytes into another buffer, in whole cells where the other is fresh. @requires both ranges are inside */
export function copyBytes(machine: Machine, source: HeapObject, from: number, count: number, target: HeapObject): void {
  const [only, ...others] = layoutsOf(machine, source);
  if (only === undefined) return;
  const cell = others.length === 0 && machine.heap.internal(target) === undefined && from % sizeOf(only.layout) === 0;
  const type = cell ? only.layout : 'Uint8';
  const size = sizeOf(type);
  const whole = Math.floor(count / size);
  for (let i = 0; i < whole; i += 1)
    writeBuffer(machine, target, type, i * size, readBuffer(machine, source, type, from + i * size));
  for (let i = whole * size; i < count; i += 1)
    writeBuffer(machine, target, 'Uint8', i, readBuffer(machine, source, 'Uint8', from + i));
}
