/** The evaluator room: what the rooms after it may use. */
export { Machine } from './machine.js';
export type { Limits, Outcome } from './machine.js';
export { Modules } from './modules.js';
export type { ModuleHost } from './modules.js';
export { Realm } from './realm.js';
export type { Host } from './realm.js';
export { installBuiltins, libraryTexts } from './builtins/install.js';
export { runPolicy } from './policies/run.js';
export { FollowPolicy } from './policies/follow.js';
export { MergePolicy } from './policies/merge.js';
export type { MergeOptions } from './policies/merge.js';
export { Decoder } from './decode.js';
export type { View } from './decode.js';
export { ASSUME_FEASIBLE, followCall, mergeCall, speculate } from './symbolic.js';
export type { FollowOptions, Followed, Merged, Operands } from './symbolic.js';
export { getFrom, getProperty } from './property/get.js';
export { joinInternal } from './generators.js';
export { Path } from './path.js';
