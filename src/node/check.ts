/**
 * Checking in node: searches run on all cores in worker threads, real code in processes of its own. A thread that dies or
 * exhausts its memory leaves its operation without an answer, never with `holds`.
 *
 * Workers look at the clock themselves, but not inside of a regular expression or while a million objects are laid out. So each task that has a
 * deadline is watched from here, and its thread is ended soon after; the next task gets a new one. So is the thread of a search that another
 * engine made unnecessary. A single worker without a limit or a rival has nobody to be ended by, and works in this very thread. A thread costs a few hundredths of a second, so the default limit of
 * the command line is kept in the same way as any other.
 */

import { timeLimit, workerLost } from '../base/messages.js';
import { headStart } from '../pipeline/auto.js';
import { DEFAULT_SCOPE, checkAll, deadlineOf, fileTitle } from '../pipeline/check.js';
import { ConformanceCheck, plansOf } from '../pipeline/conformance.js';
import type { CheckFiles, CheckRequest, ListChecks, PlannedCheck } from '../pipeline/request.js';
import type { CheckPlan, SearchOutcome, Settlement } from '../pipeline/checker.js';
import { RealSession, askReal, type RealLimits } from '../engine/real/client.js';
import type { Listening, RealAnswer, RealRequest } from '../engine/real/protocol.js';
import { limitMemory } from './resources.js';
import { concerns, goalsOf, selected } from '../pipeline/selection.js';
import type { Answer, Services } from '../pipeline/services.js';
import type { Coverage } from '../verdict/coverage.js';
import { stopOf } from '../verdict/stop.js';
import type { Texts } from '../source/files.js';
import { ownModule } from '../source/node-files.js';
import type { CheckWith } from './apprentice.js';
import { phaseOf, type Task, type TaskValue, type Work } from './task.js';
import { Threads } from './threads.js';

headStart.milliseconds = Number(process.env['GLASSBOX_HEAD_START'] ?? headStart.milliseconds);

/** Runs tasks: in this thread, or in a pool of others. */
interface Crew {
  /** @param signal aborted when nobody waits for the answer any more */
  run(task: Task, onProgress: (transitions: number) => void, signal?: AbortSignal): Promise<Answer<TaskValue>>;
  dismiss(): Promise<void>;
}

export const checkFiles: CheckFiles = (request, onProgress) => checkWith({}, request, onProgress);

/** @param texts what stands in some files, whatever the disk says */
export const checkWith: CheckWith = async (texts, request, onProgress) => {
  const crew = crewFor(request);
  const reality = new Reality(request.memoryLimit, texts);
  try {
    return await checkAll(request, services(crew, reality), onProgress);
  } finally {
    reality.end();
    await crew.dismiss();
  }
};

export const listChecks: ListChecks = async (request) => {
  const { timeLimit: seconds = null } = request;
  const crew = crewFor({ engine: 'glass', workers: 1, memoryLimit: null, timeLimit: seconds });
  const reality = new Reality(null, {});
  try {
    return await list({ ...request, timeLimit: seconds }, services(crew, reality));
  } finally {
    reality.end();
    await crew.dismiss();
  }
};

async function list(
  request: Pick<CheckRequest, 'files' | 'only' | 'timeLimit'>,
  services: Services,
): ReturnType<ListChecks> {
  const { files, only } = request;
  const { ready, settle, real, learn } = services;
  const listed: PlannedCheck[] = [];
  for (const file of files) {
    await ready();
    const plans = await plansOf(file, services, deadlineOf(request));
    if ('stop' in plans) listed.push({ check: fileTitle(file), file, goals: [], problem: plans.stop });
    for (const plan of 'stop' in plans ? [] : plans.value) {
      if (!concerns(only, plan.name)) continue;
      const scope = plan.scope ?? DEFAULT_SCOPE;
      if (plan.kind === 'conformance') {
        const planned = await new ConformanceCheck(real, file, plan, Infinity).planned(scope);
        const [goals, problem] = 'reason' in planned ? [[], planned] : [selected(only, plan.name, planned.goals), null];
        if (goals.length > 0 || problem !== null) listed.push({ check: plan.name, file, goals, problem });
        continue;
      }
      // of an untyped class only its shape says what there is to check
      const learnt =
        plan.learns === true && learn !== null && 'value' in plans
          ? await learn(file, plan, plans.value.length - 1 - plan.ordinal, false)
          : null;
      if (learnt !== null && 'stop' in learnt) {
        listed.push({ check: plan.name, file, goals: [], problem: learnt.stop });
        continue;
      }
      await ready();
      const settlement = await settle(file, plan.ordinal, scope, deadlineOf(request), []);
      if ('stop' in settlement) {
        listed.push({ check: plan.name, file, goals: [], problem: settlement.stop });
        continue;
      }
      const goals = selected(only, plan.name, goalsOf(settlement.value.bounds));
      if (goals.length > 0) listed.push({ check: plan.name, file, goals, problem: null });
    }
  }
  return listed;
}

function services(crew: Crew, reality: Reality): Services {
  const quietly = (): void => undefined;
  const run = (work: Work, onProgress: (transitions: number) => void, signal?: AbortSignal) =>
    crew.run({ ...work, texts: reality.texts }, onProgress, signal);
  return {
    ready: async () => void (await run({ kind: 'ready', deadline: Infinity }, quietly)),
    plans: async (file, deadline) =>
      (await run({ kind: 'plans', file, deadline }, quietly)) as Answer<readonly CheckPlan[]>,
    settle: async (file, ordinal, scope, deadline, givenUp, calls) =>
      (await run({ kind: 'settle', file, ordinal, scope, deadline, givenUp, calls }, quietly)) as Answer<Settlement>,
    search: async (task, onProgress, signal) =>
      (await run({ kind: 'search', task, deadline: task.deadline }, onProgress, signal)) as Answer<SearchOutcome>,
    cover: async (task) =>
      (await run({ kind: 'cover', task, deadline: task.deadline }, quietly)) as Answer<Coverage | null>,
    learn: async (file, plan, after, isAll) => {
      const { learnCheck } = await import('./learn.js');
      const { texts, ...learnt } = await learnCheck(file, plan, { after, isAll, before: reality.texts }, checkWith);
      reality.change(texts);
      return learnt;
    },
    real: (request, milliseconds, listening) => reality.ask(request, milliseconds, listening),
  };
}

/**
 * Who runs real code. What is shown to the user comes from a fresh process. Samples share one, which is started before anybody knows what to
 * ask it: what they find is shown by a fresh process anyway, and nobody waits for them to start.
 */
class Reality {
  private samples: RealSession;

  /** @param texts what stands in some files, whatever the disk says */
  constructor(
    private readonly memoryLimit: number | null,
    public texts: Texts,
  ) {
    this.samples = new RealSession(this.within(0));
  }

  /** From now on, other texts stand there. */
  change(texts: Texts): void {
    this.end();
    this.texts = texts;
    this.samples = new RealSession(this.within(0));
  }

  ask(request: RealRequest, milliseconds: number, listening?: Listening): Promise<RealAnswer> {
    const isForSample = request.kind === 'load' || request.kind === 'sample';
    return isForSample
      ? this.samples.ask(request, milliseconds)
      : askReal(request, this.within(milliseconds), listening);
  }

  end(): void {
    this.samples.end();
  }

  private within(timeLimit: number): RealLimits {
    const { memoryLimit, texts } = this;
    return memoryLimit === null ? { timeLimit, texts } : { timeLimit, texts, memoryLimit };
  }
}

function crewFor(request: Pick<CheckRequest, 'engine' | 'workers' | 'memoryLimit' | 'timeLimit'>): Crew {
  const { engine, workers, memoryLimit, timeLimit: seconds } = request;
  const mayBeEnded = workers > 1 || seconds !== null || engine === 'auto';
  return mayBeEnded ? pool(request) : alone(memoryLimit);
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

/** How long after its deadline a worker is waited for: it may be in the middle of an answer. */
const LATE_MILLISECONDS = 1000;

/** A new thread takes three times as long to load what it needs. */
const PATIENCE_MILLISECONDS = 150;

function pool({ workers, memoryLimit }: Pick<CheckRequest, 'workers' | 'memoryLimit'>): Crew {
  const threads = new Threads({
    module: ownModule('node/thread'),
    maximum: workers,
    memoryLimit,
    patience: PATIENCE_MILLISECONDS,
  });
  return {
    run: (task, onProgress, signal) => {
      const watch = new Watch(task, signal);
      return watch.over(threads.run(task, onProgress, watch.signal));
    },
    dismiss: () => threads.end(),
  };
}

/** Ends the thread that is late with a task; a thread that is no more is a limit that was met. */
class Watch {
  private readonly end = new AbortController();
  private readonly timer: NodeJS.Timeout | null;

  /** @param unwanted aborted when nobody waits for the answer any more */
  constructor(
    private readonly task: Task,
    private readonly unwanted?: AbortSignal,
  ) {
    const { deadline } = task;
    const milliseconds = Math.max(0, deadline - Date.now()) + LATE_MILLISECONDS;
    // a timer cannot wait longer than some three weeks, and nobody does
    this.timer = milliseconds < 2 ** 31 ? setTimeout(() => this.end.abort(), milliseconds) : null;
  }

  /** Aborted when the thread is to be ended. */
  get signal(): AbortSignal {
    return this.unwanted === undefined ? this.end.signal : AbortSignal.any([this.end.signal, this.unwanted]);
  }

  async over(answer: Promise<Answer<TaskValue>>): Promise<Answer<TaskValue>> {
    try {
      return await answer;
    } catch (problem) {
      if (this.end.signal.aborted) return { stop: stopOf(timeLimit(phaseOf(this.task), null, true, null)) };
      return { stop: stopOf(workerLost(problem instanceof Error ? problem.message : String(problem), null)) };
    } finally {
      if (this.timer !== null) clearTimeout(this.timer);
    }
  }
}
