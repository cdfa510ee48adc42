/** Values of a state as expressions of a test: literals, and ways to get at objects. */

import { isHiddenName } from '../../base/key-text.js';
import type { ShownGraph, ShownValue } from '../../verdict/graph.js';
import { quoteLiteral } from '../values.js';

/** Why something cannot be written down in a test. */
export class Unwritable extends Error {}

/** Names an object of the graph; @throws Unwritable */
export type Name = (index: number) => string;

export function expressionOf(value: ShownValue, name: Name): string {
  switch (value.kind) {
    case 'primitive':
      return typeof value.value === 'string' ? quoteLiteral(value.value) : String(value.value);
    case 'special':
      if (isHole(value)) throw new Unwritable(`${value.text} has no literal`);
      return value.text;
    case 'object':
      return name(value.index);
    case 'opaque':
      if (value.ofSpec !== undefined) return ofSpec(value.ofSpec);
      throw new Unwritable(`${value.text} cannot be written down`);
  }
}

/** What domains of the check list; a test that mentions it has them all in `ofSpec`. */
export const ofSpec = (index: number): string => `ofSpec[${index}]`;

/** No element at all, in an array that has room for one. */
export const isHole = (value: ShownValue): boolean => value.kind === 'special' && value.text === 'empty';

/** `.name`, `['a b']`; @throws Unwritable for a private name */
export function memberOf(name: string): string {
  if (isHiddenName(name)) throw new Unwritable(`${name} is ${name.includes('#') ? 'private' : 'behind a symbol'}`);
  return isIdentifier(name) ? `.${name}` : `[${quoteLiteral(name)}]`;
}

export const isIdentifier = (name: string): boolean => /^[A-Za-z_$][\w$]*$/.test(name);

/** How to get from one object to all others by fields, elements and keys, shortest first. */
export function pathsFrom(graph: ShownGraph, root: number, start: string): ReadonlyMap<number, string> {
  const paths = new Map([[root, start]]);
  for (const [index, path] of paths) {
    const object = graph.objects[index]!;
    const found = (value: ShownValue, step: () => string): void => {
      if (value.kind !== 'object' || paths.has(value.index)) return;
      try {
        paths.set(value.index, path + step());
      } catch (problem) {
        if (!(problem instanceof Unwritable)) throw problem;
      }
    };
    for (const { name, value } of object.fields) found(value, () => memberOf(name));
    for (const [position, value] of object.elements.entries())
      if (object.type === 'Array') found(value, () => `[${position}]`);
    for (const { key, value } of object.entries)
      found(value, () => `.get(${expressionOf(key, (index) => paths.get(index) ?? unnamed(index))})`);
  }
  return paths;
}

function unnamed(index: number): never {
  throw new Unwritable(`#${index} has no name`);
}
