/**
 * The entry for node: the core with files from the disk and output as node formats it. `browser.ts` is the entry for
 * everything else.
 */

import { format } from 'node:util';
import { absolutePath, nodeFiles } from './source/node-files.js';
import { resolveEntry } from './source/resolve/resolve.js';
import type { Checker } from './check-types.js';
import { loadConfig } from './config.js';
import { initSpec } from './engine/plan/init.js';
import { DEFAULT_LIMITS } from './program.js';
import { memoryExceeded } from './resources.js';
import { runModule, type RunResult } from './run.js';
import { dependenciesOf, exportsFor } from './source/outline.js';

export * from './spec/index.js';
export { initSpec } from './engine/plan/init.js';
export { defineConfig, type Config } from './config.js';
export * from './verdict/index.js';
export { checkFiles, listChecks } from './node-check.js';
export type { RunResult } from './run.js';

export interface RunFileOptions {
  /** Instructions after which the program counts as endless. */
  readonly steps?: number;
  readonly print: (line: string) => void;
  /** Where console.error goes; to `print` by default. */
  readonly printError?: (line: string) => void;
}

/** Runs a program with the evaluator instead of node; throws a `Refusal` when that cannot be done. */
export function runFile(path: string, options: RunFileOptions): Promise<RunResult> {
  const { print, printError = print } = options;
  return Promise.resolve().then(() => {
    const entry = resolveEntry(absolutePath(path), nodeFiles, path);
    return runModule(entry.path, entry.format, {
      files: nodeFiles,
      print: (values, stream) => (stream === 'out' ? print : printError)(format(...values)),
      limits: {
        ...DEFAULT_LIMITS,
        ...(options.steps === undefined ? {} : { steps: options.steps }),
        memory: memoryExceeded,
      },
    });
  });
}

/** The spec that `glassbox init` writes for a class. */
export const initSpecFile: Checker['initSpecFile'] = (path, className) => initSpec(nodeFiles, path, className);

/** The default export of a config, run by the evaluator. */
export const loadConfigFile: Checker['loadConfigFile'] = (path) => loadConfig(nodeFiles, path);

/** A file and everything it imports, except packages. */
export const dependenciesOfFile: Checker['dependenciesOfFile'] = (path) => dependenciesOf(nodeFiles, path);

/** Where the classes and functions that a spec is about can be imported from. */
export const exportsForSpec: Checker['exportsForSpec'] = (path) => exportsFor(nodeFiles, path);
