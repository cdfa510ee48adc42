/**
 * The tasks of a worker thread, and of the main thread when there is only one. The checker is kept between tasks, so a spec file is
 * loaded once per thread.
 */

import type { Answer } from '../pipeline/services.js';
import { Checker } from '../pipeline/checker.js';
import { rechecking } from '../eval/index.js';
import { stopBy } from '../verdict/stop.js';
import { cpuSeconds, memoryExceeded, peakMegabytes } from './resources.js';
import { loadSolver } from '../solver/index.js';
import { nodeFiles, specModulePath } from '../source/node-files.js';
import { phaseOf, type Task, type TaskValue } from './task.js';

/** Tests and fuzzers let remembered calls be made again and compared. */
rechecking.isOn = process.env['GLASSBOX_RECHECK'] === '1';

let checker: Promise<Checker> | null = null;

/** Files may have changed since. */
export function forget(): void {
  checker = null;
}

async function createChecker(): Promise<Checker> {
  return new Checker({
    files: nodeFiles,
    specModule: specModulePath(),
    solvers: await loadSolver(),
    memoryExceeded,
    cpuSeconds,
  });
}

/** How often progress is told, in milliseconds. */
const PROGRESS_EVERY = 100;

export default async function perform(
  task: Task,
  onProgress: (transitions: number) => void = () => undefined,
): Promise<Answer<TaskValue>> {
  const ready = await (checker ??= createChecker());
  const begun = cpuSeconds();
  try {
    const value = run(ready, task, onProgress);
    return { value, cpuSeconds: cpuSeconds() - begun, peakMegabytes: peakMegabytes() };
  } catch (problem) {
    return { stop: stopBy(problem, phaseOf(task)) };
  }
}

function run(ready: Checker, task: Task, onProgress: (transitions: number) => void): TaskValue {
  switch (task.kind) {
    case 'ready':
      return null;
    case 'plans':
      return ready.plans(task.file, task.deadline);
    case 'settle':
      return ready.settle(task.file, task.ordinal, task.scope, task.deadline, task.givenUp);
    case 'search': {
      const { file, ordinal, settlement, goal, deadline } = task.task;
      let told = 0;
      const tell = (transitions: number): void => {
        const now = Date.now();
        if (now - told < PROGRESS_EVERY) return;
        told = now;
        if (task.port === null) onProgress(transitions);
        else task.port.postMessage(transitions);
      };
      return ready.search(file, ordinal, settlement.bounds, goal, deadline, tell);
    }
  }
}
