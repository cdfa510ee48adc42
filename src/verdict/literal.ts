/**
 * Objects as a person would write them where they are used: `[0, 1]`, `{ id: 'a' }`, `new Set([1])`. That says all there is to say of an
 * object only if nothing else refers to it; whatever belongs to the state or is mentioned twice keeps its number.
 */

import type { ShownGraph, ShownValue, ShownObject } from './graph.js';

/** Longer texts are drawings, not arguments. */
const LONGEST = 60;

/**
 * A text for each of the values that are objects, null where a number or a drawing says more.
 * @param state values whose objects have numbers
 * @param classes whether objects of classes are written as well, though nobody could run that: `Pair { a: 1 }`
 */
export function literals(
  graph: ShownGraph,
  state: readonly ShownValue[],
  values: readonly ShownValue[],
  classes: boolean,
): readonly (string | null)[] {
  const taken = referredTo(graph, state);
  const mentioned = referredTo(graph, values);
  const isOwn = (index: number): boolean => !taken.has(index) && mentioned.get(index) === 1;
  return values.map((value) => {
    const text = value.kind === 'object' ? literal(graph, value, isOwn, classes) : null;
    return text === null || text.length > LONGEST ? null : text;
  });
}

function literal(
  graph: ShownGraph,
  value: ShownValue,
  isOwn: (index: number) => boolean,
  classes: boolean,
): string | null {
  if (value.kind !== 'object') return valueText(value);
  if (!isOwn(value.index)) return null;
  const object = graph.objects[value.index]!;
  const parts = partsOf(object).map((part) => literal(graph, part, isOwn, classes));
  if (parts.includes(null)) return null;
  return objectText(object, parts as readonly string[], classes);
}

/** @param parts the texts of `partsOf` */
function objectText({ type, fields, entries }: ShownObject, parts: readonly string[], classes: boolean) {
  const list = (texts: readonly string[]): string => `[${texts.join(', ')}]`;
  const contents = parts.slice(fields.length);
  if (type === 'Array' || type === 'Set' || type === 'Map') {
    if (fields.length > 0) return null;
    const pairs = entries.map((_, at) => list(contents.slice(2 * at, 2 * at + 2)));
    const all = type === 'Map' ? pairs : contents;
    return type === 'Array' ? list(all) : `new ${type}(${all.length === 0 ? '' : list(all)})`;
  }
  if (contents.length > 0 || (type !== 'Object' && !classes)) return null;
  const texts = fields.map(({ name }, at) => `${keyText(name)}: ${parts[at]!}`);
  const record = texts.length === 0 ? '{}' : `{ ${texts.join(', ')} }`;
  return type === 'Object' ? record : `${type} ${record}`;
}

function partsOf({ fields, elements, entries }: ShownObject): readonly ShownValue[] {
  return [...fields.map(({ value }) => value), ...elements, ...entries.flatMap(({ key, value }) => [key, value])];
}

/** Object → how often it is referred to, by the values and by all that they lead to. */
function referredTo(graph: ShownGraph, values: readonly ShownValue[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  const pending = [...values];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (next.kind !== 'object') continue;
    const known = counts.get(next.index) ?? 0;
    counts.set(next.index, known + 1);
    if (known === 0) pending.push(...partsOf(graph.objects[next.index]!));
  }
  return counts;
}

function valueText(value: Exclude<ShownValue, { kind: 'object' }>): string | null {
  // functions, and holes of arrays, which have no literal
  if (value.kind === 'opaque' || (value.kind === 'special' && value.text === 'empty')) return null;
  if (value.kind === 'special') return value.text;
  return typeof value.value === 'string' ? quoted(value.value) : String(value.value);
}

function keyText(name: string): string {
  return /^[#[]|^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(name) ? name : quoted(name);
}

/** JSON's escapes, other quotes */
function quoted(text: string): string {
  return `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}
