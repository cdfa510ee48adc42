/**
 * Code that was prepared before. The compiler takes longer to load than most code takes to run, and real code runs in many short processes.
 * So what came of a text is kept on disk, under a name made of all that it depends on, the build of this program included. Where nothing can be
 * written, nothing is kept.
 */

import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Says which build this is; defined by the bundler, and hooks are always bundled. */
declare const GLASSBOX_BUILD: string;

const folder = fileURLToPath(new URL('../../../.cache/prepared', import.meta.url));
const FORGOTTEN_MILLISECONDS = 7 * 24 * 3_600_000;

/** What `make` makes of `parts`, and of nothing else. */
export async function kept(parts: readonly string[], make: () => Promise<string>): Promise<string> {
  const name = createHash('sha256')
    .update(JSON.stringify([GLASSBOX_BUILD, ...parts]))
    .digest('hex');
  const path = join(folder, name);
  try {
    return readFileSync(path, 'utf8');
  } catch {
    const made = await make();
    keep(path, made);
    return made;
  }
}

let isTidy = false;

function keep(path: string, text: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    // in one step: others may be reading
    const unfinished = `${path}.${process.pid}`;
    writeFileSync(unfinished, text);
    renameSync(unfinished, path);
    if (!isTidy) tidy();
  } catch {
    // it is only slower
  }
}

function tidy(): void {
  isTidy = true;
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    const written = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Infinity;
    if (Date.now() - written > FORGOTTEN_MILLISECONDS) rmSync(path, { force: true });
  }
}
