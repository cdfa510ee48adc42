/** What is said of objects and what they lead to. Everything ends on every graph, whether or not it has cycles. */

import { formulas } from '../abstractions/formulas.js';
import { isSame } from '../spec/statements.js';
import { explored, startsOf, type Next, type Nothing, type Start, type Step } from './explore.js';
import { counted } from './quantifiers.js';
import { Relation, type SetOf } from './relation.js';

/** The objects that steps lead to from x, x itself included: `reach(list.head, 'next')`. */
export const reach = formulas.whole(<N extends object>(x: Start<N>, ...steps: readonly Step<N>[]): SetOf<N> => {
  const vertices = explored(startsOf(x), steps);
  return new Relation(vertices.map(({ node, isReached }) => ({ tuple: [node], when: isReached })));
});

/** Whether no way from x ever leads back to where it has been. */
export const acyclic = formulas.whole(<N extends object>(x: Start<N>, ...steps: readonly Step<N>[]): boolean => {
  const starts = startsOf(x);
  const vertices = [...explored(starts, steps)].reverse();
  // whether all ways from an object end, after fewer steps than rounds were made
  const ends = new Map<N, boolean>();
  for (const { node } of vertices) ends.set(node, false);
  for (let round = 0, isStable = false; !isStable && round < vertices.length; round += 1) {
    isStable = true;
    for (const { node, edges } of vertices) {
      let result = true;
      for (const { to, when } of edges) result = formulas.and(result, formulas.or(!when, ends.get(to)!));
      if (formulas.isCertain(result, ends.get(node))) continue;
      ends.set(node, result);
      isStable = false;
    }
  }
  let result = true;
  for (const { to, when } of starts) result = formulas.and(result, formulas.or(!when, ends.get(to)!));
  return result;
});

/** Whether a single way leads from x to each object that is reached: they are a tree, or there are none. */
export const isTree = formulas.whole(<N extends object>(x: N | Nothing, ...steps: readonly Step<N>[]): boolean => {
  const starts = startsOf(x);
  const vertices = explored(starts, steps);
  const ways = new Map<N, boolean[]>();
  for (const { node } of vertices) ways.set(node, []);
  for (const { to, when } of [...starts, ...vertices.flatMap(({ edges }) => edges)]) ways.get(to)!.push(when);
  let result = true;
  for (const { node } of vertices) result = formulas.and(result, !counted(ways.get(node)!).areMore);
  return result;
});

/** The objects of a list, in their order; it ends where it leads back to one of them. */
export const seq = formulas.whole(<N extends object>(head: N | Nothing, next: Next<N>): readonly N[] => {
  const passed = new Map<N, boolean>();
  const found: N[] = [];
  let current = head;
  let isThere = true;
  let length = 0;
  // once all that came into sight may have been passed, there is nothing new
  for (let isOpen = true; isOpen;) {
    const cases = formulas.cases(current);
    let isNew = false;
    for (const [node, isIt] of cases) isNew = formulas.or(isNew, formulas.and(isIt, !(passed.get(node) ?? false)));
    isThere = formulas.and(isThere, isNew);
    for (const [node, isIt] of cases)
      passed.set(node, formulas.or(passed.get(node) ?? false, formulas.and(isThere, isIt)));
    isOpen = found.length < passed.size && !formulas.isCertain(isThere, false);
    if (!isOpen) break;
    found.push(current!);
    length += formulas.choose(isThere, 1, 0);
    current = isThere ? (typeof next === 'function' ? next(current!) : (current![next] as N | Nothing)) : null;
  }
  return found.slice(0, length);
});

/**
 * Whether x, or every object of a set, is none of those before: `fresh(result, reach(old.root, 'left', 'right'))`. What was there is
 * given as it was; a function cannot find that out by itself.
 */
export const fresh = formulas.whole(<N extends object>(x: Start<N>, before: SetOf<object>): boolean => {
  let result = true;
  for (const { to, when } of startsOf(x))
    for (const { tuple, when: wasThere } of before.rows)
      result = formulas.and(result, !formulas.and(formulas.and(when, wasThere), isSame(tuple[0], to)));
  return result;
});
