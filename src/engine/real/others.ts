/** Arguments that are objects of the class that is checked and no part of its state: they are as valid as states are. */

import { alternatives, isContainer } from '../../spec/parts.js';
import type { Situation } from './situation.js';
import { walk } from './walk.js';

/** @param state what they are no part of */
export function othersAmong(actuals: readonly unknown[], state: unknown, situation: Situation): readonly object[] {
  const { bounds, check, registry } = situation;
  const { subject } = bounds;
  if (check.next !== 'subject' || subject === null || !('type' in subject)) return [];
  const found = actuals.filter(
    (actual): actual is object =>
      typeof actual === 'object' && actual !== null && registry.typeOf(actual) === subject.type,
  );
  if (found.length === 0) return [];
  const inside = partsOf(state, situation);
  return [...new Set(found)].filter((one) => !inside.has(one));
}

/** The objects that a state leads to by what the bounds speak of. */
function partsOf(state: unknown, { bounds, types, registry }: Situation): ReadonlySet<unknown> {
  const found = new Set([state]);
  const { edges } = walk(state, bounds.subject, types, registry);
  const ways = edges.filter(
    ({ bound }) => bound !== null && alternatives(bound).some((one) => 'type' in one || isContainer(one)),
  );
  for (const from of found) for (const way of ways) if (way.from === from) found.add(way.to);
  return found;
}
