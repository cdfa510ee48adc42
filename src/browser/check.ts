/**
 * Checking where there is neither a disk nor a process: files in memory, the search in the calling thread, and nobody to run the real
 * code. So there is no replay and no sample, and the report says so. A page should call this in a worker of its own: a search does not
 * let go of its thread until it has an answer.
 */

import { answerOf, nowAndThen, type Meter } from '../pipeline/answer.js';
import { checkAll } from '../pipeline/check.js';
import { Checker } from '../pipeline/checker.js';
import type { CheckRequest, Progress, Report } from '../pipeline/request.js';
import type { Answer, Services } from '../pipeline/services.js';
import type { Phase } from '../base/messages.js';
import { loadSolver } from '../solver/index.js';
import { memoryFiles, overlay, type FileSystem } from '../source/files.js';
import { LIBRARY_IN_MEMORY } from '../source/types/compiler.js';
import { directoryName } from '../source/resolve/path.js';
import { texts } from './texts.generated.js';

/** What is left out is as on the command line, but for the time: there is no limit. */
export type ModulesRequest = Pick<CheckRequest, 'files'> &
  Partial<Pick<CheckRequest, 'scopes' | 'engine' | 'timeLimit' | 'only' | 'coverage'>>;

export interface CheckEnvironment {
  /** The specs and all that they import. */
  readonly files: FileSystem;
  /** The content of `cadical.wasm`, the solver; by default it is fetched from beside the script. */
  readonly solver?: ArrayBuffer | Uint8Array;
  readonly onProgress?: (progress: Progress) => void;
}

/** As in node, but nothing is replayed. @throws Refusal if an engine other than the glass box is asked for */
export async function checkModules(request: ModulesRequest, environment: CheckEnvironment): Promise<Report> {
  const { files, solver, onProgress = () => undefined } = environment;
  const checker = new Checker({
    files: overlay(ours(), files),
    specModule: `${directoryName(LIBRARY_IN_MEMORY)}/spec/index.ts`,
    solvers: await loadSolver(solver),
    // nothing tells how much memory is left, nor what this thread alone has used
    memoryExceeded: () => null,
    cpuSeconds: meter.cpuSeconds,
  });
  const whole = { scopes: null, timeLimit: null, only: null, memoryLimit: null, workers: 1, ...request };
  return checkAll({ ...whole, engine: request.engine ?? 'glass' }, servicesOf(checker), onProgress);
}

/** What the program brings along, in a folder where nobody else has files. */
function ours(): FileSystem {
  const folder = directoryName(LIBRARY_IN_MEMORY);
  return memoryFiles(Object.fromEntries(Object.entries(texts).map(([path, text]) => [`${folder}/${path}`, text])));
}

/** The time that passes, since nothing else is known; 0 stands for memory that nobody has measured. */
const meter: Meter = { cpuSeconds: () => performance.now() / 1000, peakMegabytes: () => 0 };

function servicesOf(checker: Checker): Services {
  const answer = async <T>(phase: Phase, task: () => T): Promise<Answer<T>> => {
    await others();
    return answerOf(task, phase, meter);
  };
  return {
    ready: () => Promise.resolve(),
    plans: (file, deadline) => answer('planning', () => checker.plans(file, deadline)),
    settle: (file, ordinal, scope, deadline, givenUp, calls) =>
      answer('settling', () => checker.settle(file, ordinal, scope, deadline, givenUp, calls)),
    search: ({ file, ordinal, settlement, goal, deadline }, onProgress) =>
      answer('searching', () =>
        checker.search(file, ordinal, settlement.bounds, goal, deadline, nowAndThen(onProgress)),
      ),
    cover: ({ file, ordinal, settlement, goal, deadline }) =>
      answer('covering', () => checker.cover(file, ordinal, settlement.bounds, goal, deadline)),
    learn: null,
    real: null,
  };
}

/** Between two tasks whatever else waits for this thread has its turn. */
function others(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}
