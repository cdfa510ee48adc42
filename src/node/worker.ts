/**
 * The tasks of a worker thread, and of the main thread when there is only one. The checker is kept between tasks, so a spec file is
 * loaded once per thread.
 */

import { answerOf, nowAndThen } from '../pipeline/answer.js';
import type { Answer } from '../pipeline/services.js';
import { Checker } from '../pipeline/checker.js';
import { rechecking } from '../eval/index.js';
import { cpuSeconds, memoryExceeded, peakMegabytes } from './resources.js';
import { loadSolver } from '../solver/index.js';
import { withTexts, type Texts } from '../source/files.js';
import { nodeFiles, specModulePath } from '../source/node-files.js';
import { phaseOf, type Task, type TaskValue } from './task.js';

/** Tests and fuzzers let remembered calls be made again and compared. */
rechecking.isOn = process.env['GLASSBOX_RECHECK'] === '1';

let checker: Promise<Checker> | null = null;
/** What it was made with, as JSON. */
let known = '';

/** Files may have changed since. */
export function forget(): void {
  checker = null;
}

async function createChecker(texts: Texts): Promise<Checker> {
  return new Checker({
    files: withTexts(nodeFiles, texts),
    specModule: specModulePath(),
    solvers: await loadSolver(),
    memoryExceeded,
    cpuSeconds,
  });
}

export default async function perform(
  task: Task,
  onProgress: (transitions: number) => void = () => undefined,
): Promise<Answer<TaskValue>> {
  const texts = JSON.stringify(task.texts);
  if (texts !== known) checker = null;
  known = texts;
  const ready = await (checker ??= createChecker(task.texts));
  return answerOf(() => run(ready, task, onProgress), phaseOf(task), { cpuSeconds, peakMegabytes });
}

function run(ready: Checker, task: Task, onProgress: (transitions: number) => void): TaskValue {
  switch (task.kind) {
    case 'ready':
      return null;
    case 'plans':
      return ready.plans(task.file, task.deadline);
    case 'settle':
      return ready.settle(task.file, task.ordinal, task.scope, task.deadline, task.givenUp, task.calls);
    case 'cover': {
      const { file, ordinal, settlement, goal, deadline } = task.task;
      return ready.cover(file, ordinal, settlement.bounds, goal, deadline);
    }
    case 'search': {
      const { file, ordinal, settlement, goal, deadline } = task.task;
      return ready.search(file, ordinal, settlement.bounds, goal, deadline, nowAndThen(onProgress));
    }
  }
}
