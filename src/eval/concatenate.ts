/** `+` of primitives: strings concatenate case by case, everything else adds as numbers. */

import { FALSE, type Bit } from '../formula/index.js';
import { Cases, Union, arithmetic, lift, toNumber, type Value } from '../value/index.js';
import type { Machine } from './machine.js';

/** @requires no objects, symbols or bigints */
export function concatenate(machine: Machine, a: Value, b: Value): Value {
  const { values, circuit } = machine;
  if (!(a instanceof Union) && !(b instanceof Union)) return (a as number) + (b as number);
  const left = partition(machine, a);
  const right = partition(machine, b);
  const cases = new Cases(values);
  const join = (x: Value, y: Value): Value => lift(values, [x, y], (s, t) => String(s as string) + String(t as string));
  if (left.text !== null && right.text !== null)
    cases.add(circuit.and(left.textGuard, right.textGuard), join(left.text, right.text));
  if (left.text !== null && right.other !== null)
    cases.add(circuit.and(left.textGuard, right.otherGuard), join(left.text, right.other));
  if (left.other !== null && right.text !== null)
    cases.add(circuit.and(left.otherGuard, right.textGuard), join(left.other, right.text));
  if (left.other !== null && right.other !== null) {
    const guard = circuit.and(left.otherGuard, right.otherGuard);
    if (guard !== FALSE)
      cases.add(guard, arithmetic(values, '+', toNumber(values, left.other), toNumber(values, right.other)));
  }
  return cases.build();
}

interface Partition {
  readonly text: Value | null;
  readonly textGuard: Bit;
  readonly other: Value | null;
  readonly otherGuard: Bit;
}

function partition(machine: Machine, value: Value): Partition {
  const { values, circuit } = machine;
  const text = new Cases(values);
  const other = new Cases(values);
  let textGuard: Bit = FALSE;
  let otherGuard: Bit = FALSE;
  const view = values.view(value);
  view.atoms.forEach((atom, i) => {
    const guard = view.guards[i]!;
    if (typeof atom === 'string') {
      text.add(guard, atom);
      textGuard = circuit.or(textGuard, guard);
    } else {
      other.add(guard, atom);
      otherGuard = circuit.or(otherGuard, guard);
    }
  });
  if (view.word !== null) {
    other.addWord(view.wordGuard, view.word);
    otherGuard = circuit.or(otherGuard, view.wordGuard);
  }
  return {
    text: text.empty ? null : text.build(),
    textGuard,
    other: other.empty ? null : other.build(),
    otherGuard,
  };
}
