/**
 * Operators. Each tries the concrete case first. Operands that are objects are converted by our
 * library (which may call user code) and the operator is applied to the results; symbolic primitives are computed by the
 * value room; symbols and bigints, which only ever come in few cases, are left to the real operator case by case.
 */

import { not } from '../../formula/index.js';
import type { BinaryOperator, UnaryOperator } from '../../ir/operators.js';
import {
  Union,
  arithmetic,
  bitwise,
  bitwiseNot,
  equal,
  looseEqual,
  negate,
  ordered,
  toNumber,
  toStringValue,
  truth,
  typeOf,
  type Atom,
  type Value,
} from '../../value/index.js';
import type { Operation } from '../code.js';
import { OPERATOR_TEXTS } from '../builtins/conversion.js';
import { concatenate, joinStrings } from '../concatenate.js';
import { liftHost } from '../host.js';
import { mentionsExotic, mentionsObject } from '../mentions.js';
import { hasIn } from '../property/in.js';
import type { Machine } from '../machine.js';
import { PENDING } from '../state.js';

export function unary(operator: UnaryOperator, dst: number, operand: number): Operation {
  const slow = unaryOf(operator);
  const finish = (machine: Machine, registers: Value[], value: Value): void => {
    const result = slow(machine, value, dst);
    if (result !== PENDING) registers[dst] = result;
  };
  switch (operator) {
    case '!':
      return (machine, registers) => {
        const value = registers[operand];
        if (value instanceof Union) registers[dst] = machine.values.boolean(not(truth(machine.values, value)));
        else registers[dst] = !value;
      };
    case 'increment':
      return (machine, registers) => {
        const value = registers[operand];
        if (typeof value === 'number') registers[dst] = value + 1;
        else finish(machine, registers, value);
      };
    case 'decrement':
      return (machine, registers) => {
        const value = registers[operand];
        if (typeof value === 'number') registers[dst] = value - 1;
        else finish(machine, registers, value);
      };
    case 'toNumeric':
    case 'toNumber':
      return (machine, registers) => {
        const value = registers[operand];
        if (typeof value === 'number') registers[dst] = value;
        else finish(machine, registers, value);
      };
    case '-':
    case '~':
    case 'typeof':
    case 'toPropertyKey':
    case 'toString':
      return (machine, registers) => finish(machine, registers, registers[operand]);
  }
}

type Unary = (machine: Machine, value: Value, destination: number) => Value | typeof PENDING;

/** Numeric operators on symbolic numbers; other primitives by the host; objects by the library. */
function numeric(
  library: string,
  host: (atom: Atom) => Atom,
  symbolic: (machine: Machine, value: Value) => Value,
): Unary {
  return (machine, value, destination) => {
    if (mentionsObject(value)) return machine.realm.callLibrary(machine, library, [value], destination);
    if (!(value instanceof Union) || mentionsExotic(value)) return liftHost(machine, [value], host, destination);
    return symbolic(machine, toNumber(machine.values, value));
  };
}

function unaryOf(operator: UnaryOperator): Unary {
  switch (operator) {
    case '-':
      return numeric(
        'negate',
        (x) => -(x as number),
        (machine, value) => negate(machine.values, value),
      );
    case '~':
      return numeric(
        'bitwiseNot',
        (x) => ~(x as number),
        (machine, value) => bitwiseNot(machine.values, value),
      );
    case 'toNumber':
      return numeric(
        'toNumber',
        (x) => +(x as number),
        (_machine, value) => value,
      );
    case 'toNumeric':
      return numeric('toNumeric', toNumericAtom, (_machine, value) => value);
    case 'increment':
      return numeric('increment', plusOne, (machine, value) => arithmetic(machine.values, '+', value, 1));
    case 'decrement':
      return numeric('decrement', minusOne, (machine, value) => arithmetic(machine.values, '-', value, 1));
    case '!':
      return (machine, value) => machine.values.boolean(not(truth(machine.values, value)));
    case 'typeof':
      return (machine, value) => typeOf(machine.values, value);
    case 'toPropertyKey':
      return (machine, value, destination) => {
        if (mentionsObject(value)) return machine.realm.callLibrary(machine, 'toPropertyKey', [value], destination);
        return value; // primitives become keys where they are used
      };
    case 'toString':
      return (machine, value, destination) => {
        if (typeof value === 'string') return value;
        if (typeof value === 'number') return String(value);
        if (mentionsObject(value)) return machine.realm.callLibrary(machine, 'toString', [value], destination);
        if (!(value instanceof Union) || mentionsExotic(value))
          return liftHost(machine, [value], (x) => `${x as string}`, destination);
        return toStringValue(machine.values, value);
      };
  }
}

function toNumericAtom(atom: Atom): Atom {
  return typeof atom === 'bigint' ? atom : +(atom as number);
}

function plusOne(atom: Atom): Atom {
  return typeof atom === 'bigint' ? atom + 1n : +(atom as number) + 1;
}

function minusOne(atom: Atom): Atom {
  return typeof atom === 'bigint' ? atom - 1n : +(atom as number) - 1;
}

export function binary(operator: BinaryOperator, dst: number, left: number, right: number): Operation {
  const finish = (machine: Machine, registers: Value[], a: Value, b: Value): void => {
    const result = applyBinary(machine, operator, a, b, dst);
    if (result !== PENDING) registers[dst] = result;
  };
  const fast = fastPath(operator);
  if (fast === null) return (machine, registers) => finish(machine, registers, registers[left], registers[right]);
  // the commonest operators have closures of their own, so that each stays monomorphic
  if (operator === '===') {
    return (machine, registers) => {
      const a = registers[left];
      const b = registers[right];
      if (!(a instanceof Union) && !(b instanceof Union)) registers[dst] = a === b;
      else registers[dst] = machine.values.boolean(equal(machine.values, 'strict', a, b));
    };
  }
  if (operator === '!==') {
    return (machine, registers) => {
      const a = registers[left];
      const b = registers[right];
      if (!(a instanceof Union) && !(b instanceof Union)) registers[dst] = a !== b;
      else registers[dst] = machine.values.boolean(not(equal(machine.values, 'strict', a, b)));
    };
  }
  if (operator === '+') {
    return (machine, registers) => {
      const a = registers[left];
      const b = registers[right];
      if (typeof a === 'number' && typeof b === 'number') registers[dst] = a + b;
      else if (typeof a === 'string' && (typeof b === 'string' || typeof b === 'number')) {
        const joined = joinStrings(machine, a, String(b));
        if (joined !== PENDING) registers[dst] = joined;
      } else finish(machine, registers, a, b);
    };
  }
  if (operator === '<') {
    return (machine, registers) => {
      const a = registers[left];
      const b = registers[right];
      if (typeof a === 'number' && typeof b === 'number') registers[dst] = a < b;
      else finish(machine, registers, a, b);
    };
  }
  return (machine, registers) => {
    const a = registers[left];
    const b = registers[right];
    if (typeof a === 'number' && typeof b === 'number') registers[dst] = fast(a, b);
    else finish(machine, registers, a, b);
  };
}

type Host = (a: number, b: number) => number | boolean;

/** The operator on two numbers; null for those that are not about numbers. */
function fastPath(operator: BinaryOperator): Host | null {
  switch (operator) {
    case '+':
      return (a, b) => a + b;
    case '-':
      return (a, b) => a - b;
    case '*':
      return (a, b) => a * b;
    case '/':
      return (a, b) => a / b;
    case '%':
      return (a, b) => a % b;
    case '**':
      return (a, b) => a ** b;
    case '<<':
      return (a, b) => a << b;
    case '>>':
      return (a, b) => a >> b;
    case '>>>':
      return (a, b) => a >>> b;
    case '&':
      return (a, b) => a & b;
    case '|':
      return (a, b) => a | b;
    case '^':
      return (a, b) => a ^ b;
    case '==':
    case '===':
      return (a, b) => a === b;
    case '!=':
    case '!==':
      return (a, b) => a !== b;
    case '<':
      return (a, b) => a < b;
    case '<=':
      return (a, b) => a <= b;
    case '>':
      return (a, b) => a > b;
    case '>=':
      return (a, b) => a >= b;
    case 'in':
    case 'instanceof':
      return null;
  }
}

/** The operator on any values. */
export function applyBinary(
  machine: Machine,
  operator: BinaryOperator,
  a: Value,
  b: Value,
  destination: number,
): Value | typeof PENDING {
  const { values } = machine;
  switch (operator) {
    case '===':
      return values.boolean(equal(values, 'strict', a, b));
    case '!==':
      return values.boolean(not(equal(values, 'strict', a, b)));
    case '==':
    case '!=':
      return looseEquality(machine, operator, a, b, destination);
    case 'in':
      return hasIn(machine, a, b, destination);
    case 'instanceof':
      return machine.realm.callLibrary(machine, 'instanceOf', [a, b], destination);
    case '+':
      if (mentionsObject(a) || mentionsObject(b))
        return machine.realm.callLibrary(machine, OPERATOR_TEXTS[operator]!, [a, b], destination);
      if (mentionsExotic(a) || mentionsExotic(b))
        return liftHost(machine, [a, b], (x, y) => (x as number) + (y as number), destination);
      return concatenate(machine, a, b);
    case '-':
    case '*':
    case '/':
    case '%':
    case '**':
      if (mentionsObject(a) || mentionsObject(b))
        return machine.realm.callLibrary(machine, OPERATOR_TEXTS[operator]!, [a, b], destination);
      if (mentionsExotic(a) || mentionsExotic(b)) return liftHost(machine, [a, b], hostBinary(operator), destination);
      return arithmetic(values, operator, toNumber(values, a), toNumber(values, b));
    case '<<':
    case '>>':
    case '>>>':
    case '&':
    case '|':
    case '^':
      if (mentionsObject(a) || mentionsObject(b))
        return machine.realm.callLibrary(machine, OPERATOR_TEXTS[operator]!, [a, b], destination);
      if (mentionsExotic(a) || mentionsExotic(b)) return liftHost(machine, [a, b], hostBinary(operator), destination);
      return bitwise(values, operator, toNumber(values, a), toNumber(values, b));
    case '<':
    case '<=':
    case '>':
    case '>=':
      if (mentionsObject(a) || mentionsObject(b))
        return machine.realm.callLibrary(machine, OPERATOR_TEXTS[operator]!, [a, b], destination);
      if (mentionsExotic(a) || mentionsExotic(b)) return liftHost(machine, [a, b], hostBinary(operator), destination);
      if (operator === '<' || operator === '<=') return values.boolean(ordered(values, operator, a, b));
      return values.boolean(ordered(values, operator === '>' ? '<' : '<=', b, a));
  }
}

function looseEquality(
  machine: Machine,
  operator: '==' | '!=',
  a: Value,
  b: Value,
  destination: number,
): Value | typeof PENDING {
  const { values } = machine;
  if (mentionsObject(a) !== mentionsObject(b) || (mentionsObject(a) && (a instanceof Union || b instanceof Union))) {
    if (!isNullish(a) && !isNullish(b)) {
      return machine.realm.callLibrary(
        machine,
        operator === '==' ? 'looselyEqual' : 'looselyUnequal',
        [a, b],
        destination,
      );
    }
  }
  const same = looseEqual(values, a, b);
  return values.boolean(operator === '==' ? same : not(same));
}

function isNullish(value: Value): boolean {
  return value === null || value === undefined;
}

type Arithmetic = Exclude<BinaryOperator, '==' | '!=' | '===' | '!==' | 'in' | 'instanceof'>;

/** The real operator; host bigints and symbols are ours. */
function hostBinary(operator: Arithmetic): (a: Atom, b: Atom) => Atom {
  const compute = fastPath(operator)!;
  return (a, b) => compute(a as number, b as number);
}
