/**
 * What a call has made and returns. A call that builds something, such as the list of all keys of a tree, gives other objects each time it
 * is made, so what is remembered of it is not the objects but their content, as it was when the call returned; whoever finds it gets objects
 * of their own with that content. Nobody else knew the objects: the call wrote nothing older than itself.
 *
 * Only objects are made again whose five parts and immutable data are all there is to them; closures, generators and iterators are more.
 */

import { FALSE, TRUE, type Bit } from '../formula/index.js';
import {
  HeapObject,
  IndexCells,
  initialise,
  shapeCases,
  unlogged,
  type Heap,
  type InitialContent,
  type ObjectKind,
  type ShapeValue,
} from '../heap/index.js';
import { ABSENT, Reference, Union, equal, type Atom, type Value, type Values } from '../value/index.js';

/** Objects, with the content they had when the call returned. */
export type Made = ReadonlyMap<Atom, MadeObject>;

interface MadeObject {
  readonly object: HeapObject;
  readonly content: Readonly<InitialContent>;
}

export const NOTHING_MADE: Made = new Map();

const REPEATABLE: ReadonlySet<ObjectKind> = new Set(['object', 'array', 'error', 'boxed', 'map', 'set', 'date']);

/** What of a value was made from an id on, with all that it leads to; null if some of it cannot be made again. */
export function madeIn(value: Value, firstId: number): Made | null {
  if (!mentionsFrom(value, firstId)) return NOTHING_MADE;
  const made = new Map<Atom, MadeObject>();
  const pending: Value[] = [value];
  while (pending.length > 0) {
    for (const atom of atomsOf(pending.pop())) {
      if (!(atom instanceof Reference) || atom.id < firstId || made.has(atom)) continue;
      if (!(atom instanceof HeapObject) || !isRepeatable(atom, firstId)) return null;
      const content = contentOf(atom);
      made.set(atom, { object: atom, content });
      pending.push(...valuesOf(content).filter((part) => mentionsFrom(part, firstId)));
    }
  }
  return made;
}

/** A value in which what was made is made once more. */
export function madeAgain(heap: Heap, made: Made, value: Value): Value {
  if (made.size === 0) return value;
  const copies = new Map<Atom, HeapObject>();
  for (const [atom, { object }] of made) copies.set(atom, heap.allocate(object.kind, null, object.data));
  const copied = (one: Value): Value => {
    if (!(one instanceof Union)) return copies.get(one) ?? one;
    if (!one.atoms.some((atom) => copies.has(atom))) return one;
    const atoms = one.atoms.map((atom) => copies.get(atom) ?? atom);
    return heap.values.make(atoms, one.guards, one.word, one.wordGuard);
  };
  for (const [atom, { content }] of made) {
    const { shape, slots, elements, length, internal } = content;
    initialise(copies.get(atom)!, {
      shape,
      slots: slots.map(copied),
      elements: elements.map(copied),
      length: copied(length),
      internal: copied(internal),
    });
  }
  return copied(value);
}

/** All values in what was made. */
export function valuesIn(made: Made): Value[] {
  return [...made.values()].flatMap(({ content }) => valuesOf(content));
}

/** The conditions on which the shapes of what was made depend. */
export function shapeGuardsIn(made: Made): Bit[] {
  return [...made.values()].flatMap(({ content }) => shapeCases(content.shape).map(({ guard }) => guard));
}

/** A value, and what of it was made. */
export interface Result {
  readonly value: Value;
  readonly made: Made;
}

/** Where two calls gave the same, each with objects of its own. */
export function isSameResult(values: Values, left: Result, right: Result): Bit {
  const { circuit } = values;
  /** By the two objects. What is being compared is the same until it is found to differ. */
  const known = new Map<Atom, Map<Atom, Bit>>();
  const sameObject = (a: MadeObject, b: MadeObject): Bit => {
    let ofA = known.get(a.object);
    if (ofA === undefined) known.set(a.object, (ofA = new Map()));
    const found = ofA.get(b.object);
    if (found !== undefined) return found;
    ofA.set(b.object, TRUE);
    const { kind } = a.object;
    const same = kind === b.object.kind ? sameContent(kind, a.content, b.content) : FALSE;
    ofA.set(b.object, same);
    return same;
  };
  const sameContent = (kind: ObjectKind, a: InitialContent, b: InitialContent): Bit =>
    circuit.andAll([
      sameShape(a.shape, b.shape),
      kind === 'array' ? sameValue(a.length, b.length) : TRUE, // of others it is no more than a bound
      sameValue(a.internal, b.internal),
      ...sameList(a.slots, b.slots),
      ...sameList(a.elements, b.elements),
    ]);
  const sameShape = (a: ShapeValue, b: ShapeValue): Bit =>
    circuit.orAll(
      shapeCases(a).flatMap((one) =>
        shapeCases(b).map((other) => (one.shape === other.shape ? circuit.and(one.guard, other.guard) : FALSE)),
      ),
    );
  const sameList = (a: readonly Value[], b: readonly Value[]): Bit[] =>
    Array.from({ length: Math.max(a.length, b.length) }, (_, i) =>
      sameValue(i < a.length ? a[i] : ABSENT, i < b.length ? b[i] : ABSENT),
    );
  const sameValue = (a: Value, b: Value): Bit => {
    let same = equal(values, 'sameValue', a, b);
    for (const one of objectsIn(a, left.made)) {
      for (const other of objectsIn(b, right.made)) {
        const both = circuit.and(one.guard, other.guard);
        if (both !== FALSE) same = circuit.or(same, circuit.and(both, sameObject(one.made, other.made)));
      }
    }
    return same;
  };
  return sameValue(left.value, right.value);
}

function objectsIn(value: Value, made: Made): readonly { readonly guard: Bit; readonly made: MadeObject }[] {
  return atomsOf(value).flatMap((atom, i) => {
    const one = made.get(atom);
    return one === undefined ? [] : [{ guard: value instanceof Union ? value.guards[i]! : TRUE, made: one }];
  });
}

function atomsOf(value: Value): readonly Atom[] {
  return value instanceof Union ? value.atoms : [value];
}

function isRepeatable(object: HeapObject, firstId: number): boolean {
  return (
    REPEATABLE.has(object.kind) &&
    !(unlogged.internal(object) instanceof IndexCells) &&
    shapeCases(unlogged.shape(object)).every(({ shape }) => shape.prototype === null || shape.prototype.id < firstId)
  );
}

function contentOf(object: HeapObject): InitialContent {
  return {
    shape: unlogged.shape(object),
    slots: [...unlogged.slots(object)],
    elements: [...unlogged.elements(object)],
    length: unlogged.length(object),
    internal: unlogged.internal(object),
  };
}

function valuesOf({ slots, elements, length, internal }: InitialContent): Value[] {
  return [...slots, ...elements, length, internal];
}

/** Whether a value mentions a reference made at or after an id. */
export function mentionsFrom(value: Value, firstId: number): boolean {
  if (value instanceof Reference) return value.id >= firstId;
  return value instanceof Union && value.atoms.some((atom) => atom instanceof Reference && atom.id >= firstId);
}
