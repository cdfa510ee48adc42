/**
 * What the checker asks of a process that runs the real code, and what it is told. Everything is data that `structuredClone`
 * can copy (processes are forked with `serialization: 'advanced'`), so undefined, NaN and −0 arrive as they are.
 *
 * @invariant a process that hangs or dies is killed, and that is the answer
 */

import type { Step } from '../../base/called.js';
import type { Goal } from '../../base/goal.js';
import type { Outside } from '../../base/outside.js';
import type { Bounds } from '../../spec/bounds.js';
import type { Decided } from '../../spec/decided.js';
import type { ReachedState, TriedOperation } from '../learn/explored.js';
import type { GraphValue, Moment } from '../../spec/graph.js';
import type { Stop } from '../../verdict/stop.js';
import type { ArgumentChoice, Comparison, Counterexample, Original, Trace } from '../../verdict/verdict.js';

/** Which check of which spec file, at which scope. */
export interface Address {
  /** Absolute path. */
  readonly file: string;
  readonly ordinal: number;
  readonly scope: number;
}

export interface ExploringLimits {
  /** How many states are followed. */
  readonly states: number;
  /** How many calls are made on them, and in long sequences. */
  readonly calls: number;
  /** How many long sequences are made. */
  readonly walks: number;
  /** Of processor time, so that what is learned does not depend on who else uses the machine. */
  readonly milliseconds: number;
  /** Operations that are not called. */
  readonly without: readonly string[];
}

export type RealRequest =
  /** States that calls lead to, for whoever learns from them. */
  | { readonly kind: 'explore'; readonly address: Address; readonly limits: ExploringLimits }
  /** Nothing but to load the spec, so that the next request about it need not wait for that. */
  | { readonly kind: 'load'; readonly file: string }
  | {
      readonly kind: 'replay';
      readonly address: Address;
      readonly bounds: Bounds;
      readonly case: ReplayCase;
      /** Find out which part of a violated predicate is false; the code then runs with reports in its predicates. */
      readonly explain?: boolean;
    }
  /** The same once more, statement by statement. */
  | {
      readonly kind: 'trace';
      readonly address: Address;
      readonly bounds: Bounds;
      readonly case: ReplayCase;
      /** What the state and the arguments are called. */
      readonly names: { readonly subject: string; readonly parameters: readonly string[] };
    }
  /** Every valid state, then every operation with every argument (Korat). */
  | {
      readonly kind: 'enumerate';
      readonly address: Address;
      readonly bounds: Bounds;
      /** null: all. */
      readonly goals: readonly Goal[] | null;
      /** As `Date.now` counts. */
      readonly deadline: number;
    }
  /** All non-isomorphic valid states, in canonical form, up to `limit`. */
  | { readonly kind: 'states'; readonly address: Address; readonly bounds: Bounds; readonly limit: number }
  /** Every state reachable by calls within the bounds. */
  | {
      readonly kind: 'blackbox';
      readonly address: Address;
      readonly bounds: Bounds;
      /** Which operations are called; null: all. It always begins in all ways. */
      readonly goals: readonly Goal[] | null;
      readonly deadline: number;
    }
  /** A call sequence from an initial state to a given one. */
  | {
      readonly kind: 'reach';
      readonly address: Address;
      readonly bounds: Bounds;
      readonly target: Moment;
      readonly calls: number;
      readonly deadline: number;
    }
  /** The same calls on the program in which nothing is replaced; see original.ts. */
  | { readonly kind: 'original'; readonly address: Address; readonly bounds: Bounds; readonly steps: readonly Step[] }
  /** Which checks of a spec file compare with a model, at a scope or each at its own. */
  | { readonly kind: 'conformances'; readonly file: string; readonly scope: number | null }
  /** Every sequence of calls, on a subject and on its model; see conform/search.ts. */
  | { readonly kind: 'conform'; readonly address: Address; readonly deadline: number }
  /** One such sequence again. */
  | { readonly kind: 'repeat'; readonly address: Address; readonly sequence: Sequence }
  /** Some states inside the bounds, made from the bounds alone, with the operations; see sample/sample.ts. */
  | {
      readonly kind: 'sample';
      readonly address: Address;
      readonly bounds: Bounds;
      readonly goals: readonly Goal[];
      readonly limits: SampleLimits;
    };

/** How much a sample tries. */
export interface SampleLimits {
  readonly seed: number;
  /** States that are made, valid or not. */
  readonly candidates: number;
  readonly calls: number;
  readonly milliseconds: number;
  /** Of each type, where every state is tried; null: as many as the bounds allow. */
  readonly objects: number | null;
  /** Arguments of one operation on one state, where all are tried. */
  readonly vectors: number;
}

/** An operation from a given state, or a way to begin from none. */
export interface ReplayCase {
  readonly goal: Goal;
  readonly before: Moment;
  /** What is decided where the call leaves something open. */
  readonly decided?: readonly Decided[];
}

/** Calls on a subject and its model, as numbers: which way to begin, which operations, with which of their lists of arguments. */
export interface Sequence {
  readonly beginning: number;
  readonly calls: readonly { readonly operation: number; readonly vector: number }[];
}

/** A check that compares with a model, as it stands in the spec. */
export interface PlannedConformance {
  readonly name: string;
  readonly ordinal: number;
  readonly scope: number | null;
  readonly goals: readonly Goal[];
  /** What is tried, in words. */
  readonly shapes: readonly string[];
  readonly arguments: readonly ArgumentChoice[];
}

/** Where a subject and its model part. */
export interface Divergence {
  readonly goal: Goal;
  /** The variable that holds the subject. */
  readonly subject: string;
  /** All calls, from the way to begin on; the last is the one that differs. */
  readonly program: readonly (Step & { readonly text: string })[];
  /** Null: the subject does not end. */
  readonly comparison: Comparison | null;
}

/** What a search of sequences came to. */
export type Conformed =
  /** @param isClosed no state was left from which calls were not tried */
  | { readonly kind: 'exhausted'; readonly isClosed: boolean }
  | { readonly kind: 'differs'; readonly sequence: Sequence; readonly divergence: Divergence }
  | { readonly kind: 'refused'; readonly goal: Goal | null; readonly stop: Stop }
  | { readonly kind: 'unknown'; readonly reason: 'time' };

/** What a search counted and noticed of one goal. */
export interface Tally {
  readonly goal: Goal;
  /** How often it was called where no assumption failed; what never was is vacuous. */
  readonly enabled: number;
  /** How many of its calls led to states outside of the bounds, which black box does not follow. */
  readonly outside: number;
  /** What was larger than the bounds in these, if that was looked at. */
  readonly leaves?: readonly Outside[];
  /** What it left that is no state within any bounds. */
  readonly stray: Outside | null;
  /** What its precondition ended with in a case that was left out. */
  readonly throwing: string | null;
  /** What it asked of chance or the clock, such as `Math.random`: then calls were tried with one answer of many. */
  readonly chance?: string | null;
}

/** What a predicate said. */
export type Judgement =
  | { readonly kind: 'true' }
  | { readonly kind: 'false' }
  | { readonly kind: 'thrown'; readonly name: string; readonly message: string; readonly stack: string };

export type Violation =
  | { readonly kind: 'invariant'; readonly judgement: Judgement }
  /** `type` is the class whose `repOkLocal` fails, `object` the index of the object. */
  | { readonly kind: 'local invariant'; readonly judgement: Judgement; readonly object: number }
  /** Of an argument that is an object of the class that is checked. */
  | { readonly kind: 'argument invariant'; readonly judgement: Judgement; readonly object: number }
  | { readonly kind: 'postcondition'; readonly judgement: Judgement }
  /** It throws what, or returns where (null), it may not. */
  | { readonly kind: 'ending'; readonly judgement: Judgement; readonly thrown: string | null }
  /** A module does something else than its abstraction; if that could not even be compared, there is no comparison. */
  | { readonly kind: 'refinement'; readonly judgement: Judgement; readonly comparison: Comparison | null }
  /** Something was changed that may not be. */
  | { readonly kind: 'frame'; readonly object: number }
  | { readonly kind: 'exception'; readonly name: string; readonly message: string; readonly stack: string }
  /** Of the contract of something that is called, a requirement. */
  | { readonly kind: 'assertion' | 'requirement'; readonly message: string; readonly stack: string }
  /** Two tree fields lead to one object, or a cycle. */
  | { readonly kind: 'tree'; readonly object: number }
  /** It was still running after many times the steps or the time it should take. */
  | { readonly kind: 'endless' }
  /** None of the choices is possible. */
  | { readonly kind: 'stuck' };

export interface ReplayOutcome {
  /** Whether invariant and precondition hold before, as they must for the case to count. */
  readonly valid: boolean;
  /** Null if everything promised was kept. */
  readonly violation: Violation | null;
  readonly result: GraphValue | null;
  /** Null if the operation did not end, or ended in a failed assumption, after which nothing is claimed. */
  readonly after: Moment | null;
  /** Where an exception or a failed assertion was thrown; if `explain` was asked for, also where a predicate was decided. */
  readonly place?: { readonly path: string; readonly line: number; readonly column: number };
  /** The part of the predicate that is false, as written, null if none is; only if `explain` was asked for. */
  readonly conjunct?: string | null;
  /** The states as the spec shows them, if it does; null afterwards if it cannot. */
  readonly shown?: { readonly before: string; readonly after: string | null };
  /** What became of calls that were replaced by their contracts. */
  readonly told?: readonly string[];
}

export interface EngineCounts {
  /** Valid (enumerate) or reached (black box) states, up to isomorphism. */
  readonly states: number;
  /** Calls of operations made. */
  readonly transitions: number;
  /** Calls of the invariant made. */
  readonly candidates: number;
  /** States met by black box that are outside of the bounds and were not followed. */
  readonly outside: number;
  /** Whether states with the same abstraction counted as one. */
  readonly isAbstracted: boolean;
  readonly cpuSeconds: number;
  readonly peakMegabytes: number;
}

/** What is told before the answer, now and then. */
export interface RealProgress {
  readonly kind: 'progress';
  /** States that were tried, or calls that were made. */
  readonly count: number;
  /** Of all, as far as can be told. */
  readonly share: number | null;
}

/** What whoever asks does until the answer comes. */
export interface Listening {
  readonly onProgress?: (progress: RealProgress) => void;
  /** Aborted when nobody waits for the answer any more; the process is ended then. */
  readonly signal?: AbortSignal;
}

export type RealAnswer =
  | { readonly kind: 'loaded' }
  | { readonly kind: 'replayed'; readonly outcome: ReplayOutcome }
  | { readonly kind: 'traced'; readonly trace: Trace }
  | {
      readonly kind: 'searched';
      readonly end:
        | { readonly kind: 'exhausted' }
        | { readonly kind: 'vacuous' }
        | { readonly kind: 'violated'; readonly case: ReplayCase; readonly outcome: ReplayOutcome }
        | { readonly kind: 'unknown'; readonly reason: 'time' | 'memory' };
      readonly tallies: readonly Tally[];
      readonly counts: EngineCounts;
    }
  | {
      readonly kind: 'states';
      readonly states: readonly Moment[];
      readonly complete: boolean;
      readonly counts: EngineCounts;
    }
  /** By these calls, which are valid JavaScript one after the other; the variable holds the state. */
  | {
      readonly kind: 'reached';
      readonly subject: string;
      readonly calls: readonly (Step & { readonly text: string })[];
    }
  | {
      readonly kind: 'sampled';
      /** At most one for each goal. */
      readonly found: readonly { readonly case: ReplayCase; readonly outcome: ReplayOutcome }[];
      /** Whether every state inside the bounds was tried with every argument. */
      readonly isComplete: boolean;
      /** Valid states, calls, and states that were made. */
      readonly states: number;
      readonly calls: number;
      readonly candidates: number;
      readonly tallies: readonly Pick<Tally, 'goal' | 'enabled'>[];
    }
  | {
      readonly kind: 'conformances';
      readonly checks: readonly PlannedConformance[];
      /** Whether the file has no checks of other kinds. */
      readonly areAll: boolean;
    }
  | {
      readonly kind: 'conformed';
      readonly end: Conformed;
      /** Every sequence of so many calls was tried. */
      readonly depth: number;
      /** How often each was called where nothing excluded it. */
      readonly tallies: readonly { readonly goal: Goal; readonly enabled: number }[];
      /** States that were compared but not followed, because the spec says so. */
      readonly outside: number;
      /** False of functions. */
      readonly hasStates: boolean;
      /** Whether states were met that hold something which cannot be looked into and is made anew each time. */
      readonly hidesSomething: boolean;
      readonly counts: Pick<EngineCounts, 'states' | 'transitions' | 'cpuSeconds' | 'peakMegabytes'>;
    }
  | {
      readonly kind: 'explored';
      readonly states: readonly ReachedState[];
      readonly operations: readonly TriedOperation[];
      readonly calls: number;
      /** How many of the first states every call was made on. */
      readonly followed: number;
      /** Whether calls lead to no other states at the small scope. */
      readonly isComplete: boolean;
      /** How many times longer it took than it worked, since others use the machine too. */
      readonly slowness: number;
    }
  /** It cannot be explored, and why. */
  | { readonly kind: 'refused'; readonly stop: Stop }
  | { readonly kind: 'repeated'; readonly divergence: Divergence | null }
  | Extract<Counterexample['reached'], { kind: 'not reached' }>
  | { readonly kind: 'original'; readonly original: Omit<Original, 'replaced'> }
  /** The real code could not even be loaded, or the spec threw. */
  | { readonly kind: 'failed'; readonly message: string; readonly stack: string }
  /** The process hung, died or ran out of memory. */
  | {
      readonly kind: 'lost';
      readonly reason: 'time' | 'memory' | 'died';
      /** The end of what it wrote to its standard error, if it died. */
      readonly lastWords?: string;
    };
