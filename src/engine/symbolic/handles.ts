/**
 * What the evaluator has of a check: the same things that bounds name, as objects of its heap.
 */

import type { Span } from '../../base/span.js';
import type { HeapObject, Key } from '../../heap/index.js';
import type { FunctionSource } from '../../ir/types.js';
import type { Given, TypeId } from '../../spec/bounds.js';
import type { Value } from '../../value/index.js';

export interface TypeHandle {
  /** The function object of the class; null for records. */
  readonly class: HeapObject | null;
  /** What objects of the type have as prototype. */
  readonly prototype: HeapObject;
  /**
   * An instance, to know the shape of objects and what `kept` fields hold; null for records. It is part of no initial state
   * below, so it may be changed.
   */
  readonly example: HeapObject | null;
  /** Another instance, made by the same code; null if all there is to know about instances is in the example. */
  readonly make: (() => HeapObject) | null;
  /** Whether all instances keep the same, as far as they are made. */
  readonly isUniform: boolean;
  /** Field → its key in the heap: private names are keys of their own. In the order of the bounds. */
  readonly keys: ReadonlyMap<string, Key>;
}

/** Closures with the parameters of `Operation` in the spec room. */
export interface OperationHandle {
  readonly name: string;
  /** (subject, actuals) → result */
  readonly call: HeapObject;
  /** (subject, actuals) → truth */
  readonly precondition: HeapObject | null;
  /** (subject, old, result, actuals) → truth */
  readonly postcondition: HeapObject | null;
  /** (subject, actuals) → pairs of objects and fields that may be changed; null: names say what. */
  readonly changes: HeapObject | null;
  /** (subject, old, hasThrown, end, actuals) → truth: whether it may end so. */
  readonly ending: HeapObject | null;
  /** The same: then it may end with any exception. */
  readonly refinement: HeapObject | null;
  /** Classes of exceptions that it may end with. */
  readonly throws: readonly HeapObject[];
  /** Lists of actuals, of which one at least has to be possible; null: there are none to choose from. */
  readonly alternatives: readonly HeapObject[] | null;
  /** The method or function itself; null if it is none of the program's. */
  readonly method: HeapObject | null;
}

/** A way to begin. */
export interface Beginning {
  readonly callee: HeapObject;
  readonly receiver: Value;
  /** A state that begins so, with the arguments that were used for it. */
  readonly subject: Value;
  readonly actuals: readonly Value[];
  /** Another state that begins so. */
  readonly again: () => Value;
  /** States that begin so with other arguments, too; the first as above. */
  readonly others: () => readonly Value[];
}

/** A contract, and what it is one of. */
export interface ContractHandle {
  /** Which one of the bounds. */
  readonly ordinal: number;
  /** As the spec gives it. */
  readonly object: HeapObject;
  readonly target: HeapObject;
  /** The code of the target, and of methods that override it. */
  readonly sources: readonly FunctionSource[];
}

export interface Contracts {
  readonly all: readonly ContractHandle[];
  /** Where the function stands that a call means by its types; null if these do not say. */
  readonly declared: (call: Span) => { readonly path: string; readonly start: number } | null;
}

export interface Handles {
  readonly types: ReadonlyMap<TypeId, TypeHandle>;
  /** What an operation leaves behind; see `Question`. */
  readonly next: 'subject' | 'result' | 'nothing';
  /** (subject) → truth */
  readonly invariant: HeapObject | null;
  /** @invariant as many, in the same order, as operations in the bounds */
  readonly operations: readonly OperationHandle[];
  /** (subject, undefined, false, subject, actuals) → truth, of what begins. */
  readonly beginning: HeapObject | null;
  /** @invariant as many, in the same order, as beginnings in the bounds */
  readonly beginnings: readonly Beginning[];
  /** Whether states have something of an initial one that no bound speaks of: what is kept, what is frozen. */
  readonly keeps: boolean;
  /** A function of the spec, or an object that it makes, another one each time. @throws Refusal if it cannot be made here */
  readonly given: (one: Given) => HeapObject;
  /** The same, or null if only engines that run the code can make it. */
  readonly sample: (one: Given) => HeapObject | null;
  /** Functions of the spec that code may be given, or that make what it is given. */
  readonly functions: readonly HeapObject[];
  /** Of functions whose calls are replaced by these; left out: calls are what they are. */
  readonly contracts?: Contracts | null;
  readonly isDeclarative: (source: FunctionSource) => boolean;
}
