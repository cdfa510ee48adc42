/**
 * One or a few concrete values from a bound or a type, to construct an object with before anything is symbolic.
 */

import { construct, Path, peek, type Machine } from '../../eval/index.js';
import { type HeapObject, PLAIN } from '../../heap/index.js';
import { defineOwn } from '../../eval/index.js';
import type { TypeData } from '../../source/types/type.js';
import type { Bound, TypeId } from '../../spec/bounds.js';
import { elementAt } from '../../spec/parts.js';
import type { GivenTable } from './given.js';
import { ABSENT, type Value } from '../../value/index.js';

/** How many combinations of arguments are tried before a constructor counts as unusable. */
const ATTEMPTS = 64;

/** Objects that are needed on the way; null if there is none. */
export type ObjectSource = (type: TypeId) => HeapObject | null;

/** A few members of a bound, the simplest first. */
export function sampleBound(
  machine: Machine,
  bound: Bound,
  object: ObjectSource,
  given: Pick<GivenTable, 'value'>,
): readonly Value[] {
  switch (bound.kind) {
    case 'boolean':
      return [false, true];
    case 'integer':
      return [...new Set([bound.lo, Math.min(bound.lo + 1, bound.hi), bound.hi])];
    case 'choice':
      return bound.members;
    case 'given':
      return bound.members.map((one) => given.value(one));
    case 'tree':
    case 'reference': {
      const made = object(bound.type);
      return made === null ? [] : [made];
    }
    case 'array': {
      const element = (_: unknown, index: number): Value =>
        sampleBound(machine, elementAt(bound, index), object, given)[0];
      return [machine.realm.array(Array.from({ length: bound.minimum }, element))];
    }
    case 'map':
      return [collection(machine, 'Map')];
    case 'set':
      return [collection(machine, 'Set')];
    case 'union':
      return bound.members.flatMap((member) => sampleBound(machine, member, object, given));
    case 'hole':
      return [ABSENT];
    case 'above':
    case 'kept':
      return [undefined];
  }
}

/** Arguments as a call gets them: those left out at the end are not there, those before others are undefined. */
export function givenValues(actuals: readonly Value[]): readonly Value[] {
  const count = actuals.findLastIndex((one) => one !== ABSENT) + 1;
  return actuals.slice(0, count).map((one) => (one === ABSENT ? undefined : one));
}

/** The same from a type alone. `object` makes an instance of a class, by the place of its declaration. */
export function sampleType(
  machine: Machine,
  type: TypeData,
  object: (class_: Extract<TypeData, { readonly kind: 'class' }>) => HeapObject | null,
  fields: (record: string) => readonly { readonly name: string; readonly type: TypeData }[],
): readonly Value[] {
  const again = (one: TypeData): readonly Value[] => sampleType(machine, one, object, fields);
  switch (type.kind) {
    case 'boolean':
      return [false, true];
    case 'number':
      return [0, 1];
    case 'string':
    case 'parameter':
    case 'unknown':
      return ['a'];
    case 'bigint':
      return [0n, 1n];
    case 'literal':
      return [type.value];
    case 'class': {
      const made = object(type);
      return made === null ? [] : [made];
    }
    case 'record': {
      const made = machine.realm.object();
      for (const field of fields(type.id)) {
        defineOwn(machine, made, field.name, PLAIN, field.type.kind === 'record' ? undefined : again(field.type)[0]);
      }
      return [made];
    }
    case 'array':
      return [machine.realm.array([])];
    case 'tuple':
      return [machine.realm.array(type.of.map((one) => again(one)[0]))];
    case 'map':
      return [collection(machine, 'Map')];
    case 'set':
      return [collection(machine, 'Set')];
    case 'union': {
      // null before objects, so that recursion ends
      const ranked = [...type.members].sort((a, b) => Number(b.kind === 'literal') - Number(a.kind === 'literal'));
      return again(ranked[0]!);
    }
    case 'function':
    case 'other':
      return [undefined];
  }
}

/** The first combinations of one choice each, the simplest first. */
export function combinations(choices: readonly (readonly Value[])[]): readonly (readonly Value[])[] {
  let all: readonly (readonly Value[])[] = [[]];
  for (const options of choices) {
    all = options.flatMap((option) => all.map((before) => [...before, option])).slice(0, ATTEMPTS);
  }
  return all;
}

function collection(machine: Machine, name: 'Map' | 'Set'): HeapObject {
  const class_ = peek(machine.realm.global, name);
  const outcome = machine.execute(Path.start, (destination) => construct(machine, class_, [], null, destination));
  return outcome.normal!.value as HeapObject;
}
