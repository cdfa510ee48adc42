/**
 * What is planned is what is said: what a spec or a type leaves out is told in the report, and what cannot be a state is refused with
 * what to do about it.
 */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { EngineName } from '../../src/pipeline/request.js';
import { checkFiles } from '../../src/node/check.js';
import type { CheckReport } from '../../src/verdict/verdict.js';

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

async function reportOf(code: string, spec: string, engine: EngineName = 'glass'): Promise<CheckReport> {
  const folder = mkdtempSync(join(tmpdir(), 'glassbox-planning-'));
  folders.push(folder);
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }\n');
  writeFileSync(join(folder, 'code.ts'), code);
  const imports = "import { check, int, oneOf, optional } from 'glassbox'; import * as code from './code.js';\n";
  writeFileSync(join(folder, 'code.check.ts'), imports + spec);
  const request = { files: [join(folder, 'code.check.ts')], scopes: null, timeLimit: null, memoryLimit: null } as const;
  const report = await checkFiles({ ...request, engine, workers: 1, only: null }, () => undefined);
  return report.checks[0]!;
}

const verdictsOf = ({ verdicts }: CheckReport): unknown[] =>
  verdicts.map(({ goal, verdict, reason }) => [goal?.kind === 'operation' ? goal.name : null, reason?.code ?? verdict]);

describe('arguments that may be left out', () => {
  const code = `export class List {
    n = 0;
    repOk(): boolean { return this.n <= 1; }
    add(x: number, at = 2): void { if (at === 2) this.n = 2; }
    count(...all: number[]): void { if (all.length === 1) this.n = 2; }
  }`;
  const spec =
    'check(code.List, { scope: 1, operations: { add: {}, count: [optional(int(0, 0)), optional(int(0, 0))] } });';

  test.each(['glass', 'enumerate'] as const)(
    'are left out, and the report says so: %s',
    async (engine) => {
      const report = await reportOf(code, spec, engine);
      expect(report.arguments.map(({ parameter, domain }) => `${parameter} ${domain}`)).toEqual([
        'x 0 … 1',
        'at 0 … 1 or left out',
        'all 0 or left out',
        'argument2 0 or left out',
      ]);
      const calls = report.verdicts.map(({ counterexample }) => counterexample?.call ?? null);
      expect(calls).toEqual([null, 'list.add(0)', 'list.count(0)']);
      expect(report.verdicts[1]!.counterexample!.actuals).toHaveLength(1);
    },
    100_000,
  );

  test('those of a constructor with further ones are none', async () => {
    const spread =
      'export class All { n: number; constructor(...all: number[]) { this.n = all.length; } go(): void {} }';
    const report = await reportOf(spread, 'check(code.All, { scope: 1 });');
    expect(report.arguments).toMatchObject([{ goal: 'new All', parameter: '...all', domain: 'left out' }]);
    expect(verdictsOf(report)).toEqual([
      [null, 'holds'],
      ['go', 'holds'],
    ]);
  }, 100_000);
});

describe('what the spec leaves out', () => {
  const code = `export class Set {
    n = 0;
    repOk(): boolean { return this.n <= 1; }
    has(x: number): boolean { return x === this.n; }
    add(): void { this.n += 1; }
    #hidden(): void {}
    clear(): void { this.#hidden(); }
  }`;

  test.each(['glass', 'enumerate'] as const)(
    'methods are told: %s',
    async (engine) => {
      const report = await reportOf(code, 'check(code.Set, { scope: 1, operations: { has: {} } });', engine);
      expect(verdictsOf(report)).toEqual([
        [null, 'holds'],
        ['has', 'holds'],
      ]);
      expect(report.caveats.join()).toContain(
        'add and clear are public too, but not among the operations that the spec names',
      );
    },
    100_000,
  );

  test('nothing is said where all are checked', async () => {
    const report = await reportOf(code, 'check(code.Set, { scope: 1 });');
    expect(report.caveats.join()).not.toContain('public too');
  }, 100_000);
});

describe('preconditions that throw', () => {
  const code = `export class Box {
    items: number[] = [];
    repOk(): boolean { return this.items.length <= 1; }
    take(): void { this.items.pop(); }
  }`;
  const specOf = (precondition: string): string =>
    `check(code.Box, { scope: 1, operations: { take: { precondition: (box) => ${precondition} } } });`;

  test.each(['glass', 'enumerate', 'blackbox'] as const)(
    'are told of: %s',
    async (engine) => {
      const { verdicts } = await reportOf(code, specOf('box.items[0]!.toFixed(1) === "0.0"'), engine);
      const notes = verdicts.find(({ goal }) => goal?.name === 'take')!.notes.join();
      expect(notes).toContain('the precondition of take throws TypeError: Cannot read properties of undefined');
      if (engine === 'glass') expect(notes).toContain('code.check.ts:2');
    },
    100_000,
  );

  test('also where nothing is left', async () => {
    const { verdicts } = await reportOf(code, specOf('{ throw new RangeError("never"); }'));
    expect(verdicts[1]).toMatchObject({ verdict: 'vacuous' });
    expect(verdicts[1]!.notes.join()).toContain('throws RangeError: never');
  }, 100_000);

  test('but not where only states throw that are not valid', async () => {
    const { verdicts } = await reportOf(code, specOf('box.items.length < 2 || box.items[5]!.toFixed(1) !== ""'));
    expect(verdicts[1]).toMatchObject({ verdict: 'holds', notes: [] });
  }, 100_000);
});

describe('classes of the language', () => {
  test.each([
    ['Map<string, number>', 'maps'],
    ['Set<number>', 'sets'],
    ['Array<number>', 'arrays'],
  ])(
    'states that extend %s are refused',
    async (base, kind) => {
      const code = `export class Own extends ${base} { repOk(): boolean { return true; } go(): void {} }`;
      const { verdicts } = await reportOf(code, 'check(code.Own, { operations: { go: {} } });');
      expect(verdicts).toMatchObject([{ verdict: 'unsupported', reason: { code: 'builtin-contents' } }]);
      expect(verdicts[0]!.reason!.message).toContain(kind);
    },
    100_000,
  );
});
