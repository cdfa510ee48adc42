/** Bounds in words, as reports list them: `0 … 7`, `'a' or 'b'`, `Entry below, or null`. */

import { listed } from '../base/words.js';
import type { Bound, TypeId } from './bounds.js';
import type { Primitive } from './domains.js';

/** @param nameOf how reports call a type */
export function describeBound(bound: Bound, nameOf: (type: TypeId) => string = shortName): string {
  const inner = (one: Bound): string => describeBound(one, nameOf);
  switch (bound.kind) {
    case 'boolean':
      return 'true or false';
    case 'integer':
      return range(bound.lo, bound.hi);
    case 'choice':
      return several(bound.members.map(describePrimitive));
    case 'given':
      return several(bound.members.map(({ text }) => text));
    case 'tree':
      return `${nameOf(bound.type)} below`;
    case 'reference':
      return `any ${nameOf(bound.type)}`;
    case 'above':
      return `${nameOf(bound.type)} above, or ${bound.nothing}`;
    case 'hole':
      return 'a hole';
    case 'array':
      if (bound.each !== undefined) return `[${bound.each.map(inner).join('; ')}]`;
      return `array of ${range(bound.minimum, bound.maximum)} × (${inner(bound.of)})`;
    case 'set':
      return `set of ${range(0, bound.maximum)} × (${inner(bound.of)})${order(bound)}`;
    case 'map':
      return `map of ${range(0, bound.maximum)} × (${inner(bound.key)} → ${inner(bound.value)})${order(bound)}`;
    case 'union': {
      const objects = bound.members.filter(({ kind }) => kind !== 'choice').map(inner);
      const values = bound.members.filter(({ kind }) => kind === 'choice').map(inner);
      return [listed(objects, 'or'), values.join(' or ')].filter((text) => text !== '').join(', or ');
    }
    case 'kept':
      return 'as in the initial state';
  }
}

/** The same of an argument, which may be left out: `0 … 3 or left out`. */
export function describeArgument(bound: Bound, nameOf: (type: TypeId) => string = shortName): string {
  const members = bound.kind === 'union' ? bound.members : [bound];
  const rest = members.filter(({ kind }) => kind !== 'hole');
  if (rest.length === members.length) return describeBound(bound, nameOf);
  if (rest.length === 0) return 'left out';
  return `${describeBound(rest.length === 1 ? rest[0]! : { kind: 'union', members: rest }, nameOf)} or left out`;
}

export function describePrimitive(value: Primitive): string {
  if (typeof value === 'string') return `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
  if (typeof value === 'bigint') return `${value}n`;
  return Object.is(value, -0) ? '-0' : String(value);
}

/** What emitted tests call other things, and words that cannot be names. */
const TAKEN: ReadonlySet<string> = new Set(
  (
    'before check expect initial objects old operations pair registered result test ' +
    'break case catch class const continue debugger default delete do else enum export extends false finally for function if ' +
    'implements import in instanceof interface let new null package private protected public return static super switch this ' +
    'throw true try typeof var void while with yield await async eval arguments undefined'
  ).split(' '),
);

/** The variable that holds an object of a class: `TreeMap` → `treeMap`, `LRUCache` → `lruCache`; `Switch` → `theSwitch` */
export function variableName(type: string): string {
  const name = type.replace(/^(?:[A-Z]+(?![a-z])|[A-Z])/, (start) => start.toLowerCase());
  return name === type || TAKEN.has(name) ? `the${type.charAt(0).toUpperCase()}${type.slice(1)}` : name;
}

/** Of many, how many there are, and the ends. */
function several(texts: readonly string[]): string {
  if (texts.length <= MOST_LISTED) return listed(texts, 'or');
  return `one of ${texts.length} values, ${texts.slice(0, 3).join(', ')} … ${texts.at(-1)!}`;
}

/** More values are not told one by one. */
const MOST_LISTED = 24;

/** What follows the path. */
function shortName(type: TypeId): string {
  return type.slice(type.lastIndexOf('#') + 1);
}

function order({ isUnordered = false }: { readonly isUnordered?: boolean }): string {
  return isUnordered ? ' in no order' : '';
}

function range(lo: number, hi: number): string {
  return lo === hi ? String(lo) : `${lo} … ${hi}`;
}
