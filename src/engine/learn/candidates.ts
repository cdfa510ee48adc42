/**
 * Everything that might be true of a shape, group by group. The order is that in which a person would say it, and in which it is cheap to
 * refute a state: first how objects hang together, then order, then what is counted.
 */

import type { Clause, Group, Judge } from './clause.js';
import { placesOf, treesOf } from './places.js';
import type { Sample } from './sample.js';
import type { Shape } from './shape.js';
import { arrays, listsInNodes } from './templates/arrays.js';
import { colours, countedColours } from './templates/colours.js';
import { emptyAtRoots, ends, inverses, owners } from './templates/links.js';
import { maps } from './templates/maps.js';
import { balanced, equallyDeep, measured } from './templates/measures.js';
import { nothing } from './templates/nothing.js';
import { numbers, numbersInNodes } from './templates/numbers.js';
import { buckets, distinct, orders } from './templates/order.js';

/** How objects hang together. Whoever breaks that alone has hardly meant to. */
export function connections(shape: Shape): readonly Group[] {
  const places = placesOf(shape);
  const all = treesOf(shape);
  return [
    ...all.flatMap(inverses),
    ...all.flatMap((trees) => owners(trees, shape)),
    ...all.flatMap((trees) => emptyAtRoots(places, trees, shape)),
    ...all.flatMap((trees) => ends(shape, places, trees)),
    ...nothing(places, shape),
  ];
}

export function candidatesFor(shape: Shape): readonly Group[] {
  const places = placesOf(shape);
  const all = treesOf(shape);
  return [
    ...connections(shape),
    ...all.flatMap(orders),
    ...all.flatMap(distinct),
    ...all.flatMap(buckets),
    ...all.flatMap(listsInNodes),
    ...all.flatMap(equallyDeep),
    ...all.flatMap(colours),
    ...all.flatMap(countedColours),
    ...all.flatMap(measured),
    ...all.flatMap(balanced),
    ...all.flatMap(numbersInNodes),
    ...arrays(places),
    ...maps(places, all, shape),
    ...numbers(places, all),
  ];
}

/** What is left of some groups: the clauses that are true of all samples. Groups of which nothing is left are gone. */
export function surviving(groups: readonly Group[], samples: readonly Sample[], judge: Judge): readonly Group[] {
  const holds = (one: Clause): boolean => samples.every(({ subject }) => judge(one, subject));
  return groups.map((group) => group.filter(holds)).filter((group) => group.length > 0);
}

/** One clause of each group, each said once, and not what follows from others. */
export function strongest(groups: readonly Group[]): readonly Clause[] {
  const taken = new Map<string, Clause>();
  for (const [first] of groups) if (first !== undefined && !taken.has(first.text)) taken.set(first.text, first);
  const implied = new Set([...taken.values()].flatMap(({ implies = [] }) => implies));
  return [...taken.values()].filter(({ text }) => !implied.has(text));
}
