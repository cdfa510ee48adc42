/** What node's parser and ours say of programs. */

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect } from 'vitest';
import { Refusal } from '../../../src/base/diagnostic.js';
import { lowerModule } from '../../../src/source/lower/index.js';
import { expressions, places, positions, statements } from './snippets.js';

export interface Program {
  readonly format: 'esm' | 'commonjs';
  readonly text: string;
}

export function allPrograms(): readonly Program[] {
  const bodies = [...statements, ...expressions.map((expression) => `(${expression}\n)`), ...expressions];
  const texts = [
    ...Object.values(places).flatMap((place) => bodies.map(place)),
    ...Object.values(positions).flatMap((position) => expressions.map(position)),
  ];
  return [...new Set(texts)].flatMap((text): Program[] => [
    { format: 'esm', text },
    { format: 'commonjs', text },
  ]);
}

/** For each program what node objects to, or null. */
export function objectionsOfNode(programs: readonly Program[]): readonly (string | null)[] {
  const child = spawnSync(
    process.execPath,
    ['--experimental-vm-modules', '--no-warnings', join(import.meta.dirname, 'in-node.mjs')],
    {
      input: programs.map((program) => JSON.stringify(program)).join('\n'),
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
    },
  );
  if (child.status !== 0) throw new Error(child.stderr);
  return child.stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as string | null);
}

/** What we object to, `unsupported`, or null. */
export function ourObjection({ format, text }: Program): string | null {
  try {
    lowerModule({ path: format === 'esm' ? 'program.mjs' : 'program.cjs', text }, format);
    return null;
  } catch (problem) {
    if (!(problem instanceof Refusal)) throw problem;
    const { code, message } = problem.diagnostic;
    if (code === 'unsupported-syntax') return 'unsupported';
    expect(['syntax-error', 'module-syntax']).toContain(code);
    return message;
  }
}
