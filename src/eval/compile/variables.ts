/** Instructions on variables: registers, cells, globals and what belongs to the running activation. */

import { UNINITIALIZED } from '../../ir/types.js';
import { FALSE, TRUE, not } from '../../formula/index.js';
import { ACCESSOR, Cell, HeapObject, PLAIN, Shape } from '../../heap/index.js';
import { Cases, Union, enumerate, type Atom, type Value } from '../../value/index.js';
import type { Operation } from '../code.js';
import { type Closure, functionData } from '../functions.js';
import type { Machine } from '../machine.js';
import type { Told } from '../outcomes.js';
import { readParameter, writeParameter } from '../property/mapped.js';
import { defineOwn } from '../property/own.js';
import { getFrom } from '../property/get.js';
import { hasProperty } from '../property/has.js';
import { setProperty } from '../property/set.js';
import { PENDING } from '../state.js';

export function move(dst: number, src: number): Operation {
  return (_machine, registers) => {
    registers[dst] = registers[src];
  };
}

export function outcome(told: Told & { readonly dst: number }, value: number, old: number | null): Operation {
  const { dst } = told;
  return (machine, registers) => {
    const { outcomes } = machine.policy;
    registers[dst] =
      outcomes === null
        ? registers[value]
        : outcomes.come(machine, told, registers[value], old === null ? undefined : registers[old]);
  };
}

export function newCell(dst: number, value: number): Operation {
  return (machine, registers) => {
    registers[dst] = machine.heap.allocateCell(registers[value]);
  };
}

export function loadCell(dst: number, cell: number): Operation {
  return (machine, registers) => {
    const target = registers[cell];
    if (target instanceof Cell) {
      registers[dst] = machine.heap.internal(target);
    } else registers[dst] = loadAnyCell(machine, target);
  };
}

function loadAnyCell(machine: Machine, target: Value): Value {
  const cases = new Cases(machine.values);
  for (const { guard, atom } of enumerate(machine.values, machine.narrow(target))) {
    cases.add(guard, machine.heap.internal(atom as Cell));
  }
  return cases.build();
}

export function storeCell(cell: number, value: number, isLate: boolean): Operation {
  return (machine, registers) => {
    const target = registers[cell];
    if (target instanceof Cell) {
      if (isLate) target.isLate = true;
      machine.heap.writeInternal(target, registers[value]);
    } else {
      for (const { guard, atom } of enumerate(machine.values, machine.narrow(target))) {
        const one = atom as Cell;
        machine.heap.writeInternal(one, machine.values.ite(guard, registers[value], machine.heap.internal(one)));
      }
    }
  };
}

export function capture(dst: number, index: number): Operation {
  return (machine, registers) => {
    const data = functionData(machine.activation.callee!) as Closure;
    registers[dst] = data.captures[index];
  };
}

export function checkInitialized(value: number, name: string): Operation {
  const message =
    name === 'this'
      ? "Must call super constructor in derived class before accessing 'this' or returning from derived constructor"
      : `Cannot access '${name}' before initialization`;
  return (machine, registers) => {
    const content = registers[value];
    if (content === UNINITIALIZED) machine.raiseError('ReferenceError', message);
    else if (content instanceof Union) {
      const guard = content.guardOf(UNINITIALIZED);
      if (guard === FALSE) return;
      if (machine.raiseUnder(guard, () => machine.realm.error(machine, 'ReferenceError', message))) {
        registers[value] = without(machine, content, UNINITIALIZED);
      }
    }
  };
}

function without(machine: Machine, union: Union, excluded: Atom): Value {
  const cases = new Cases(machine.values);
  union.atoms.forEach((atom, i) => {
    if (atom !== excluded) cases.add(union.guards[i]!, atom);
  });
  if (union.word !== null) cases.addWord(union.wordGuard, union.word);
  return cases.build();
}

export function loadGlobal(dst: number, name: string, required: boolean): Operation {
  let shape: Shape | null = null;
  let slot = 0;
  return (machine, registers) => {
    const { global } = machine.realm;
    const now = machine.heap.shape(global);
    if (now === shape) {
      registers[dst] = machine.heap.slot(global, slot);
      return;
    }
    const own = now instanceof Shape ? now.find(name) : undefined;
    if (own !== undefined && (own.flags & ACCESSOR) === 0) {
      shape = now as Shape;
      slot = own.index;
    }
    if (required) {
      const there = hasProperty(machine, global, name);
      const missing = (): HeapObject => machine.realm.error(machine, 'ReferenceError', `${name} is not defined`);
      if (there !== TRUE && !machine.raiseUnder(not(there), missing)) return;
    }
    const value = getFrom(machine, global, name, global, dst);
    if (value !== PENDING) registers[dst] = value;
  };
}

export function storeGlobal(name: string, value: number, strict: boolean): Operation {
  return (machine, registers) => {
    const { global } = machine.realm;
    const there = hasProperty(machine, global, name);
    if (there !== TRUE && strict) {
      const missing = (): HeapObject => machine.realm.error(machine, 'ReferenceError', `${name} is not defined`);
      if (!machine.raiseUnder(not(there), missing)) return;
    }
    if (there === FALSE) defineOwn(machine, global, name, PLAIN, registers[value]);
    else setProperty(machine, global, name, registers[value], strict);
  };
}

export function argument(dst: number, index: number): Operation {
  return (machine, registers) => {
    registers[dst] = machine.activation.actuals[index];
  };
}

export function restArguments(dst: number, from: number): Operation {
  return (machine, registers) => {
    registers[dst] = machine.realm.array(machine.activation.actuals.slice(from));
  };
}

export function argumentsObject(dst: number, mapped: number): Operation {
  return (machine, registers) => {
    const { actuals, callee } = machine.activation;
    registers[dst] = machine.realm.argumentsObject(machine, actuals, mapped < 0 ? null : callee, mapped);
  };
}

export function loadParameter(dst: number, object: number, index: number): Operation {
  return (machine, registers) => {
    const target = registers[object];
    if (target instanceof HeapObject) {
      registers[dst] = readParameter(machine, target, index);
      return;
    }
    const cases = new Cases(machine.values);
    for (const { guard, atom } of enumerate(machine.values, machine.narrow(target)))
      cases.add(guard, readParameter(machine, atom as HeapObject, index));
    registers[dst] = cases.build();
  };
}

export function storeParameter(object: number, index: number, value: number): Operation {
  return (machine, registers) => {
    for (const { guard, atom } of enumerate(machine.values, machine.narrow(registers[object])))
      writeParameter(machine, atom as HeapObject, index, registers[value], guard);
  };
}

export function loadThis(dst: number, strict: boolean): Operation {
  if (strict) {
    return (machine, registers) => {
      registers[dst] = machine.activation.receiver;
    };
  }
  return (machine, registers) => {
    const { receiver } = machine.activation;
    registers[dst] = receiver instanceof HeapObject ? receiver : sloppyThis(machine, receiver);
  };
}

/** What a sloppy function sees as this: the global object for nullish, a wrapper for primitives. */
function sloppyThis(machine: Machine, receiver: Value): Value {
  const { realm } = machine;
  const one = (atom: Atom): Value =>
    atom === undefined || atom === null ? realm.global : atom instanceof HeapObject ? atom : realm.box(atom);
  if (!(receiver instanceof Union)) return one(receiver);
  const cases = new Cases(machine.values);
  receiver.atoms.forEach((atom, i) => cases.add(receiver.guards[i]!, one(atom)));
  if (receiver.word !== null) cases.add(receiver.wordGuard, realm.box(machine.values.fromWord(receiver.word)));
  return cases.build();
}
