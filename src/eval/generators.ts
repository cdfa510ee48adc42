/**
 * Generators. A suspended frame is an immutable reference in the generator's `internal` part, so
 * versions and joins of the heap treat it like any value; frames suspended at the same place join register by register,
 * frames at different places stay separate cases and resumption dispatches on them.
 */

import { FALSE, not, type Bit } from '../formula/index.js';
import { HeapObject, type Target, initialise } from '../heap/index.js';
import { Cases, enumerate, type Value } from '../value/index.js';
import type { Machine } from './machine.js';
import { prototypeFor } from './construct.js';
import { Activation, type PENDING, State, Suspended, type CallToMake } from './state.js';

/** How a generator is resumed; the numbers are those of the `yield` terminator. */
export type Resumption = 0 | 1 | 2;
export const NEXT: Resumption = 0;
export const THROW: Resumption = 1;
export const RETURN: Resumption = 2;

/** The parameters are bound: return a generator that will go on at `to`. */
export function startGenerator(machine: Machine, to: number): void {
  machine.calling.leaveWith(newGenerator(machine, to, machine.state.registers));
}

/** Of an async function as well, which nobody ever sees. */
export function newGenerator(machine: Machine, to: number, registers: readonly Value[]): HeapObject {
  const { heap, realm, activation } = machine;
  const { callee } = activation;
  const generator = heap.allocate('generator', prototypeFor(machine, callee ?? undefined, realm.generatorPrototype));
  return initialise(generator, { internal: new Suspended(heap.freshId(), activation, to, -1, -1, registers) });
}

export function suspendGenerator(
  machine: Machine,
  value: Value,
  raw: boolean,
  mode: number,
  received: number,
  to: number,
): void {
  const { heap, activation, state } = machine;
  const frame = new Suspended(heap.freshId(), activation, to, mode, received, state.registers);
  heap.writeInternal(activation.generator!, frame);
  machine.calling.leaveWith(raw ? value : machine.realm.iteratorResult(value, false));
}

/** generator.next(value), .throw(value) or .return(value). @requires generator.kind is 'generator' */
export function resumeGenerator(
  machine: Machine,
  generator: HeapObject,
  how: Resumption,
  value: Value,
  destination: number,
): Value | typeof PENDING {
  const states = enumerate(machine.values, machine.narrow(machine.heap.internal(generator)));
  const cases = states.map(({ guard, atom }): CallToMake => ({
    guard,
    run: (register) => resumeFrom(machine, generator, atom as Suspended | string, how, value, register),
  }));
  return cases.length === 1 ? cases[0]!.run(destination) : machine.dispatch(destination, cases);
}

function resumeFrom(
  machine: Machine,
  generator: HeapObject,
  from: Suspended | string,
  how: Resumption,
  value: Value,
  destination: number,
): Value | typeof PENDING {
  const { heap, realm } = machine;
  if (from === 'running') return machine.raiseError('TypeError', 'Generator is already running');
  if (from === 'completed' || (typeof from !== 'string' && from.mode < 0 && how !== NEXT)) {
    if (from !== 'completed') heap.writeInternal(generator, 'completed');
    if (how === THROW) return machine.raise(value);
    return realm.iteratorResult(how === RETURN ? value : undefined, true);
  }
  const frame = from as Suspended;
  const { activation: origin } = frame;
  const caller = { activation: machine.activation, state: machine.state, destination };
  const { code, callee, receiver, actuals } = origin;
  const invocation = { code, callee, receiver, actuals, newTarget: undefined, constructing: null };
  const activation = new Activation(invocation, caller, heap.current);
  activation.generator = generator;
  heap.writeInternal(generator, 'running');
  const state = new State(code, frame.registers.slice(), machine.state.path, null, []);
  state.block = frame.block;
  state.rounds = code.blocks[frame.block]!.loops.map(() => 0);
  if (frame.mode >= 0) {
    state.registers[frame.mode] = how;
    state.registers[frame.received] = value;
  }
  return machine.calling.begin(activation, state);
}

/** Joins the `internal` part of two versions of one object; suspended frames at the same place become one. */
export function joinInternal(machine: Machine, target: Target, selector: Bit, a: Value, b: Value): Value {
  const { values, circuit, heap } = machine;
  if (!(target instanceof HeapObject) || target.kind !== 'generator') return values.ite(selector, a, b);
  const frames: { guard: Bit; frame: Suspended }[] = [];
  const cases = new Cases(values);
  const add = (side: Bit, value: Value): void => {
    for (const { guard, atom } of enumerate(values, value)) {
      const under = circuit.and(side, guard);
      if (under === FALSE) continue;
      if (!(atom instanceof Suspended)) {
        cases.add(under, atom);
        continue;
      }
      const same = frames.find((one) => one.frame.block === atom.block && one.frame.mode === atom.mode);
      if (same === undefined) frames.push({ guard: under, frame: atom });
      else if (same.frame !== atom) {
        const registers = same.frame.registers.slice() as Value[];
        for (const register of atom.activation.code.blocks[atom.block]!.live) {
          registers[register] = values.ite(under, atom.registers[register], same.frame.registers[register]);
        }
        const { activation, block, mode, received } = atom;
        same.frame = new Suspended(heap.freshId(), activation, block, mode, received, registers);
        same.guard = circuit.or(same.guard, under);
      } else same.guard = circuit.or(same.guard, under);
    }
  };
  add(selector, a);
  add(not(selector), b);
  for (const { guard, frame } of frames) cases.add(guard, frame);
  return cases.build();
}
