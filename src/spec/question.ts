/**
 * What every call of a spec comes to in the end: a subject, the ways to begin, the operations, and what has to hold. Node has it with real
 * closures, the evaluator with the same ones as objects of its heap; both read it by the names of its fields.
 */

import type { Difference } from '../base/names.js';
import type { Beside, Conformance } from './beside.js';
import type { CallContract } from './contract.js';
import type { Class, Domain } from './domains.js';
import type { GivenValue } from './given.js';

/** Class or interface name → field → domain. */
export type Fields = Readonly<Record<string, Readonly<Record<string, Domain>>>>;

/** Domains of a constructor's parameters: of the first ones, or parameter → domain. */
export type Construct = readonly Domain[] | Readonly<Record<string, Domain>>;

/**
 * What is judged of a step, if that is not everything: how it ends (progress), what it leaves behind if it returns (preservation), or
 * whether one of several steps is possible at all (choice).
 */
export type Theorem = 'progress' | 'preservation' | 'choice';

/** One thing that can be done to a subject. */
export interface Operation {
  readonly name: string;
  /** null: from the types. */
  readonly arguments: readonly Domain[] | null;
  readonly call: (subject: unknown, actuals: readonly unknown[]) => unknown;
  /** A method of the subject, the function that is checked, or what the spec says. */
  readonly form: 'method' | 'function' | 'spec';
  /** The method that is called, if it has another name. */
  readonly method?: string;
  readonly theorem?: Theorem;
  /** What is claimed of all arguments, as it is written down. */
  readonly law?: string;
  /** What the arguments are called; left out: as the parameters of what is called. */
  readonly parameters?: readonly string[];
  /** So many of the last arguments are not given to what is called: states are asked about them. */
  readonly asked?: number;
  /** Argument lists of which one, at least, must not end in a failed assumption. */
  readonly alternatives?: readonly (readonly unknown[])[] | null;
  readonly next: Question['next'];
  readonly precondition: ((subject: unknown, actuals: readonly unknown[]) => unknown) | null;
  readonly postcondition:
    ((subject: unknown, old: unknown, result: unknown, actuals: readonly unknown[]) => unknown) | null;
  /** The names of parameters that may be changed; null: all. */
  readonly modifies: readonly string[] | null;
  /** What may be changed besides, of what is given: objects, and with the name of a field, that field of them. */
  readonly changes?: ((subject: unknown, actuals: readonly unknown[]) => readonly Changed[]) | null;
  readonly throws: readonly Class[];
  /** Whether it may end so; null: in any way that `throws` allows. */
  readonly ending?: ((...seen: Seen) => unknown) | null;
  readonly refinement: Refinement | null;
  /** A call that ends in another exception than those it may throw is no case. */
  readonly ignoresFaults?: true;
  /** It is judged by itself, from every state that is allowed, whatever else there is to call. */
  readonly isContract?: true;
  /** All its paths are evaluated together; null: they are followed one by one. */
  readonly atOnce?: Unrolling | null;
}

/** An object, or one field of it. */
export type Changed = readonly [object: unknown, field: string | null];

/** How far loops and recursion are unrolled where all paths are evaluated together. */
export interface Unrolling {
  /** At least so many rounds, and nested calls; null: as many as the scope. */
  readonly rounds: number | null;
  /** Whether there are more where they are needed, up to a limit. */
  readonly deepens: boolean;
  /** Whether solvers are told only of what a question consists of. */
  readonly slices: boolean;
}

/** What a call of a module has to have in common with the same call of its abstraction. */
export interface Refinement {
  /** Whether both end alike, with the same result, in states of which one is the abstraction of the other. */
  readonly agrees: (...seen: Seen) => unknown;
  /** The same, to be shown. */
  readonly compared: (...seen: Seen) => Compared;
  /** Whether either changes what the module was before the call, so that nobody else can look at it. */
  readonly spendsOld?: boolean;
}

/** The module as it is and as it was before the call, how the call ended, and its arguments as they were. */
export type Seen = [subject: unknown, old: unknown, hasThrown: boolean, end: unknown, actuals: readonly unknown[]];

/** How a call of an abstraction ended. */
export interface End {
  readonly hasThrown: boolean;
  readonly value: unknown;
}

/** What two calls that should have been alike were, one on a module, the other on its abstraction. */
export interface Compared {
  readonly differs: Difference | null;
  /** The call on the abstraction, by the name that it has there; null: it begins. */
  readonly name: string | null;
  readonly before: unknown;
  readonly end: End;
  readonly after: unknown;
  /** The abstraction of the module after the call. */
  readonly image: unknown;
  /** Where two orders of the same calls were compared instead: what was called, one after the other. */
  readonly orders?: readonly [readonly TakenStep[], readonly TakenStep[]];
}

/** One call of a sequence, and how it ended; null: it was not allowed any more, or what came before. */
export interface TakenStep {
  readonly name: string;
  readonly actuals: readonly unknown[];
  readonly end: End | null;
}

export interface Question {
  /** What an operation leaves behind: its subject, changed, or (of reducers) its result; nothing of plain functions. */
  readonly next: 'subject' | 'result' | 'nothing';
  readonly scope: number | null;
  readonly fields: Fields;
  /** What was learned of fields; such a domain is among those above unless the spec has another. */
  readonly learnedFields?: Fields;
  readonly generics: Readonly<Record<string, Domain>>;
  readonly declarative: readonly string[];
  /** Classes that the program uses, with those in their place. */
  readonly replace: readonly (readonly [replaced: Class, by: Class])[];
  /** Whether fields that lead to objects may lead to any of them, unless the spec says otherwise. */
  readonly isShared?: true;
  /** Whether calls of functions that have contracts are replaced by these. */
  readonly calls?: 'inline' | 'contracts';
  /** The contracts that the spec gives. */
  readonly contracts?: readonly CallContract[];
  /** Methods of the subject that are declarative with all that they call. */
  readonly merged?: readonly string[];
  /** The domain of a reducer's state; null: an instance of the class, or from the types. */
  readonly subject: Domain | null;
  readonly invariant: ((subject: unknown) => unknown) | null;
  /** From how many states the invariant was learned; left out: somebody has written it. */
  readonly learned?: number;
  /** Whether shape and invariant are still to be learned, before it is checked. */
  readonly learns?: true;
  /** A state as text; null: as reports draw it. */
  readonly show?: ((subject: unknown) => unknown) | null;
  /** Factories of initial states; null: the constructor. */
  readonly initial: readonly (() => unknown)[] | null;
  /** null: all from the types. */
  readonly construct: Construct | null;
  /** The abstraction that the class refines; null: nothing is asked. */
  readonly refines?: Class | null;
  /** The class of whose states it asks whether equal ones stay equal; left out: that is not asked. */
  readonly staysEqual?: Class;
  /** What a state that begins has to have in common with an abstraction that begins; null: nothing is asked. */
  readonly beginning: Refinement | null;
  /** Functions and objects that domains of this question list. */
  given(): readonly GivenValue[];
  /** The names of the operations; null: every public method. */
  readonly operations: readonly string[] | null;
  /** Whether it is about nothing but what it names, so that nobody misses the other public methods. */
  readonly isSelective?: boolean;
  /** The names for which the check allows exceptions, operation by operation. */
  readonly throwing: readonly string[];
  operation(name: string): Operation;
  /** A model that calls of the subject are compared with; then nothing else is asked. */
  readonly conformance?: Conformance;
  /** Both, as they begin: for tests that were made of counterexamples. */
  beside?(beginning: number): Beside;
}
