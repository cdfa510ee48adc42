/** What a thread has used: time of its own, memory of the process it belongs to. */

import { readFileSync } from 'node:fs';
import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { isMainThread } from 'node:worker_threads';

/** Clock ticks per second of /proc; the same on every Linux that node runs on. */
const TICKS = 100;

/** Processor time of this thread; in a worker thread where the system does not tell, the time that passed. */
export function cpuSeconds(): number {
  if (isMainThread) {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  }
  try {
    // the fields after the name, which is in parentheses and may contain anything
    const fields = readFileSync('/proc/thread-self/stat', 'utf8').split(') ').at(-1)!.split(' ');
    return (Number(fields[11]) + Number(fields[12])) / TICKS;
  } catch {
    return performance.now() / 1000;
  }
}

export function peakMegabytes(): number {
  return Math.round(process.resourceUsage().maxRSS / 1024);
}

let allowedMegabytes = Infinity;

/** Lets this thread use no more than this; null: what node allows. */
export function limitMemory(megabytes: number | null): void {
  allowedMegabytes = megabytes ?? Infinity;
}

/**
 * Whether more of node's heap is in use than is allowed, or than can be without the process ending: the limit, else null. What a check before
 * this one has left behind is not in use, so it is collected before anything is said.
 */
export function memoryExceeded(): number | null {
  const limit = Math.min(0.75 * getHeapStatistics().heap_size_limit, allowedMegabytes * 2 ** 20);
  if (getHeapStatistics().used_heap_size <= limit) return null;
  collectGarbage();
  // so little room would be used up at once
  return getHeapStatistics().used_heap_size > 0.9 * limit ? Math.round(limit / 2 ** 20) : null;
}

let collect: (() => void) | null = null;

function collectGarbage(): void {
  if (collect === null) {
    setFlagsFromString('--expose-gc');
    collect = runInNewContext('gc') as () => void;
  }
  collect();
}
