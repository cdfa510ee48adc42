/**
 * A state given as data → real objects. Objects of classes are made without running a constructor, and get their fields in the order
 * given. What is `kept` comes from a fresh initial state; a subject with such fields *is* the subject of that
 * initial state, because what it keeps may be functions that remember it; unless it is frozen. Attributes of fields, and whether an object
 * can be extended, are as in the initial state.
 */

import type { GraphObject, GraphValue, Moment } from '../../spec/graph.js';
import { define, HOLE, contentsOf, isOpen } from './objects.js';
import { firstOf, type Situation } from './situation.js';

export interface Built {
  readonly subject: unknown;
  readonly actuals: unknown[];
  /** By index. */
  readonly objects: object[];
}

export function build(moment: Moment, situation: Situation): Built {
  const { registry } = situation;
  let made: unknown;
  const initial = (): unknown => (made ??= situation.initial());
  const subjectIndex = moment.subject?.kind === 'object' ? moment.subject.index : -1;
  const isInitial = (object: GraphObject, index: number): boolean =>
    index === subjectIndex && keepsSomething(object) && isOpen(subjectOf(initial()));
  const objects = moment.graph.objects.map((object, index) =>
    isInitial(object, index) ? subjectOf(initial()) : empty(object, situation),
  );
  const valueOf = (value: GraphValue): unknown => {
    switch (value.kind) {
      case 'primitive':
        return value.value;
      case 'object':
        return objects[value.index];
      case 'hole':
        return HOLE;
      case 'kept':
      case 'opaque':
        throw new Error(`cannot build ${value.kind === 'opaque' ? value.text : 'a kept value here'}`);
    }
  };
  for (const [index, object] of moment.graph.objects.entries()) {
    const real = objects[index]!;
    const example = exampleOf(object, situation);
    for (const [name, value] of object.fields) {
      if (value.kind !== 'kept') define(real, name, valueOf(value), registry, example);
      else if (real !== made) keep(real, name, object.type, initial(), situation);
    }
    if (example !== null && !Object.isExtensible(example)) Object.preventExtensions(real);
    if (Array.isArray(real)) {
      real.length = object.elements.length;
      for (const [at, value] of object.elements.entries()) if (value.kind !== 'hole') real[at] = valueOf(value);
    } else if (real instanceof Set) {
      for (const value of object.elements) Set.prototype.add.call(real, valueOf(value));
    } else if (real instanceof Map) {
      for (const [key, value] of object.entries) Map.prototype.set.call(real, valueOf(key), valueOf(value));
    }
  }
  return {
    subject: moment.subject === null ? undefined : valueOf(moment.subject),
    actuals: moment.actuals.map(valueOf),
    objects,
  };
}

function keepsSomething(object: GraphObject): boolean {
  return object.fields.some(([, value]) => value.kind === 'kept');
}

function subjectOf(initial: unknown): object {
  if (typeof initial !== 'object' || initial === null) throw new Error('the initial state is not an object');
  return initial;
}

function empty({ type }: GraphObject, { registry, types }: Situation): object {
  if (type === 'Array') return [];
  if (type === 'Map') return new Map();
  if (type === 'Set') return new Set();
  if (type === 'Object' || types.find(type)?.kind === 'record') return {};
  const constructor = registry.find(type);
  if (constructor === null) throw new Error(`there is no class ${type} among the modules that were loaded`);
  return registry.make(constructor);
}

function keep(real: object, name: string, type: string, initial: unknown, { registry }: Situation): void {
  const source = firstOf(type, initial, registry);
  if (source === null) throw new Error(`no object of ${type} in the initial state to take '${name}' from`);
  const field = contentsOf(source, registry).fields.find(([one]) => one === name);
  if (field !== undefined) define(real, name, field[1], registry, source);
}

/** An object of the same class in the initial state, if there is one. */
function exampleOf({ type }: GraphObject, { types, example }: Situation): object | null {
  return types.find(type)?.kind === 'class' ? example(type) : null;
}
