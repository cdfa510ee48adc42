/** How a program comes by the sloppy function of `mapped.cjs`: by an import that also leads there from the corpus. */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** Stands in a program that uses it. */
export const MAPPED_IMPORT = `import mapped from '../../fuzz/program/mapped.cjs';`;

/** Where the import leads to from a module in the root folder. */
export const MAPPED_FILES: Readonly<Record<string, string>> = {
  '/fuzz/program/mapped.cjs': readFileSync(new URL('mapped.cjs', import.meta.url), 'utf8'),
};

/** The same function in node. */
export const mapped: unknown = createRequire(import.meta.url)('./mapped.cjs');
