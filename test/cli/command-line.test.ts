/** The command line as a function, with a terminal and an evaluator of the test's own. */

import { describe, expect, test } from 'vitest';
import { Refusal } from '../../src/base/diagnostic.js';
import { stepLimit, syntaxError, unsupportedConstruct } from '../../src/base/messages.js';
import type { Span } from '../../src/base/span.js';
import type { RunFile } from '../../src/cli/run.js';
import { execute, type Outcome } from './support.js';

const span: Span = { source: { path: '/home/app/main.ts', text: 'throw new Error("no");' }, start: 0, end: 22 };

const executeRun = (
  arguments_: readonly string[],
  runFile?: RunFile,
  terminal: { readonly colour?: boolean; readonly debug?: boolean } = {},
): Promise<Outcome> => execute(arguments_, { ...(runFile === undefined ? {} : { runFile }), terminal });

describe('glassbox', () => {
  test('--version', async () => {
    expect(await execute(['--version'])).toEqual({ exitCode: 0, output: '1.2.3\n', error: '' });
  });

  test('--help and run --help go to standard output', async () => {
    const help = await execute(['--help']);
    expect(help).toMatchObject({ exitCode: 0, error: '' });
    expect(help.output).toContain('Usage: glassbox');
    for (const option of [
      'scope',
      'engine',
      'time-limit',
      'memory-limit',
      'workers',
      'only',
      'list',
      'json',
      'emit-test',
      'watch',
      'config',
    ])
      expect(help.output).toContain(`  --${option}`);
    for (const line of ['  init [options] <file#class>', '  run [options] <file>', '\nExit codes:\n'])
      expect(help.output).toContain(line);
    expect((await execute(['init', '--help'])).output).toContain('src/queue.ts#Queue');
    expect((await execute(['run', '--help'])).output).toContain('--steps <count>');
  });

  test.each([
    [['rum'], "error[no-spec-files]: no spec file found: nothing matches 'rum'"],
    [['--jsn'], "error[usage-error]: unknown option '--jsn' (Did you mean --json?)"],
    [['--scope'], "error[usage-error]: option '--scope <n>' argument missing"],
    [['run', 'a.ts', '--json'], "error[usage-error]: unknown option '--json'"],
    [['run'], "error[usage-error]: missing required argument 'file'"],
    [['run', 'a.ts', 'b.ts'], 'error[usage-error]: too many arguments'],
    [['run', 'a.ts', '--stops'], "error[usage-error]: unknown option '--stops' (Did you mean --steps?)"],
    [['run', 'a.ts', '--steps'], "error[usage-error]: option '--steps <count>' argument missing"],
    [
      ['run', 'a.ts', '--steps', 'many'],
      "error[invalid-option]: --steps must be a whole number greater than 0, not 'many'",
    ],
    [['run', 'a.ts', '--steps', '0'], 'error[invalid-option]: --steps'],
    [['run', 'a.ts', '--steps', '1.5'], 'error[invalid-option]: --steps'],
    [['run', 'a.ts', '--steps', '99999999999999999999'], 'error[invalid-option]: --steps'],
  ])('%j is a mistake', async (arguments_, message) => {
    const outcome = await execute(arguments_);
    expect(outcome).toMatchObject({ exitCode: 2, output: '' });
    expect(outcome.error).toContain(message);
    expect(outcome.error).toMatch(/\nhelp: .*\n$/);
  });
});

describe('glassbox run', () => {
  test('hands on the file and the options, and prints what the program prints', async () => {
    const seen: unknown[] = [];
    const outcome = await executeRun(['run', 'a.ts', '--steps', '50'], (path, { steps, print }) => {
      seen.push(path, steps);
      print('one');
      print('');
      return Promise.resolve({ kind: 'done' });
    });
    expect(seen).toEqual(['a.ts', 50]);
    expect(outcome).toEqual({ exitCode: 0, output: 'one\n\n', error: '' });
  });

  test('an uncaught exception', async () => {
    const runFile: RunFile = () => Promise.resolve({ kind: 'uncaught', name: 'Error', message: 'no', span });
    expect(await executeRun(['run', 'a.ts'], runFile)).toEqual({
      exitCode: 1,
      output: '',
      error: 'Uncaught Error: no\n  --> main.ts:1:1\n> 1 | throw new Error("no");\n    | ^^^^^^^^^^^^^^^^^^^^^^\n',
    });
  });

  test.each([
    ['TypeError', '', 'Uncaught TypeError\n'],
    ['', '5', 'Uncaught 5\n'],
  ])('an uncaught exception with name %j and message %j', async (name, message, error) => {
    const runFile: RunFile = () => Promise.resolve({ kind: 'uncaught', name, message, span: null });
    expect(await executeRun(['run', 'a.ts'], runFile)).toEqual({ exitCode: 1, output: '', error });
  });

  test.each([
    [syntaxError("';' expected", span), 2],
    [unsupportedConstruct('await', 'await x', '', span), 3],
    [stepLimit(5, span), 3],
  ])('a refusal: %j', async (diagnostic, exitCode) => {
    const outcome = await executeRun(['run', 'a.ts'], () => Promise.reject(new Refusal(diagnostic)));
    expect(outcome).toMatchObject({ exitCode, output: '' });
    expect(outcome.error).toContain(`error[${diagnostic.code}]: ${diagnostic.message}\n  --> main.ts:1:1\n`);
    expect(outcome.error).toContain(`help: ${diagnostic.remedy}\n`);
  });

  test('a mistake of ours shows no stack trace, unless asked', async () => {
    const runFile: RunFile = () => Promise.reject(new RangeError('impossible'));
    const quiet = await executeRun(['run', 'a.ts'], runFile);
    expect(quiet.exitCode).toBe(2);
    expect(quiet.error).toMatch(
      /^error\[internal-error\]: Glassbox itself failed: impossible\nhelp: please report .*\n$/,
    );
    expect((await executeRun(['run', 'a.ts'], runFile, { debug: true })).error).toContain(
      'RangeError: impossible\n    at ',
    );
  });

  test('colour only if asked', async () => {
    const runFile: RunFile = () => Promise.resolve({ kind: 'uncaught', name: 'Error', message: 'no', span });
    expect((await executeRun(['run', 'a.ts'], runFile, { colour: true })).error).toContain('\u001b[');
  });
});
