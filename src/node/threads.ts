/**
 * Worker threads that wait for tasks. A thread takes a good part of a second to load the evaluator, which is more than many a search takes. So
 * a further one is started only when a task has waited for a while, and whoever is free first takes what waits longest.
 *
 * A thread cannot be asked to stop in the middle of a task; it is ended, and the next task gets another.
 */

import { Worker } from 'node:worker_threads';
import type { Answer } from '../pipeline/services.js';
import type { Task, TaskValue, Told } from './task.js';

export interface ThreadOptions {
  readonly module: URL;
  readonly maximum: number;
  /** Megabytes that each may use; null: what node allows. */
  readonly memoryLimit: number | null;
  /** For how many milliseconds a task waits for one of the threads there are before another is started. */
  readonly patience: number;
}

/**
 * Megabytes for what was made last, twice what node gives. What a transition makes is mostly garbage when the next one begins, and what is garbage
 * costs nothing to collect; with less room, part of it is copied around first.
 */
const YOUNG_MEGABYTES = 96;

interface Job {
  readonly task: Task;
  readonly onProgress: (transitions: number) => void;
  readonly resolve: (answer: Answer<TaskValue>) => void;
  readonly reject: (problem: Error) => void;
}

interface Thread {
  readonly worker: Worker;
  /** What it is at; null: it is free. */
  job: Job | null;
}

export class Threads {
  private readonly threads = new Set<Thread>();
  private waiting: readonly Job[] = [];
  private timer: NodeJS.Timeout | null = null;

  constructor(private readonly options: ThreadOptions) {
    this.start();
  }

  /**
   * @param signal aborted when nobody waits for the answer any more
   * @throws what ended the thread, or the reason of the signal
   */
  run(task: Task, onProgress: Job['onProgress'], signal: AbortSignal): Promise<Answer<TaskValue>> {
    return new Promise((resolve, reject) => {
      const ending =
        <T>(end: (how: T) => void) =>
        (how: T): void => {
          signal.removeEventListener('abort', abort);
          end(how);
        };
      const job: Job = { task, onProgress, resolve: ending(resolve), reject: ending(reject) };
      const abort = (): void => this.abort(job, signal.reason as Error);
      if (signal.aborted) return abort();
      signal.addEventListener('abort', abort, { once: true });
      this.waiting = [...this.waiting, job];
      this.next();
    });
  }

  async end(): Promise<void> {
    this.stopWaiting();
    const ended = [...this.threads].map(({ worker }) => worker.terminate());
    this.threads.clear();
    await Promise.all(ended);
  }

  private abort(job: Job, reason: Error): void {
    job.reject(reason);
    this.waiting = this.waiting.filter((one) => one !== job);
    for (const thread of this.threads) if (thread.job === job) this.remove(thread);
    this.next();
  }

  /** Gives what waits to whoever is free. */
  private next(): void {
    for (const thread of this.threads) {
      const [first, ...others] = this.waiting;
      if (first === undefined) return this.stopWaiting();
      if (thread.job !== null) continue;
      this.waiting = others;
      thread.job = first;
      thread.worker.postMessage(first.task);
    }
    if (this.waiting.length === 0) this.stopWaiting();
    else if (this.threads.size === 0) this.start();
    else if (this.threads.size < this.options.maximum)
      this.timer ??= setTimeout(() => {
        this.timer = null;
        this.start();
      }, this.options.patience);
  }

  private stopWaiting(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  }

  private start(): void {
    const { module, memoryLimit } = this.options;
    const resourceLimits = {
      maxYoungGenerationSizeMb: YOUNG_MEGABYTES,
      ...(memoryLimit === null ? {} : { maxOldGenerationSizeMb: memoryLimit }),
    };
    const thread: Thread = { worker: new Worker(module, { resourceLimits }), job: null };
    this.threads.add(thread);
    thread.worker
      .on('message', (told: Told) => this.told(thread, told))
      .on('error', (problem) => this.lost(thread, problem as Error))
      .on('exit', (code) => this.lost(thread, new Error(`the thread ended with code ${code}`)));
    this.next();
  }

  private told(thread: Thread, told: Told): void {
    const { job } = thread;
    // it may have been aborted since
    if (job === null) return;
    if (typeof told === 'number') return job.onProgress(told);
    thread.job = null;
    job.resolve(told);
    this.next();
  }

  private lost(thread: Thread, problem: Error): void {
    // it was ended on purpose, or has told already
    if (!this.threads.has(thread)) return;
    this.remove(thread);
    thread.job?.reject(problem);
    this.next();
  }

  private remove(thread: Thread): void {
    this.threads.delete(thread);
    void thread.worker.terminate();
  }
}
