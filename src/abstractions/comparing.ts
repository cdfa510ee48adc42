/**
 * When slots hold the same. Those that are the same in both, by where they come from and by what is in them, cancel each other; the few
 * that are left are compared by their contents, wherever these stand. If every content has a key of its own, it is enough that each
 * is among the others; else they are counted.
 */

import { formulas } from './formulas.js';
import type { Slot } from './slots.js';

/** How contents are compared. */
interface Comparing<T> {
  /** Whether they are known to be the same, without thinking. */
  isCertain(a: T, b: T): boolean;
  equal(a: T, b: T): boolean;
}

/** Those that are not the same in both: what is left of one, and of the other. */
function uncancelled<T>(
  some: readonly Slot<T>[],
  others: readonly Slot<T>[],
  { isCertain }: Comparing<T>,
): readonly [readonly Slot<T>[], readonly Slot<T>[]] {
  const bySource = new Map<object | number, Slot<T>[]>();
  for (const slot of others) {
    if (slot.source === null) continue;
    const same = bySource.get(slot.source);
    if (same === undefined) bySource.set(slot.source, [slot]);
    else same.push(slot);
  }
  const cancelled = new Set<Slot<T>>();
  for (const slot of some) {
    const candidates = slot.source === null ? [] : (bySource.get(slot.source) ?? []);
    const other = candidates.find(
      (one) =>
        !cancelled.has(one) &&
        formulas.isCertain(slot.isPresent, one.isPresent) &&
        isCertain(slot.content, one.content),
    );
    if (other === undefined) continue;
    cancelled.add(slot);
    cancelled.add(other);
  }
  const isLeft = (slot: Slot<T>): boolean => !cancelled.has(slot) && !formulas.isCertain(slot.isPresent, false);
  return [some.filter(isLeft), others.filter(isLeft)];
}

/** Whether both have the same contents equally often. */
export function sameContents<T>(
  some: readonly Slot<T>[],
  others: readonly Slot<T>[],
  comparing: Comparing<T>,
): boolean {
  const [left, right] = uncancelled(some, others, comparing);
  let result = true;
  for (const { isPresent, content } of [...left, ...right]) {
    const isBalanced = occurrences(left, content, comparing.equal) === occurrences(right, content, comparing.equal);
    result = formulas.and(result, formulas.or(!isPresent, isBalanced));
  }
  return result;
}

/**
 * Whether both have the same contents, each with a key of its own. That needs no counting, which solvers are bad at.
 *
 * @requires of one of them that keys are distinct
 */
export function sameEntries<T>(
  some: readonly Slot<T>[],
  others: readonly Slot<T>[],
  comparing: Comparing<T>,
  sameKey: (a: T, b: T) => boolean,
): boolean {
  const [left, right] = uncancelled(some, others, comparing);
  const areAmong = (these: readonly Slot<T>[], those: readonly Slot<T>[]): boolean => {
    let result = true;
    for (const { isPresent, content } of these)
      result = formulas.and(result, formulas.or(!isPresent, isAmong(those, content, comparing.equal)));
    return result;
  };
  const areSame = formulas.and(areAmong(left, right), areAmong(right, left));
  return formulas.and(areSame, formulas.and(areDistinct(left, sameKey), areDistinct(right, sameKey)));
}

/** Whether no two have the same key. */
export function areDistinct<T>(slots: readonly Slot<T>[], sameKey: (a: T, b: T) => boolean): boolean {
  let result = true;
  slots.forEach((one, index) => {
    for (const other of slots.slice(index + 1)) {
      const areBoth = formulas.and(one.isPresent, other.isPresent);
      result = formulas.and(result, !formulas.and(areBoth, sameKey(one.content, other.content)));
    }
  });
  return result;
}

function isAmong<T>(slots: readonly Slot<T>[], content: T, equal: (a: T, b: T) => boolean): boolean {
  let isFound = false;
  for (const slot of slots) isFound = formulas.or(isFound, formulas.and(slot.isPresent, equal(slot.content, content)));
  return isFound;
}

/** How often a content is there. */
export function occurrences<T>(slots: readonly Slot<T>[], content: T, equal: (a: T, b: T) => boolean): number {
  let count = 0;
  for (const slot of slots) count += formulas.choose(formulas.and(slot.isPresent, equal(slot.content, content)), 1, 0);
  return count;
}

/** How many contents there are. */
export function countOf(slots: readonly Slot<unknown>[]): number {
  let count = 0;
  for (const { isPresent } of slots) count += formulas.choose(isPresent, 1, 0);
  return count;
}
