/**
 * The oracle of the evaluator: the same source run by us and by node, compared by what it prints and how it ends.
 */

import { Console } from 'node:console';
import { Writable } from 'node:stream';
import { expect } from 'vitest';
import { Refusal } from '../../../src/base/diagnostic.js';
import { runModule } from '../../../src/program/run.js';
import { memoryFiles } from '../../../src/source/files.js';

export interface Observed {
  readonly lines: readonly string[];
  /** `Name: message` of an uncaught exception, or null. */
  readonly uncaught: string | null;
}

/** A console that adds to a list, clocks without their time. */
function consoleInto(lines: string[]): Console {
  const write = (text: string, _encoding: string, done: () => void): void => {
    lines.push(text.replace(/\n$/, '').replace(/: [\d.]+m?s$/, ': some time'));
    done();
  };
  return new Console({ stdout: new Writable({ decodeStrings: false, write }), colorMode: false });
}

/** Runs a strict script with our evaluator. */
export function runOurs(source: string, steps = 20_000_000): Observed {
  const lines: string[] = [];
  const real = consoleInto(lines);
  const result = runModule('/main.mjs', 'esm', {
    files: memoryFiles({ '/main.mjs': source }),
    print: (values, stream) => (stream === 'out' ? real.log(...values) : real.error(...values)),
    console: (method, values) => (real[method as 'log'] as (...values: unknown[]) => void)(...values),
    limits: { steps, depth: 200_000 },
  });
  const uncaught =
    result.kind === 'done' ? null : [result.name, result.message].filter((part) => part !== '').join(': ');
  return { lines, uncaught };
}

/** Runs a strict script with node, in this process. */
export function runNode(source: string): Observed {
  const lines: string[] = [];
  const console_ = consoleInto(lines);
  let uncaught: string | null = null;
  try {
    // running text is what an oracle does
    const run = new Function('console', `'use strict'; ${source}\n`) as (console: unknown) => void;
    run(console_);
  } catch (problem) {
    uncaught =
      problem instanceof Error
        ? [problem.name, problem.message].filter((part) => part !== '').join(': ')
        : String(problem);
  }
  return { lines, uncaught };
}

/** Both runs print the same and end in the same way. */
export function compareWithNode(source: string): void {
  expect(observe(source)).toEqual(runNode(source));
}

/** Our run, with a refusal shown as an outcome of its own so that a test can see which. */
export function observe(source: string): Observed {
  try {
    return runOurs(source);
  } catch (problem) {
    if (problem instanceof Refusal)
      return { lines: [], uncaught: `refused: ${problem.diagnostic.code}: ${problem.message}` };
    throw problem;
  }
}

/**
 * One line per snippet: what it evaluates to or throws, shown by JSON-like text that tells −0, undefined, holes and
 * functions apart. The same text runs on both sides, so the showing itself is compared too.
 */
export function snippetsProgram(snippets: readonly string[]): string {
  const shown = snippets.map(
    (snippet) =>
      `try { console.log(show(${/^\s*(?:const|let|var|class|function|for|if|try|while|return|throw)\b|;/.test(snippet) ? `(() => { ${snippet} })()` : snippet})); } catch (e) { console.log('threw ' + (e instanceof Error ? e.name + ': ' + e.message : show(e))); }`,
  );
  return `${SHOW}\n${shown.join('\n')}`;
}

const SHOW = `
function show(value, depth = 0) {
  if (value === undefined) return 'undefined';
  if (value === null) return 'null';
  if (typeof value === 'number') return Object.is(value, -0) ? '-0' : String(value);
  if (typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'bigint') return String(value) + 'n';
  if (typeof value === 'symbol') return value.toString();
  if (typeof value === 'boolean') return String(value);
  if (typeof value === 'function') return 'function ' + value.name + '/' + value.length;
  if (depth > 4) return '...';
  if (Array.isArray(value)) {
    let text = '[';
    for (let i = 0; i < value.length; i++) text += (i > 0 ? ',' : '') + (i in value ? show(value[i], depth + 1) : 'hole');
    return text + ']';
  }
  if (value instanceof Map) {
    let text = 'Map(' + value.size + '){';
    for (const [k, v] of value) text += show(k, depth + 1) + '=>' + show(v, depth + 1) + ';';
    return text + '}';
  }
  if (value instanceof Set) {
    let text = 'Set(' + value.size + '){';
    for (const k of value) text += show(k, depth + 1) + ';';
    return text + '}';
  }
  if (value instanceof Error) return value.name + '<' + value.message + '>';
  let text = '{';
  for (const key of Reflect.ownKeys(value)) {
    const d = Object.getOwnPropertyDescriptor(value, key);
    text += String(key) + ':' + ('value' in d ? show(d.value, depth + 1) : 'accessor') + ';';
  }
  return text + '}';
}
`;
