/**
 * Any value that may be put in the place of an outcome: what the variable, field or result holds anywhere in the run, integers of the whole
 * range of these, every object of the same class that is there before the call, and what would be there without the statement. Where that is
 * one value only, another of its kind is added: a statement whose outcome cannot be changed would never be needed.
 */

import type { Machine } from '../../../eval/index.js';
import { TRUE, type Bit, type Interval } from '../../../formula/index.js';
import { shapeCases, type HeapObject } from '../../../heap/index.js';
import { Reference, Union, isWordNumber, type Atom, type Value } from '../../../value/index.js';
import type { Observed } from './observed.js';

export interface Free {
  readonly value: Value;
  /** Holds where it is one of those that it may be. */
  readonly domain: Bit;
}

export class FreeValues {
  /** @param objects those of the state and the arguments; @param integers what plain numbers range over */
  constructor(
    private readonly machine: Machine,
    private readonly objects: readonly HeapObject[],
    private readonly integers: Interval,
  ) {}

  /** One of what was observed, or one of the present values. */
  any(observed: Observed, ...present: readonly Value[]): Free {
    const { words } = this.machine.values;
    const atoms = new Set<Atom>(observed.primitives);
    let range = observed.integers;
    for (const value of present) for (const atom of atomsOf(value)) atoms.add(atom);
    if (atoms.has(true) || atoms.has(false)) atoms.add(true).add(false);
    for (const object of this.objects)
      if (shapeCases(this.machine.heap.shape(object)).some(({ shape }) => observed.prototypes.has(shape.prototype!)))
        atoms.add(object);
    if (atoms.size === 0 && range !== null && range.lo === range.hi) range = joined(range, this.integers);
    if (atoms.size === 1 && range === null) atoms.add(anotherThan([...atoms][0]));
    const number = range === null ? null : words.fresh(range.lo, range.hi);
    const choices: Value[] = [...atoms];
    if (number !== null) choices.push(this.machine.values.fromWord(number.word));
    return { value: this.oneOf(choices), domain: number?.domain ?? TRUE };
  }

  /** A value for which as many new variables decide as it takes. */
  private oneOf(choices: readonly Value[]): Value {
    const { circuit, values } = this.machine;
    if (choices.length === 1) return choices[0];
    const middle = choices.length >> 1;
    return values.ite(circuit.variable(), this.oneOf(choices.slice(0, middle)), this.oneOf(choices.slice(middle)));
  }
}

function atomsOf(value: Value): readonly Atom[] {
  if (value instanceof Union) return value.atoms;
  return isWordNumber(value) ? [] : [value];
}

function joined(a: Interval, b: Interval): Interval {
  return { lo: Math.min(a.lo, b.lo), hi: Math.max(a.hi, b.hi) };
}

function anotherThan(atom: Atom): Atom {
  if (atom instanceof Reference || atom === undefined) return null;
  if (typeof atom === 'string') return atom === '' ? 'x' : '';
  return undefined;
}
