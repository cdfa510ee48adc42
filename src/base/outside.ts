/**
 * What an operation leaves behind that the bounds do not describe, as data: where it stands and what is wrong with it. Engines say what they
 * found, the pipeline decides by it, and it becomes a sentence where the reason of a verdict, or a note, is written.
 */

/** A place in a state. */
export type Spot =
  /** The result of an operation, which is the next state. */
  | { readonly kind: 'result' }
  /** Any object of a type. */
  | { readonly kind: 'object'; readonly type: string }
  /** An argument of a function, by its name. */
  | { readonly kind: 'argument'; readonly name: string }
  /** An array, map or set to which no field leads. */
  | { readonly kind: 'container'; readonly of: 'array' | 'map' | 'set' }
  | { readonly kind: 'field'; readonly of: Spot; readonly name: string }
  /** Of an array; null: one of them. */
  | { readonly kind: 'element'; readonly of: Spot; readonly index: number | null }
  /** Of a map or set. */
  | { readonly kind: 'entry'; readonly of: Spot }
  | { readonly kind: 'length' | 'size'; readonly of: Spot };

export type Outside =
  /** Something else than what may stand there. */
  | { readonly kind: 'value'; readonly at: Spot }
  | { readonly kind: 'hole'; readonly at: Spot }
  /** An object that does not look like those of its kind. */
  | {
      readonly kind: 'look';
      readonly at: Spot;
      readonly parts: 'attributes' | 'prototype or attributes' | 'prototype, attributes or fields';
    }
  | { readonly kind: 'missing field'; readonly at: Spot; readonly field: string }
  /** What the code made for one object is kept by two of this type. */
  | { readonly kind: 'kept twice'; readonly type: string }
  /** What belongs to one place and is in two. */
  | { readonly kind: 'shared'; readonly what: 'object' | 'container' }
  /** Not part of the state at all; the name is null if nobody knows it. */
  | { readonly kind: 'variable'; readonly name: string | null }
  | { readonly kind: 'static field'; readonly owner: string | null; readonly field: string }
  | { readonly kind: 'foreign object' }
  /** Of what the spec makes. */
  | { readonly kind: 'given object' }
  /** The state before, changed by an operation that makes another one. */
  | { readonly kind: 'called state' }
  | { readonly kind: 'no state' }
  /** The next state is an object that a module holds, and states are changed in place. */
  | { readonly kind: 'held result' };

/** `Entry.key`: a field of the objects of a type. */
export function fieldSpot(type: string, name: string): Extract<Spot, { kind: 'field' }> {
  return { kind: 'field', of: { kind: 'object', type }, name };
}

export function spotText(spot: Spot): string {
  switch (spot.kind) {
    case 'result':
      return 'the result';
    case 'argument':
      return spot.name;
    case 'object':
      return spot.type;
    case 'container':
      return `${spot.of === 'array' ? 'an' : 'a'} ${spot.of}`;
    case 'field':
      return `${spotText(spot.of)}.${spot.name}`;
    case 'element':
      return `${spotText(spot.of)}[${spot.index ?? ''}]`;
    case 'entry':
      return `an entry of ${spotText(spot.of)}`;
    case 'length':
    case 'size':
      return `the ${spot.kind} of ${spotText(spot.of)}`;
  }
}

/** A place, where elements stand for all of their array. */
export function withoutIndices(spot: Spot): Spot {
  if (!('of' in spot) || spot.kind === 'container') return spot;
  const of = withoutIndices(spot.of);
  return spot.kind === 'element' ? { ...spot, of, index: null } : { ...spot, of };
}

/** What is told of it. */
export function outsideText(outside: Outside): string {
  switch (outside.kind) {
    case 'value':
      return spotText(outside.at);
    case 'hole':
      return `a hole in ${spotText(outside.at)}`;
    case 'look':
      return `${outside.parts} of ${spotText(outside.at)}`;
    case 'missing field':
      return `${spotText(outside.at)} without ${outside.field}`;
    case 'kept twice':
      return `something that two objects keep, in ${outside.type}`;
    case 'shared':
      return outside.what === 'object' ? 'two fields lead to one object' : 'an array, map or set in two places';
    case 'variable':
      if (outside.name === null) return 'a variable outside of the state';
      return `the variable ${outside.name}, which is outside of the state`;
    case 'static field':
      return `the static field ${outside.owner === null ? '' : `${outside.owner}.`}${outside.field}`;
    case 'foreign object':
      return 'an object outside of the state';
    case 'given object':
      return 'an object that made(…) gave, changed';
    case 'called state':
      return 'the state that it was called on';
    case 'no state':
      return 'what is there instead of a state';
    case 'held result':
      return 'the result, which a variable holds as well, while states are changed in place';
  }
}

/** The field in which something stands, perhaps in arrays; null where no single field of a type says what may be there. */
export function fieldAround(spot: Spot): { readonly type: string; readonly field: string } | null {
  if (spot.kind === 'element') return fieldAround(spot.of);
  return spot.kind === 'field' && spot.of.kind === 'object' ? { type: spot.of.type, field: spot.name } : null;
}
