/** A module and its abstraction after the same call, or a module after the same calls in two orders, in words. */

import { inspect } from 'node:util';
import type { Refinement, Seen, TakenStep } from '../../spec/question.js';
import type { Comparison } from '../../verdict/verdict.js';

/** Null if both agree after all, as they may if comparing them changes something. */
export function comparisonOf({ compared }: Refinement, seen: Seen): Comparison | null {
  const [, , hasThrown, end] = seen;
  const { differs, name, before, end: other, after, image, orders = null } = compared(...seen);
  if (differs === null) return null;
  if (orders !== null) {
    const [one, another] = orders;
    return {
      differs,
      of: 'orders',
      name: null,
      before: null,
      module: { end: stepsText(one, [1, 2]), state: textOf(image) },
      abstraction: { end: stepsText(another, [2, 1]), state: textOf(after) },
    };
  }
  return {
    differs,
    of: 'abstraction',
    name,
    before: name === null ? null : textOf(before),
    module: { end: endText(hasThrown, end), state: textOf(image) },
    abstraction: { end: endText(other.hasThrown, other.value), state: textOf(after) },
  };
}

/** `1. insert(7) → true; 2. insert(7) → false`: calls may be the same but for their numbers. */
function stepsText(steps: readonly TakenStep[], numbers: readonly number[]): string {
  const texts = steps.map(({ name, actuals, end }, index) => {
    const call = `${numbers[index]}. ${name}(${actuals.map(textOf).join(', ')})`;
    const isTold = end !== null && (end.hasThrown || end.value !== undefined);
    return isTold ? `${call} → ${endText(end.hasThrown, end.value)}` : call;
  });
  return texts.join('; ');
}

export function endText(hasThrown: boolean, value: unknown): string {
  if (!hasThrown) return textOf(value);
  return value instanceof Error ? `throws ${value.name}: ${value.message}` : `throws ${textOf(value)}`;
}

/** What has a text of its own says itself what it is. */
function textOf(value: unknown): string {
  const isObject = typeof value === 'object' && value !== null;
  if (
    isObject &&
    !Array.isArray(value) &&
    typeof value.toString === 'function' &&
    value.toString !== Object.prototype.toString
  )
    return String(value);
  return inspect(value, { depth: 4, breakLength: Infinity, maxArrayLength: 20 });
}
