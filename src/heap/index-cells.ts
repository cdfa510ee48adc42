/**
 * Arrays of which few places are touched, and nobody knows which (Dolby, Vaziri and Tip 2007, §3.2.4): a write to a[i], where i may be any of
 * thousands, would have to change all of these elements. So such an array has, above its elements, cells that say where they stand: (index,
 * value, present). A read compares its index with those of the cells, and finds the element where none matches; a write goes to the
 * cell that matches, or takes a new one. Below the elements lies what all places were filled with. The paper's arrays have cells
 * only, as many as there are index atoms; here every array is an ordinary one until it is written so.
 *
 * What is beneath the cells is content as any other: it is read and written by known indices, which is how most code uses arrays.
 *
 * @invariant in every case, the indices of present cells differ
 * @invariant where an element is ABSENT and its index is below `extent`, the array has `background` there; `background` may be ABSENT
 */

import { FALSE, TRUE, not, type Bit } from '../formula/index.js';
import {
  ABSENT,
  Cases,
  Reference,
  Union,
  equal,
  ordered,
  whereAbsent,
  type Value,
  type Values,
} from '../value/index.js';

export interface IndexCell {
  readonly index: Value;
  /** ABSENT: there is no element here, whatever lies beneath. */
  readonly value: Value;
  readonly present: Bit;
}

/** The internal part of such an array. Immutable. */
export class IndexCells extends Reference {
  constructor(
    id: number,
    readonly values: Values,
    readonly cells: readonly IndexCell[],
    readonly background: Value,
    /** An integer. */
    readonly extent: Value,
  ) {
    super(id);
  }

  get callable(): boolean {
    return false;
  }

  /** Elements with this index or a later one are ABSENT, except for those below the cells. */
  get reach(): number {
    return this.cells.reduce((most, { index }) => Math.max(most, highest(index) + 1), highest(this.extent));
  }

  with(cells: readonly IndexCell[]): IndexCells {
    return new IndexCells(this.id, this.values, cells, this.background, this.extent);
  }

  /** Where an index has the background, if there is nothing above. */
  isFilled(index: Value): Bit {
    return this.background === ABSENT ? FALSE : ordered(this.values, '<', index, this.extent);
  }

  /** All elements that the array has, one by one. @param beneath those that lie beneath the cells */
  elements(beneath: readonly Value[]): Value[] {
    const count = Math.max(beneath.length, this.reach);
    return Array.from({ length: count }, (_, i) => seenThrough(this, i, i < beneath.length ? beneath[i] : ABSENT));
  }
}

/** What the symbolic parts of an array are under one assignment. */
export interface Assigned {
  value(union: Union): Value;
  holds(condition: Bit): boolean;
}

/** The elements of an array of known length under an assignment: nothing is built to find them. @param beneath those beneath the cells */
export function elementsUnder(
  assigned: Assigned,
  length: number,
  beneath: readonly Value[],
  held: IndexCells | null,
): Value[] {
  const resolved = (value: Value): Value => (value instanceof Union ? assigned.value(value) : value);
  const elements = beneath.slice(0, length).map(resolved);
  if (held === null) return elements;
  const background = resolved(held.background);
  const end = background === ABSENT ? 0 : Math.min(length, resolved(held.extent) as number);
  for (let i = 0; i < end; i += 1) if (i >= elements.length || elements[i] === ABSENT) elements[i] = background;
  for (const { index, value, present } of held.cells) {
    const place = resolved(index) as number;
    if (place >= length || !assigned.holds(present)) continue;
    while (elements.length < place) elements.push(ABSENT);
    elements[place] = resolved(value);
  }
  return elements;
}

/** A cell, and where it is what an index means. */
export interface Match {
  readonly guard: Bit;
  readonly cell: IndexCell;
}

/** The cells that an index may mean. */
export function matches({ values, cells }: IndexCells, index: Value): readonly Match[] {
  return cells
    .map((cell) => ({ cell, guard: values.circuit.and(cell.present, equal(values, 'strict', cell.index, index)) }))
    .filter(({ guard }) => guard !== FALSE);
}

/** What an element with a known index is. @param element what the array has beneath */
export function seenThrough(held: IndexCells, index: number, element: Value): Value {
  const { values } = held;
  const beneath = above(held, index, element);
  const found = matches(held, index);
  if (found.length === 0) return beneath;
  const cases = new Cases(values);
  for (const { guard, cell } of found) cases.add(guard, cell.value);
  return cases.add(not(anyOf(values, found)), beneath).buildOr(ABSENT);
}

/** An element, and where there is none, what lies beneath it. */
function above(held: IndexCells, index: number, element: Value): Value {
  const { values, background } = held;
  const isShown = values.circuit.and(whereAbsent(element), held.isFilled(index));
  if (isShown === FALSE) return element;
  return isShown === TRUE ? background : values.ite(isShown, background, element);
}

/** a[index] = value where the guard holds. */
export function put(held: IndexCells, index: Value, value: Value, guard: Bit): IndexCells {
  const { values } = held;
  const { circuit } = values;
  const found = matches(held, index);
  const none = circuit.and(guard, not(anyOf(values, found)));
  const guards = new Map(found.map((match) => [match.cell, circuit.and(guard, match.guard)]));
  const cells = held.cells.map((cell) => {
    const here = guards.get(cell);
    return here === undefined ? cell : { ...cell, value: values.ite(here, value, cell.value) };
  });
  return held.with(none === FALSE ? cells : [...cells, { index, value, present: none }]);
}

/** The same without the cells for an index, where the guard holds. */
export function cleared(held: IndexCells, index: Value, guard: Bit = TRUE): IndexCells {
  const { values } = held;
  return kept(held, (cell) => not(values.circuit.and(guard, equal(values, 'strict', cell.index, index))));
}

/** Only the cells for which a condition holds. */
export function kept(held: IndexCells, isKept: (cell: IndexCell) => Bit): IndexCells {
  const { values } = held;
  const cells = held.cells.flatMap((cell) => {
    const present = values.circuit.and(cell.present, isKept(cell));
    return present === FALSE ? [] : [present === cell.present ? cell : { ...cell, present }];
  });
  const isSame = cells.length === held.cells.length && cells.every((cell, i) => cell === held.cells[i]);
  return isSame ? held : held.with(cells);
}

/** One where the selector holds, the other elsewhere, cell by cell. @requires both lie above elements of the same array */
export function joinCells(selector: Bit, a: IndexCells, b: IndexCells): IndexCells {
  const { values } = a;
  const { circuit } = values;
  const side = (cell: IndexCell | undefined, other: IndexCell): IndexCell => cell ?? { ...other, present: FALSE };
  const cells = Array.from({ length: Math.max(a.cells.length, b.cells.length) }, (_, i): IndexCell => {
    if (a.cells[i] === b.cells[i]) return a.cells[i]!;
    const [left, right] = [side(a.cells[i], b.cells[i]!), side(b.cells[i], a.cells[i]!)];
    return {
      index: values.ite(selector, left.index, right.index),
      value: values.ite(selector, left.value, right.value),
      present: circuit.ite(selector, left.present, right.present),
    };
  });
  const background = values.ite(selector, a.background, b.background);
  return new IndexCells(a.id, values, cells, background, values.ite(selector, a.extent, b.extent));
}

/** What is above an element when it has been written: no cell, unless what lies beneath it would be seen where there is none. */
export function overwritten(held: IndexCells, index: number, value: Value): IndexCells {
  const rest = cleared(held, index);
  const isShown = held.values.circuit.and(whereAbsent(value), held.isFilled(index));
  return isShown === FALSE ? rest : rest.with([...rest.cells, { index, value, present: TRUE }]);
}

/** Nothing above the elements, and nothing beneath. */
export function noCells(id: number, values: Values): IndexCells {
  return new IndexCells(id, values, [], ABSENT, 0);
}

function anyOf(values: Values, found: readonly Match[]): Bit {
  return values.circuit.orAll(found.map(({ guard }) => guard));
}

function highest(index: Value): number {
  return index instanceof Union ? index.word!.hi : (index as number);
}
