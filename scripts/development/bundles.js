/**
 * While the sources are TypeScript, threads and processes of ours load them as bundles, which are made when a source has changed since. That
 * takes half a second; to load six hundred modules through a loader takes several, in each of them.
 *
 * The folder is named after what the sources are, so whoever finds one may use it, and several may look at the same time.
 */

import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const repository = fileURLToPath(new URL('../..', import.meta.url));
const home = join(repository, 'dist/development');
/** Nobody begins anything with bundles that are older than the next ones by so much. */
const FORGOTTEN_MILLISECONDS = 3_600_000;

/** A module of the bundles of the sources as they are now. */
export async function bundled(name) {
  const folder = join(home, stamp());
  if (!existsSync(folder)) await make(folder);
  return import(join(folder, `${name}.js`));
}

/** The same for the same sources, and another one after any change. */
function stamp() {
  const hash = createHash('sha256');
  const folders = [join(repository, 'src')];
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) folders.push(path);
      else if (entry.name.endsWith('.ts')) hash.update(`${path} ${statSync(path).mtimeMs}\n`);
    }
  }
  hash.update(String(statSync(join(repository, 'scripts/bundle.js')).mtimeMs));
  return hash.digest('hex').slice(0, 16);
}

async function make(folder) {
  const { bundle } = await import('../bundle.js');
  mkdirSync(home, { recursive: true });
  // beside the others, since the bundles say from where they are how to get to the sources
  const unfinished = mkdtempSync(join(home, 'unfinished-'));
  await bundle(unfinished, 'src', basename(folder));
  try {
    renameSync(unfinished, folder);
  } catch {
    // somebody else was faster
    rmSync(unfinished, { recursive: true });
  }
  for (const name of readdirSync(home)) {
    const old = join(home, name);
    if (Date.now() - (statSync(old, { throwIfNoEntry: false })?.mtimeMs ?? Infinity) > FORGOTTEN_MILLISECONDS)
      rmSync(old, { recursive: true, force: true });
  }
}
