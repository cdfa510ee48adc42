/** Which files a command line means: files as they are, folders with all specs below, patterns with what they match. */

import { Refusal } from '../base/diagnostic.js';
import { noSpecFiles } from '../base/messages.js';
import type { Disk } from './disk.js';

export const SPEC_FILES = '**/*.check.{ts,js,mts,mjs}';

/** Every one once, in the order of what was asked for. @throws Refusal for a pattern that nothing matches */
export async function findSpecs(
  patterns: readonly string[],
  directory: string,
  disk: Disk,
): Promise<readonly string[]> {
  const found = new Set<string>();
  for (const pattern of patterns.length === 0 ? [SPEC_FILES] : patterns) {
    const matching = await matches(pattern, directory, disk);
    if (matching.length === 0) throw new Refusal(noSpecFiles(`nothing matches '${pattern}'`, null));
    for (const path of matching) found.add(path);
  }
  return [...found];
}

function matches(pattern: string, directory: string, disk: Disk): Promise<readonly string[]> {
  const path = disk.absolute(pattern, directory);
  switch (disk.kindOf(path)) {
    case 'file':
      return Promise.resolve([path]);
    case 'folder':
      return disk.find(SPEC_FILES, path);
    case null:
      return disk.find(pattern.replaceAll('\\', '/'), directory);
  }
}
