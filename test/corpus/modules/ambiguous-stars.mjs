// A module for another program.
export * from './ambiguous-a.mjs';
export * from './ambiguous-b.mjs';
