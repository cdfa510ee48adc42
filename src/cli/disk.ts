/** The files of the command line: finding, reading, writing, watching. Tests have disks of their own. */

import { mkdirSync, readFileSync, statSync, writeFileSync, type Stats } from 'node:fs';
import { dirname, resolve } from 'node:path';

export interface Disk {
  /** Absolute paths with '/', sorted. Folders called node_modules are left out. */
  readonly find: (pattern: string, directory: string) => Promise<readonly string[]>;
  readonly readFile: (path: string) => string | undefined;
  readonly kindOf: (path: string) => 'file' | 'folder' | null;
  readonly absolute: (path: string, directory: string) => string;
  /** Makes folders as needed. False, and nothing is written, if the file is there and `replace` is not said. */
  readonly writeFile: (path: string, text: string, replace: boolean) => boolean;
  /** Batches of paths that are changed, added or removed below a folder from now on, until whoever listens leaves. */
  readonly watch: (directory: string) => Promise<AsyncIterable<readonly string[]>>;
}

export const processDisk: Disk = {
  find: async (pattern, directory) => {
    const { glob } = await import('tinyglobby');
    const found = await glob(pattern, {
      cwd: directory,
      absolute: true,
      expandDirectories: false,
      ignore: ['**/node_modules/**'],
    });
    return found.map(withSlashes).sort();
  },
  readFile: (path) => {
    try {
      return readFileSync(path, 'utf8');
    } catch {
      return undefined;
    }
  },
  kindOf: (path) => {
    const stats = stat(path);
    return stats === null ? null : stats.isDirectory() ? 'folder' : stats.isFile() ? 'file' : null;
  },
  absolute: (path, directory) => withSlashes(resolve(directory, path)),
  writeFile: (path, text, replace) => {
    mkdirSync(dirname(path), { recursive: true });
    try {
      writeFileSync(path, text, { flag: replace ? 'w' : 'wx' });
      return true;
    } catch (problem) {
      if ((problem as NodeJS.ErrnoException).code === 'EEXIST') return false;
      throw problem;
    }
  },
  watch: watchFolder,
};

/** Editors write a file in several steps, and tools write several files: changes this close together are one. */
const together = 80;

async function watchFolder(directory: string): Promise<AsyncIterable<readonly string[]>> {
  const { watch } = await import('chokidar');
  const watcher = watch(directory, {
    ignoreInitial: true,
    ignored: (path) => /[\\/](node_modules|\.git)([\\/]|$)/.test(path),
  });
  let changed = new Set<string>();
  let wake: () => void = () => undefined;
  watcher.on('all', (_event, path) => {
    changed.add(withSlashes(path));
    wake();
  });
  await new Promise<void>((done) => watcher.on('ready', done));
  return (async function* () {
    try {
      for (;;) {
        if (changed.size === 0) await new Promise<void>((done) => (wake = done));
        await new Promise((done) => setTimeout(done, together));
        const batch = [...changed].sort();
        changed = new Set();
        yield batch;
      }
    } finally {
      await watcher.close();
    }
  })();
}

function stat(path: string): Stats | null {
  try {
    return statSync(path);
  } catch {
    return null;
  }
}

/** `C:\a\b` → `C:/a/b` */
function withSlashes(path: string): string {
  return process.platform === 'win32' ? path.replaceAll('\\', '/') : path;
}
