// A module for another program.
export const both = 'b';
export const two = 'b';
export { same } from './ambiguous-a.mjs';
