/**
 * What is true of every state, as calls of predicates: the invariant, and local invariants of what is inside. Where a call is given another
 * object of the class that is checked, one that is no part of the state, the same is true of that: before the call, and after it unless it
 * has become a part of the state, which has an invariant of its own to say so.
 */

import { FALSE } from '../../formula/index.js';
import { PLAIN, type HeapObject } from '../../heap/index.js';
import { referencesOf, type Space } from '../../space/index.js';
import type { TypeBounds } from '../../spec/bounds.js';
import type { Value } from '../../value/index.js';
import { callOf, internalOf, listOf, type Cast } from './cast.js';
import { localKinds } from './local-kinds.js';
import type { StateObligation } from './problem.js';
import { Walker } from './walk.js';

export function claimsOf(cast: Cast, space: Space): StateObligation[] {
  const { bounds, handles } = cast;
  const { invariant } = handles;
  const found: StateObligation[] = [];
  if (invariant !== null) found.push({ kind: 'invariant', claim: (subject) => callOf(invariant, [subject]) });
  if (bounds.types.some(({ hasLocalInvariant }) => hasLocalInvariant))
    found.push({ kind: 'local invariant', claim: localClaim(cast, space) });
  return found;
}

/**
 * The same of arguments.
 * @param claims those of the state
 * @param isInState whether an object was laid out with the state
 */
export function claimsOfArguments(
  cast: Cast,
  space: Space,
  claims: readonly StateObligation[],
  actuals: readonly Value[],
  isInState: (object: HeapObject) => boolean,
): StateObligation[] {
  const { machine, bounds, handles } = cast;
  const { values } = machine;
  const { subject } = bounds;
  if (handles.next !== 'subject' || subject === null || claims.length === 0) return [];
  const isAnother = (object: HeapObject): boolean => {
    const type = space.residents.get(object)?.type;
    return type !== undefined && 'id' in type && 'type' in subject && type.id === subject.type && !isInState(object);
  };
  const walker = new Walker(machine.heap, space, bounds, (type) => handles.types.get(type.id)!.prototype);
  const ifThere = internalOf(cast, 'ifThere');
  return actuals.flatMap((actual) => {
    const others = referencesOf(actual).filter(({ object }) => isAnother(object));
    if (others.length === 0) return [];
    const before = others.reduce<Value>((rest, { object, guard }) => values.ite(guard, object, rest), null);
    const of = {
      before,
      after: (state: Value): Value => {
        const { objects } = walker.from(state);
        return others.reduce((rest, { object }) => values.ite(objects.get(object) ?? FALSE, null, rest), before);
      },
    };
    return claims.map(({ kind, claim }): StateObligation => ({
      kind,
      claim: (one) => {
        const { callee, actuals: given } = claim(one);
        return callOf(ifThere, [one, callee, ...given]);
      },
      of,
    }));
  });
}

function localClaim(cast: Cast, space: Space): StateObligation['claim'] {
  const { machine, bounds, handles } = cast;
  const { heap, realm } = machine;
  const found = localKinds(bounds, ({ id }) => handles.types.get(id)!.prototype);
  if (found === null) return reachedClaim(cast, space);
  const shape = ['prototype', 'hasLocalInvariant', 'fields'].reduce(
    (one, key) => one.extend(key, PLAIN),
    heap.emptyShape(realm.objectPrototype),
  );
  const kinds = found.map(({ prototype, hasLocalInvariant, fields }) =>
    heap.allocateShaped('object', shape, [prototype, hasLocalInvariant, listOf(cast, [...fields])]),
  );
  const table = listOf(cast, kinds);
  const everyLocal = internalOf(cast, 'everyLocal');
  return (subject) => callOf(everyLocal, [subject, table]);
}

/** Where more than trees and arrays lead to objects: what is reached is found out here and listed. */
function reachedClaim(cast: Cast, space: Space): StateObligation['claim'] {
  const { machine, bounds, handles } = cast;
  const { values, heap } = machine;
  const prototypeOf = (type: TypeBounds): HeapObject => handles.types.get(type.id)!.prototype;
  const walker = new Walker(heap, space, bounds, prototypeOf);
  const everyListed = internalOf(cast, 'everyListed');
  return (subject) => {
    const reached = [...walker.from(subject).objects].filter(([object]) => walker.typeOf(object)?.hasLocalInvariant);
    return callOf(everyListed, [
      listOf(
        cast,
        reached.map(([object, when]) => values.ite(when, object, null)),
      ),
    ]);
  };
}
