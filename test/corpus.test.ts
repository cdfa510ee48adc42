/**
 * The conformance corpus: small programs, one topic each, that print the same and end in the same way in node and in our
 * evaluator. Those under `refused` name on their first line the code with which we say that we cannot run them.
 */

import { spawnSync } from 'node:child_process';
import { Console } from 'node:console';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import util from 'node:util';
import { beforeAll, describe, expect, test } from 'vitest';
import { Refusal } from '../src/base/diagnostic.js';
import { runModule } from '../src/program/run.js';
import { nodeFiles } from '../src/source/node-files.js';

const root = join(import.meta.dirname, 'corpus');
const all = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.[mc]js$|(?<!\.d)\.ts$/.test(path))
  .map((path) => path.replaceAll('\\', '/'))
  .sort();
const refused = all.filter((path) => path.startsWith('refused/'));
const conforming = all.filter((path) => !path.startsWith('refused/'));

interface Observed {
  readonly lines: readonly string[];
  /** `Name: message` of an uncaught error, or null. */
  readonly uncaught: string | null;
}

let inNode: Readonly<Record<string, Observed>>;

beforeAll(() => {
  const script = join(import.meta.dirname, 'corpus-in-node.mjs');
  const input = conforming.map((path) => join(root, path)).join('\n');
  const child = spawnSync(process.execPath, [script], { input, encoding: 'utf8', env: { ...process.env, TZ: 'UTC' } });
  expect(child.stderr).toBe('');
  inNode = JSON.parse(child.stdout) as Record<string, Observed>;
});

describe('as node does', () => {
  test.each(conforming)('%s', (path) => {
    expect(observe(join(root, path))).toEqual(inNode[join(root, path)]);
  });
});

describe('refused', () => {
  test.each(refused)('%s', (path) => {
    const expected = /^\/\/ refused: (\S+)\n/.exec(readFileSync(join(root, path), 'utf8'))?.[1];
    expect(expected).toBeDefined();
    let code: string | null = null;
    try {
      observe(join(root, path));
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      ({ code } = problem.diagnostic);
    }
    expect(code).toBe(expected);
  });
});

test('the corpus is large, and every program says what it is about', () => {
  expect(conforming.length).toBeGreaterThanOrEqual(500);
  const silent = all.filter(
    (path) => !/^(\/\/ refused: .*\n)?\/\/ .*\.\n/.test(readFileSync(join(root, path), 'utf8')),
  );
  expect(silent).toEqual([]);
});

function observe(path: string): Observed {
  const lines: string[] = [];
  const write = (text: string): void => void lines.push(text.replace(/\n$/, ''));
  const stdout = new Writable({
    decodeStrings: false,
    write: (text: string, _encoding, done) => {
      write(text);
      done();
    },
  });
  const console = new Console({ stdout });
  const result = runModule(path, path.endsWith('.cjs') ? 'commonjs' : 'esm', {
    files: nodeFiles,
    print: (values) => console.log(...values),
    console: (method, values) => (console[method as 'log'] as (...values: unknown[]) => void)(...values),
    format: (how, values) => (util[how as 'format'] as (...values: unknown[]) => string)(...values),
    write,
    limits: { steps: 5_000_000, depth: 20_000 },
  });
  const uncaught =
    result.kind === 'done' ? null : [result.name, result.message].filter((part) => part !== '').join(': ');
  return { lines, uncaught };
}
