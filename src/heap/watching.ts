/** Watching the heap: whoever wants to know is told of every read of the program, and of every write while the heap records. */

import type { Target } from './version.js';

export type Log = (target: Target, part: number) => void;

export interface Watcher {
  readonly read?: Log;
  readonly write?: Log;
}

/** Several logs as one; null if there is none. */
export function together(logs: readonly Log[]): Log | null {
  const [first = null] = logs;
  if (logs.length <= 1) return first;
  return (target, part) => {
    for (const log of logs) log(target, part);
  };
}
