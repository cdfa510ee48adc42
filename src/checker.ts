/**
 * What one worker does: loads a spec file into the evaluator, settles the bounds of its checks, and searches operation by
 * operation. All that goes in and comes out is plain data, so it does not matter in which thread or on which machine it works.
 */

import { OutOfTime } from './base/diagnostic.js';
import { CheckHost } from './check-host.js';
import { provedNarrow } from './engine/glassbox/narrow.js';
import { withUsedRanges } from './engine/glassbox/ranges.js';
import { OBSERVED_SCOPE, isOpen, observe, withObservation, type Observation } from './engine/glassbox/observe.js';
import { checkScope, type ScopeEnd } from './engine/glassbox/scope.js';
import type { SearchStatistics } from './engine/glassbox/search.js';
import { maker, type Cast } from './engine/glassbox/world.js';
import { planChecks, type Plan } from './engine/plan/plan.js';
import type { Limits } from './eval/index.js';
import type { HeapObject } from './heap/index.js';
import { createProgram, type Program } from './program.js';
import type { SolverFactory } from './solver/index.js';
import { survey } from './space/index.js';
import { asksForKeys } from './source/presence.js';
import type { FileSystem } from './source/files.js';
import { directoryName } from './source/resolve/path.js';
import { optionalFields, type Bounds } from './spec/bounds.js';
import type { Explored } from './spec/explored.js';
import type { Moment } from './spec/graph.js';
import { placeOf, stopOf, type Stop } from './stop.js';
import type { Place } from './verdict/verdict.js';

export interface Workplace {
  readonly files: FileSystem;
  /** The module that 'glassbox' means. */
  readonly specModule: string;
  readonly solvers: SolverFactory;
  /** The limit in megabytes, when so much is in use that the search had better end. */
  readonly memoryExceeded: () => number | null;
  /** Processor time used so far. */
  readonly cpuSeconds?: () => number;
}

/** A check as a spec file has it. */
export interface CheckPlan {
  readonly name: string;
  readonly ordinal: number;
  readonly scope: number | null;
  readonly place: Place | null;
}

/** A check at a scope. */
export interface Settlement {
  readonly bounds: Bounds;
  /** What of the bounds can occur. */
  readonly explored?: Explored;
  /** How many ways to begin there are. */
  readonly beginnings: number;
  readonly next: 'subject' | 'result' | 'nothing';
  readonly hasInvariant: boolean;
  /** Whether code asks which properties objects have, and there are some that only stand for absent ones. */
  readonly asksForAbsent?: boolean;
  /** What it cost to prove fields narrow, which is part of the search; reading types is not. */
  readonly provingSeconds?: number;
}

export type SearchEnd =
  | Exclude<ScopeEnd, { kind: 'refused' | 'not closed' }>
  | {
      readonly kind: 'not closed';
      readonly what: string;
      readonly place: Place | null;
      /** A state from which it is left, with the arguments. */
      readonly before: Moment;
    }
  | {
      readonly kind: 'refused';
      readonly stop: Stop;
      readonly way: number;
      readonly before: Extract<ScopeEnd, { kind: 'refused' }>['before'];
    };

export interface SearchOutcome {
  readonly end: SearchEnd;
  readonly statistics: SearchStatistics;
  readonly leaves: readonly string[];
  /** What modules asked of the world while they were loaded. */
  readonly asked: readonly string[];
}

/** Past so many gates a worker starts over with a new circuit. */
const CIRCUIT_LIMIT = 3_000_000;

/** Instructions for one path of an operation and its predicates, and after how many it is suspected to be endless. */
const STEPS_PER_TRANSITION = 20_000_000;
const PATIENCE = 1_000_000;

interface Loaded {
  readonly program: Program;
  readonly host: CheckHost;
  readonly plans: readonly Plan[];
  readonly observations: Map<number, Observation>;
}

export class Checker {
  private readonly loaded = new Map<string, Loaded>();
  private deadline = Infinity;
  private steps = Infinity;
  private patience = Infinity;

  constructor(private readonly workplace: Workplace) {}

  /** @throws Refusal if the file cannot be used */
  plans(file: string): readonly CheckPlan[] {
    return this.load(file).plans.map(({ name, ordinal, scope, span }) => ({
      name,
      ordinal,
      scope,
      place: placeOf(span),
    }));
  }

  /** The bounds of a check, with what can be found out about them. @throws Refusal if the spec says too little */
  settle(file: string, ordinal: number, scope: number, deadline: number): Settlement {
    const loaded = this.load(file);
    this.deadline = deadline;
    this.steps = Infinity;
    this.patience = Infinity;
    const { bounds, ...rest } = this.cast(loaded, ordinal, scope);
    const { beginnings, next, invariant } = rest.handles;
    const { cpuSeconds = (): number => 0, solvers } = this.workplace;
    const begun = cpuSeconds();
    const settled = isOpen(bounds) ? withObservation(bounds, this.observation(loaded, ordinal)) : bounds;
    const proved = provedNarrow({ ...rest, bounds: settled }, solvers, deadline);
    const used = withUsedRanges({ ...rest, bounds: proved }, solvers, deadline);
    return {
      bounds: used,
      explored: survey(used, maker({ ...rest, bounds: used })),
      beginnings: beginnings.length,
      next,
      hasInvariant: invariant !== null || bounds.types.some(({ hasLocalInvariant }) => hasLocalInvariant),
      asksForAbsent: optionalFields(bounds).length > 0 && this.asksForKeys(loaded),
      provingSeconds: cpuSeconds() - begun,
    };
  }

  /** One operation, or with null the ways to begin, at one scope. */
  search(
    file: string,
    ordinal: number,
    bounds: Bounds,
    operation: string | null,
    deadline: number,
    onProgress: (transitions: number) => void,
  ): SearchOutcome {
    const loaded = this.load(file);
    this.deadline = deadline;
    const { machine } = loaded.program;
    const allow = (transitions: number): void => {
      this.steps = machine.steps + STEPS_PER_TRANSITION;
      this.patience = machine.steps + PATIENCE;
      onProgress(transitions);
    };
    allow(0);
    const cast = { ...this.cast(loaded, ordinal, bounds.scope), bounds };
    const { end, statistics, leaves } = checkScope(cast, operation, this.workplace.solvers, {
      deadline,
      onProgress: allow,
    });
    if (machine.circuit.size > CIRCUIT_LIMIT || end.kind === 'refused') this.loaded.delete(file);
    return { end: asData(end), statistics, leaves, asked: [...loaded.host.asked] };
  }

  private load(file: string): Loaded {
    let loaded = this.loaded.get(file);
    if (loaded === undefined) {
      const { files, specModule } = this.workplace;
      const host = new CheckHost();
      const program = createProgram(files, host, this.limits(), specModule);
      const plans = planChecks({ program, files, specModule }, file);
      host.seal();
      loaded = { program, host, plans, observations: new Map() };
      this.loaded.set(file, loaded);
    }
    return loaded;
  }

  private limits(): Limits {
    const steps = (): number => this.steps;
    const patience = (): number => this.patience;
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
        if (Date.now() > this.deadline) throw new OutOfTime();
        return this.workplace.memoryExceeded();
      },
    };
  }

  private cast({ program, plans }: Loaded, ordinal: number, scope: number): Cast {
    const { machine, modules } = program;
    const internals = modules.exported(this.workplace.specModule, 'internals') as HeapObject;
    return { machine, internals, ...plans[ordinal]!.at(scope) };
  }

  private asksForKeys({ program }: Loaded): boolean {
    const { files, specModule } = this.workplace;
    const own = `${directoryName(specModule)}/`;
    return program.modules
      .loaded()
      .some((path) => !path.startsWith(own) && asksForKeys(path, files.readFile(path) ?? ''));
  }

  private observation(loaded: Loaded, ordinal: number): Observation {
    let known = loaded.observations.get(ordinal);
    if (known === undefined) {
      known = observe(this.cast(loaded, ordinal, OBSERVED_SCOPE), this.workplace.solvers);
      loaded.observations.set(ordinal, known);
    }
    return known;
  }
}

function asData(end: ScopeEnd): SearchEnd {
  switch (end.kind) {
    case 'exhausted':
    case 'vacuous':
    case 'violated':
    case 'unknown':
      return end;
    case 'not closed':
      return { kind: 'not closed', what: end.what, place: placeOf(end.span), before: end.before };
    case 'refused':
      return { kind: 'refused', stop: stopOf(end.diagnostic), way: end.way, before: end.before };
  }
}
