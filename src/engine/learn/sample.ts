/**
 * States as objects again, to learn from and to judge clauses on: fields, elements and entries are real, classes are not. A clause reads
 * nothing else, so what it says of such an object it says of the state itself.
 */

import type { Graph } from '../../spec/graph.js';
import type { Primitive } from '../../spec/domains.js';

export type Thing = Record<string, unknown>;

export interface Sample {
  readonly subject: Thing;
  /** The objects of classes, and plain ones, by the names of their types; containers are none. */
  readonly types: ReadonlyMap<object, string>;
  /** Which of these are no classes. */
  readonly plain: ReadonlySet<string>;
  readonly scope: number;
}

/** A value as engines and verdicts write it. */
interface Written {
  readonly kind: string;
  readonly value?: unknown;
  readonly index?: number;
  readonly text?: string;
}

interface WrittenObject {
  readonly type: string;
  readonly fields: readonly (readonly [name: string, value: Written])[];
  readonly elements: readonly Written[];
  readonly entries: readonly (readonly [key: Written, value: Written])[];
}

/** What stands for something that cannot be looked into. */
export const OPAQUE = Symbol('opaque');

const SPECIAL: Readonly<Record<string, Primitive>> = { undefined: undefined, NaN: NaN, '-0': -0 };

interface Reading {
  /** What a field without a domain holds. */
  readonly kept?: (type: string, field: string) => unknown;
  readonly plainName?: (fields: readonly string[]) => string;
}

export function sampleOf(
  objects: readonly WrittenObject[],
  subject: number,
  scope: number,
  { kept = () => OPAQUE, plainName = () => 'Object' }: Reading = {},
): Sample {
  const made = objects.map(({ type }): object =>
    type === 'Array' ? [] : type === 'Map' ? new Map() : type === 'Set' ? new Set() : {},
  );
  const valueOf = (written: Written, otherwise: () => unknown = () => OPAQUE): unknown => {
    if (written.kind === 'object') return made[written.index!];
    if (written.kind === 'primitive') return written.value;
    if (written.kind === 'special' && written.text! in SPECIAL) return SPECIAL[written.text!];
    if (written.kind === 'special' && /^-?\d+n$/.test(written.text!)) return BigInt(written.text!.slice(0, -1));
    return otherwise();
  };
  const types = new Map<object, string>();
  const plain = new Set<string>();
  objects.forEach(({ type, fields, elements, entries }, index) => {
    const object = made[index]!;
    const isPlain = type === 'Object';
    const name = isPlain ? plainName(fields.map(([field]) => field)) : type.slice(type.lastIndexOf('#') + 1);
    if (isPlain) plain.add(name);
    if (Array.isArray(object)) {
      object.length = elements.length;
      // a hole stays one
      for (const [place, one] of elements.entries()) if (one.kind !== 'hole') object[place] = valueOf(one);
    } else if (object instanceof Set) elements.forEach((one) => object.add(valueOf(one)));
    else if (object instanceof Map) entries.forEach(([key, value]) => object.set(valueOf(key), valueOf(value)));
    else types.set(object, name);
    for (const [field, value] of fields) (object as Thing)[field] = valueOf(value, () => kept(name, field));
  });
  return { subject: made[subject] as Thing, types, plain, scope };
}

/** States that calls led to. */
export function samplesOf(states: readonly { readonly graph: Graph; readonly scope: number }[]): readonly Sample[] {
  const kinds = new Map<string, readonly string[]>();
  const taken = new Set<string>();
  for (const { graph } of states) {
    for (const { type, fields } of graph.objects) {
      const names = fields.map(([field]) => field);
      if (type === 'Object') kinds.set(names.join(), names);
      else taken.add(type.slice(type.lastIndexOf('#') + 1));
    }
  }
  const plainName = plainNames([...kinds.values()], taken);
  return states.map(({ graph, scope }) => sampleOf(graph.objects, 0, scope, { plainName }));
}

/** What plain objects are called, by their fields. Those that lack some fields of others are of their kind. */
function plainNames(
  kinds: readonly (readonly string[])[],
  taken: ReadonlySet<string>,
): (fields: readonly string[]) => string {
  const known: ReadonlySet<string>[] = [];
  for (const fields of [...kinds].sort((a, b) => b.length - a.length))
    if (!known.some((one) => fields.every((field) => one.has(field)))) known.push(new Set(fields));
  const first = taken.has('Node') ? 'Plain' : 'Node';
  return (fields) => {
    const index = known.findIndex((one) => fields.every((field) => one.has(field)));
    return index <= 0 ? first : `${first}${index + 1}`;
  };
}
