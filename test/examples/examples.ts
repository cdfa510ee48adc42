/** How the specs of the examples and of their broken versions are loaded. */

import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { SeededBug } from '../../examples/seeded-bug.js';
import { examplesFolder, writeBroken } from '../../scripts/broken.js';
import { registered, type Registered } from '../../src/spec/index.js';

export function specsOf(example: string): string[] {
  return readdirSync(join(examplesFolder, example)).filter((name) => name.endsWith('.check.ts'));
}

export function textOf(example: string, file: string): string {
  return readFileSync(join(examplesFolder, example, file), 'utf8');
}

/** The checks that a spec registers. */
export async function loadSpec(path: string): Promise<readonly Registered[]> {
  const before = registered.length;
  await import(path);
  return registered.slice(before);
}

export const loadExample = (example: string, spec: string): Promise<readonly Registered[]> =>
  loadSpec(join(examplesFolder, example, spec));

/** The checks of a spec on a broken version, which stands in a folder of its own for so long. */
export async function withBug<T>(
  example: string,
  bug: SeededBug,
  action: (checks: readonly Registered[]) => T,
): Promise<T> {
  const folder = mkdtempSync(join(import.meta.dirname, 'broken-'));
  try {
    return action(await loadSpec(writeBroken(folder, example, bug)));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
