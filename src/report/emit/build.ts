/**
 * A state built without its constructors: `Object.create` for objects, then writes of fields. It needs nothing of the classes
 * but that a test can import them. What only their constructors make, such as a closure over `this`, cannot be built so.
 */

import type { ShownGraph, ShownObject, ShownValue } from '../../verdict/graph.js';
import { isCollection, reachableFrom } from '../values.js';
import type { Dialect } from './dialect.js';
import { Unwritable, expressionOf, isHole, isIdentifier, memberOf, type Name } from './values.js';
import { quoteLiteral } from '../values.js';

/** The name under which a class or function was imported; @throws Unwritable if no module exports it */
export type Import = (name: string) => string;

/** Statements that make `objects`, which holds everything that can be reached from the values. */
export function buildState(
  graph: ShownGraph,
  values: readonly ShownValue[],
  importOf: Import,
  { any }: Dialect,
): { readonly statements: readonly string[]; readonly name: Name } {
  const reached = reachableFrom(graph, values);
  if (reached.length === 0) return { statements: [], name: nothing };
  const position = new Map(reached.map((index, at) => [index, at]));
  const name: Name = (index) => `objects[${position.get(index)!}]`;
  const made = reached.map((index) => `  ${emptyObject(graph.objects[index]!, importOf)}, // #${index}`);
  const filled = reached.flatMap((index) => fill(graph.objects[index]!, name(index), name));
  return { statements: [`const objects${any === '' ? '' : `${any}[]`} = [`, ...made, '];', ...filled], name };
}

function nothing(): never {
  throw new Error('there are no objects to name');
}

function emptyObject({ type }: ShownObject, importOf: Import): string {
  switch (type) {
    case 'Array':
      return '[]';
    case 'Map':
      return 'new Map()';
    case 'Set':
      return 'new Set()';
    case 'Object':
      return '{}';
  }
  return `Object.create(${importOf(type)}.prototype)`;
}

function fill(object: ShownObject, self: string, name: Name): readonly string[] {
  const fields = object.fields.map((field) => {
    // a closure may remember the object that it was made for, and another one would do
    if (
      field.value.kind === 'opaque' &&
      field.value.ofSpec === undefined &&
      !isCollection(object) &&
      object.type !== 'Object'
    )
      throw new Unwritable(`what ${object.type}.${field.name} holds is made by its constructor`);
    memberOf(field.name);
    const key = isIdentifier(field.name) ? field.name : quoteLiteral(field.name);
    return `${key}: ${expressionOf(field.value, name)}`;
  });
  const elements = object.elements.map((value) => (isHole(value) ? '' : expressionOf(value, name)));
  return [
    ...(fields.length === 0 ? [] : [`Object.assign(${self}, { ${fields.join(', ')} });`]),
    ...(object.type === 'Array' && elements.length > 0 ? fillArray(self, elements) : []),
    ...(object.type === 'Set' ? elements.map((element) => `${self}.add(${element});`) : []),
    ...object.entries.map(({ key, value }) => `${self}.set(${expressionOf(key, name)}, ${expressionOf(value, name)});`),
  ];
}

/** @param elements '' is a hole, which no call of `push` can make */
function fillArray(self: string, elements: readonly string[]): readonly string[] {
  if (!elements.includes('')) return [`${self}.push(${elements.join(', ')});`];
  const filled = elements.slice(0, elements.findLastIndex((element) => element !== '') + 1);
  return [
    ...(filled.length === 0 ? [] : [`Object.assign(${self}, [${filled.join(', ')}]);`]),
    ...(filled.length === elements.length ? [] : [`${self}.length = ${elements.length};`]),
  ];
}
