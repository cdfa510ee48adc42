/** The space room: what the rooms after it may use. */
export { booleanDomain, finiteDomain, integerDomain } from './domain.js';
export type { Symbolic } from './domain.js';
export { buildTree } from './tree.js';
export type { Choice, FieldDomain, Layout, TreeSpace } from './tree.js';
