/** What a thread has used: time of its own, memory of the process it belongs to. */

import { readFileSync } from 'node:fs';
import { getHeapStatistics } from 'node:v8';
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

/** Whether so much of node's heap is in use that it would soon end the process: the limit in megabytes, else null. */
export function memoryExceeded(): number | null {
  const { used_heap_size: used, heap_size_limit: available } = getHeapStatistics();
  const limit = 0.75 * available;
  return used > limit ? Math.round(limit / 2 ** 20) : null;
}
