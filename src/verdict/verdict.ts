/**
 * What may be claimed, as data. One verdict for each goal of a check. `--json` prints these; the version
 * grows when a field changes its meaning.
 */

import type { Called, Step } from '../base/called.js';
import type { Goal } from '../base/goal.js';
import type { EngineName, Difference, ObligationKind } from '../base/names.js';
import type { Coverage } from './coverage.js';
import type { ShownGraph, ShownValue } from './graph.js';

export const VERDICT_VERSION = 2;

/** `bounded`: nothing is violated as far as loops and recursion were unrolled, but there are executions that go further. */
export type VerdictKind = 'holds' | 'bounded' | 'refuted' | 'vacuous' | 'unknown' | 'unsupported';

export interface Place {
  readonly path: string;
  readonly line: number;
  readonly column: number;
}

/** Why there is no answer, or only a qualified one. */
export interface Reason {
  /** Of the catalogue in docs/messages.md. */
  readonly code: string;
  readonly message: string;
  readonly remedy: string;
  readonly place: Place | null;
}

export interface Statistics {
  /** Non-isomorphic states that the operation was called on; null where they are not counted, as by the glass box and of ways to begin. */
  readonly states: number | null;
  /** States that were tried to find these, valid or not (enumerate), or calls that were made (black box); null as above. */
  readonly candidates: number | null;
  readonly transitions: number;
  readonly solverCalls: number;
  readonly clauses: number;
  readonly concretizations: number;
  readonly cpuSeconds: number;
  readonly peakMegabytes: number;
  /** Where all paths were looked at together. */
  readonly slicing?: Slicing | undefined;
}

/** What was evaluated of a call, and what of that a question is about. */
export interface Slicing {
  /** Of the program, in the text: those that were evaluated in some case. */
  readonly statements: number;
  /** Those on which it depends what the question is, directly or through others. */
  readonly inCone: number;
  /** Where the others begin. */
  readonly outside: readonly Place[];
}

export interface FieldChoice {
  readonly type: string;
  readonly field: string;
  /** Such as `0 … 7`, `Entry below, or null`. */
  readonly domain: string;
  readonly origin: 'spec' | 'learned' | 'type' | 'stored' | 'tag' | 'observed' | 'initial';
}

export interface ArgumentChoice {
  /** The name of the goal: `put`, `new TreeMap`. */
  readonly goal: string;
  readonly parameter: string;
  readonly domain: string;
  readonly origin: 'spec' | 'type';
}

/**
 * The same call on a module and on its abstraction, in words; or on a subject and its model, or the same two calls in two orders, the other
 * one as `abstraction`.
 */
export interface Comparison {
  readonly differs: Difference;
  readonly of: 'abstraction' | 'model' | 'orders';
  /** What the abstraction calls the operation; null: it begins. */
  readonly name: string | null;
  /** The abstract state before; null: it begins. */
  readonly before: string | null;
  readonly module: EndedIn;
  readonly abstraction: EndedIn;
}

interface EndedIn {
  /** What was returned or thrown. */
  readonly end: string;
  /** The abstract state afterwards. */
  readonly state: string;
}

/** What the real JavaScript engine showed; or, if it was not replayed, what the search says, which knows nothing of the state afterwards. */
export interface Counterexample {
  readonly before: ShownGraph;
  /** Null if the operation did not end, or if it was not replayed. */
  readonly after: ShownGraph | null;
  readonly subject: ShownValue | null;
  /** The subject afterwards: the same object, or a reducer's result. */
  readonly subjectAfter: ShownValue | null;
  readonly parameters: readonly string[];
  readonly actuals: readonly ShownValue[];
  readonly callee: Called;
  /** The call as a person would write it: `map.put(2, 'a')`. */
  readonly call: string;
  readonly result: ShownValue | null;
  readonly violation: {
    readonly kind: ObligationKind;
    /** One sentence. */
    readonly message: string;
    /** The line that was violated: the failing conjunct of the invariant, the throw, the assertion. */
    readonly place: Place | null;
    /** The text of the failing conjunct, if it was found. */
    readonly conjunct: string | null;
    /** The object concerned, as an index of `after`. */
    readonly object: number | null;
    /** Of a module with its abstraction. */
    readonly comparison: Comparison | null;
  };
  /** The states in the notation that the spec gives, if it does. */
  readonly shown: { readonly before: string; readonly after: string | null } | null;
  /** Objects (by index) and fields that the operation read or wrote. */
  readonly touched: readonly { readonly object: number; readonly field: string; readonly written: boolean }[];
  readonly reached:
    /** The calls as a person would write them, and as data; the variable holds the state. */
    | {
        readonly kind: 'reached';
        readonly calls: readonly string[];
        readonly subject: string;
        readonly steps: readonly Step[];
      }
    | {
        readonly kind: 'not reached';
        /** Every sequence of so many calls was tried. */
        readonly calls: number;
        /** How many states within the bounds they lead to. */
        readonly states: number;
        /** From how many further states, to which only states outside of the bounds lead, calls were tried. */
        readonly detours: number;
        /** Whether these are all states that calls lead to without leaving the bounds. */
        readonly exhausted: boolean;
      }
    /** There is no way to begin, so nothing can be said about what is reached. */
    | { readonly kind: 'no initial state' }
    /** Nothing to reach: a way to begin, a plain function, or a theorem about all states. */
    | { readonly kind: 'initial' }
    /** It was not replayed. */
    | { readonly kind: 'not looked for' };
  /** Whether a second engine, which runs the real code, showed it from the same state. There is none in a browser. */
  readonly replayed: boolean;
  /** Where classes were replaced: what the same calls do with the classes themselves. */
  readonly original?: Original | undefined;
  /** Where the call leaves something open: what became of calls that were replaced by their contracts. */
  readonly told?: readonly string[] | undefined;
  /** What the call did, if that was asked for. */
  readonly trace?: Trace | undefined;
}

export interface Trace {
  readonly steps: readonly TracedStep[];
  /** Whether there were more steps. */
  readonly isCut: boolean;
}

/** A statement that was done, or a condition that was asked. */
export interface TracedStep {
  readonly place: Place;
  readonly text: string;
  /** How many calls deep. */
  readonly depth: number;
  /** Of a loop: which round begins, or is asked for. */
  readonly round: number | null;
  /** What a condition, a result or an exception came to. */
  readonly value: string | null;
  readonly changes: readonly { readonly what: string; readonly value: string }[];
}

/** What a program does without replacements. */
export interface Original {
  /** The classes that were replaced. */
  readonly replaced: readonly string[];
  /** Whether something is violated as well. */
  readonly outcome: 'violated' | 'kept' | 'not tried';
  /** Why it was not tried. */
  readonly detail: string | null;
}

export interface Verdict {
  /** The check's name. */
  readonly check: string;
  /** Of the spec. */
  readonly file: string;
  /** Null: the whole check, or the whole file, which could not even be understood. */
  readonly goal: Goal | null;
  readonly engine: EngineName;
  readonly verdict: VerdictKind;
  /** The scope the verdict is about. */
  readonly scope: number;
  /** The largest scope that was exhausted; null if none was. */
  readonly exhausted: number | null;
  /**
   * Where sequences of calls were compared with a model: it is about those of at most as many calls as the scope says; or longer ones lead to
   * no further states, so about all, or about all that stay within what the spec says.
   */
  readonly sequences?: 'short' | 'all' | 'within' | undefined;
  readonly statistics: Statistics;
  readonly reason: Reason | null;
  readonly counterexample: Counterexample | null;
  /** What it takes for a contract to hold, if that was asked for. */
  readonly coverage?: Coverage | undefined;
  /** Things to know about the verdict: states that leave the scope, fixed random numbers … */
  readonly notes: readonly string[];
}

/** A class in place of another. */
export interface ReplacedClass {
  readonly replaced: string;
  readonly by: string;
  /** The scope up to which the same run showed that the one refines the other; null: it did not. */
  readonly refined: number | null;
  /** The same of that equal states of the class in its place stay equal. */
  readonly staysEqual: number | null;
  /** Methods that both have and that were not compared. */
  readonly uncompared: readonly string[];
}

/** What real calls showed of a class, from which its check was made. */
export interface LearnedCheck {
  /** The objects of states and how they hang together, in words. */
  readonly shape: readonly string[];
  /** In how many states that calls led to all of it held. */
  readonly states: number;
  /** Up to which scope all operations but the distrusted ones keep it; null: that was not shown. */
  readonly inductive: number | null;
  readonly clauses: readonly LearnedClause[];
  /** What held in all these states and is broken from others, with the operation that does. */
  readonly givenUp: readonly { readonly says: string; readonly by: string }[];
  /** Operations that alone break how objects hang together, so that nothing was learned from them. */
  readonly distrusted: readonly string[];
  /** Operations that are likely to be wrong, with calls that show it. */
  readonly suspects: readonly { readonly operation: string; readonly text: string; readonly calls: string }[];
  /** What was not decided, each with the reason. */
  readonly open: readonly string[];
  /** All of it as options of a check, to be kept in the spec. */
  readonly text: string;
}

export interface LearnedClause {
  /** As code. */
  readonly text: string;
  readonly says: string;
  /** How that is known, in words. */
  readonly how: string;
}

export interface CheckReport {
  readonly check: string;
  readonly file: string;
  /** What was learned for it before it was checked, if the spec asks for that. */
  readonly learned?: LearnedCheck | undefined;
  /** Classes of the program that others stood for. */
  readonly replacements?: readonly ReplacedClass[] | undefined;
  /** Which states are inside the bounds, in words. */
  readonly shapes: readonly string[];
  readonly fields: readonly FieldChoice[];
  readonly arguments: readonly ArgumentChoice[];
  /** What `holds` does not say here: operations that were not checked, or that lead to states nobody looked at. */
  readonly caveats: readonly string[];
  readonly verdicts: readonly Verdict[];
}

export interface Report {
  readonly version: typeof VERDICT_VERSION;
  readonly checks: readonly CheckReport[];
}
