/**
 * One goal of a check at one scope, from the laid out heap to an answer that is plain data. Whatever stops the search early,
 * a limit or something unsupported, becomes part of the answer, with the state in which it happened if there is one.
 */

import { OutOfTime, Refusal } from '../../base/diagnostic.js';
import type { Goal } from '../../base/goal.js';
import type { ObligationKind } from '../../base/names.js';
import type { Outside } from '../../base/outside.js';
import type { Span } from '../../base/span.js';
import { followCall, type Cut, type Machine, type MergeOptions } from '../../eval/index.js';
import { CnfEmitter, TRUE, type Assignment, type Bit } from '../../formula/index.js';
import { ELEMENT, type HeapObject, type Target, type Watcher } from '../../heap/index.js';
import type { SolverFactory } from '../../solver/index.js';
import { isType, slotOf, type Space } from '../../space/index.js';
import type { Bounds } from '../../spec/bounds.js';
import type { Decided } from '../../spec/decided.js';
import type { Moment } from '../../spec/graph.js';
import type { Departure } from '../symbolic/departures.js';
import { requireLocality } from '../symbolic/locality.js';
import type { Problem } from '../symbolic/problem.js';
import { searchAtOnce, unrollingAt, type AtOnceOptions } from './at-once.js';
import type { Minimise } from './judging.js';
import { search, type Infeasible, type SearchStatistics } from './search.js';
import type { SearchEnd } from './search-end.js';
import { placeOf, stopOf, type Stop } from '../../verdict/stop.js';
import type { Place } from '../../verdict/verdict.js';
import { thrownFrom, type Thrown } from './thrown.js';
import type { Cast } from '../symbolic/cast.js';
import { World, roundsFor, type PosedProblem } from '../symbolic/world.js';

/** How the search for one goal at one scope ended, as data. */
export type Finding =
  | { readonly kind: 'exhausted' }
  | { readonly kind: 'vacuous' }
  | {
      readonly kind: 'violated';
      readonly how: ObligationKind;
      readonly before: Moment;
      readonly touched: readonly Touch[];
      /** Of an operation that throws: what. */
      readonly thrown: Thrown | null;
      /** What is decided where the call leaves something open. */
      readonly decided?: readonly Decided[];
    }
  /** With a state from which a loop, or a recursion, goes on past the last round. */
  | {
      readonly kind: 'cut';
      readonly of: Cut['of'];
      readonly rounds: number;
      readonly place: Place | null;
      readonly before: Moment;
    }
  /** With a state from which the space is left. */
  | { readonly kind: 'not closed'; readonly what: Outside; readonly place: Place | null; readonly before: Moment }
  | Extract<SearchEnd, { kind: 'unknown' }>
  /** A limit was met, or something is not supported; in this state, if the operation was running. */
  | { readonly kind: 'refused'; readonly stop: Stop; readonly before: Moment | null };

/** A field of an object of the pre-state, by its index in the moment's graph. */
export interface Touch {
  readonly object: number;
  readonly field: string;
  readonly written: boolean;
}

export interface ScopeOutcome {
  readonly end: Finding;
  readonly statistics: SearchStatistics;
  /** What grows past the scope in some state. */
  readonly leaves: readonly Outside[];
  /** What the precondition ends with in some case, which is left out. */
  readonly throwing: readonly { readonly text: string; readonly place: Place | null }[];
  /** Whether calls ended badly that are no cases, because only those that return are. */
  readonly hasFailed: boolean;
  /** As `SearchResult` has them. */
  readonly infeasible?: readonly {
    readonly ordinal: number;
    readonly place: Place | null;
    readonly for: Infeasible['for'];
    /** An input for which there is none, if there are others. */
    readonly before: Moment | null;
  }[];
  readonly guessed?: readonly number[];
}

export interface ScopeOptions {
  readonly deadline: number;
  readonly onProgress: (transitions: number) => void;
}

/** @requires nothing records, and the machine's heap is concrete */
export function checkScope(cast: Cast, goal: Goal, solvers: SolverFactory, options: ScopeOptions): ScopeOutcome {
  const { machine, bounds } = cast;
  const feasibility = new Feasibility(machine, solvers, options.deadline);
  const posed = new World(cast).pose(goal, (domains) => ({
    rounds: roundsFor(bounds.scope),
    expected: bounds.scope,
    feasible: feasibility.within(domains),
  }));
  let transitions = 0;
  /** The state whose path is being followed. */
  let current: Assignment | null = null;
  try {
    requireLocality(machine, posed.space, posed.problem.merge);
    const smaller = {
      minimise: ((...of) => posed.minimise(...of)) satisfies Minimise as Minimise,
      emptyArrays: (state: Assignment) => posed.emptyArrays(state),
    };
    const { deadline } = options;
    const unrolling = unrollingOf(bounds, goal);
    const result =
      unrolling === null
        ? search(posed.problem, solvers, {
            ...smaller,
            deadline,
            onProgress: (count) => {
              transitions = count;
              options.onProgress(count);
            },
            onState: (state) => (current = state),
          })
        : searchAtOnce(posed.problem, solvers, {
            ...smaller,
            ...unrolling,
            deadline,
            feasible: (given) => feasibility.within(given),
          });
    machine.heap.discard();
    const { statistics, leaves, hasFailed } = result;
    const throwing = result.throwing.map(({ text, span }) => ({ text, place: placeOf(span) }));
    // inputs among these are no plain data yet
    const { infeasible = [], guessed = [], ...end } = result;
    return {
      end: findingOf(machine, posed, end),
      statistics,
      leaves,
      throwing,
      hasFailed,
      infeasible: infeasible.map((one) => ({
        ordinal: one.ordinal,
        place: placeOf(one.place),
        for: one.for,
        before: one.for === 'some' ? posed.moment(one.state).moment : null,
      })),
      guessed,
    };
  } catch (problem) {
    if (!(problem instanceof Refusal || problem instanceof OutOfTime)) throw problem;
    machine.heap.discard();
    const nothing = { statistics: { ...NOTHING_DONE, transitions }, leaves: [], throwing: [], hasFailed: false };
    if (problem instanceof OutOfTime) return { ...nothing, end: { kind: 'unknown', reason: 'time' } };
    const before = current === null ? null : posed.moment(current).moment;
    return { ...nothing, end: { kind: 'refused', stop: stopOf(problem.diagnostic), before } };
  } finally {
    feasibility.dispose();
  }
}

/** How far loops are unrolled, where all paths of a goal are looked at together; null: they are followed one by one. */
export function unrollingOf(
  { operations, scope }: Bounds,
  { kind, name }: Goal,
): Pick<AtOnceOptions, 'rounds' | 'most' | 'slices'> | null {
  const { atOnce } = operations.find((one) => kind === 'operation' && one.name === name) ?? {};
  return atOnce === undefined ? null : unrollingAt(scope, atOnce);
}

function findingOf(machine: Machine, posed: PosedProblem, end: SearchEnd): Finding {
  const { open } = posed.problem;
  // what was decided by formulas cannot be followed again
  const isOpen = open?.isUsed === true;
  switch (end.kind) {
    case 'exhausted':
    case 'vacuous':
    case 'unknown':
      return end;
    case 'cut': {
      const { cut, state } = end;
      return {
        kind: 'cut',
        of: cut.of,
        rounds: cut.most,
        place: placeOf(cut.place),
        before: posed.moment(state).moment,
      };
    }
    case 'refused':
      return { kind: 'refused', stop: stopOf(end.diagnostic), before: posed.moment(end.state).moment };
    case 'violated':
      if (end.how === 'tree' && !posed.promisesTrees) {
        const before = posed.moment(end.state).moment;
        return { kind: 'not closed', what: { kind: 'shared', what: 'object' }, place: null, before };
      }
      return {
        kind: 'violated',
        how: end.how,
        before: posed.moment(end.state).moment,
        touched: isOpen ? [] : touches(machine, posed, end.state),
        ...(isOpen ? { decided: open.under(end.state) } : {}),
        thrown:
          !isOpen && (end.how === 'exception' || end.how === 'assertion')
            ? thrownFrom(machine, posed.problem, end.state)
            : null,
      };
    case 'not closed': {
      const span = isOpen ? null : writerOf(machine, posed.problem, end.departure, end.state);
      const { what: left } = end.departure;
      const what = left.kind === 'variable' ? { ...left, name: variableIn(span) } : left;
      return { kind: 'not closed', what, place: placeOf(span), before: posed.moment(end.state).moment };
    }
  }
}

/** `count += 1` → `count` */
function variableIn(span: Span | null): string | null {
  const written = span === null ? '' : span.source.text.slice(span.start, span.end);
  return /^(?:\+\+|--)?\s*([\p{ID_Start}$_][\p{ID_Continue}$]*)/u.exec(written)?.[1] ?? null;
}

/** The line that writes what should not be written, found by going the same way again. */
function writerOf(machine: Machine, problem: Problem, departure: Departure, state: Assignment): Span | null {
  let place: Span | null = null;
  again(machine, problem, state, {
    write: (target, part) => {
      if (target === departure.target && part === departure.part) place = machine.here();
    },
  });
  return place;
}

/** The fields of the pre-state that the operation reads and writes. */
function touches(machine: Machine, { problem, space, moment }: PosedProblem, state: Assignment): readonly Touch[] {
  const { objects } = moment(state);
  const found = new Map<string, Touch>();
  const touch = (target: Target, part: number, written: boolean): void => {
    const object = objects.indexOf(target as HeapObject);
    const field = object < 0 ? null : fieldOf(space, target as HeapObject, part);
    const key = `${object} ${field ?? ''}`;
    if (field !== null && (written || !found.has(key))) found.set(key, { object, field, written });
  };
  again(machine, problem, state, {
    read: (target, part) => touch(target, part, false),
    write: (target, part) => touch(target, part, true),
  });
  return [...found.values()];
}

function fieldOf({ residents }: Space, object: HeapObject, part: number): string | null {
  const { type } = residents.get(object)!;
  if (!isType(type)) return part <= ELEMENT ? String(ELEMENT - part) : null;
  return type.fields.find(({ name }) => part >= 0 && slotOf(object, name) === part)?.name ?? null;
}

/** Follows a path once more, telling what is read and written. */
function again(machine: Machine, { operation, follow }: Problem, state: Assignment, watcher: Watcher): void {
  const { heap } = machine;
  heap.record();
  const stop = heap.watch(watcher);
  try {
    followCall(machine, operation, state, () => undefined, follow);
  } finally {
    stop();
    heap.discard();
  }
}

/** Whether a guard is possible within the domains, by asking a solver that knows nothing else. */
export class Feasibility {
  private readonly open: { dispose(): void }[] = [];

  constructor(
    private readonly machine: Machine,
    private readonly solvers: SolverFactory,
    private readonly deadline: number,
  ) {}

  within(domains: Bit): MergeOptions['feasible'] {
    let asked: CnfEmitter | null = null;
    let solver: ReturnType<SolverFactory['create']> | null = null;
    return (guard, given = []) => {
      if (guard === TRUE && given.length === 0) return true;
      if (solver === null || asked === null) {
        solver = this.solvers.create();
        asked = new CnfEmitter(this.machine.circuit, solver);
        asked.assert(domains);
        this.open.push(solver);
      }
      const emitter = asked;
      const assumptions = [guard, ...given].map((bit) => emitter.literal(bit));
      if (solver.solve({ assumptions, deadline: this.deadline }) !== 'unsat') return true;
      // what the solver did not need is not why
      const isAlone = solver.failedAssumptions().every((literal) => literal === assumptions[0]);
      return isAlone ? false : 'elsewhere';
    };
  }

  dispose(): void {
    for (const one of this.open) one.dispose();
  }
}

const NOTHING_DONE: SearchStatistics = {
  transitions: 0,
  solverCalls: 0,
  clauses: 0,
  concretizations: 0,
  checks: { none: 0, local: 0, full: 0 },
};
