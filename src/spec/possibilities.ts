/**
 * Any values within bounds. Objects are those that can be reached from some roots, or new ones: a reserve of each class, as many as the scope says,
 * whose fields are any values again. So what is new may be shared and go in circles, like everything else.
 *
 * Everything is decided in one order, whatever it comes to, so that whoever repeats it can follow. A choice that is none (an object that cannot be
 * reached after all) is noticed in the end: `isPossible` is false then.
 */

import type { Bound } from './bounds.js';
import { chosenInteger, known, reachedFrom, type KnownType } from './choosing.js';

type Container = Extract<Bound, { kind: 'array' | 'map' | 'set' }>;

export class Possibilities {
  isPossible = true;
  /** Type → the objects that a value of it may be. */
  private readonly objects = new Map<string, readonly (object | undefined)[]>();

  /**
   * @param bounds what values are wanted of
   * @param roots null: there is nothing yet
   */
  constructor(bounds: readonly Bound[], roots: readonly unknown[] | null) {
    const types = typesIn(bounds);
    const reserves = types.map((type) => (type.isClosed ? [] : reserveOf(type)));
    types.forEach((type, index) => {
      const there = roots === null ? [] : reachedFrom(roots, type.class);
      this.objects.set(type.id, [...there, ...reserves[index]!]);
    });
    types.forEach((type, index) => {
      for (const object of reserves[index]!)
        for (const { name, bound } of type.fields) object[name] = this.value(bound);
    });
  }

  /** Any value within a bound. */
  value(bound: Bound): unknown {
    switch (bound.kind) {
      case 'boolean':
        return chosenInteger(0, 1) === 1;
      case 'integer':
        return chosenInteger(bound.lo, bound.hi);
      case 'choice':
        return bound.members[this.among(bound.members.length)];
      case 'union':
        return this.oneOf(bound.members);
      case 'tree':
      case 'reference':
      case 'above':
        return this.object(bound.type);
      case 'array': {
        const list: unknown[] = [];
        this.refill(list, bound);
        return list;
      }
      case 'map': {
        const made = new Map<unknown, unknown>();
        this.refill(made, bound);
        return made;
      }
      case 'set': {
        const made = new Set<unknown>();
        this.refill(made, bound);
        return made;
      }
      case 'given':
        // what only the spec has nobody else can choose
        this.isPossible = false;
        return undefined;
      case 'hole':
      case 'kept':
        return undefined;
    }
  }

  private among(count: number): number {
    return count === 1 ? 0 : chosenInteger(0, count - 1);
  }

  private oneOf(members: readonly Bound[]): unknown {
    const chosen = this.among(members.length);
    for (let i = 0; i < members.length; i += 1) if (chosen === i) return this.value(members[i]!);
    return undefined;
  }

  /** An object that can be reached, or a new one. */
  private object(id: string): unknown {
    const all = this.objects.get(id) ?? [];
    const chosen = all.length === 0 ? undefined : all[this.among(all.length)];
    if (chosen === undefined) this.isPossible = false;
    return chosen;
  }

  /** Puts other contents into an array, a map or a set. */
  refill(made: unknown, bound: Container): void {
    const least = bound.kind === 'array' ? bound.minimum : 0;
    const count = least === bound.maximum ? least : chosenInteger(least, bound.maximum);
    if (bound.kind === 'array') {
      const list = made as unknown[];
      list.length = 0;
      for (let i = 0; i < bound.maximum; i += 1) if (i < count) list.push(this.value(bound.each?.[i] ?? bound.of));
      return;
    }
    const collection = made as Map<unknown, unknown> & Set<unknown>;
    collection.clear();
    for (let i = 0; i < bound.maximum; i += 1) {
      if (i >= count) continue;
      const key = this.value(bound.kind === 'map' ? bound.key : bound.of);
      if (bound.kind === 'map') collection.set(key, this.value(bound.value));
      else collection.add(key);
    }
  }
}

/** New objects, still empty. */
function reserveOf({ class: class_ }: KnownType): Record<string, unknown>[] {
  const made: Record<string, unknown>[] = [];
  for (let i = 0; i < known.reserve; i += 1)
    made.push((class_ === null ? {} : Object.create(class_.prototype as object)) as Record<string, unknown>);
  return made;
}

/** The types of objects that values may be, or lead to through objects that are new. */
function typesIn(bounds: readonly Bound[]): readonly KnownType[] {
  const found: KnownType[] = [];
  const waiting = [...bounds];
  for (let bound = waiting.pop(); bound !== undefined; bound = waiting.pop()) {
    if (bound.kind === 'union') waiting.push(...bound.members);
    else if (bound.kind === 'array') waiting.push(bound.of, ...(bound.each ?? []));
    else if (bound.kind === 'set') waiting.push(bound.of);
    else if (bound.kind === 'map') waiting.push(bound.key, bound.value);
    else if (bound.kind === 'tree' || bound.kind === 'reference' || bound.kind === 'above') {
      const { type: id } = bound;
      const type = known.types.find((one) => one.id === id);
      if (type === undefined || found.includes(type)) continue;
      found.push(type);
      if (!type.isClosed) waiting.push(...type.fields.map((field) => field.bound));
    }
  }
  return found;
}
