/** What node's command line offers besides checking, all of which needs the front end. */

import { Console } from 'node:console';
import { Writable } from 'node:stream';
import util from 'node:util';
import { loadConfig } from '../program/config.js';
import type { FirstSpec } from '../pipeline/request.js';
import { initSpec, specPathOf } from '../engine/plan/init.js';
import { DEFAULT_LIMITS } from '../program/program.js';
import { memoryExceeded } from './resources.js';
import { runModule, type RunResult } from '../program/run.js';
import { absolutePath, nodeFiles } from '../source/node-files.js';
import { dependenciesOf, exportsFor, type Exported } from '../source/outline.js';
import { resolveEntry } from '../source/resolve/resolve.js';

export interface RunFileOptions {
  /** Instructions after which the program counts as endless. */
  readonly steps?: number;
  readonly print: (line: string) => void;
  /** Where console.error goes; to `print` by default. */
  readonly printError?: (line: string) => void;
  /** Where text goes that is no line, from process.stdout.write; without it that is refused. */
  readonly write?: (text: string, stream: 'out' | 'error') => void;
}

export function runFile(path: string, options: RunFileOptions): RunResult {
  const { print, printError = print, write } = options;
  const console = new Console({ stdout: lines(print), stderr: lines(printError) });
  const entry = resolveEntry(absolutePath(path), nodeFiles, path);
  return runModule(entry.path, entry.format, {
    files: nodeFiles,
    print: (values, stream) => (stream === 'out' ? console.log(...values) : console.error(...values)),
    console: (method, values) => (console[method as 'log'] as (...values: unknown[]) => void)(...values),
    format: (how, values) => (util[how as 'format'] as (...values: unknown[]) => string)(...values),
    ...(write !== undefined && { write }),
    limits: {
      ...DEFAULT_LIMITS,
      ...(options.steps === undefined ? {} : { steps: options.steps }),
      memory: memoryExceeded,
    },
  });
}

/** A stream that hands on what console writes, call by call. */
function lines(print: (line: string) => void): Writable {
  return new Writable({
    decodeStrings: false,
    write: (text: string, _encoding, done) => {
      print(text.replace(/\n$/, ''));
      done();
    },
  });
}

export const initSpecFile = (path: string, className: string): FirstSpec => ({
  path: specPathOf(nodeFiles, path),
  text: initSpec(nodeFiles, path, className),
});

export const loadConfigFile = (path: string): unknown => loadConfig(nodeFiles, path);

export const dependenciesOfFile = (path: string): readonly string[] => dependenciesOf(nodeFiles, path);

export const exportsForSpec = (path: string): ReadonlyMap<string, Exported> => exportsFor(nodeFiles, path);
