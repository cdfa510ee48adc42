/**
 * Mistakes made on purpose: each is a few replacements in a copy of the sources, in which the fuzzer of specs is run. It has to notice every one
 * of them, and nothing in the sources as they are; a defence that lets one of these pass defends against nothing.
 */

import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inFolder, replaceOnce } from './broken.js';

const repository = fileURLToPath(new URL('..', import.meta.url));

/** Of the copies. */
const LEFT_OUT = ['node_modules', '.git', 'dist', 'bench', 'packages'];

export interface Mutation {
  readonly name: string;
  /** What random specs are about that should notice. */
  readonly world: string;
  readonly edits: readonly { readonly file: string; readonly find: string; readonly replace: string }[];
}

export const mutations: readonly Mutation[] = [
  {
    name: 'calls are remembered although what they read has changed',
    world: 'chain',
    edits: [
      {
        file: 'src/eval/cache.ts',
        find: 'return entry === null || entry.disabledIn === this.epoch ? null : entry;',
        replace: 'return entry;',
      },
    ],
  },
  {
    name: 'closures are kept from another object than the one they belong to',
    world: 'kept',
    edits: [
      {
        file: 'src/engine/symbolic/moulds.ts',
        find: "const found = this.unused(holder);\n    if (found !== null && found.kind === 'object' && this.isOf(found, type))",
        replace:
          "const found = null as HeapObject | null;\n    if (found !== null && found.kind === 'object' && this.isOf(found, type))",
      },
      {
        file: 'src/engine/symbolic/moulds.ts',
        find: 'if (handle !== undefined && handle.make !== null) return',
        replace: 'if (handle !== undefined && handle.make !== null && handle.example === null) return',
      },
    ],
  },
  {
    name: 'the largest integer of a domain is not explored',
    world: 'items',
    edits: [
      {
        file: 'src/space/domain.ts',
        find: 'values.words.fresh(lo, hi)',
        replace: 'values.words.fresh(lo, Math.max(lo, hi - 1))',
      },
    ],
  },
];

/** How many specs the fuzzer judges wrongly in the mutated sources; null if it does not say. */
export function disagreementsWith({ edits, world }: Mutation, runs: number): Promise<number | null> {
  return inFolder((folder) => {
    cpSync(repository, folder, { recursive: true, filter: (path) => !LEFT_OUT.includes(relative(repository, path)) });
    symlinkSync(join(repository, 'node_modules'), join(folder, 'node_modules'));
    for (const edit of edits) {
      const path = join(folder, edit.file);
      writeFileSync(path, replaceOnce(readFileSync(path, 'utf8'), edit));
    }
    const command = ['--import', 'tsx', 'test/fuzz/main.ts', 'specs', '--seed', '1', '--example', world];
    const { stdout } = spawnSync(process.execPath, [...command, '--runs', String(runs)], {
      cwd: folder,
      encoding: 'utf8',
    });
    const said = /^(\d+) disagreements$/m.exec(stdout);
    return said === null ? null : Number(said[1]);
  });
}
