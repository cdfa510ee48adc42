/**
 * Where code and specs leave something open, somebody decides. Everything that is chosen comes down to integers, to which objects a call can
 * get hold of, and to copies of what was there before; so whoever decides has to know no more than these. In node that is a replay, an enumeration of
 * all ways, or nobody; the evaluator knows the functions below and has fresh variables in their place.
 */

import type { Bound, TypeBounds } from './bounds.js';
import type { Class } from './domains.js';
import { AssumptionFailure } from './statements.js';

export interface Decider {
  /** One of lo … hi. */
  integer(lo: number, hi: number): number;
  /** The objects of a class, and of none that extends it, that can be reached (null: plain ones); undefined stands for one that cannot after all. */
  reached(roots: readonly unknown[], class_: Class | null): readonly (object | undefined)[];
  /** Values and all that they lead to, as they are now. */
  copies(values: readonly unknown[]): readonly unknown[];
  /** A call that is replaced by its contract begins: the contract that is meant. */
  begins(ordinal: number): void;
  /** It ends, with what the contract allows. */
  ends(ordinal: number, result: unknown): void;
  /** What was decided cannot be: there is no such run, whatever the code does with what is thrown. */
  giveUp(): void;
}

/** Who decides; null: nobody, then what is chosen is the first that will do. */
export const deciding: { by: Decider | null } = { by: null };

export function isAlone(): boolean {
  return deciding.by === null;
}

export function chosenInteger(lo: number, hi: number): number {
  return deciding.by!.integer(lo, hi);
}

export function reachedFrom(roots: readonly unknown[], class_: Class | null): readonly (object | undefined)[] {
  return deciding.by!.reached(roots, class_);
}

export function copiesOf(values: readonly unknown[]): readonly unknown[] {
  return deciding.by!.copies(values);
}

export function callBegins(ordinal: number): void {
  deciding.by!.begins(ordinal);
}

export function callEnds(ordinal: number, result: unknown): void {
  deciding.by!.ends(ordinal, result);
}

export function giveUp(): void {
  deciding.by!.giveUp();
}

/** Leaves out runs in which something else was decided. Unlike `assume`, it cannot be undone by whoever catches what it throws. */
export function decideOnly(condition: unknown): asserts condition {
  if (condition) return;
  giveUp();
  throw new AssumptionFailure('decided otherwise');
}

/** A type that bounds speak of. */
export interface KnownType {
  readonly id: string;
  readonly name: string;
  /** Null: plain objects. */
  readonly class: Class | null;
  readonly fields: readonly { readonly name: string; readonly bound: Bound }[];
  /** Whether only its own code can make objects of it: they have private names, or something that no bound speaks of. */
  readonly isClosed: boolean;
}

/** A type as bounds have it, without its class. */
export function knownType({ id, name, fields }: Pick<TypeBounds, 'id' | 'name' | 'fields'>): Omit<KnownType, 'class'> {
  const open = fields.filter(
    (one) => !one.name.startsWith('#') && one.bound.kind !== 'kept' && one.bound.kind !== 'given',
  );
  return {
    id,
    name,
    fields: open.map((one) => ({ name: one.name, bound: one.bound })),
    isClosed: open.length < fields.length,
  };
}

/** What the bounds say of a call that is replaced by its contract. */
export interface CallBounds {
  /** As reports say it: `Month.checkDay`. */
  readonly name: string;
  /** Whether there is a receiver. */
  readonly isMethod: boolean;
  readonly returns: Bound;
  readonly parameters: readonly { readonly name: string; readonly bound: Bound | null }[];
}

/** What is known of the types and contracts of the check that runs; engines set it. */
export const known: Known = { types: [], calls: [], reserve: 1 };

interface Known {
  types: readonly KnownType[];
  calls: readonly CallBounds[];
  /** How many new objects of a class a choice may take. */
  reserve: number;
}
