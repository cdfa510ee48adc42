/** What node's command line offers besides checking, all of which needs the front end. */

import { Console } from 'node:console';
import { Writable } from 'node:stream';
import util from 'node:util';
import { loadConfig } from '../program/config.js';
import type { FirstSpec, LearnedSpec } from '../pipeline/request.js';
import { Refusal } from '../base/diagnostic.js';
import { classNotFound, fileNotFound, usageError } from '../base/messages.js';
import { initPackageSpec, initSpec, type Writing } from '../engine/plan/init.js';
import { specPathOf } from '../engine/plan/naming.js';
import { packageClasses, type PackageClass } from '../engine/plan/package-classes.js';
import { describeThrown } from '../eval/index.js';
import { CheckHost } from '../program/check-host.js';
import { DEFAULT_LIMITS, createProgram } from '../program/program.js';
import { checkWith } from './check.js';
import { learn, shaped, type Draft, type Write } from './learn.js';
import { memoryExceeded } from './resources.js';
import { runModule, type RunResult } from '../program/run.js';
import { absolutePath, nodeFiles } from '../source/node-files.js';
import { dependenciesOf, exportsFor, type Exported } from '../source/outline.js';
import { memoryFiles, overlay } from '../source/files.js';
import { packageScope } from '../source/resolve/package-json.js';
import { baseName, directoryName } from '../source/resolve/path.js';
import { resolve, resolveEntry } from '../source/resolve/resolve.js';
import { TypeReader } from '../source/types/reader.js';

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

/** The spec of a class, with the shape that running it shows where no type says what fields hold. */
export const initSpecFile = (path: string, className: string): Promise<FirstSpec> =>
  shaped((writing) => specOfFile(path, className, writing), checkWith);

export const learnSpecFile = (path: string, className: string): Promise<LearnedSpec> =>
  learn((writing) => specOfFile(path, className, writing), checkWith);

/** A class that no declaration of the file has may be what running it makes, as in a package. */
function specOfFile(path: string, className: string, writing: Writing): Draft {
  try {
    return { path: specPathOf(nodeFiles, path), ...initSpec(nodeFiles, path, className, writing) };
  } catch (problem) {
    if (!(problem instanceof Refusal) || problem.diagnostic.code !== classNotFound.entry.code) throw problem;
    try {
      return specOfPackage(directoryName(path), `./${baseName(path)}`, className)(writing);
    } catch {
      throw problem;
    }
  }
}

export function initPackageSpecIn(directory: string, specifier: string, className: string | null): Promise<FirstSpec> {
  return shaped(specOfPackage(directory, specifier, className), checkWith);
}

export function learnPackageSpecIn(
  directory: string,
  specifier: string,
  className: string | null,
): Promise<LearnedSpec> {
  return learn(specOfPackage(directory, specifier, className), checkWith);
}

/** @param className null: the only one there is */
function specOfPackage(directory: string, specifier: string, className: string | null): Write {
  const from = `${directory}/glassbox.init.virtual.mjs`;
  const resolved = resolve(specifier, from, 'import', nodeFiles);
  if (resolved.kind !== 'found') throw new Refusal(fileNotFound(specifier, null));
  const files = overlay(memoryFiles({ [from]: `import * as all from ${JSON.stringify(specifier)};` }), nodeFiles);
  const program = createProgram(files, new CheckHost(), { ...DEFAULT_LIMITS, steps: PROBE_STEPS });
  const { thrown } = program.run(from, 'esm');
  if (thrown !== null) {
    const { name, message } = describeThrown(program.machine, thrown.value);
    throw new Refusal(usageError(`'${specifier}' cannot be loaded: ${name}: ${message}`, null));
  }
  const reader = new TypeReader(nodeFiles, program.modules.loaded(), null);
  const all = packageClasses(program, reader, specifier, resolved.path);
  const named = all.filter(({ name, type }) => className === null || name === className || type.at.name === className);
  const names = all.map(({ name }) => name).join(', ');
  const [one, ...others] = chosen(named, className);
  if (one === undefined)
    throw new Refusal(
      className === null
        ? usageError(`'${specifier}' exports no class; ${NO_CLASS}`, null)
        : classNotFound(className, specifier, names, null),
    );
  if (others.length > 0)
    throw new Refusal(usageError(`'${specifier}' exports several classes: ${names}; write ${specifier}#Class`, null));
  const isModule = packageScope(from, nodeFiles)?.type === 'module';
  const name = kebab(one.name);
  const path = `${directory}/${name}.check.${isModule ? 'js' : 'mjs'}`;
  return (writing) => ({ path, ...initPackageSpec(reader, one, all, writing) });
}

/** Where no name is said, what the package exports without a name. */
function chosen(named: readonly PackageClass[], className: string | null): readonly PackageClass[] {
  const [main, ...others] = className === null ? named.filter(({ isDefault }) => isDefault) : [];
  return main === undefined || others.length > 0 ? named : [main];
}

/** What else there may be. */
const NO_CLASS =
  'functions are checked by check.function, and what keeps its state in closures cannot be looked into, but compared with a model by conforms';

/** Functions are called to see what they make; those that make nothing soon make nothing. */
const PROBE_STEPS = 20_000_000;

/** `AVLTree` → `avl-tree` */
function kebab(name: string): string {
  return name
    .replaceAll(/([a-z\d])([A-Z])|([A-Z])(?=[A-Z][a-z])/g, '$1$3-$2')
    .replaceAll(/[^A-Za-z\d]+/g, '-')
    .toLowerCase();
}

export const loadConfigFile = (path: string): unknown => loadConfig(nodeFiles, path);

export const dependenciesOfFile = (path: string): readonly string[] => dependenciesOf(nodeFiles, path);

export const exportsForSpec = (path: string): ReadonlyMap<string, Exported> => exportsFor(nodeFiles, path);
