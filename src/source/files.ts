/**
 * Where source text comes from. The resolver and the loader ask only these questions, so they run in a
 * browser on files in memory as they run in node on the disk (`node-files.ts`).
 *
 * Paths are absolute, normal and written with '/', on Windows as 'C:/…'.
 */

import { directoryName, isRoot } from './resolve/path.js';

export interface FileSystem {
  /** The text of a file without a byte order mark, or undefined if there is no such file or we may not read it. */
  readonly readFile: (path: string) => string | undefined;
  readonly isFile: (path: string) => boolean;
  readonly isDirectory: (path: string) => boolean;
  /** The path with symbolic links followed. @requires there is a file or directory at `path` */
  readonly realpath: (path: string) => string;
  /** What the build has lowered one of our own texts to, as `ir/written.ts` has it; left out, or undefined: nothing. */
  readonly lowered?: (path: string) => string | undefined;
}

/** Files in memory: path → text. Folders are where files are. */
export function memoryFiles(texts: Readonly<Record<string, string>>): FileSystem {
  const files = new Map(Object.entries(texts));
  const directories = new Set<string>();
  for (const path of files.keys()) {
    let directory = directoryName(path);
    while (!directories.has(directory)) {
      directories.add(directory);
      if (!isRoot(directory)) directory = directoryName(directory);
    }
  }
  return {
    readFile: (path) => withoutByteOrderMark(files.get(path)),
    isFile: (path) => files.has(path),
    isDirectory: (path) => directories.has(path),
    realpath: (path) => path,
  };
}

/** The files of both; where both have one, that which lies above. */
export function overlay(above: FileSystem, below: FileSystem): FileSystem {
  const has = (path: string): boolean => above.isFile(path) || above.isDirectory(path);
  return {
    readFile: (path) => (above.isFile(path) ? above : below).readFile(path),
    isFile: (path) => above.isFile(path) || below.isFile(path),
    isDirectory: (path) => above.isDirectory(path) || below.isDirectory(path),
    realpath: (path) => (has(path) ? above : below).realpath(path),
    lowered: (path) => (above.isFile(path) ? above : below).lowered?.(path),
  };
}

/** What stands in some files, whatever the disk says: real path → text. */
export type Texts = Readonly<Record<string, string>>;

/** Files of which some have other texts, whether they are there or not. */
export function withTexts(files: FileSystem, texts: Texts): FileSystem {
  const isGiven = (path: string): boolean => Object.hasOwn(texts, path);
  return {
    ...files,
    readFile: (path) => (isGiven(path) ? texts[path] : files.readFile(path)),
    isFile: (path) => isGiven(path) || files.isFile(path),
    realpath: (path) => (isGiven(path) ? path : files.realpath(path)),
  };
}

export function withoutByteOrderMark(text: string): string;
export function withoutByteOrderMark(text: string | undefined): string | undefined;
export function withoutByteOrderMark(text: string | undefined): string | undefined {
  return text?.startsWith('\uFEFF') ? text.slice(1) : text;
}
