/**
 * The same thing, said or evaluated in another way, gets the same verdicts: claims as methods, functions, arrow functions, fields or in place;
 * fields, operations and files in another order; helpers in a file of their own; a record split in two; and every technique that only
 * makes evaluation cheaper left out, one at a time.
 */

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { ALL_SHORTCUTS, type Shortcuts } from '../../src/eval/index.js';
import { loadSolver, type SolverFactory } from '../../src/solver/index.js';
import { exampleNames, examplesFolder } from '../../scripts/broken.js';
import type { Files } from '../fuzz/bench.js';
import { filesOf, PLAIN, specs, type Style } from '../fuzz/specs/program.js';
import { contradiction, decidedBy, Searching, type Ends } from '../fuzz/specs/search.js';

const SEED = 20_262;
const SPECS = 4;
const SCOPE = 2;

const root = mkdtempSync(join(tmpdir(), 'glassbox-metamorphic-'));
afterAll(() => rmSync(root, { recursive: true }));
let folders = 0;

function written(files: Files): string {
  const folder = join(root, String((folders += 1)));
  mkdirSync(folder);
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }\n');
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return join(folder, 'code.check.ts');
}

function endsOf(solvers: SolverFactory, files: Files, shortcuts?: Shortcuts): Ends {
  return new Searching(solvers, shortcuts).ends(written(files), SCOPE);
}

const styles: Readonly<Record<string, Partial<Style>>> = {
  'claims in functions': { claims: 'function' },
  'claims in arrow functions': { claims: 'arrow' },
  'claims in fields': { claims: 'field' },
  'claims in place': { claims: 'inline' },
  'fields the other way round': { reversesFields: true },
  'operations the other way round': { reversesOperations: true },
  'helpers in a file of their own': { splitsFiles: true },
};

const shortcuts: Readonly<Record<string, Partial<Shortcuts>>> = {
  'no calls remembered': { cache: false },
  'no conditions merged': { regions: false },
  'nothing declarative': { declaratives: false },
};

describe('random specs', () => {
  const chosen = fc.sample(specs, { seed: SEED, numRuns: SPECS });
  const known: Ends[] = [];

  async function compare(variant: (index: number) => readonly [Files, Shortcuts?]): Promise<void> {
    const solvers = await loadSolver();
    let decided = 0;
    chosen.forEach((spec, index) => {
      const [files, used] = variant(index);
      const plain = (known[index] ??= endsOf(solvers, filesOf(spec)));
      const other = endsOf(solvers, files, used);
      decided += decidedBy(plain, other);
      expect(contradiction(plain, other), `${files['code.ts']}\n${files['code.check.ts']}`).toBeNull();
    });
    expect(decided).toBeGreaterThan(SPECS);
  }

  test.each(Object.entries(styles))('%s', { timeout: 200_000 }, (_, style) =>
    compare((index) => [filesOf(chosen[index]!, { ...PLAIN, ...style })]),
  );

  test.each(Object.entries(shortcuts))('%s', { timeout: 200_000 }, (_, left) =>
    compare((index) => [filesOf(chosen[index]!), { ...ALL_SHORTCUTS, ...left }]),
  );
});

describe('examples', () => {
  const files = exampleNames.map((name) => join(examplesFolder, name, `${name}.check.ts`));
  /** What comes out with all shortcuts. */
  const known = new Map<string, Ends>();

  test.each(Object.entries(shortcuts))('%s', { timeout: 300_000 }, async (_, left) => {
    const solvers = await loadSolver();
    for (const file of files) {
      const plain = known.get(file) ?? new Searching(solvers).ends(file, 1);
      known.set(file, plain);
      const other = new Searching(solvers, { ...ALL_SHORTCUTS, ...left }).ends(file, 1);
      expect(contradiction(plain, other), file).toBeNull();
      expect(decidedBy(plain, other), file).toBeGreaterThan(0);
    }
  });

  test('files the other way round', { timeout: 300_000 }, async () => {
    const solvers = await loadSolver();
    const all = (order: readonly string[]): ReadonlyMap<string, Ends> => {
      const searching = new Searching(solvers);
      return new Map(order.map((file) => [file, searching.ends(file, 1)]));
    };
    const [forth, back] = [all(files), all([...files].reverse())];
    for (const file of files) expect([...forth.get(file)!]).toEqual([...back.get(file)!]);
  });
});

test('a record split in two', { timeout: 60_000 }, async () => {
  const code = (fields: string, x: string, y: string): string =>
    `function len(l: readonly number[]): number { return l.length; }
export class Subject {
  ${fields}
  repOk(): boolean { const l: number[] = []; const before = len(l); if (${x} > 0) l.push(1); return len(l) - before + ${y} < 2; }
  right(): void { if (${x} < 1) ${x}++; }
  up(): void { if (${x} === 0) ${y} = 1; }
}
`;
  const spec = (state: string): string =>
    `import { check, int, record } from 'glassbox';
import { Subject } from './code.js';
check(Subject, { state: { Subject: { ${state} } }, operations: { right: [], up: [] } });
`;
  const solvers = await loadSolver();
  const one = endsOf(solvers, {
    'code.ts': code('at = { x: 0, y: 0 };', 'this.at.x', 'this.at.y'),
    'code.check.ts': spec('at: record({ x: int(0, 1), y: int(0, 1) })'),
  });
  const two = endsOf(solvers, {
    'code.ts': code('h = { x: 0 }; v = { y: 0 };', 'this.h.x', 'this.v.y'),
    'code.check.ts': spec('h: record({ x: int(0, 1) }), v: record({ y: int(0, 1) })'),
  });
  expect([...one]).toEqual([...two]);
  expect([...one.values()]).toEqual(['exhausted', 'violated', 'exhausted']);
});
