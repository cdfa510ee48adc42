/**
 * Checking in node: searches run on all cores in worker threads, real code in processes of its own. A thread that dies or
 * exhausts its memory leaves its operation without an answer, never with `holds`.
 */

import { fileURLToPath } from 'node:url';
import { MessageChannel } from 'node:worker_threads';
import { Piscina } from 'piscina';
import { workerLost } from './base/messages.js';
import { DEFAULT_SCOPE, checkAll, fileTitle, operationsOf, type Answer, type Services } from './check.js';
import type { CheckFiles, CheckRequest, ListChecks, PlannedCheck } from './check-types.js';
import type { CheckPlan, SearchOutcome, Settlement } from './checker.js';
import { askReal } from './engine/real/client.js';
import { limitMemory } from './resources.js';
import { concerns, selected } from './selection.js';
import { stopOf } from './stop.js';
import type { Task, TaskValue } from './worker.js';

/** Runs tasks: in this thread, or in a pool of others. */
interface Crew {
  run(task: Task, onProgress: (transitions: number) => void): Promise<Answer<TaskValue>>;
  dismiss(): Promise<void>;
}

export const checkFiles: CheckFiles = async (request, onProgress) => {
  const crew = request.workers > 1 ? pool(request) : alone(request.memoryLimit);
  try {
    return await checkAll(request, services(crew, request.memoryLimit), onProgress);
  } finally {
    await crew.dismiss();
  }
};

export const listChecks: ListChecks = async ({ files, only }) => {
  const crew = alone(null);
  const listed: PlannedCheck[] = [];
  for (const file of files) {
    const plans = await services(crew, null).plans(file);
    if ('stop' in plans) listed.push({ check: fileTitle(file), file, operations: [], problem: plans.stop });
    for (const plan of 'stop' in plans ? [] : plans.value) {
      if (!concerns(only, plan.name)) continue;
      const scope = plan.scope ?? DEFAULT_SCOPE;
      const settlement = await services(crew, null).settle(file, plan.ordinal, scope, Infinity);
      if ('stop' in settlement) {
        listed.push({ check: plan.name, file, operations: [], problem: settlement.stop });
        continue;
      }
      const operations = selected(only, plan.name, operationsOf(settlement.value));
      if (operations.length > 0) listed.push({ check: plan.name, file, operations, problem: null });
    }
  }
  return listed;
};

function services(crew: Crew, memoryLimit: number | null): Services {
  const quietly = (): void => undefined;
  return {
    plans: async (file) => (await crew.run({ kind: 'plans', file }, quietly)) as Answer<readonly CheckPlan[]>,
    settle: async (file, ordinal, scope, deadline) =>
      (await crew.run({ kind: 'settle', file, ordinal, scope, deadline }, quietly)) as Answer<Settlement>,
    search: async (task, onProgress) =>
      (await crew.run({ kind: 'search', task, port: null }, onProgress)) as Answer<SearchOutcome>,
    real: (request, milliseconds) =>
      askReal(request, { timeLimit: milliseconds, ...(memoryLimit === null ? {} : { memoryLimit }) }),
  };
}

/** The evaluator is loaded only by those who evaluate, for that takes longer than anything else here. */
function alone(memoryLimit: number | null): Crew {
  limitMemory(memoryLimit);
  const worker = import('./worker.js');
  return {
    run: async (task, onProgress) => (await worker).default(task, onProgress),
    dismiss: async () => (await worker).forget(),
  };
}

function pool({ workers, memoryLimit }: CheckRequest): Crew {
  const threads = new Piscina({
    filename: workerModule(),
    minThreads: 0,
    maxThreads: workers,
    // a thread keeps what it loaded, so it is worth keeping
    idleTimeout: 60_000,
    ...(memoryLimit === null ? {} : { resourceLimits: { maxOldGenerationSizeMb: memoryLimit } }),
  });
  // a thread that dies before it takes a task has nobody else to tell
  const failure = new Promise<never>((_, reject) => threads.on('error', reject));
  return {
    run: async (task, onProgress) => {
      if (task.kind !== 'search')
        return safely(Promise.race([threads.run(task) as Promise<Answer<TaskValue>>, failure]));
      const { port1, port2 } = new MessageChannel();
      port1.on('message', onProgress);
      try {
        const answer = threads.run({ ...task, port: port2 }, { transferList: [port2] }) as Promise<Answer<TaskValue>>;
        return await safely(Promise.race([answer, failure]));
      } finally {
        port1.close();
      }
    },
    dismiss: () => threads.destroy(),
  };
}

/** In development the sources are TypeScript, which a thread cannot load by itself. */
function workerModule(): string {
  const isTypeScript = import.meta.url.endsWith('.ts');
  const module = isTypeScript ? '../scripts/worker-in-development.js' : './worker.js';
  return fileURLToPath(new URL(module, import.meta.url));
}

/** A thread that is no more is a limit that was met. */
async function safely(answer: Promise<Answer<TaskValue>>): Promise<Answer<TaskValue>> {
  try {
    return await answer;
  } catch (problem) {
    return { stop: stopOf(workerLost(problem instanceof Error ? problem.message : String(problem), null)) };
  }
}
