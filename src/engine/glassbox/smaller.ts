/**
 * Which of several wrong paths is found first is chance, and one through a loop needs an array that has elements. So of a violation each
 * array is tried to be empty, on another path that nothing speaks for but that it might be the better example.
 */

import { OutOfTime, Refusal } from '../../base/diagnostic.js';
import type { Assignment, Bit } from '../../formula/index.js';
import type { SearchEnd, Violated } from './search-end.js';

/**
 * @param arrays that this or that array of the state is empty
 * @param next a valid state that satisfies the conditions and is not covered yet
 * @param transition how the path from a state ends
 */
export function withEmptyArrays(
  found: Violated,
  arrays: readonly Bit[],
  next: (conditions: readonly Bit[]) => Assignment | null | 'unknown',
  transition: (state: Assignment) => SearchEnd | null,
): Violated {
  let smallest = found;
  let empty: readonly Bit[] = arrays.filter((isEmpty) => found.state.value(isEmpty));
  for (const isEmpty of arrays) {
    const wanted = [...empty, isEmpty];
    const state = smallest.state.value(isEmpty) ? null : next(wanted);
    const end = state === null || state === 'unknown' ? null : unlessRefused(() => transition(state));
    if (end?.kind !== 'violated' || end.how !== found.how || !wanted.every((one) => end.state.value(one))) continue;
    smallest = end;
    empty = wanted;
  }
  return smallest;
}

function unlessRefused<T>(attempt: () => T): T | null {
  try {
    return attempt();
  } catch (problem) {
    if (problem instanceof Refusal || problem instanceof OutOfTime) return null;
    throw problem;
  }
}
