/**
 * What `import { check } from 'glassbox'` means inside a program of the evaluator: the very text of our spec room, wherever the
 * importing file lies and whether or not a package of that name is installed there.
 */

import type { ResolvedModule } from './resolve.js';

/** @requires specModule is absolute and an ECMAScript module */
export function specInterceptor(specModule: string): (specifier: string) => ResolvedModule | undefined {
  return (specifier) => (isSpecModule(specifier) ? { path: specModule, format: 'esm' } : undefined);
}

/** 'glassbox', or the entry that test runners use. */
export function isSpecModule(specifier: string): boolean {
  return specifier === 'glassbox' || specifier === 'glassbox/vitest';
}
