/** Calls that may never end: node can be told to break off whatever a script has called, wherever it is. */

import { Script } from 'node:vm';

const WATCHED = Symbol.for('glassbox.watched');
const script = new Script(`globalThis[Symbol.for('glassbox.watched')]()`);

/** What the action gives; null if it took longer and was broken off. */
export function withinTime<T>(milliseconds: number, action: () => T): { readonly value: T } | null {
  const holder = globalThis as { [WATCHED]?: () => T };
  holder[WATCHED] = action;
  try {
    return { value: script.runInThisContext({ timeout: milliseconds }) as T };
  } catch (error) {
    if ((error as { code?: unknown }).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return null;
    throw error;
  } finally {
    delete holder[WATCHED];
  }
}
