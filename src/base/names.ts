/** Names that verdicts, engines and the command line share. */

/** Searching the states symbolically; enumerating them; following calls. The last two run the real code. */
export const ENGINES = ['glass', 'enumerate', 'blackbox'] as const;
export type EngineName = (typeof ENGINES)[number];

/** Whom to ask: one of them, or glass box and enumeration together, of which the first that knows answers. */
export const ENGINE_CHOICES = ['auto', ...ENGINES] as const;
export type EngineChoice = (typeof ENGINE_CHOICES)[number];

/** Whether functions that have contracts are called, or whatever their contracts allow is looked at in their place. */
export const CALLS = ['inline', 'contracts'] as const;
export type Calls = (typeof CALLS)[number];

/** What can be violated: what was promised of states, of results, of how a call ends. */
export const OBLIGATIONS = [
  'invariant',
  'local invariant',
  'argument invariant',
  'postcondition',
  'ending',
  'refinement',
  'conformance',
  'frame',
  'exception',
  'assertion',
  'requirement',
  'tree',
  'endless',
  'stuck',
] as const;
export type ObligationKind = (typeof OBLIGATIONS)[number];

/**
 * How a call of a module differs from the same call of its abstraction: the abstraction does not allow it; one returns and the other
 * throws; they throw different exceptions, return different values, leave different states.
 */
export const DIFFERENCES = ['precondition', 'ending', 'exception', 'result', 'state'] as const;
export type Difference = (typeof DIFFERENCES)[number];
