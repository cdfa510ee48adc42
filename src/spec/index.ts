/**
 * What a user writes: `import { check, int, tree } from 'glassbox'` in a `*.check.ts` file.
 *
 * This module does nothing but remember. A spec file is loaded twice, by node and by the evaluator, and both load this very
 * text in place of 'glassbox'; each then finds in `registered` the same checks in the same order, once with real closures and
 * once with closures of the evaluator. What an option means when it is left out is decided here, so that both agree.
 */

export * from './domains.js';
export * from './real-values.js';
export { declarative, ghost } from './decorators.js';
export { AssertionViolation, AssumptionFailure, after, assert, assume, isSame } from './statements.js';
export { internals } from './internals.js';
export { check } from './check.js';
export type { CheckFunctionOptions, CheckOptions, OperationOptions } from './check.js';
export { equality, hashing, ordering } from './laws.js';
export type { EqualityOptions, HashingOptions, OrderingOptions } from './laws.js';
export { commutes, type CommutesOptions, type PairToCommute } from './commutes.js';
export { choose } from './choose.js';
export { contract, type CallContractOptions } from './contract.js';
export { specification, type SpecificationOptions } from './specification.js';
export type { Modified } from './havoc.js';
export { conforms } from './conforms.js';
export type { ConformingBeginning, ConformingOperation, ConformsFunctionOptions, ConformsOptions } from './conforms.js';
export { refines, type RefinesOptions } from './refines.js';
export { registered } from './registered.js';
export type { Registered } from './registered.js';
export { soundness } from './soundness.js';
export type { Language, SoundnessOptions } from './soundness.js';
export type { Model } from './model.js';
export { verify, type Contract, type Throws } from './verify.js';
export type { Fields, Operation, Question, Theorem } from './question.js';
