/**
 * What the executable does with hopeless programs: each gets a diagnostic with a code of its own and the exit code that goes
 * with it, never a stack trace of ours. All programs but one go through the command line in a single child process, which
 * has node's ordinary stack.
 */

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Assignment, Circuit, CnfEmitter, type Bit } from '../../src/formula/index.js';
import { loadSolver } from '../../src/solver/index.js';

const repository = fileURLToPath(new URL('../..', import.meta.url));

interface Hopeless {
  readonly name: string;
  readonly file: string;
  readonly text: string;
  readonly options?: readonly string[];
  readonly code: string;
  readonly exit: 2 | 3;
}

const nested = (open: string, close: string, depth: number): string => open.repeat(depth) + close.repeat(depth);

const hopeless: readonly Hopeless[] = [
  { name: 'a syntax error', file: 'syntax.ts', text: 'const = 1;', code: 'syntax-error', exit: 2 },
  { name: 'a missing module', file: 'missing.mjs', text: "import './nowhere.mjs';", code: 'module-not-found', exit: 2 },
  {
    name: 'a missing package',
    file: 'package.mjs',
    text: "import 'no-such-package';",
    code: 'module-not-found',
    exit: 2,
  },
  {
    name: 'a missing export',
    file: 'export.mjs',
    text: "import { x } from './export.mjs';",
    code: 'export-not-found',
    exit: 2,
  },
  { name: 'a file of another kind', file: 'picture.svg', text: '<svg/>', code: 'unknown-file-type', exit: 2 },
  { name: 'await using', file: 'await.mjs', text: 'await using x = null;', code: 'await', exit: 3 },
  { name: 'a proxy', file: 'proxy.mjs', text: 'new Proxy({}, {});', code: 'proxy', exit: 3 },
  { name: 'eval', file: 'eval.mjs', text: "eval('1');", code: 'direct-eval', exit: 3 },
  { name: 'with', file: 'with.cjs', text: 'with ({}) {}', code: 'with-statement', exit: 3 },
  {
    name: 'input and output',
    file: 'files.mjs',
    text: "import fs from 'node:fs'; fs.readFileSync('x');",
    code: 'input-output',
    exit: 3,
  },
  {
    name: 'an endless loop',
    file: 'loop.mjs',
    text: 'for (;;);',
    options: ['--steps', '1000'],
    code: 'step-limit',
    exit: 3,
  },
  {
    name: 'endless recursion',
    file: 'recursion.mjs',
    text: 'const f = (n) => f(n + 1) + 1; f(0);',
    code: 'recursion-limit',
    exit: 3,
  },
  { name: 'deep syntax', file: 'nested.mjs', text: `x = ${nested('[', ']', 20_000)};`, code: 'nesting-limit', exit: 3 },
  {
    name: 'a deep function',
    file: 'lazy.mjs',
    text: `(() => { ${nested('{', '}', 5_000)} })();`,
    code: 'nesting-limit',
    exit: 3,
  },
];

const deep = `
  const depth = (n) => (n === 0 ? 0 : 1 + depth(n - 1));
  console.log(depth(100_000));
  class List { constructor(next) { this.next = next; } length() { return this.next === null ? 1 : 1 + this.next.length(); } }
  let list = null;
  for (let i = 0; i < 100_000; i++) list = new List(list);
  console.log(list.length());`;

interface Answer {
  readonly exit: number;
  readonly output: string;
  readonly error: string;
}

let folder: string;
let answers: Readonly<Record<string, Answer>>;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'glassbox-'));
  for (const { file, text } of hopeless) writeFileSync(join(folder, file), text);
  writeFileSync(join(folder, 'deep.mjs'), deep);
  const lines = [...hopeless, { file: 'deep.mjs', options: [] }].map(({ file, options = [] }) => [
    join(folder, file),
    ...options,
  ]);
  const child = spawnSync(process.execPath, ['--import', 'tsx', 'test/cli/answer.ts'], {
    cwd: repository,
    encoding: 'utf8',
    input: JSON.stringify(lines),
  });
  expect(child.stderr).toBe('');
  answers = JSON.parse(child.stdout) as Record<string, Answer>;
}, 240_000);

afterAll(() => rmSync(folder, { recursive: true }));

describe('a code of its own', () => {
  test.each(hopeless)('$name: $code', ({ file, code, exit }) => {
    const answer = answers[join(folder, file)]!;
    expect(answer.error).toMatch(new RegExp(`^error\\[${code}\\]: `));
    expect(answer.error).toContain('\nhelp: ');
    expect(answer.error).not.toMatch(/^ {4}at /m);
    expect(answer).toMatchObject({ exit, output: '' });
  });
});

test('the executable says the same, in a process of its own', () => {
  const child = spawnSync(
    process.execPath,
    ['scripts/development/cli-main.js', 'run', join(folder, 'loop.mjs'), '--steps', '1000'],
    {
      cwd: repository,
      encoding: 'utf8',
      env: { ...process.env, NO_COLOR: '1' },
    },
  );
  expect(child).toMatchObject({ status: 3, stdout: '', stderr: answers[join(folder, 'loop.mjs')]!.error });
});

test('memory that runs out is a limit like others', () => {
  const path = join(folder, 'memory.mjs');
  writeFileSync(path, 'const all = []; for (;;) all.push({ before: all[all.length - 1] });');
  const node = ['--max-old-space-size=400', 'scripts/development/cli-main.js', 'run', path];
  const child = spawnSync(process.execPath, node, { cwd: repository, encoding: 'utf8' });
  expect(child.stderr).toMatch(/^error\[memory-limit\]: more than \d+ megabytes of memory\n/);
  expect(child).toMatchObject({ status: 3, stdout: '' });
}, 120_000);

test('recursion 100,000 deep is no problem', () => {
  expect(answers[join(folder, 'deep.mjs')]).toEqual({ exit: 0, output: '100000\n100000\n', error: '' });
});

test('a formula a million gates deep is built, evaluated, copied and solved', async () => {
  const circuit = new Circuit();
  const variables = Array.from({ length: 64 }, () => circuit.variable());
  let formula: Bit = variables[0]!;
  for (let i = 1; i <= 1_000_000; i += 1) {
    const next = variables[i % 64]!;
    formula = i % 2 === 0 ? circuit.and(formula, next) : circuit.ite(formula, next, variables[(i * 7 + 1) % 64]!);
  }
  expect(circuit.size).toBeGreaterThan(1_000_000);
  expect(new Assignment(circuit, () => true).value(formula)).toBe(true);
  const solver = (await loadSolver()).create();
  const literal = new CnfEmitter(circuit, solver).literal(formula);
  expect(solver.solve({ assumptions: [literal] })).toBe('sat');
  solver.dispose();
}, 120_000);
