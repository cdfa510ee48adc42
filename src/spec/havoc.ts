/**
 * What a call may have changed, if all that is known of it is its contract: what `modifies` names holds any values within the bounds afterwards. A
 * name is a parameter or `this`, with all that it leads to; a field of one, `list.head`; or a field of all objects of a class that the
 * call can get hold of, `Node.next`. A function lists objects, or pairs of an object and a field. An array, map or set in a field stays the same,
 * with other contents.
 */

import type { Bound } from './bounds.js';
import { known, reachedFrom, type CallBounds, type KnownType } from './choosing.js';
import { type Possibilities } from './possibilities.js';

export type Modified = readonly string[] | ((...actuals: never[]) => readonly unknown[]);

/** What is given another value: a field of an object, or (no field) an array. */
interface Havocked {
  readonly object: Record<string, unknown>;
  readonly field: string | null;
  readonly bound: Bound;
}

export class Havoc {
  private readonly places: Havocked[] = [];

  constructor(
    private readonly call: CallBounds,
    private readonly self: unknown,
    private readonly actuals: readonly unknown[],
    modified: Modified,
  ) {
    if (typeof modified === 'function') {
      const operands = call.isMethod ? this.roots : actuals;
      for (const one of (modified as (...all: readonly unknown[]) => readonly unknown[])(...operands)) this.listed(one);
    } else for (const name of modified) this.named(name);
  }

  get roots(): readonly unknown[] {
    return [this.self, ...this.actuals];
  }

  /** Objects of which something changes. */
  get touched(): readonly object[] {
    return this.places.map(({ object }) => object);
  }

  change(possibilities: Possibilities): void {
    for (const { object, field, bound } of this.places) {
      const held = field === null ? object : object[field];
      if (isObject(held) && (bound.kind === 'array' || bound.kind === 'map' || bound.kind === 'set'))
        possibilities.refill(held, bound);
      else if (field !== null) object[field] = possibilities.value(bound);
    }
  }

  private listed(one: unknown): void {
    if (Array.isArray(one) && one.length === 2 && typeof one[1] === 'string') this.field(one[0], one[1]);
    else this.object(one);
  }

  private named(name: string): void {
    const [head, ...fields] = name.split('.');
    const index = this.call.parameters.findIndex((one) => one.name === head);
    const last = fields.at(-1);
    if (head !== 'this' && index < 0) {
      for (const type of known.types) if (type.name === head) this.fieldOfAll(type, last);
      return;
    }
    let value = index < 0 ? this.self : this.actuals[index];
    if (last === undefined) return this.whole(value, index < 0 ? null : this.call.parameters[index]!.bound);
    for (let i = 0; i < fields.length - 1; i += 1) value = isObject(value) ? value[fields[i]!] : undefined;
    this.field(value, last);
  }

  private fieldOfAll(type: KnownType, field: string | undefined): void {
    for (const object of reachedFrom(this.roots, type.class))
      if (object !== undefined && field !== undefined) this.field(object, field);
  }

  /** A value with all that it leads to. */
  private whole(value: unknown, bound: Bound | null): void {
    if (Array.isArray(value) && bound?.kind === 'array')
      this.places.push({ object: value as unknown as Record<string, unknown>, field: null, bound });
    for (const type of known.types)
      for (const object of reachedFrom([value], type.class)) if (object !== undefined) this.object(object);
  }

  private object(object: unknown): void {
    if (!isObject(object)) return;
    for (const type of known.types)
      if (isOf(object, type)) for (const { name } of type.fields) this.field(object, name);
  }

  private field(object: unknown, field: string): void {
    if (!isObject(object)) return;
    for (const type of known.types) {
      if (!isOf(object, type)) continue;
      for (const { name, bound } of type.fields) if (name === field) this.places.push({ object, field, bound });
    }
  }
}

/** What new values may be wanted of, whatever the objects are: said by names, so that it does not depend on the state. */
export function boundsOf(modified: Modified, { parameters }: CallBounds): readonly Bound[] {
  const fields = known.types.flatMap((type) => type.fields);
  if (typeof modified === 'function') return fields.map(({ bound }) => bound);
  return modified.flatMap((name) => {
    const last = name.split('.').slice(1).at(-1);
    const given = parameters.flatMap((one) => (one.name === name && one.bound !== null ? [one.bound] : []));
    return [...given, ...fields.flatMap((one) => (last === undefined || one.name === last ? [one.bound] : []))];
  });
}

/** Whether an object is of a type, and of none that extends it. */
function isOf(object: object, type: KnownType): boolean {
  const prototype: unknown = Object.getPrototypeOf(object);
  return prototype === (type.class === null ? Object.prototype : type.class.prototype);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
