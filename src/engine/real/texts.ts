/** States and calls as a person would write them in JavaScript, for the sequences that lead to a state. */

import { isHiddenName } from '../../base/key-text.js';
import type { GraphObject, GraphValue, Moment } from '../../spec/graph.js';
import type { Step } from '../../base/called.js';
import type { Situation } from './situation.js';

/** Thrown where something cannot be written from outside, such as an object behind a private field. */
export class Unwritable extends Error {}

/** The arguments of a moment, and the classes that they mention. @throws Unwritable */
export function actualTexts(moment: Moment, subject: string, situation: Situation): Omit<Step, 'callee'> {
  const paths = pathsFrom(moment, subject);
  const classes = new Set<string>();
  const textOf = (value: GraphValue, inside: ReadonlySet<number>): string => {
    switch (value.kind) {
      case 'primitive':
        return primitiveText(value.value);
      case 'given':
        // in something else it could not be replaced by what a test has of the spec
        if (inside.size > 0) throw new Unwritable();
        return value.text;
      case 'object': {
        const path = paths.get(value.index);
        if (path !== undefined) return path;
        if (inside.has(value.index) || isInState(value.index, moment)) throw new Unwritable();
        const within = new Set([...inside, value.index]);
        return objectText(moment.graph.objects[value.index]!, situation, classes, (inner) => textOf(inner, within));
      }
      case 'hole':
      case 'kept':
      case 'opaque':
        throw new Unwritable();
    }
  };
  const ofSpec = moment.actuals.map((actual) => (actual.kind === 'given' ? actual.index : null));
  return {
    actuals: moment.actuals.map((actual) => textOf(actual, new Set())),
    ...(ofSpec.some((index) => index !== null) ? { ofSpec } : {}),
    classes: [...classes],
  };
}

function objectText(
  object: GraphObject,
  { types, registry }: Situation,
  classes: Set<string>,
  text: (value: GraphValue) => string,
): string {
  const { type, fields, elements, entries } = object;
  const list = `[${elements.map(text).join(', ')}]`;
  if (type === 'Array') return list;
  if (type === 'Set') return `new Set(${list})`;
  if (type === 'Map') return `new Map([${entries.map(([key, value]) => `[${text(key)}, ${text(value)}]`).join(', ')}])`;
  if (fields.some(([name]) => isHiddenName(name))) throw new Unwritable();
  const record = `{ ${fields.map(([name, value]) => `${keyText(name)}: ${text(value)}`).join(', ')} }`;
  if (type === 'Object' || types.find(type)?.kind === 'record') return record;
  const constructor = registry.find(type);
  if (constructor === null) throw new Unwritable();
  classes.add(constructor.name);
  return `Object.assign(Object.create(${constructor.name}.prototype), ${record})`;
}

function isInState(index: number, moment: Moment): boolean {
  return pathsFrom(moment, '', true).has(index);
}

/** Object → an expression that leads to it from the subject by public fields. */
function pathsFrom(moment: Moment, subject: string, throughPrivates = false): Map<number, string> {
  const paths = new Map<number, string>();
  const add = (value: GraphValue, path: string): void => {
    if (value.kind === 'object' && !paths.has(value.index)) paths.set(value.index, path);
  };
  if (moment.subject !== null) add(moment.subject, subject);
  for (const [index, path] of paths) {
    const { type, fields, elements, entries } = moment.graph.objects[index]!;
    for (const [name, value] of fields) {
      if (throughPrivates || !isHiddenName(name))
        add(value, isName(name) ? `${path}.${name}` : `${path}[${quoted(name)}]`);
    }
    for (const [at, value] of elements.entries()) add(value, type === 'Set' ? `[...${path}][${at}]` : `${path}[${at}]`);
    for (const [at, [key, value]] of entries.entries()) {
      add(key, `[...${path}.keys()][${at}]`);
      add(value, `[...${path}.values()][${at}]`);
    }
  }
  return paths;
}

function primitiveText(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  if (typeof value === 'bigint') return `${value}n`;
  return Object.is(value, -0) ? '-0' : String(value);
}

function quoted(text: string): string {
  return `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}

function isName(name: string): boolean {
  return /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(name);
}

function keyText(name: string): string {
  return isName(name) ? name : quoted(name);
}
