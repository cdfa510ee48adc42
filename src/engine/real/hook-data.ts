/** What the process that runs real code and its module hooks, which run in another thread, have to agree on. */

export interface HookData {
  /** Whether predicates are to report which part of them is false. */
  readonly explain: boolean;
}

/** Before the path of a spec: this module and what it imports is the user's. */
export const ENTRY = 'glassbox-real:';

/** Where a CommonJS module finds what 'glassbox' means in this process; node 20 cannot require it through hooks. */
export const SPEC = 'glassbox.real.spec';

export const REQUIRED_SOURCE = `module.exports = globalThis[Symbol.for('${SPEC}')];`;
