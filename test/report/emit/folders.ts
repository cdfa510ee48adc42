/** Emitted tests are run by vitest in two folders that differ in one constant: one with the mistakes, one without. */

import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const repository = fileURLToPath(new URL('../../..', import.meta.url));

interface Ran {
  readonly status: string;
  readonly failureMessages: readonly string[];
}

export class Folders {
  private readonly root: string;

  /** @param files name → text; they may import BUGGY from './bug.js' */
  constructor(files: Readonly<Record<string, string>>) {
    mkdirSync(join(repository, 'test/fixtures'), { recursive: true });
    this.root = mkdtempSync(join(repository, 'test/fixtures/emitted-'));
    for (const kind of ['buggy', 'fixed'] as const) {
      mkdirSync(join(this.root, kind));
      this.write(kind, { ...files, 'bug.js': `export const BUGGY = ${kind === 'buggy'};` });
    }
  }

  path(kind: 'buggy' | 'fixed', name: string): string {
    return join(this.root, kind, name);
  }

  /** File → what became of its tests. One process for all files: it is faster, and they do not disturb each other. */
  run(kind: 'buggy' | 'fixed', tests: Readonly<Record<string, string>>): ReadonlyMap<string, readonly Ran[]> {
    this.write(kind, {
      ...tests,
      'vitest.config.mjs': `export default { resolve: { alias: { glassbox: ${JSON.stringify(join(repository, 'src/spec/index.ts'))} } },
        test: { include: ['*.test.ts'], exclude: [], maxWorkers: 1, isolate: false } };`,
    });
    const output = this.path(kind, 'results.json');
    spawnSync(
      process.execPath,
      [join(repository, 'node_modules/vitest/vitest.mjs'), 'run', '--reporter=json', `--outputFile=${output}`],
      { cwd: join(this.root, kind), env: { ...process.env, VITEST: '', NO_COLOR: '1' } },
    );
    const { testResults } = JSON.parse(readFileSync(output, 'utf8')) as {
      readonly testResults: readonly { readonly name: string; readonly assertionResults: readonly Ran[] }[];
    };
    return new Map(
      testResults.map(({ name, assertionResults }) => [name.slice(name.lastIndexOf('/') + 1), assertionResults]),
    );
  }

  /** Whether each test passes with node's own runner: all in one process, in this order. */
  runByNode(kind: 'buggy' | 'fixed', texts: readonly string[]): readonly boolean[] {
    const files = texts.map((_, index) => `node${index}.test.mjs`);
    mkdirSync(this.path(kind, 'node_modules/glassbox'), { recursive: true });
    this.write(kind, {
      ...Object.fromEntries(texts.map((text, index) => [files[index]!, text])),
      'node_modules/glassbox/package.json': '{ "type": "module", "exports": "./index.js" }',
      'node_modules/glassbox/index.js': `import { bundled } from ${JSON.stringify(join(repository, 'scripts/development/bundles.js'))};
        export const { check, int, isSame, registered } = await bundled('index');`,
      'all.mjs': files.map((file) => `import './${file}';`).join('\n'),
    });
    const { stdout } = spawnSync(process.execPath, ['--test-reporter=tap', 'all.mjs'], {
      cwd: join(this.root, kind),
      encoding: 'utf8',
    });
    return [...stdout.matchAll(/^(not )?ok \d+/gm)].map(([, not]) => not === undefined);
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }

  private write(kind: 'buggy' | 'fixed', files: Readonly<Record<string, string>>): void {
    for (const [name, text] of Object.entries(files)) writeFileSync(this.path(kind, name), text);
  }
}
