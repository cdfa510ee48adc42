/** What the process that runs real code and its module hooks, which run in another thread, have to agree on. */

import type { Replacement } from '../../base/replacement.js';
import type { Texts } from '../../source/files.js';
import type { Telling } from '../../source/register.js';

export interface HookData {
  readonly telling: Telling;
  readonly texts: Texts;
  /** The names that 'glassbox' exports. */
  readonly exported: readonly string[];
}

/** A spec, and the classes that are others for it and what it imports. */
export interface Entry {
  readonly file: string;
  readonly replacements: readonly Replacement[];
  /** Whether functions ask whether something else is to be called in their place. */
  readonly isStubbed: boolean;
}

const ENTRY = 'glassbox-real:';

/** By which name a spec is asked for: this module and what it imports is the user's. */
export function entryName(entry: Entry): string {
  return ENTRY + encodeURIComponent(JSON.stringify(entry));
}

/** What is asked for by such a name; null if it is none. */
export function entryNamed(specifier: string): Entry | null {
  return specifier.startsWith(ENTRY) ? (JSON.parse(decodeURIComponent(specifier.slice(ENTRY.length))) as Entry) : null;
}

/** Where modules of the user find what 'glassbox' means in this process: the very module that it reads. */
export const SPEC = 'glassbox.real.spec';

const FOUND = `globalThis[Symbol.for('${SPEC}')]`;

export const REQUIRED_SOURCE = `module.exports = ${FOUND};`;

export function importedSource(exported: readonly string[]): string {
  return `export const { ${exported.join(', ')} } = ${FOUND};`;
}
