/** A module and its abstraction after the same call, in words. */

import { inspect } from 'node:util';
import type { Refinement, Seen } from '../../spec/question.js';
import type { Comparison } from '../../verdict/verdict.js';

/** Null if both agree after all, as they may if comparing them changes something. */
export function comparisonOf({ compared }: Refinement, seen: Seen): Comparison | null {
  const [, , hasThrown, end] = seen;
  const { differs, name, before, end: other, after, image } = compared(...seen);
  if (differs === null) return null;
  return {
    differs,
    name,
    before: name === null ? null : textOf(before),
    module: { end: endText(hasThrown, end), state: textOf(image) },
    abstraction: { end: endText(other.hasThrown, other.value), state: textOf(after) },
  };
}

function endText(hasThrown: boolean, value: unknown): string {
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
