/**
 * Real code may never end, and it is its parent that ends it. If the parent itself was ended, nobody would: so a second thread,
 * which nothing that the code does can hold up, ends the process when it has become somebody else's child.
 */

import { Worker } from 'node:worker_threads';

const MILLISECONDS = 500;

export function endWithParent(parent: number): void {
  const text = `setInterval(() => process.ppid === ${parent} || process.kill(process.pid, 'SIGKILL'), ${MILLISECONDS})`;
  new Worker(text, { eval: true, execArgv: [] }).unref();
}
