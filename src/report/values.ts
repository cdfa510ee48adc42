/** Values of a graph as text: primitives as they are written in a program, objects by number. */

import type { ShownGraph, ShownObject, ShownValue } from '../verdict/graph.js';

const longest = 24;

export function showValue(value: ShownValue): string {
  switch (value.kind) {
    case 'primitive':
      return typeof value.value === 'string' ? quote(value.value) : String(value.value);
    case 'special':
    case 'opaque':
      return value.text;
    case 'object':
      return `#${value.index}`;
  }
}

/** Functions and the like, unless the spec says which of several they are. */
export function isUnseen(value: ShownValue): boolean {
  return value.kind === 'opaque' && value.ofSpec === undefined;
}

/** As a literal in single quotes; too long a text is cut. */
function quote(text: string): string {
  const literal = quoteLiteral([...text].slice(0, longest).join(''));
  return [...text].length > longest ? `${literal.slice(0, -1)}…'` : literal;
}

/** `it's` → `'it\'s'`: JSON's escapes, other quotes */
export function quoteLiteral(text: string): string {
  return `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}

export function isCollection(object: ShownObject): boolean {
  return object.type === 'Array' || object.type === 'Map' || object.type === 'Set';
}

/** Whatever a collection holds: elements, then keys and values. */
export function contentsOf(object: ShownObject): readonly ShownValue[] {
  return [...object.elements, ...object.entries.flatMap(({ key, value }) => [key, value])];
}

export const isSameValue = (a: ShownValue, b: ShownValue): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Every object that can be reached from these values, in the order of their numbers. */
export function reachableFrom(graph: ShownGraph, values: readonly ShownValue[]): readonly number[] {
  const found = new Set<number>();
  const pending = [...values];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (next.kind !== 'object' || found.has(next.index)) continue;
    found.add(next.index);
    const object = graph.objects[next.index]!;
    pending.push(...object.fields.map(({ value }) => value), ...contentsOf(object));
  }
  return [...found].sort((a, b) => a - b);
}
