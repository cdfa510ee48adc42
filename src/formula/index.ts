/** The formula room: bits, gates, words, and their clauses. */

export { mix } from './intern.js';
export { Assignment } from './assignment.js';
export { Circuit, FALSE, TRUE, bitOf, nodeOf, not, signed, type Bit, type GateKind, type Mark } from './circuit.js';
export { CnfEmitter } from './cnf.js';
export type { Interval } from './interval.js';
export { Lanes } from './lanes.js';
export { membersOf, type Members } from './members.js';
export { Comparisons } from './order.js';
export { propagate } from './propagate.js';
export { restriction } from './restrict.js';
export { settled } from './settled.js';
export type { ClauseSink } from './sink.js';
export { visitCone } from './traverse.js';
export { Word, Words } from './word.js';
