/**
 * What one worker does: loads a spec file into the evaluator, settles the bounds of its checks, and searches operation by
 * operation. All that goes in and comes out is plain data, so it does not matter in which thread or on which machine it works.
 */

import { OutOfTime, Refusal } from '../base/diagnostic.js';
import type { Goal } from '../base/goal.js';
import { memoryLimit } from '../base/messages.js';
import type { Calls } from '../base/names.js';
import type { Replacement } from '../base/replacement.js';
import { CheckHost } from '../program/check-host.js';
import { Moulds } from '../engine/symbolic/moulds.js';
import { provedNarrow } from '../engine/glassbox/narrow.js';
import { withUsedRanges } from '../engine/glassbox/ranges.js';
import { isOpen, observe, withObservation } from '../engine/glassbox/observe.js';
import { vacantFields } from '../engine/glassbox/vacant.js';
import { checkScope, type Finding, type ScopeOutcome } from '../engine/glassbox/scope.js';
import { coverScope } from '../engine/glassbox/coverage/scope.js';
import type { Cast } from '../engine/symbolic/cast.js';
import { withAffordablePositions } from '../engine/plan/afford.js';
import { isConfined } from '../engine/plan/confined.js';
import { planChecks, type Plan } from '../engine/plan/plan.js';
import type { Limits, Shortcuts } from '../eval/index.js';
import type { HeapObject } from '../heap/index.js';
import { createProgram, type Program } from '../program/program.js';
import type { SolverFactory } from '../solver/index.js';
import { survey } from '../space/index.js';
import { asksForKeys } from '../source/presence.js';
import type { FileSystem } from '../source/files.js';
import { directoryName } from '../source/resolve/path.js';
import { optionalFields, type Bounds } from '../spec/bounds.js';
import type { Explored } from '../spec/explored.js';
import type { Coverage } from '../verdict/coverage.js';
import { placeOf } from '../verdict/stop.js';
import type { Place } from '../verdict/verdict.js';

export interface Workplace {
  readonly files: FileSystem;
  /** The module that 'glassbox' means. */
  readonly specModule: string;
  readonly solvers: SolverFactory;
  /** The limit in megabytes, when so much is in use that the search had better end. */
  readonly memoryExceeded: () => number | null;
  /** Processor time used so far. */
  readonly cpuSeconds?: () => number;
  /** All of them, if left out. */
  readonly shortcuts?: Shortcuts;
}

/** A check as a spec file has it. */
export interface CheckPlan {
  readonly kind: Plan['kind'];
  readonly name: string;
  readonly ordinal: number;
  readonly scope: number | null;
  readonly place: Place | null;
  /** Whether shape and invariant are to be learned first. */
  readonly learns?: true;
}

/** A check at a scope. */
export interface Settlement {
  readonly bounds: Bounds;
  /** What of the bounds can occur. */
  readonly explored?: Explored;
  readonly next: 'subject' | 'result' | 'nothing';
  readonly hasInvariant: boolean;
  /** Whether code asks which properties objects have, and there are some that only stand for absent ones. */
  readonly asksForAbsent?: boolean;
  /** Where trees were observed in states with fewer objects of each type than there may be: how many. */
  readonly observedObjects?: number;
  /** Of these trees, as `type.field`, such states showed nothing, but states that calls make did. */
  readonly observedInCalls?: readonly string[];
  /** Fields that lead to no object in any valid state, though they may by their types. */
  readonly vacant?: readonly string[];
  /** Whether the code can be seen to change nothing but objects that it is given, and to ask for nothing that is not modelled. */
  readonly isConfined?: boolean;
  /** Public methods that are no operations because the spec names others. */
  readonly unnamed?: readonly string[];
  /** What it cost to prove fields narrow, which is part of the search; reading types is not. */
  readonly provingSeconds?: number;
}

export interface SearchOutcome extends ScopeOutcome {
  /** What modules asked of the world while they were loaded. */
  readonly asked: readonly string[];
}

/** Past so many gates a worker starts over with a new circuit. */
const CIRCUIT_LIMIT = 3_000_000;

/** Instructions for one path of an operation and its predicates, and after how many it is suspected to be endless. */
const STEPS_PER_TRANSITION = 20_000_000;
const PATIENCE = 5_000;

interface Loaded {
  readonly program: Program;
  readonly host: CheckHost;
  readonly plans: readonly Plan[];
}

/** What a task may use. */
interface Allowance {
  readonly deadline: number;
  readonly steps: number;
  readonly patience: number;
  /** How large the circuit may become; left out: as large as it does. */
  readonly gates?: number;
}

const NOTHING_ALLOWED: Allowance = { deadline: -Infinity, steps: 0, patience: 0 };

/** What only engines that run the code can make has its place among the arguments all the same. */
function counting({ machine, handles }: Pick<Cast, 'machine' | 'handles'>): Cast['handles'] {
  return { ...handles, given: (one) => handles.sample(one) ?? machine.realm.object() };
}

export class Checker {
  private readonly loaded = new Map<string, Loaded>();
  private allowance = NOTHING_ALLOWED;

  constructor(private readonly workplace: Workplace) {}

  /** @throws Refusal if the file cannot be used, OutOfTime at the deadline */
  plans(file: string, deadline: number): readonly CheckPlan[] {
    return this.within(deadline, file, () =>
      this.load(file).plans.map(({ kind, name, ordinal, scope, span, learns }) => ({
        kind,
        name,
        ordinal,
        scope,
        place: placeOf(span),
        ...(learns ? { learns } : {}),
      })),
    );
  }

  /**
   * The bounds of a check, with what can be found out about them.
   * @throws Refusal if the spec says too little, OutOfTime at the deadline
   */
  settle(
    file: string,
    ordinal: number,
    scope: number,
    deadline: number,
    givenUp: readonly string[] = [],
    calls?: Calls,
  ): Settlement {
    return this.within(deadline, file, () => this.settled(file, ordinal, scope, deadline, new Set(givenUp), calls));
  }

  private settled(
    file: string,
    ordinal: number,
    scope: number,
    deadline: number,
    givenUp: ReadonlySet<string>,
    calls?: Calls,
  ): Settlement {
    const cast = (): Cast => this.cast(file, ordinal, scope, calls);
    const first = cast();
    const { cpuSeconds = (): number => 0, solvers } = this.workplace;
    const begun = cpuSeconds();
    const observation = isOpen(first.bounds)
      ? observe(first, {
          solvers,
          deadline,
          givenUp,
          again: () => (this.loaded.has(file) ? first : cast()),
          within: ({ machine }, steps, gates, action) =>
            this.tried(file, { steps: machine.steps + steps, gates: machine.circuit.size + gates }, action),
        })
      : null;
    // what took too long to observe left a machine that is not to be used again
    const { bounds, ...rest } = this.loaded.has(file) ? first : cast();
    const { unnamed } = rest;
    const { next, invariant } = rest.handles;
    const settled = observation === null ? bounds : withObservation(bounds, observation);
    // what is asked once about all states gains nothing from knowing them better first
    const isOnce = bounds.isShared === true;
    const proved = isOnce ? settled : provedNarrow({ ...rest, bounds: settled }, solvers, deadline);
    const afforded = withAffordablePositions(proved);
    const used = isOnce ? afforded : withUsedRanges({ ...rest, bounds: afforded }, solvers, deadline);
    return {
      bounds: used,
      explored: survey(used, new Moulds(rest.machine, counting(rest), used.types)),
      vacant: isOnce ? [] : vacantFields({ ...rest, bounds: used }, solvers, deadline),
      next,
      unnamed,
      isConfined: isConfined(rest.machine, rest.handles, ({ span }) => this.isOurs(span.source.path)),
      hasInvariant: invariant !== null || bounds.types.some(({ hasLocalInvariant }) => hasLocalInvariant),
      asksForAbsent: optionalFields(bounds).length > 0 && this.asksForKeys(this.load(file)),
      ...(observation === null || observation.objects === null || observation.trees.size === 0
        ? {}
        : { observedObjects: observation.objects, observedInCalls: observation.inCalls ?? [] }),
      provingSeconds: cpuSeconds() - begun,
    };
  }

  /** One goal at one scope. */
  search(
    file: string,
    ordinal: number,
    bounds: Bounds,
    goal: Goal,
    deadline: number,
    onProgress: (transitions: number) => void,
  ): SearchOutcome {
    return this.within(deadline, file, () => {
      const loaded = this.load(file, bounds.replacements);
      const { machine } = loaded.program;
      const allow = (transitions: number): void => {
        const { steps } = machine;
        this.allowance = { deadline, steps: steps + STEPS_PER_TRANSITION, patience: steps + PATIENCE };
        onProgress(transitions);
      };
      allow(0);
      const cast = {
        ...this.cast(file, ordinal, bounds.scope, callsIn(bounds)),
        bounds,
      };
      const outcome = checkScope(cast, goal, this.workplace.solvers, { deadline, onProgress: allow });
      if (machine.circuit.size > CIRCUIT_LIMIT || isBrokenOff(outcome.end)) this.forget(file);
      return { ...outcome, asked: [...loaded.host.asked] };
    });
  }

  /** What of a function and its contract it takes for what was found to hold; null if it is not found to hold so. */
  cover(file: string, ordinal: number, bounds: Bounds, goal: Goal, deadline: number): Coverage | null {
    return this.within(deadline, file, () => {
      const cast = { ...this.cast(file, ordinal, bounds.scope, callsIn(bounds), true), bounds };
      const covered = coverScope(cast, goal, this.workplace.solvers, { deadline, spec: file });
      this.forget(file);
      return covered;
    });
  }

  /**
   * A task from its beginning to its end, with what it may use and nothing that another left over. Whatever is thrown in the middle
   * of an evaluation leaves a machine that nobody should go on with.
   */
  private within<T>(deadline: number, file: string, task: () => T): T {
    this.allowance = { deadline, steps: Infinity, patience: Infinity };
    try {
      return task();
    } catch (problem) {
      this.forget(file);
      throw problem;
    } finally {
      this.allowance = NOTHING_ALLOWED;
    }
  }

  private forget(file: string): void {
    for (const key of this.loaded.keys()) if (key === file || key.startsWith(`${file}?`)) this.loaded.delete(key);
  }

  /** The spec and its program, in which some classes may be others. */
  private load(file: string, replacements: readonly Replacement[] = [], tellsOutcomes = false): Loaded {
    const plain = replacements.length === 0 ? file : `${file}?${JSON.stringify(replacements)}`;
    const key = tellsOutcomes ? `${plain}?outcomes` : plain;
    let loaded = this.loaded.get(key);
    if (loaded === undefined) {
      const { files, specModule } = this.workplace;
      const host = new CheckHost();
      const program: Program = createProgram(
        files,
        host,
        this.limits(() => program.machine.circuit.size),
        specModule,
        replacements,
        (path) => tellsOutcomes && !this.isOurs(path),
      );
      if (this.workplace.shortcuts !== undefined) program.machine.shortcuts = this.workplace.shortcuts;
      const plans = planChecks({ program, files, specModule, replacements }, file);
      host.seal();
      loaded = { program, host, plans };
      this.loaded.set(key, loaded);
    }
    return loaded;
  }

  private limits(gates: () => number): Limits {
    const steps = (): number => this.allowance.steps;
    const patience = (): number => this.allowance.patience;
    return {
      get steps() {
        return steps();
      },
      get patience() {
        return patience();
      },
      // node's own stack ends not much later, depending on the size of its frames
      depth: 5000,
      memory: () => {
        const { deadline, gates: most = Infinity } = this.allowance;
        if (Date.now() > deadline) throw new OutOfTime();
        if (gates() > most) throw new Refusal(memoryLimit('gates', most, null));
        return this.workplace.memoryExceeded();
      },
    };
  }

  private cast(file: string, ordinal: number, scope: number, calls?: Calls, tellsOutcomes = false): Cast {
    const replacements = this.load(file, [], tellsOutcomes).plans[ordinal]!.replacements(scope);
    const { program, plans } = this.load(file, replacements, tellsOutcomes);
    const { machine, modules } = program;
    const internals = modules.exported(this.workplace.specModule, 'internals') as HeapObject;
    const { bounds, ...rest } = plans[ordinal]!.at(scope, calls);
    return { machine, internals, ...rest, bounds: replacements.length === 0 ? bounds : { ...bounds, replacements } };
  }

  private asksForKeys({ program }: Loaded): boolean {
    const { files } = this.workplace;
    return program.modules.loaded().some((path) => !this.isOurs(path) && asksForKeys(path, files.readFile(path) ?? ''));
  }

  /** Whether a file is of the spec room. */
  private isOurs(path: string): boolean {
    return path.startsWith(`${directoryName(this.workplace.specModule)}/`);
  }

  /** Something that may take too many instructions or gates; then it is as if the file had never been loaded. */
  private tried<T>(file: string, most: Pick<Allowance, 'steps' | 'gates'>, action: () => T): T | null {
    const { allowance } = this;
    this.allowance = { ...allowance, ...most };
    try {
      return action();
    } catch (problem) {
      if (!(problem instanceof Refusal && problem.diagnostic.kind === 'limit')) throw problem;
      this.forget(file);
      return null;
    } finally {
      this.allowance = allowance;
    }
  }
}

/** What is done with calls, as it was settled. */
function callsIn({ contracts }: Bounds): Calls {
  return contracts === undefined ? 'inline' : 'contracts';
}

/** Whether the search ended in the middle of an evaluation. */
function isBrokenOff(end: Finding): boolean {
  return end.kind === 'refused' || (end.kind === 'unknown' && end.reason === 'time');
}
