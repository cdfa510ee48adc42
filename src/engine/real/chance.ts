/**
 * What real code asks of chance and of the clock. A call that does so has been tried for one answer of many, so that nothing was exhausted.
 * The functions are replaced before any code of the user is loaded, since that may keep them; they answer as ever.
 */

import type { Span } from '../../base/span.js';
import { callerSpan, stackHere } from './caller.js';

let asked: string | null = null;
/** The stack there. */
let askedAt: string | null = null;

type Functions = Record<string, (...all: unknown[]) => unknown>;

const sources: readonly { readonly name: string; readonly owner: object; readonly functions: readonly string[] }[] = [
  { name: 'Math', owner: Math, functions: ['random'] },
  { name: 'Date', owner: Date, functions: ['now'] },
  { name: 'performance', owner: performance, functions: ['now'] },
  { name: 'crypto', owner: crypto, functions: ['getRandomValues', 'randomUUID'] },
];

/** From now on it is noticed. */
export function watchChance(): void {
  for (const { name, owner, functions } of sources) {
    for (const key of functions) {
      const original = (owner as Functions)[key]!.bind(owner);
      const value = (...all: unknown[]): unknown => {
        if (asked === null) askedAt = stackHere();
        asked ??= `${name}.${key}`;
        return original(...all);
      };
      Object.defineProperty(owner, key, { value, writable: true, configurable: true });
    }
  }
}

/** What the action asks first, such as `Math.random`; null: nothing. */
export function chanceIn<T>(action: () => T): { readonly value: T; readonly chance: string | null } {
  asked = null;
  const value = action();
  return { value, chance: asked };
}

/** Where the last action that asked did so. */
export function placeOfChance(): Span | null {
  return callerSpan(askedAt, asked);
}
