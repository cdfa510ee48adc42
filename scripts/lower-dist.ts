/**
 * `npm run build`, after the compiler: lowers our own modules that are part of every program, and the library of the evaluator, so that nobody
 * has to parse them when a check begins.
 */

import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { libraryTexts } from '../src/eval/index.js';
import type { EsModuleIR } from '../src/ir/modules.js';
import { writeLibrary, writeModule } from '../src/ir/written.js';
import { lowerLibrary, lowerModule } from '../src/source/lower/index.js';
import { READY_MADE } from '../src/source/resolve/spec-module.js';

const dist = fileURLToPath(new URL('../dist', import.meta.url));
const lowered = join(dist, 'lowered');

function write(name: string, text: string): void {
  const path = join(lowered, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

rmSync(lowered, { recursive: true, force: true });
for (const room of ['spec', ...READY_MADE]) {
  for (const name of readdirSync(join(dist, room)).filter((one) => one.endsWith('.js'))) {
    const path = join(dist, room, name);
    const module = lowerModule({ path, text: readFileSync(path, 'utf8') }, 'esm', { isOurs: true });
    write(`${room}/${name}`, writeModule(module as EsModuleIR));
  }
}
for (const source of libraryTexts)
  write(source.path.replace('glassbox:library/', 'eval/library/'), writeLibrary(lowerLibrary(source)));
