/**
 * TypeScript on top of node's rules. Two habits of TypeScript programs have no meaning to node: naming the file
 * that the compiler will write (`./queue.js` for `queue.ts`), and leaving the extension out. Both are tried only
 * where node would fail, so whatever node resolves is resolved to the same file; the one exception is a name
 * without extension in a TypeScript file, which means the TypeScript file even if a compiled one lies beside it.
 */

import type { FileSystem } from '../files.js';
import { extensionOf } from './path.js';

/** The file the compiler reads => the file it writes, the other way round. */
const sourceExtensions: ReadonlyMap<string, string> = new Map([
  ['.js', '.ts'],
  ['.mjs', '.mts'],
  ['.cjs', '.cts'],
]);

export function isTypeScript(path: string): boolean {
  return /\.[mc]?ts$/.test(path);
}

/** `queue.js` → `queue.ts`, if that is a file; else null. */
export function writtenAs(path: string, files: FileSystem): string | null {
  const extension = extensionOf(path);
  const source = sourceExtensions.get(extension);
  if (source === undefined) return null;
  const candidate = path.slice(0, -extension.length) + source;
  return files.isFile(candidate) ? candidate : null;
}

/** What a path without extension means in an import of a TypeScript file, if anything: a file beside, or an index file inside. */
export function withoutExtension(path: string, files: FileSystem): string | null {
  const candidates = [`${path}.ts`, `${path}.js`, `${path}/index.ts`, `${path}/index.js`];
  return candidates.find((candidate) => files.isFile(candidate)) ?? null;
}
