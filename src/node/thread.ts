/** The module of a worker thread: performs the tasks that it is sent, one at a time. */

import { parentPort } from 'node:worker_threads';
import type { Task } from './task.js';
import perform from './worker.js';

const port = parentPort!;
port.on('message', (task: Task) => {
  void perform(task, (transitions) => port.postMessage(transitions)).then((answer) => port.postMessage(answer));
});
