/**
 * States of the real code as data, for whoever learns from them: objects in the order in which they are met, the subject first. Whoever reads a field need not
 * know whether the object has it or its prototype, where older code keeps what fields begin with. So such a field is written down as well,
 * if some object of the same kind has it for itself; others are constants of the class and no part of a state.
 */

import type { Graph, GraphObject, GraphValue } from '../../spec/graph.js';
import { contentsOf, HOLE, isTransparent } from './objects.js';
import type { Registry } from './registry.js';

type Field = GraphObject['fields'][number];

export class Album {
  /** By type: fields that objects had for themselves. */
  private readonly own = new Map<string, Set<string>>();

  constructor(private readonly registry: Registry) {}

  written(subject: unknown): Graph {
    const { registry } = this;
    const indices = new Map<object, number>();
    const valueOf = (value: unknown): GraphValue => {
      if (value === HOLE) return { kind: 'hole' };
      if (isTransparent(value)) {
        const index = indices.get(value) ?? indices.size;
        indices.set(value, index);
        return { kind: 'object', index };
      }
      return typeof value === 'function' || typeof value === 'symbol' || (typeof value === 'object' && value !== null)
        ? { kind: 'opaque', text: typeof value }
        : { kind: 'primitive', value: value as string | number | boolean | bigint | null | undefined };
    };
    valueOf(subject);
    const objects: GraphObject[] = [];
    for (const object of indices.keys()) {
      const { fields, elements, entries } = contentsOf(object, registry);
      const type = registry.typeOf(object) ?? builtinName(object);
      const names = this.own.get(type) ?? new Set();
      this.own.set(type, names);
      for (const [name] of fields) names.add(name);
      objects.push({
        type,
        fields: [...fields.map(([name, value]): Field => [name, valueOf(value)]), ...inherited(object)],
        elements: elements.map(valueOf),
        entries: entries.map(([key, value]) => [valueOf(key), valueOf(value)] as const),
      });
    }
    return { objects };
  }

  /** @requires all states were written */
  settled({ objects }: Graph): Graph {
    return {
      objects: objects.map(({ type, fields, ...rest }) => ({
        ...rest,
        type,
        fields: fields.filter(([name]) => this.own.get(type)!.has(name)),
      })),
    };
  }
}

/** What prototypes say that fields begin with. */
function inherited(object: object): readonly Field[] {
  const found = new Map<string, Field>();
  for (let above = prototypeOf(object); above !== null && prototypeOf(above) !== null; above = prototypeOf(above)) {
    for (const [name, descriptor] of Object.entries(Object.getOwnPropertyDescriptors(above))) {
      const value: unknown = descriptor.value;
      const isPlain = 'value' in descriptor && typeof value !== 'function' && typeof value !== 'symbol';
      if (!isPlain || (typeof value === 'object' && value !== null)) continue;
      if (Object.hasOwn(object, name) || found.has(name)) continue;
      found.set(name, [name, { kind: 'primitive', value: value as null }]);
    }
  }
  return [...found.values()];
}

function prototypeOf(object: object): object | null {
  return Object.getPrototypeOf(object) as object | null;
}

function builtinName(object: object): string {
  if (Array.isArray(object)) return 'Array';
  if (object instanceof Map) return 'Map';
  if (object instanceof Set) return 'Set';
  const prototype = prototypeOf(object) as { readonly constructor?: { readonly name?: unknown } } | null;
  const name = prototype?.constructor?.name;
  return typeof name === 'string' && name !== '' ? name : 'Object';
}
