/** Call instructions and the checks that go with them. */

import { FALSE, not, type Bit } from '../../formula/index.js';
import { HeapObject } from '../../heap/index.js';
import { Union, type Value } from '../../value/index.js';
import { isBeforeGap } from '../builtins/collection-iterators.js';
import { call, spreadArguments } from '../calls.js';
import { construct } from '../construct.js';
import { isConstructor } from '../functions.js';
import type { Operation } from '../code.js';
import type { Machine } from '../machine.js';
import type { Realm } from '../realm.js';
import { PENDING } from '../state.js';

function store(registers: Value[], dst: number, result: Value | typeof PENDING): void {
  if (result !== PENDING) registers[dst] = result;
}

function read(registers: readonly Value[], places: readonly number[]): Value[] {
  const values: Value[] = [];
  for (let i = 0; i < places.length; i += 1) values.push(registers[places[i]!]);
  return values;
}

export function callInstruction(
  dst: number,
  callee: number,
  receiver: number,
  actuals: readonly number[],
  text: string,
): Operation {
  return (machine, registers) => {
    const values = read(registers, actuals);
    store(registers, dst, call(machine, registers[callee], registers[receiver], values, dst, text));
  };
}

export function callSpread(dst: number, callee: number, receiver: number, actuals: number, text: string): Operation {
  return (machine, registers) => {
    const result = spreadArguments(machine, registers[actuals], dst, (values, destination) =>
      call(machine, registers[callee], registers[receiver], values, destination, text),
    );
    store(registers, dst, result);
  };
}

export function constructInstruction(dst: number, callee: number, actuals: readonly number[], text: string): Operation {
  return (machine, registers) => {
    const values = read(registers, actuals);
    store(registers, dst, construct(machine, registers[callee], values, null, dst, text));
  };
}

export function constructSpread(dst: number, callee: number, actuals: number, text: string): Operation {
  return (machine, registers) => {
    const result = spreadArguments(machine, registers[actuals], dst, (values, destination) =>
      construct(machine, registers[callee], values, null, destination, text),
    );
    store(registers, dst, result);
  };
}

export function superCall(dst: number, constructor_: number, newTarget: number, actuals: number): Operation {
  return (machine, registers) => {
    const own = machine.fix(registers[constructor_]) as HeapObject;
    const parent = machine.shapeOf(own).prototype;
    const target = machine.fix(registers[newTarget]) as HeapObject;
    const text = (): string => {
      const { realm } = machine;
      const name = parent?.kind === 'function' ? realm.functionName(parent) : realm.show(parent);
      return `Super constructor ${name || 'null'} of ${realm.functionName(own) || 'anonymous class'}`;
    };
    const result = spreadArguments(machine, registers[actuals], dst, (values, destination) =>
      construct(machine, parent, values, target, destination, isConstructor(parent) ? '' : text()),
    );
    store(registers, dst, result);
  };
}

export function initializeFields(constructor_: number, object: number): Operation {
  return (machine, registers) => {
    const initializer = machine.heap.internal(machine.fix(registers[constructor_]) as HeapObject);
    if (initializer !== undefined) call(machine, initializer, registers[object], [], -1);
  };
}

export function callLibrary(dst: number, name: string, actuals: readonly number[]): Operation {
  let realm: Realm | null = null;
  let callee: HeapObject | null = null;
  return (machine, registers) => {
    if (realm !== machine.realm) {
      ({ realm } = machine);
      callee = realm.libraryFunction(name);
    }
    store(registers, dst, call(machine, callee, undefined, read(registers, actuals), dst));
  };
}

/** The condition under which no case of a value passes a test; atoms only, words never pass. */
function failing(machine: Machine, value: Value, passes: (atom: Value) => boolean): Bit {
  const narrowed = machine.narrow(value);
  if (!(narrowed instanceof Union)) return passes(narrowed) ? FALSE : not(FALSE);
  let fails: Bit = narrowed.wordGuard;
  narrowed.atoms.forEach((atom, i) => {
    if (!passes(atom)) fails = machine.circuit.or(fails, narrowed.guards[i]!);
  });
  return fails;
}

export function checkObject(value: number, what: 'iterator' | 'iteratorResult' | 'iteratorReturn'): Operation {
  return (machine, registers) => {
    const content = registers[value];
    if (content instanceof HeapObject) return;
    const fails = failing(machine, content, (atom) => atom instanceof HeapObject);
    machine.raiseUnder(fails, () => {
      const shown = machine.realm.show(content);
      const message =
        what === 'iterator'
          ? 'Result of the Symbol.iterator method is not an object'
          : `Iterator result ${shown} is not an object`;
      return machine.realm.error(machine, 'TypeError', message);
    });
  };
}

export function checkDestructurable(value: number, text: string): Operation {
  return (machine, registers) => {
    const content = registers[value];
    if (!(content instanceof Union) && content !== null && content !== undefined) return;
    const narrowed = machine.narrow(content);
    const fails =
      narrowed instanceof Union
        ? machine.circuit.or(narrowed.guardOf(null), narrowed.guardOf(undefined))
        : failing(machine, narrowed, (atom) => atom !== null && atom !== undefined);
    machine.raiseUnder(fails, () => typeError(machine, text, narrowed));
  };
}

export function checkIterable(value: number, method: number, text: string): Operation {
  return (machine, registers) => {
    const content = registers[method];
    if (content instanceof HeapObject && content.callable) return;
    const fails = failing(machine, content, (atom) => atom instanceof HeapObject && atom.callable);
    machine.raiseUnder(fails, () => typeError(machine, text, registers[value]));
  };
}

export function isAtGap(dst: number, iterator: number, next: number): Operation {
  return (machine, registers) => {
    registers[dst] = machine.policy.passesGaps && isBeforeGap(machine, registers[iterator], registers[next]);
  };
}

/** A TypeError about a value whose message mentions it as %value or %unnamed. */
function typeError(machine: Machine, text: string, value: Value): Value {
  const { realm } = machine;
  const message = text.replace('%value', () => realm.show(value)).replace('%unnamed', () => realm.unnamed(value));
  return realm.error(machine, 'TypeError', message);
}
