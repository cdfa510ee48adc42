/**
 * What the command line asks of node, which is `index.ts` without the schema of verdicts: the library that it is written in takes longer to
 * load than all the rest. Whatever needs the front end is loaded when it is first called.
 */

import type { RunFileOptions } from './node/tools.js';
import type { Glassbox } from './pipeline/request.js';
import type { RunResult } from './program/run.js';

export { checkFiles, listChecks } from './node/check.js';

const tools = () => import('./node/tools.js');

/** Runs a program with the evaluator instead of node; throws a `Refusal` when that cannot be done. */
export const runFile = async (path: string, options: RunFileOptions): Promise<RunResult> =>
  (await tools()).runFile(path, options);

/** The spec that `glassbox init` writes for a class. */
export const initSpecFile: Glassbox['initSpecFile'] = async (path, className) =>
  (await tools()).initSpecFile(path, className);

/** The same of a class that a package exports; the spec belongs into the directory. */
export const initPackageSpec: Glassbox['initPackageSpec'] = async (directory, specifier, className) =>
  (await tools()).initPackageSpecIn(directory, specifier, className);

/** Both, with an invariant that is learned by running the class. */
export const learnSpecFile: Glassbox['learnSpecFile'] = async (path, className) =>
  (await tools()).learnSpecFile(path, className);
export const learnPackageSpec: Glassbox['learnPackageSpec'] = async (directory, specifier, className) =>
  (await tools()).learnPackageSpecIn(directory, specifier, className);

/** The default export of a config, run by the evaluator. */
export const loadConfigFile: Glassbox['loadConfigFile'] = async (path) => (await tools()).loadConfigFile(path);

/** A file and everything it imports, except packages. */
export const dependenciesOfFile: Glassbox['dependenciesOfFile'] = async (path) =>
  (await tools()).dependenciesOfFile(path);

/** Where the classes and functions that a spec is about can be imported from. */
export const exportsForSpec: Glassbox['exportsForSpec'] = async (path) => (await tools()).exportsForSpec(path);
