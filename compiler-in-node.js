/**
 * The compiler, loaded when it is first asked for. It is a CommonJS file of nine megabytes; imported as a module, node reads all of it a
 * second time, to find out which names it exports, in every process and every worker thread. `typescript-in-node.js` is for those who
 * cannot do without it; elsewhere than in node, `#compiler` and `#typescript` of package.json are the package itself.
 *
 * V8 takes a fifth of a second to compile it. What it made of it is kept beside this file, for the same compiler, the same V8 and the same
 * flags; where that cannot be written, or V8 has no use for it, nothing is kept.
 */

import { isAscii } from 'node:buffer';
import { readFileSync, mkdirSync, renameSync, statSync, writeFileSync } from 'node:fs';
import Module, { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cachedDataVersionTag } from 'node:v8';
import { Script } from 'node:vm';

const folder = fileURLToPath(new URL('.cache', import.meta.url));

let loaded = null;

/** @returns {typeof import('typescript')} */
export function compiler() {
  return (loaded ??= load());
}

function load() {
  const path = createRequire(import.meta.url).resolve('typescript');
  const { size, mtimeMs } = statSync(path);
  const kept = `${folder}/typescript-${size}-${Math.round(mtimeMs)}-${cachedDataVersionTag()}`;
  const cachedData = contentOf(kept);
  const script = new Script(Module.wrap(textOf(path)), { filename: path, cachedData });
  const module = new Module(path);
  const require = createRequire(path);
  script.runInThisContext()(module.exports, require, module, path, dirname(path));
  module.loaded = true;
  if (cachedData === undefined || script.cachedDataRejected) keep(kept, script.createCachedData());
  return module.exports;
}

/** What has only ASCII need not be decoded, and is half as large. */
function textOf(path) {
  const content = readFileSync(path);
  return content.toString(isAscii(content) ? 'latin1' : 'utf8');
}

function contentOf(path) {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}

/** In one step: others may be reading. */
function keep(path, content) {
  try {
    mkdirSync(folder, { recursive: true });
    const unfinished = `${path}.${process.pid}`;
    writeFileSync(unfinished, content);
    renameSync(unfinished, path);
  } catch {
    // it is only slower
  }
}
