/**
 * Calling. A symbolic callee is split by function object; natives that want an
 * operand concrete have the call split on it first; everything else is one activation with symbolic operands.
 */

import { FALSE, TRUE, settled, type Bit } from '../formula/index.js';
import { HeapObject } from '../heap/index.js';
import { Cases, Union, enumerate, presentOrUndefined, type Value } from '../value/index.js';
import type { Remembered } from './cache.js';
import { callOf } from './call-key.js';
import { SEVERAL, fixed, mergeInside } from './declarative.js';
import { NOTHING_MADE, madeAgain } from './made.js';
import { Closure, Native, functionData } from './functions.js';
import type { Machine } from './machine.js';
import { PENDING, isObservedFrom, type CallCase, type CallToMake, type KnownCall } from './state.js';

/**
 * Calls any value; the result goes to `destination` unless it is returned at once. `text` is what the program calls it, or
 * what to say if it is no function where that is about more.
 */
export function call(
  machine: Machine,
  callee: Value,
  receiver: Value,
  actuals: readonly Value[],
  destination: number,
  text = '',
): Value | typeof PENDING {
  if (callee instanceof HeapObject && callee.kind === 'function') {
    return callFunction(machine, callee, receiver, actuals, destination);
  }
  const isWhole = text.endsWith(' is not iterable');
  const message = isWhole ? text : `${text === '' ? machine.realm.unnamed(callee) : text} is not a function`;
  return callAny(machine, callee, message, isCallable, destination, (one, register) =>
    callFunction(machine, one, receiver, actuals, register),
  );
}

function isCallable(value: Value): value is HeapObject {
  return value instanceof HeapObject && value.kind === 'function';
}

/** One case per function the callee may be; TypeError where it is none. */
export function callAny(
  machine: Machine,
  callee: Value,
  message: string,
  accepts: (value: Value) => value is HeapObject,
  destination: number,
  run: (callee: HeapObject, destination: number) => Value | typeof PENDING,
): Value | typeof PENDING {
  const { circuit } = machine;
  const narrowed = machine.narrow(callee);
  if (!(narrowed instanceof Union)) {
    return accepts(narrowed) ? run(narrowed, destination) : machine.raiseError('TypeError', message);
  }
  const cases: CallToMake[] = [];
  let refused: Bit = narrowed.wordGuard;
  narrowed.atoms.forEach((atom, i) => {
    const guard = narrowed.guards[i]!;
    if (accepts(atom)) cases.push({ guard, run: (register) => run(atom, register) });
    else refused = circuit.or(refused, guard);
  });
  if (cases.length === 0) return machine.raiseError('TypeError', message);
  if (refused !== FALSE && !machine.raiseUnder(refused, () => machine.realm.error(machine, 'TypeError', message))) {
    return PENDING;
  }
  return cases.length === 1 ? cases[0]!.run(destination) : machine.dispatch(destination, cases);
}

function callFunction(
  machine: Machine,
  callee: HeapObject,
  receiver: Value,
  actuals: readonly Value[],
  destination: number,
): Value | typeof PENDING {
  const data = functionData(callee);
  if (data instanceof Closure) {
    const { kind, name } = data.source;
    if (kind === 'baseConstructor' || kind === 'derivedConstructor') {
      const shown = name === '' ? 'Class constructors' : `Class constructor ${name}`;
      return machine.raiseError('TypeError', `${shown} cannot be invoked without 'new'`);
    }
    const { assertions } = machine.policy;
    if (assertions?.isAssertion(data.source) === true) return assertions.make(machine, actuals);
    const { standIns } = machine.policy;
    const standIn = standIns === null ? null : standIns.inPlaceOf(machine, data.source);
    if (standIn !== null) return standIn(receiver, actuals, destination);
    if (machine.policy.merging) return callMerged(machine, callee, data, receiver, actuals, destination);
    if (machine.policy.declares(data.source)) {
      const operands = [receiver, ...actuals];
      const merged = mergeInside(machine, operands, (register) =>
        callFunction(machine, callee, receiver, actuals, register),
      );
      if (merged === SEVERAL) {
        const [self, ...others] = fixed(machine, operands);
        return callFunction(machine, callee, self, others, destination);
      }
      if (merged !== PENDING) return merged;
    }
    return enter(machine, callee, data, receiver, actuals, destination);
  }
  if (data instanceof Native) return callNative(machine, data, receiver, actuals, undefined, destination);
  return callFunction(machine, data.target, data.receiver, [...data.actuals, ...actuals], destination);
}

/** More combinations of objects than this are passed on together. */
const SPLIT_LIMIT = 16;

/**
 * So are more objects than this that one operand may be. What is said of each of them by itself is said that many times over, and by whoever
 * chooses among them elsewhere as one formula: which of the two is given and which is wanted, nobody sees who does not try all cases.
 */
const OPERAND_LIMIT = 7;

/**
 * Under merge a call is split on the objects that its operands may be, as long as those are few: each case then works on
 * known objects, and the next call on the same objects is found in the cache.
 */
function callMerged(
  machine: Machine,
  callee: HeapObject,
  data: Closure,
  receiver: Value,
  actuals: readonly Value[],
  destination: number,
): Value | typeof PENDING {
  const operands = [receiver, ...actuals];
  if (data.isWhole || !operands.some(isSymbolic)) return enterMerged(machine, callee, data, operands, destination);
  for (let i = 0; i < operands.length; i += 1) operands[i] = machine.narrow(operands[i]);
  const cases = splitReferences(machine, operands);
  if (cases.length === 1) return enterMerged(machine, callee, data, cases[0]!.operands, destination);
  const calls = cases.map((one) => caseOf(machine, callee, data, one));
  const known = calls.filter((one) => 'known' in one);
  if (known.length < calls.length) return machine.dispatch(destination, calls);
  return machine.calling.recall(chosenAmong(machine, known));
}

/** What becomes of a call all of whose cases were made before. */
function chosenAmong({ values, circuit, heap }: Machine, cases: readonly KnownCall[]): Remembered {
  const valueOf = ({ known }: KnownCall): Value => madeAgain(heap, known.made, known.value);
  const last = cases.at(-1)!;
  let { throws, thrown } = last.known;
  let value = valueOf(last);
  for (let i = cases.length - 2; i >= 0; i -= 1) {
    const { guard, known } = cases[i]!;
    value = values.ite(guard, valueOf(cases[i]!), value);
    thrown = values.ite(guard, known.thrown, thrown);
    throws = circuit.ite(guard, known.throws, throws);
  }
  return { value, made: NOTHING_MADE, throws, thrown };
}

function isSymbolic(value: Value): boolean {
  return value instanceof Union;
}

function caseOf(machine: Machine, callee: HeapObject, data: Closure, { guard, operands }: OperandCase): CallCase {
  const { cache } = machine.policy;
  const found =
    cache === null || cache.makesAgain
      ? undefined
      : cache.find(callOf(callee, operands), isObservedFrom(machine), machine);
  if (found !== undefined) return { guard, known: found };
  return { guard, run: (register) => enterMerged(machine, callee, data, operands, register) };
}

function enterMerged(
  machine: Machine,
  callee: HeapObject,
  data: Closure,
  operands: readonly Value[],
  destination: number,
): Value | typeof PENDING {
  const { cache } = machine.policy;
  if (cache === null || cache.isOff || data.source.kind === 'generator') {
    const [receiver, ...actuals] = operands;
    return enter(machine, callee, data, receiver, actuals, destination);
  }
  const call = callOf(callee, operands);
  const found = cache.find(call, isObservedFrom(machine), machine);
  if (found !== undefined && !cache.makesAgain) return machine.calling.recall(found);
  return machine.calling.enterCached(call, machine.calling.codeOf(data), destination, found ?? null);
}

function enter(
  { calling }: Machine,
  callee: HeapObject,
  closure: Closure,
  receiver: Value,
  actuals: readonly Value[],
  destination: number,
): typeof PENDING {
  const code = calling.codeOf(closure);
  return calling.enter({ code, callee, receiver, actuals, newTarget: undefined, constructing: null }, destination);
}

interface OperandCase {
  readonly guard: Bit;
  readonly operands: readonly Value[];
}

/** One case per combination of objects; what is not an object stays together. */
function splitReferences(machine: Machine, operands: readonly Value[]): readonly OperandCase[] {
  const { circuit } = machine;
  let cases: OperandCase[] = [{ guard: TRUE, operands }];
  for (const [index, operand] of operands.entries()) {
    if (!(operand instanceof Union) || !operand.atoms.some((atom) => atom instanceof HeapObject)) continue;
    const parts = referenceParts(machine, operand);
    if (parts.length === 1)
      cases = cases.map((one) => ({ ...one, operands: replace(one.operands, index, parts[0]!.value) }));
    const { length } = parts;
    if (length <= 1 || length > OPERAND_LIMIT || cases.length * length > SPLIT_LIMIT) continue;
    cases = cases
      .flatMap((one) =>
        parts.map((part) => ({
          guard: circuit.and(one.guard, part.guard),
          operands: replace(one.operands, index, part.value),
        })),
      )
      .filter((one) => one.guard !== FALSE);
  }
  return cases;
}

/** The cases that are possible as far as a few looks show. */
function referenceParts(machine: Machine, union: Union): readonly { readonly guard: Bit; readonly value: Value }[] {
  const { circuit } = machine;
  const parts: { guard: Bit; value: Value }[] = [];
  const rest = new Cases(machine.values);
  let restGuard: Bit = FALSE;
  union.atoms.forEach((atom, i) => {
    const guard = settled(circuit, union.guards[i]!);
    if (guard === FALSE) return;
    if (atom instanceof HeapObject || atom === null || atom === undefined) parts.push({ guard, value: atom });
    else {
      rest.add(guard, atom);
      restGuard = machine.circuit.or(restGuard, guard);
    }
  });
  if (union.word !== null) {
    rest.addWord(union.wordGuard, union.word);
    restGuard = machine.circuit.or(restGuard, union.wordGuard);
  }
  if (!rest.empty) parts.push({ guard: restGuard, value: rest.build() });
  return parts;
}

/** Splits the call on the operands a native wants concrete, then runs it. */
export function callNative(
  machine: Machine,
  native: Native,
  receiver: Value,
  actuals: readonly Value[],
  newTarget: HeapObject | undefined,
  destination: number,
): Value | typeof PENDING {
  for (const index of native.splits) {
    const operand = index < 0 ? receiver : actuals[index];
    if (!(operand instanceof Union)) continue;
    const narrowed = machine.narrow(operand);
    const run = (value: Value, register: number): Value | typeof PENDING =>
      index < 0
        ? callNative(machine, native, value, actuals, newTarget, register)
        : callNative(machine, native, receiver, replace(actuals, index, value), newTarget, register);
    if (!(narrowed instanceof Union)) return run(narrowed, destination);
    const cases = enumerate(machine.values, narrowed).map(({ guard, atom }) => ({
      guard,
      run: (register: number) => run(atom, register),
    }));
    return machine.dispatch(destination, cases);
  }
  try {
    return native.body(machine, receiver, actuals, newTarget, destination);
  } catch (problem) {
    // what the engine itself cannot make, a program of it cannot make either
    if (problem instanceof RangeError && problem.message === 'Invalid string length')
      return machine.raiseError('RangeError', problem.message);
    throw problem;
  }
}

function replace(actuals: readonly Value[], index: number, value: Value): readonly Value[] {
  const copy = actuals.slice();
  copy[index] = value;
  return copy;
}

/** The elements of an array made by the front end for a spread call, as arguments; split by length if that is symbolic. */
export function spreadArguments(
  machine: Machine,
  array: Value,
  destination: number,
  run: (actuals: readonly Value[], destination: number) => Value | typeof PENDING,
): Value | typeof PENDING {
  const cases: CallToMake[] = [];
  for (const { guard, atom } of enumerate(machine.values, machine.narrow(array))) {
    const list = atom as HeapObject;
    for (const { guard: under, atom: length } of enumerate(machine.values, machine.narrow(machine.heap.length(list)))) {
      const both = machine.circuit.and(guard, under);
      if (both === FALSE) continue;
      const actuals = Array.from({ length: length as number }, (_, i) =>
        presentOrUndefined(machine.values, machine.heap.elementAt(list, i)),
      );
      cases.push({ guard: both, run: (register) => run(actuals, register) });
    }
  }
  const [only] = cases;
  return cases.length === 1 && only!.guard === TRUE ? only!.run(destination) : machine.dispatch(destination, cases);
}
