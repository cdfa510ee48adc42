/** Which of two places of the subject lead to something: always, both or neither, or only where a number is not 0. */

import { clause, type Clause, type Group } from '../clause.js';
import { isInteger, type Reading } from '../places.js';
import type { Shape } from '../shape.js';

export function nothing(places: readonly Reading[], shape: Shape): readonly Group[] {
  const links = places.filter(
    ({ seen }) => seen.objects.size > 0 && seen.container === null && (seen.isNull || seen.isUndefined),
  );
  const sizes = places.filter(({ seen }) => isInteger(seen));
  const groups: Group[] = [];
  for (const [index, one] of links.entries()) {
    for (const other of links.slice(index + 1)) groups.push([bothOrNeither(one.text, other.text)]);
    const isRoot = shape.tree.some(({ from, field }) => from === one.owner && field === one.field);
    for (const size of isRoot ? sizes : []) groups.push([emptyWith(one.text, size.text)]);
  }
  return groups;
}

export function bothOrNeither(one: string, other: string): Clause {
  return clause(`!${one} === !${other}`, `${one} leads to something where ${other} does`);
}

export function emptyWith(place: string, size: string): Clause {
  return clause(`!${place} === (${size} === 0)`, `${place} leads nowhere where ${size} is 0`);
}
