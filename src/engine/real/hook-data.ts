/** What the process that runs real code and its module hooks, which run in another thread, have to agree on. */

export interface HookData {
  /** Whether predicates are to report which part of them is false. */
  readonly explain: boolean;
  /** The names that 'glassbox' exports. */
  readonly exported: readonly string[];
}

/** Before the path of a spec: this module and what it imports is the user's. */
export const ENTRY = 'glassbox-real:';

/** Where modules of the user find what 'glassbox' means in this process: the very module that it reads. */
export const SPEC = 'glassbox.real.spec';

const FOUND = `globalThis[Symbol.for('${SPEC}')]`;

export const REQUIRED_SOURCE = `module.exports = ${FOUND};`;

export function importedSource(exported: readonly string[]): string {
  return `export const { ${exported.join(', ')} } = ${FOUND};`;
}
