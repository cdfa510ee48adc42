/**
 * What `import { check } from 'glassbox'` means inside a program of the evaluator: the very text of our spec room, wherever the
 * importing file lies and whether or not a package of that name is installed there.
 */

import type { ResolvedModule } from './resolve.js';

/** @requires specModule is absolute and an ECMAScript module */
export function specInterceptor(specModule: string): (specifier: string) => ResolvedModule | undefined {
  return (specifier) => {
    if (isSpecModule(specifier)) return { path: specModule, format: 'esm' };
    const room = readyMade(specifier);
    return room === null ? undefined : { path: moduleOf(room, specModule), format: 'esm' };
  };
}

/** Rooms that specs import by themselves, as `glassbox/abstractions`. */
export const READY_MADE = ['abstractions', 'relations'] as const;
export type ReadyMade = (typeof READY_MADE)[number];

/** `glassbox/abstractions` → `abstractions`; null: it is none of them. */
export function readyMade(specifier: string): ReadyMade | null {
  return READY_MADE.find((room) => specifier === `glassbox/${room}`) ?? null;
}

/** `…/spec/index.ts` → `…/abstractions/index.ts` */
export function moduleOf(room: ReadyMade, specModule: string): string {
  const [, folder, extension] = /^(.*)\/spec\/index\.(\w+)$/.exec(specModule)!;
  return `${folder}/${room}/index.${extension}`;
}

/** Whether a file is one of the spec room, or of one that specs import by itself. */
export function isOfSpecRoom(path: string, specModule: string): boolean {
  const room = ['spec', ...READY_MADE].find((one) => path.includes(`/${one}/`));
  return room !== undefined && path.startsWith(specModule.replace(/spec\/index\.\w+$/, `${room}/`));
}

/** 'glassbox', or the entry that test runners use. */
export function isSpecModule(specifier: string): boolean {
  return specifier === 'glassbox' || specifier === 'glassbox/vitest';
}
