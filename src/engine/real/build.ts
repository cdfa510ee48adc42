/**
 * A state given as data → real objects. Objects of classes are made without running a constructor, and get their fields in the order
 * given; attributes of fields, and whether an object can be extended, are as in the initial state. If states keep something of an
 * initial one, objects are those that the code makes (see moulds.ts), filled with what is given.
 */

import type { Bound } from '../../spec/bounds.js';
import type { GraphObject, GraphValue, Moment } from '../../spec/graph.js';
import { alternatives } from '../../spec/parts.js';
import { Moulds, keepsSomething, lookOf, type Look } from './moulds.js';
import { define, HOLE, contentsOf } from './objects.js';
import type { Situation } from './situation.js';
import { elementBound, keyBound, valueBound } from './typed.js';
import { boundOf } from './walk.js';

export interface Built {
  readonly subject: unknown;
  readonly actuals: unknown[];
  /** By index. */
  readonly objects: object[];
  /** What the spec made for it. */
  readonly given: ReadonlyMap<number, object>;
  /** How the objects looked, and what they kept; null if states keep nothing. */
  readonly before: ReadonlyMap<object, Before> | null;
}

export interface Before {
  readonly look: Look;
  readonly kept: readonly (readonly [name: string, value: unknown])[];
}

export function build(moment: Moment, situation: Situation): Built {
  const { registry } = situation;
  const moulds = keepsSomething(situation) ? new Moulds(situation) : null;
  const objects =
    moulds === null
      ? moment.graph.objects.map((object) => empty(object, situation))
      : new Assembly(moment, situation, moulds).assemble();
  const given = situation.given.forState();
  const valueOf = (value: GraphValue): unknown => {
    switch (value.kind) {
      case 'primitive':
        return value.value;
      case 'object':
        return objects[value.index];
      case 'given':
        return given.valueOf(value);
      case 'hole':
        return HOLE;
      case 'kept':
      case 'opaque':
        throw new Error(`cannot build ${value.kind === 'opaque' ? value.text : 'a kept value here'}`);
    }
  };
  for (const [index, object] of moment.graph.objects.entries()) {
    const real = objects[index]!;
    const isMade = moulds?.has(real) === true;
    const example = isMade ? real : exampleOf(object, situation);
    for (const [name, value] of object.fields) {
      if (value.kind !== 'kept') define(real, name, valueOf(value), registry, example);
      else if (!isMade) throw new Error(`nothing made '${name}' of ${object.type}`);
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
  moulds?.seal(null);
  return {
    subject: moment.subject === null ? undefined : valueOf(moment.subject),
    actuals: moment.actuals.map(valueOf),
    objects,
    given: given.made,
    before: moulds === null ? null : new Map(objects.map((object) => [object, beforeOf(object, situation)])),
  };
}

function beforeOf(object: object, { registry, types }: Situation): Before {
  const type = types.find(registry.typeOf(object) ?? '');
  const kept = contentsOf(object, registry).fields.filter(([name]) => boundOf(type, name)?.kind === 'kept');
  return { look: lookOf(object), kept };
}

/** Gives every object of a state the real one that stands in its place. */
class Assembly {
  private readonly objects: object[] = [];
  private readonly waiting: { readonly index: number; readonly bound: Bound | null }[] = [];

  constructor(
    private readonly moment: Moment,
    private readonly situation: Situation,
    private readonly moulds: Moulds,
  ) {}

  assemble(): object[] {
    const { graph, subject } = this.moment;
    const { bounds } = this.situation;
    if (subject?.kind === 'object') this.assign(subject.index, bounds.subject, this.moulds.subject());
    this.descend();
    for (const index of graph.objects.keys()) {
      this.assign(index, null, undefined);
      this.descend();
    }
    return this.objects;
  }

  private assign(index: number, bound: Bound | null, found: unknown): void {
    if (this.objects[index] !== undefined) return;
    const object = this.moment.graph.objects[index]!;
    const type = this.situation.types.find(object.type);
    this.objects[index] =
      (type === null ? this.moulds.container(object.type, found) : this.moulds.instance(type, found)) ??
      empty(object, this.situation);
    this.waiting.push({ index, bound });
  }

  private descend(): void {
    for (let next = this.waiting.shift(); next !== undefined; next = this.waiting.shift()) {
      const { type, fields, elements, entries } = this.moment.graph.objects[next.index]!;
      const real = this.objects[next.index]!;
      const { bound } = next;
      const known = this.situation.types.find(type);
      for (const [name, value] of fields) this.part(value, boundOf(known, name), this.moulds.partOf(real, name));
      for (const [index, value] of elements.entries())
        this.part(value, elementBound(bound), this.moulds.partOf(real, index));
      for (const [key, value] of entries) {
        this.part(key, keyBound(bound), undefined);
        this.part(value, valueBound(bound), undefined);
      }
    }
  }

  /** Only a tree field says where an object has its place. */
  private part(value: GraphValue, bound: Bound | null, found: unknown): void {
    if (value.kind !== 'object') return;
    const isTyped = this.situation.types.find(this.moment.graph.objects[value.index]!.type) !== null;
    if (!isTyped || bound === null || alternatives(bound).some(({ kind }) => kind === 'tree'))
      this.assign(value.index, bound, found);
  }
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

/** An object of the same class in the initial state, if there is one. */
function exampleOf({ type }: GraphObject, { types, example }: Situation): object | null {
  return types.find(type)?.kind === 'class' ? example(type) : null;
}
