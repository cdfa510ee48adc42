/**
 * Contracts of functions that others call (Dennis 2009, §5.1). With `calls: 'contracts'`, `verify` looks at no function that has one: a call of it is an
 * obligation, that what the contract *requires* holds, and then has any outcome that it *ensures*. What a caller needs and no contract
 * promises is found so, though the code itself may do it.
 *
 * The outcome is chosen by the text below, in the evaluator and in node alike; what differs is who decides (choosing.ts).
 */

import { callBegins, callEnds, copiesOf, decideOnly, known } from './choosing.js';
import type { Domain } from './domains.js';
import { Havoc, boundsOf, type Modified } from './havoc.js';
import { requirePredicate } from './mistakes.js';
import { Possibilities } from './possibilities.js';
import { requireKnown } from './registered.js';
import { AssumptionFailure, demand } from './statements.js';

type Predicate = (...actuals: never[]) => unknown;

export interface CallContractOptions {
  /** Of a method `(self, ...actuals)`. */
  readonly requires?: Predicate;
  /** Of a function `(result, ...actuals)`, with the actuals as they were; of a method `(self, old, result, ...actuals)`. */
  readonly ensures?: Predicate;
  /** What it may change: parameters, `this`, their fields (`list.head`), fields of a class (`Node.next`), or a function that lists them; nothing, if left out. */
  readonly modifies?: Modified;
  /** Of a method: what its object satisfies before, and afterwards, if it was changed; `repOk()` afterwards, if left out. */
  readonly invariant?: Predicate;
  /** What results range over; from the type, if left out. */
  readonly returns?: Domain;
}

/** A contract as engines read it. */
export interface CallContract {
  readonly target: (...actuals: never[]) => unknown;
  readonly requires: Predicate | null;
  readonly ensures: Predicate | null;
  readonly modifies: Modified;
  readonly invariant: Predicate | null;
  readonly returns: Domain | null;
}

/** The contracts of the spec that is being loaded, in order. */
export const contracts: { known: CallContract[] } = { known: [] };

const OPTIONS = ['requires', 'ensures', 'modifies', 'invariant', 'returns'];

export function contract(target: (...actuals: never[]) => unknown, options: CallContractOptions): void {
  if (typeof target !== 'function')
    throw new TypeError(
      'contract takes a function or a method: write contract(search, { … }), or contract(List.prototype.add, { … })',
    );
  if (Object.getOwnPropertyDescriptor(target, 'prototype')?.writable === false)
    throw new TypeError(
      `contract takes a function or a method, and ${target.name} is a class: give a contract to a function that makes one`,
    );
  // nothing can stand in the place of an arrow function when node repeats a call: it has no body that could begin with another call
  if (/^(?:\(|[\w$]+\s*=>)/.test(Function.prototype.toString.call(target)))
    throw new TypeError(
      `contract takes a function or a method, and ${target.name} is an arrow function: write function ${target.name}(…) { … }`,
    );
  if (contracts.known.some((one) => one.target === target))
    throw new TypeError(`${target.name} has two contracts: write one with all that it promises`);
  requireKnown('contract', options, OPTIONS);
  const { requires, ensures, modifies = [], invariant, returns } = options;
  requirePredicate('requires', requires, 'requires: (list, index) => index < list.size');
  requirePredicate('ensures', ensures, 'ensures: (list, old, result) => result === old.size');
  requirePredicate('invariant', invariant, 'invariant: (list) => list.size >= 0');
  contracts.known.push({
    target,
    requires: requires ?? null,
    ensures: ensures ?? null,
    modifies,
    invariant: invariant ?? null,
    returns: returns ?? null,
  });
}

/** A call of a function that has a contract: whatever the contract allows. */
export function byContract(
  ordinal: number,
  { requires, ensures, modifies, invariant }: CallContract,
  self: unknown,
  actuals: readonly unknown[],
): unknown {
  const call = known.calls[ordinal]!;
  callBegins(ordinal);
  const operands = call.isMethod ? [self, ...actuals] : actuals;
  const isAllowed = () =>
    (requires === null || truth(requires, operands)) && (invariant === null || truth(invariant, [self]));
  demand(isAllowed(), `the contract of ${call.name} requires otherwise`);
  const changes = typeof modifies === 'function' || modifies.length > 0;
  const [old, ...before] = changes && ensures !== null ? copiesOf([self, ...actuals]) : [self, ...actuals];
  const havoc = new Havoc(call, self, actuals, modifies);
  const possibilities = new Possibilities([call.returns, ...boundsOf(modifies, call)], [self, ...actuals]);
  havoc.change(possibilities);
  const result = possibilities.value(call.returns);
  const seen = call.isMethod ? [self, old, result, ...actuals] : [result, ...before];
  decideOnly(possibilities.isPossible && (ensures === null || truth(ensures, seen)));
  for (const object of havoc.touched) decideOnly(isValid(object, self, invariant));
  callEnds(ordinal, result);
  return result;
}

function isValid(object: object, self: unknown, invariant: Predicate | null): unknown {
  if (invariant !== null && object === self) return truth(invariant, [self]);
  const { repOk } = object as { readonly repOk?: unknown };
  return typeof repOk !== 'function' || truth(() => (object as { repOk(): unknown }).repOk(), []);
}

/** Only a truthy value is true; an exception counts as false. */
function truth(predicate: Predicate, operands: readonly unknown[]): unknown {
  try {
    return (predicate as (...all: readonly unknown[]) => unknown)(...operands);
  } catch (error) {
    if (error instanceof AssumptionFailure) throw error;
    return false;
  }
}
