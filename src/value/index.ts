/** The value room: what the rooms after it may use. */
export { Reference } from './reference.js';
export { ABSENT, Union, isConcrete, isWordNumber } from './value.js';
export type { Atom, Primitive, Value } from './value.js';
export { Values } from './values.js';
export type { Concretize } from './values.js';
export { Cases } from './cases.js';
export { presentOrUndefined, whereAbsent, without, withoutAbsent } from './absent.js';
export { countCases, enumerate, enumerateAll, lift } from './enumerate.js';
export type { Case, Combination } from './enumerate.js';
export { toNumber, toStringValue, truth, typeOf } from './convert.js';
export { arithmetic, bitwise, bitwiseNot, computeNumber, negate, numberParts, toInt32Word } from './numbers.js';
export type { ArithmeticOperator, BitwiseOperator } from './numbers.js';
export { equal, looseEqual, ordered } from './compare.js';
export type { Equality } from './compare.js';
export { simplified } from './simplify.js';
