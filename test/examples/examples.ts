/** The examples there are, and how their specs and broken versions are loaded. */

import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SeededBug } from '../../examples/seeded-bug.js';
import { registered, type Registered } from '../../src/spec/index.js';

const root = join(import.meta.dirname, '../../examples');

export const exampleNames: readonly string[] = readdirSync(root, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .sort();

export function specsOf(example: string): string[] {
  return readdirSync(join(root, example)).filter((name) => name.endsWith('.check.ts'));
}

export function textOf(example: string, file: string): string {
  return readFileSync(join(root, example, file), 'utf8');
}

export async function bugsOf(example: string): Promise<readonly SeededBug[]> {
  return ((await import(join(root, example, 'bugs.ts'))) as { readonly bugs: readonly SeededBug[] }).bugs;
}

/** The checks that a spec registers. */
export async function loadSpec(path: string): Promise<readonly Registered[]> {
  const before = registered.length;
  await import(path);
  return registered.slice(before);
}

export const loadExample = (example: string, spec: string): Promise<readonly Registered[]> =>
  loadSpec(join(root, example, spec));

/** The checks of a spec on a broken version, which stands in a folder of its own for so long. */
export async function withBug<T>(
  example: string,
  bug: SeededBug,
  action: (checks: readonly Registered[]) => T,
): Promise<T> {
  const parent = mkdtempSync(join(import.meta.dirname, 'broken-'));
  try {
    for (const folder of exampleNames) {
      mkdirSync(join(parent, folder));
      for (const file of readdirSync(join(root, folder)).filter((name) => name.endsWith('.ts') && name !== 'bugs.ts')) {
        writeFileSync(join(parent, folder, file), textOf(folder, file));
      }
    }
    const text = textOf(example, bug.file);
    writeFileSync(
      join(parent, example, bug.file),
      text.replace(bug.find, () => bug.replace),
    );
    return action(await loadSpec(join(parent, example, bug.spec)));
  } finally {
    rmSync(parent, { recursive: true });
  }
}
