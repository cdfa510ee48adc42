/**
 * `glassbox init FILE#Class`: writes a first spec beside the class; `init PACKAGE` or `init PACKAGE#Class` writes one for a class of an
 * installed package, here. A file that is there is left alone.
 */

import { Refusal } from '../base/diagnostic.js';
import { cannotWrite, fileExists, fileNotFound, usageError } from '../base/messages.js';
import type { FirstSpec, Glassbox, LearnedSpec } from '../index.js';
import type { Disk } from './disk.js';
import { SUCCESS, type ExitCode } from './exit-codes.js';
import { showPath, type Terminal } from './terminal.js';

export interface InitOptions {
  readonly learn?: boolean;
}

type Writers = Pick<Glassbox, 'initSpecFile' | 'initPackageSpec' | 'learnSpecFile' | 'learnPackageSpec'>;

export async function init(
  target: string,
  { learn = false }: InitOptions,
  loadChecker: () => Promise<Writers>,
  disk: Disk,
  terminal: Terminal,
): Promise<ExitCode> {
  const [, what, className = null] = /^([^#]+)(?:#([^#]+))?$/.exec(target) ?? [];
  if (what === undefined) throw new Refusal(usageError(namesNoClass(target), null));
  const writers = await loadChecker();
  const [ofFile, ofPackage] = learn
    ? [writers.learnSpecFile, writers.learnPackageSpec]
    : [writers.initSpecFile, writers.initPackageSpec];
  const written = await firstSpec(what, className, ofFile, ofPackage, disk, terminal);
  const { path: spec, text } = written;
  const shown = showPath(spec, terminal);
  if (disk.kindOf(spec) !== null) throw new Refusal(fileExists(shown, null));
  if (!write(spec, text, shown, disk)) throw new Refusal(fileExists(shown, null));
  const [, subject] = /what is true of every (.+)\?/.exec(text) ?? [];
  const asked = subject === undefined ? '' : `, say what is true of every ${subject} where it asks,`;
  if ('clauses' in written) terminal.writeOutput(`${learnedText(written)}\n`);
  terminal.writeOutput(`wrote ${shown}\n\nNext: read it${asked} and run\n\n  npx glassbox ${shown}\n`);
  return SUCCESS;
}

/** What was learned, for people. */
function learnedText(learned: LearnedSpec): string {
  const { shape, clauses, givenUp, states, inductive, distrusted, suspects, open, isByCalls } = learned;
  const every = distrusted.length === 0 ? 'every operation' : `every operation but ${distrusted.join(' and ')}`;
  const kept = inductive === null ? 'not all of it is known to be kept:' : `${every} keeps it up to scope ${inductive}`;
  const alone = states === 1 ? ['no call changed anything: the arguments are likely to be wrong, see the spec'] : [];
  return [
    'shape:',
    ...shape.map((line) => `  ${line}`),
    `learned from ${states === 1 ? 'the one state' : `${states} states`} that calls led to; ${kept}`,
    ...(inductive === null ? open.map((line) => `  ${line}`) : []),
    ...(isByCalls ? ['so the spec asks for calls instead of states, of which domains cannot say enough here'] : []),
    ...alone,
    'it is:',
    ...(clauses.length === 0 ? ['  nothing but the shape'] : []),
    ...clauses.map(({ says, how }) => `  ${says}\n    ${how}`),
    ...(givenUp.length === 0 ? [] : ['given up:']),
    ...givenUp.map(({ says, by }) => `  ${says}\n    ${by} breaks it`),
    ...(suspects.length === 0 ? [] : ['suspects:']),
    ...suspects.map(({ operation, text, calls }) => `  ${operation} ${text}\n    ${calls}`),
    '',
  ].join('\n');
}

function namesNoClass(target: string): string {
  return `'${target}' names no class; write FILE#Class, such as queue.ts#Queue`;
}

async function firstSpec(
  what: string,
  className: string | null,
  ofFile: (path: string, className: string) => Promise<FirstSpec>,
  ofPackage: Glassbox['initPackageSpec'],
  disk: Disk,
  { currentDirectory }: Terminal,
): Promise<FirstSpec | LearnedSpec> {
  const path = disk.absolute(what, currentDirectory);
  if (disk.kindOf(path) !== 'file') {
    const [name = ''] = /^(@[^/]+\/)?[\w][^/]*/.exec(what) ?? [];
    const isInstalled =
      name !== '' && disk.kindOf(disk.absolute(`node_modules/${name}`, currentDirectory)) === 'folder';
    if (isInstalled || (name === what && !/\.[cm]?[jt]sx?$/.test(what)))
      return ofPackage(currentDirectory, what, className);
    throw new Refusal(fileNotFound(what, null));
  }
  const [, installed] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path) ?? [];
  if (installed !== undefined) {
    const name = className === null ? installed : `${installed}#${className}`;
    throw new Refusal(usageError(`'${what}' is of an installed package; write glassbox init ${name}`, null));
  }
  if (className === null) throw new Refusal(usageError(namesNoClass(what), null));
  return ofFile(path, className);
}

function write(path: string, text: string, shown: string, disk: Disk): boolean {
  try {
    return disk.writeFile(path, text, false);
  } catch (problem) {
    throw new Refusal(cannotWrite(shown, (problem as Error).message, null));
  }
}
