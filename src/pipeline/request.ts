/**
 * What the command line asks of the checker, and what it hears while the checker works. `check.ts` does it; commands and
 * tests know only these types, so that printing the help loads no checker and a test can bring its own.
 */

import type { Goal } from '../base/goal.js';
import type { Calls, EngineChoice } from '../base/names.js';
import type { Stop } from '../verdict/stop.js';
import type { LearnedCheck, Report, Verdict } from '../verdict/verdict.js';

export type { Goal } from '../base/goal.js';
export type { EngineChoice, EngineName } from '../base/names.js';
export type { CheckReport, Counterexample, Report, Verdict } from '../verdict/verdict.js';

export interface CheckRequest {
  /** Absolute paths of spec files. */
  readonly files: readonly string[];
  /** null: each check's own scope; `to` null: as far as time allows. */
  readonly scopes: { readonly from: number; readonly to: number | null } | null;
  readonly engine: EngineChoice;
  /** Seconds, for each check, and as many for planning those of a file. */
  readonly timeLimit: number | null;
  /** Megabytes, per worker. */
  readonly memoryLimit: number | null;
  readonly workers: number;
  /** `Check` or `Check.goal`. */
  readonly only: string | null;
  /** Whether what rests on something that the run did not show is inconclusive. */
  readonly strict?: boolean;
  /** Whether calls are replaced by contracts, whatever specs say. */
  readonly calls?: Calls;
  /** Whether counterexamples show what the call did, statement by statement. */
  readonly trace?: boolean;
  /** False: where all paths are looked at together, solvers are told of all that was written, whatever specs say. */
  readonly slice?: boolean;
  /** Whether it is told what a contract that holds needs of the code. */
  readonly coverage?: boolean;
}

/** A check as it was found, before anything is checked. */
export interface PlannedCheck {
  readonly check: string;
  readonly file: string;
  readonly goals: readonly Goal[];
  /** Why it cannot be checked as it stands, or the file not even be read; there are no goals then. */
  readonly problem: Stop | null;
}

/** What is done with a check: by workers, and by those who run the real code. */
export type Activity =
  | 'planning'
  | 'learning'
  | 'settling'
  | 'searching'
  | 'enumerating'
  | 'following calls'
  | 'replaying'
  | 'sampling'
  | 'covering';

/** Somebody is at work; several may be at the same time. */
export interface Running {
  readonly kind: 'running';
  readonly activity: Activity;
  /** The name of the check; of the file, as long as its checks are not known. */
  readonly check: string;
  /** Null: all of them. */
  readonly goal: Goal | null;
  readonly scope: number | null;
  /** The last scope that was asked for; null if it is the only one, or there is no last one. */
  readonly lastScope: number | null;
  /** Transitions of a search; states that were tried, or calls that were made, by those who run the code. Null: not counted. */
  readonly count: number | null;
  /** Of all there is to try, as far as can be told: from 0 to 1. */
  readonly share: number | null;
  /** Since it began. */
  readonly seconds: number;
}

export type Progress =
  | ({ readonly kind: 'planned' } & Omit<PlannedCheck, 'problem'>)
  | Running
  | { readonly kind: 'verdict'; readonly verdict: Verdict };

export type CheckFiles = (request: CheckRequest, onProgress: (progress: Progress) => void) => Promise<Report>;

/** What there is to check, without checking it. */
export type ListChecks = (
  request: Pick<CheckRequest, 'files' | 'only'> & Partial<Pick<CheckRequest, 'timeLimit'>>,
) => Promise<readonly PlannedCheck[]>;

/** Where a class or function is exported. */
export interface ExportedAt {
  readonly path: string;
  /** `default` or a name. */
  readonly name: string;
}

/** What `init` writes, and where. */
export interface FirstSpec {
  readonly path: string;
  readonly text: string;
}

/** A spec that says what was learned of a class. */
export type LearnedSpec = FirstSpec &
  Omit<LearnedCheck, 'text'> & {
    /** Whether it asks for calls, since nothing could be decided of states as domains describe them. */
    readonly isByCalls: boolean;
  };

/** Everything the command line asks of the rest, loaded only when a command needs it. Paths are absolute. */
export interface Glassbox {
  readonly checkFiles: CheckFiles;
  readonly listChecks: ListChecks;
  /** A first spec for a class; a `Refusal` if there is no such class. */
  readonly initSpecFile: (path: string, className: string) => Promise<FirstSpec>;
  /** A first spec for a class that a package exports, for the only one if none is named. */
  readonly initPackageSpec: (directory: string, specifier: string, className: string | null) => Promise<FirstSpec>;
  /** The same, with an invariant that is learned by running the class. */
  readonly learnSpecFile: (path: string, className: string) => Promise<LearnedSpec>;
  readonly learnPackageSpec: (directory: string, specifier: string, className: string | null) => Promise<LearnedSpec>;
  /** What a config exports; a `Refusal` if it cannot be run. */
  readonly loadConfigFile: (path: string) => Promise<unknown>;
  /** A spec and everything it imports. */
  readonly dependenciesOfFile: (path: string) => Promise<readonly string[]>;
  /** Name of a class or function → where a test for this spec can import it. */
  readonly exportsForSpec: (path: string) => Promise<ReadonlyMap<string, ExportedAt>>;
}
