/** How blocks end. */

import { Union, truth, type Value } from '../../value/index.js';
import type { Operation } from '../code.js';
import { mergeRegion } from '../declarative.js';
import { newGenerator, startGenerator as makeGenerator, suspendGenerator } from '../generators.js';

export function jump(to: number): Operation {
  return (machine) => machine.scheduling.goto(to);
}

export function branch(condition: number, then: number, otherwise: number): Operation {
  return (machine, registers) => {
    const value = registers[condition];
    if (!(value instanceof Union)) machine.scheduling.goto(value ? then : otherwise);
    else {
      const symbolic = truth(machine.values, value);
      if (!mergeRegion(machine, symbolic, then, otherwise)) machine.scheduling.branch(symbolic, then, otherwise);
    }
  };
}

/** A finally block goes on in as many ways as it was entered. */
export function switchOn(value: number, targets: readonly number[]): Operation {
  return (machine, registers) => {
    const kind: Value = machine.narrow(registers[value]);
    if (!(kind instanceof Union)) machine.scheduling.goto(targets[kind as number]!);
    else machine.scheduling.switchOn(kind.word!, targets);
  };
}

export function returnValue(value: number): Operation {
  return (machine, registers) => machine.calling.return(registers[value]);
}

export function throwValue(value: number): Operation {
  return (machine, registers) => void machine.raise(registers[value]);
}

export function startGenerator(to: number): Operation {
  return (machine) => makeGenerator(machine, to);
}

export function startAsync(dst: number, to: number, then: number): Operation {
  return (machine, registers) => {
    registers[dst] = newGenerator(machine, to, registers.slice());
    machine.scheduling.goto(then);
  };
}

export function yieldValue(value: number, raw: boolean, mode: number, received: number, to: number): Operation {
  return (machine, registers) => suspendGenerator(machine, registers[value], raw, mode, received, to);
}
