/**
 * What `import { check } from 'glassbox'` means inside a program of the evaluator: the very text of our spec room, wherever the
 * importing file lies and whether or not a package of that name is installed there.
 */

import type { ResolvedModule } from './resolve.js';

/** @requires specModule is absolute and an ECMAScript module */
export function specInterceptor(specModule: string): (specifier: string) => ResolvedModule | undefined {
  return (specifier) => {
    if (isSpecModule(specifier)) return { path: specModule, format: 'esm' };
    return specifier === ABSTRACTIONS ? { path: abstractionsModule(specModule), format: 'esm' } : undefined;
  };
}

/** Ready-made abstractions, which specs import as well. */
export const ABSTRACTIONS = 'glassbox/abstractions';

/** `…/spec/index.ts` → `…/abstractions/index.ts` */
export function abstractionsModule(specModule: string): string {
  const [, folder, extension] = /^(.*)\/spec\/index\.(\w+)$/.exec(specModule)!;
  return `${folder}/abstractions/index.${extension}`;
}

/** 'glassbox', or the entry that test runners use. */
export function isSpecModule(specifier: string): boolean {
  return specifier === 'glassbox' || specifier === 'glassbox/vitest';
}
