/** The formula room: bits, gates, words, and their clauses. */

export { Assignment } from './assignment.js';
export { Circuit, FALSE, TRUE, bitOf, nodeOf, not, signed, type Bit, type GateKind, type Mark } from './circuit.js';
export { Word, Words } from './word.js';
