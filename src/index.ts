/**
 * The entry for node: what specs import, and checking with files from the disk. `browser.ts` is the entry for everything
 * else. A spec that imports 'glassbox' in a program of its own should not wait for a compiler, so whatever needs the front end is
 * loaded when it is first called.
 */

import type { Glassbox } from './pipeline/request.js';
import type { RunFileOptions } from './node/tools.js';
import type { RunResult } from './program/run.js';

export * from './spec/index.js';
export { defineConfig, type Config } from './spec/define-config.js';
export * from './verdict/index.js';
export { checkFiles, listChecks } from './node/check.js';
export type * from './pipeline/request.js';
export type { Stop } from './verdict/stop.js';
export type { RunFileOptions } from './node/tools.js';
export type { RunResult } from './program/run.js';

const tools = () => import('./node/tools.js');

/** Runs a program with the evaluator instead of node; throws a `Refusal` when that cannot be done. */
export const runFile = async (path: string, options: RunFileOptions): Promise<RunResult> =>
  (await tools()).runFile(path, options);

/** The spec that `glassbox init` writes for a class. */
export const initSpecFile: Glassbox['initSpecFile'] = async (path, className) =>
  (await tools()).initSpecFile(path, className);

/** The default export of a config, run by the evaluator. */
export const loadConfigFile: Glassbox['loadConfigFile'] = async (path) => (await tools()).loadConfigFile(path);

/** A file and everything it imports, except packages. */
export const dependenciesOfFile: Glassbox['dependenciesOfFile'] = async (path) =>
  (await tools()).dependenciesOfFile(path);

/** Where the classes and functions that a spec is about can be imported from. */
export const exportsForSpec: Glassbox['exportsForSpec'] = async (path) => (await tools()).exportsForSpec(path);
