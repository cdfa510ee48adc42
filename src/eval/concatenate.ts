/** `+` of primitives: strings concatenate case by case, everything else adds as numbers. */

import { FALSE, type Bit } from '../formula/index.js';
import { Cases, Union, arithmetic, lift, toNumber, type Value } from '../value/index.js';
import type { Machine } from './machine.js';
import type { PENDING } from './state.js';

/** The longest string that V8 makes on machines of 64 bits. */
const LONGEST = 536870888;

/** a + b, or a RangeError where that would be too long. */
export function joinStrings(machine: Machine, a: string, b: string): Value | typeof PENDING {
  if (a.length + b.length <= LONGEST) return a + b;
  return machine.raiseError('RangeError', 'Invalid string length');
}

/** @requires no objects, symbols or bigints */
export function concatenate(machine: Machine, a: Value, b: Value): Value | typeof PENDING {
  const { values, circuit } = machine;
  if (!(a instanceof Union) && !(b instanceof Union)) {
    if (typeof a === 'string') return joinStrings(machine, a, String(b as string));
    return typeof b === 'string' ? joinStrings(machine, String(a as number), b) : (a as number) + (b as number);
  }
  if (isNumber(a) && isNumber(b)) return arithmetic(values, '+', a, b);
  const left = partition(machine, a);
  const right = partition(machine, b);
  const cases = new Cases(values);
  const join = (x: Value, y: Value): Value => lift(values, [x, y], (s, t) => String(s as string) + String(t as string));
  const add = (x: Part, y: Part, combine: (x: Value, y: Value) => Value): void => {
    const guard = circuit.and(x.guard, y.guard);
    if (guard !== FALSE) cases.add(guard, combine(x.value, y.value));
  };
  add(left.text, right.text, join);
  add(left.text, right.other, join);
  add(left.other, right.text, join);
  add(left.other, right.other, (x, y) => arithmetic(values, '+', toNumber(values, x), toNumber(values, y)));
  return cases.build();
}

/** Whether a value is an integer or another number at a glance. */
function isNumber(value: Value): boolean {
  return value instanceof Union ? value.atoms.length === 0 : typeof value === 'number';
}

/** Some cases of a value; where the guard is FALSE there are none and the value means nothing. */
interface Part {
  readonly value: Value;
  readonly guard: Bit;
}

function partition(machine: Machine, value: Value): { readonly text: Part; readonly other: Part } {
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
    text: { value: text.empty ? undefined : text.build(), guard: textGuard },
    other: { value: other.empty ? undefined : other.build(), guard: otherGuard },
  };
}
