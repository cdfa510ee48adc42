/**
 * Whether what an operation left behind lies within the bounds again. Being too large, too many or too long is expected of
 * every bounded search and only *leaves the scope*; anything else means that the bounds do not describe the states there are.
 */

import { FALSE, not, type Bit } from '../formula/index.js';
import { HeapObject } from '../heap/index.js';
import type { Bound, TypeBounds, TypeId } from '../spec/bounds.js';
import { alternatives } from '../spec/parts.js';
import { ABSENT, equal, isWordNumber, type Atom, type Value, type Values } from '../value/index.js';
import type { Space } from './space.js';

export interface Within {
  /** Where the value is of the right kind, but beyond the scope. */
  readonly leaves: Bit;
  /** Where it is something that the bound does not mention. */
  readonly strays: Bit;
}

/** Whether an object that is not a resident, because it was made since, is one of the type. */
export type IsFresh = (object: HeapObject, type: TypeBounds) => boolean;

export class Bounding {
  constructor(
    private readonly values: Values,
    private readonly space: Space,
    private readonly types: ReadonlyMap<TypeId, TypeBounds>,
    private readonly isFresh: IsFresh,
  ) {}

  within(value: Value, bound: Bound): Within {
    const { circuit } = this.values;
    let leaves: Bit = FALSE;
    let strays: Bit = FALSE;
    const view = this.values.view(value);
    view.atoms.forEach((atom, i) => {
      switch (this.place(atom, bound)) {
        case 'inside':
          break;
        case 'leaves':
          leaves = circuit.or(leaves, view.guards[i]!);
          break;
        case 'strays':
          strays = circuit.or(strays, view.guards[i]!);
          break;
      }
    });
    if (view.word !== null) {
      const inside = circuit.orAll(alternatives(bound).map((one) => this.holdsWord(value, one)));
      const outside = circuit.and(view.wordGuard, not(inside));
      if (alternatives(bound).some((one) => one.kind === 'integer')) leaves = circuit.or(leaves, outside);
      else strays = circuit.or(strays, outside);
    }
    return { leaves, strays };
  }

  /** Where the integer part of a value is one of the bound. */
  private holdsWord(value: Value, bound: Bound): Bit {
    const { circuit, words } = this.values;
    const { word } = this.values.view(value);
    if (bound.kind === 'integer')
      return circuit.and(
        words.lessOrEqual(words.constant(bound.lo), word!),
        words.lessOrEqual(word!, words.constant(bound.hi)),
      );
    const members = bound.kind === 'choice' ? bound.members.filter(isWordNumber) : [];
    return circuit.orAll(members.map((member) => equal(this.values, 'strict', value, member)));
  }

  private place(atom: Atom, bound: Bound): 'inside' | 'leaves' | 'strays' {
    const places = alternatives(bound).map((one) => this.placeOne(atom, one));
    if (places.includes('inside')) return 'inside';
    return places.includes('leaves') ? 'leaves' : 'strays';
  }

  private placeOne(atom: Atom, bound: Bound): 'inside' | 'leaves' | 'strays' {
    switch (bound.kind) {
      case 'boolean':
        return typeof atom === 'boolean' ? 'inside' : 'strays';
      case 'integer':
        return 'strays';
      case 'choice':
        return bound.members.some((member) => Object.is(member, atom)) ? 'inside' : 'strays';
      case 'given': {
        const given = this.space.given.get(atom as HeapObject);
        return bound.members.some(({ index }) => index === given?.index) ? 'inside' : 'strays';
      }
      case 'above':
        return atom === bound.nothing || this.isOf(atom, bound.type) ? 'inside' : 'strays';
      case 'hole':
        return atom === ABSENT ? 'inside' : 'strays';
      case 'tree':
      case 'reference':
        return this.isOf(atom, bound.type) ? 'inside' : 'strays';
      case 'array':
      case 'map':
      case 'set':
        return atom instanceof HeapObject && atom.kind === bound.kind ? 'inside' : 'strays';
      case 'kept':
      case 'union':
        return 'strays';
    }
  }

  /** Whether an object is of the kind that a bound speaks of, whatever its fields hold. */
  isKind(object: HeapObject, bound: Bound): boolean {
    return this.placeOne(object, bound) !== 'strays';
  }

  private isOf(atom: Atom, id: TypeId): boolean {
    if (!(atom instanceof HeapObject)) return false;
    const type = this.types.get(id)!;
    const resident = this.space.residents.get(atom);
    return resident === undefined ? this.isFresh(atom, type) : resident.type === type;
  }
}
