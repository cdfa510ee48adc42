/**
 * What real code asks of the world outside: timers, files, the network, other processes. A call that does so has not ended when it returns, or
 * did something that a second call cannot undo. The functions are replaced before any code of the user is loaded; they do what they did.
 */

import { createRequire, syncBuiltinESMExports } from 'node:module';
import type { Span } from '../../../base/span.js';
import { callerSpan, stackHere } from '../caller.js';

const require = createRequire(import.meta.url);

let found: string | null = null;
/** The stack there. */
let foundAt: string | null = null;
let isWatching = false;

type Functions = Record<string, unknown>;

const MODULES = ['fs', 'fs/promises', 'child_process', 'net', 'http', 'https', 'dgram', 'dns', 'worker_threads'];
const GLOBALS = ['setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'fetch'];

/** From now on it is noticed. */
export function watchEffects(): void {
  if (isWatching) return;
  isWatching = true;
  for (const name of MODULES) replaceAll(require(name) as Functions, name, Object.keys(require(name) as Functions));
  replaceAll(require('timers') as Functions, 'timers', GLOBALS);
  replaceAll(globalThis as unknown as Functions, null, GLOBALS);
  replaceAll(process as unknown as Functions, 'process', ['nextTick']);
  syncBuiltinESMExports();
}

/** @param owner what they are called by; null: nothing, they are global */
function replaceAll(functions: Functions, owner: string | null, names: readonly string[]): void {
  for (const name of names) {
    const { value, writable, configurable } = Object.getOwnPropertyDescriptor(functions, name) ?? {};
    // a class is made objects of, which does nothing yet
    if (typeof value !== 'function' || /^[A-Z_]/.test(name) || (writable !== true && configurable !== true)) continue;
    const original = value as (...all: unknown[]) => unknown;
    const replaced = function (this: unknown, ...all: unknown[]): unknown {
      if (found === null) foundAt = stackHere();
      found ??= owner === null ? name : `${owner}.${name}`;
      return original.apply(this, all);
    };
    // such as the form of a timer that gives a promise
    Object.defineProperties(replaced, Object.getOwnPropertyDescriptors(original));
    Object.defineProperty(functions, name, { value: replaced, writable: true, configurable: true, enumerable: true });
  }
}

/** What was asked for since the last time; null: nothing. */
export function effectSince(): string | null {
  const one = found;
  found = null;
  return one;
}

/** Where such an effect was asked for. */
export function placeOfEffect(effect: string): Span | null {
  return callerSpan(foundAt, effect);
}
