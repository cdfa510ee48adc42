/**
 * Module hooks of node (they run in a thread of their own): modules of the user are found as the checker finds them and are handed to
 * node as source/register.ts prepares them; Glassbox's own modules are left to node. The word 'glassbox' leads to the module that
 * this process itself reads, which other threads cannot have, so that the spec registers its checks there.
 *
 * A spec is asked for by a name of our own; what is imported from there on is the user's. If the spec replaces classes, all these modules are
 * loaded once more, each under an address of its own, and those with such classes have a front (base/replacement.ts).
 */

import { fileURLToPath, pathToFileURL } from 'node:url';
import { frontText, inFrontOf, isFront, type Replacement } from '../../base/replacement.js';
import { type FileSystem, withTexts } from '../../source/files.js';
import { absolutePath, nodeFiles, specModulePath } from '../../source/node-files.js';
import type { Telling } from '../../source/register.js';
import type { ModuleFormat } from '../../source/resolve/format.js';
import { READY_MADE, moduleOf, readyMade } from '../../source/resolve/spec-module.js';
import { directoryName } from '../../source/resolve/path.js';
import { resolve as locate, resolveEntry, type ResolvedModule } from '../../source/resolve/resolve.js';
import { kept } from './kept.js';
import { REQUIRED_SOURCE, entryNamed, importedSource, type HookData } from './hook-data.js';

interface Context {
  readonly parentURL?: string;
  readonly conditions: readonly string[];
}

interface Resolved {
  readonly url: string;
  readonly format?: string | null;
  readonly shortCircuit?: boolean;
}

interface Loaded {
  readonly format: string;
  readonly source?: string;
  readonly shortCircuit?: boolean;
}

/** Our own files; `require` has looked for 'glassbox' before it asks here, and found one of them. */
const OWN = ['src', 'dist'].map((folder) => new URL(`../../../${folder}/`, import.meta.url).href);
/** There are no such files: modules that hand on the module which this process has. */
const REQUIRED = new URL('required.cjs', import.meta.url).href;
const IMPORTED = new URL('imported.mjs', import.meta.url).href;

const READY_MADE_FOLDERS = [specModulePath(), ...READY_MADE.map((room) => moduleOf(room, specModulePath()))].map(
  (path) => `${directoryName(path)}/`,
);

let telling: Telling = 'nothing';
let exported: readonly string[] = [];
let files: FileSystem = nodeFiles;

/** A module, or a front, and the classes that are others for it. */
interface Module extends ResolvedModule {
  readonly replacements: readonly Replacement[];
  readonly isStubbed: boolean;
}

/** The modules of the user, by URL. */
const modules = new Map<string, Module>();

export function initialize(given: HookData): void {
  ({ telling, exported } = given);
  files = withTexts(nodeFiles, given.texts);
}

export async function resolve(
  specifier: string,
  context: Context,
  next: (specifier: string, context: Context) => Promise<Resolved>,
): Promise<Resolved> {
  const entry = entryNamed(specifier);
  if (entry !== null) return found(resolveEntry(entry.file, files), entry);
  const parent = modules.get(context.parentURL ?? '');
  if (parent === undefined) return next(specifier, context);
  if (/^glassbox(\/vitest)?$/.test(specifier)) return { url: IMPORTED, format: 'module', shortCircuit: true };
  if (isFront(parent.path)) return found(resolveEntry(specifier, files), parent, true);
  const room = readyMade(specifier);
  if (room !== null) return found({ path: moduleOf(room, specModulePath()), format: 'esm' }, parent);
  if (OWN.some((folder) => specifier.startsWith(folder)))
    return { url: REQUIRED, format: 'commonjs', shortCircuit: true };
  const condition = parent.format === 'commonjs' || context.conditions.includes('require') ? 'require' : 'import';
  const resolution = locate(withoutUrl(specifier), parent.path, condition, files);
  switch (resolution.kind) {
    case 'found':
      return found(resolution, parent);
    case 'builtin':
    case 'failed':
      return next(specifier, context);
  }
}

/** `require` has already made a URL of the path it found. */
function withoutUrl(specifier: string): string {
  return specifier.startsWith('file:') ? absolutePath(fileURLToPath(specifier)) : specifier;
}

/** How modules are prepared. */
type Manner = Pick<Module, 'replacements' | 'isStubbed'>;

function found({ path, format }: ResolvedModule, manner: Manner, isBehind = false): Resolved {
  const { replacements, isStubbed } = manner;
  const loaded = isBehind ? path : inFrontOf(path, replacements);
  const module: Module = { path: loaded, format: isFront(loaded) ? 'esm' : format, replacements, isStubbed };
  const url = urlOf(path, loaded, manner);
  modules.set(url, module);
  return { url, format: nodeFormats[module.format], shortCircuit: true };
}

/** Each choice of replacements, as text: modules under different ones are different. */
const choices: string[] = [];

function urlOf(path: string, loaded: string, { replacements, isStubbed }: Manner): string {
  const { href } = pathToFileURL(path);
  if (replacements.length === 0 && !isStubbed) return href;
  const choice = JSON.stringify([replacements, isStubbed]);
  if (!choices.includes(choice)) choices.push(choice);
  return `${href}?replaced=${choices.indexOf(choice)}${isFront(loaded) ? '&front' : ''}`;
}

const nodeFormats: Readonly<Record<ModuleFormat, string>> = { esm: 'module', commonjs: 'commonjs', json: 'json' };

export async function load(
  url: string,
  context: object,
  next: (url: string, context: object) => Promise<Loaded>,
): Promise<Loaded> {
  if (url === REQUIRED) return { format: 'commonjs', source: REQUIRED_SOURCE, shortCircuit: true };
  if (url === IMPORTED) return { format: 'module', source: importedSource(exported), shortCircuit: true };
  const module = modules.get(url);
  if (module === undefined) return next(url, context);
  const { path, format, replacements, isStubbed } = module;
  if (isFront(path)) return { format: 'module', source: frontText(path, replacements), shortCircuit: true };
  const text = files.readFile(path);
  if (text === undefined) return next(url, context);
  const source = format === 'json' ? text : await prepared(path, text, format, isStubbed);
  return { format: nodeFormats[format], source, shortCircuit: true };
}

function prepared(path: string, text: string, format: ModuleFormat, isStubbed: boolean): Promise<string> {
  // nobody wants to read why a method of ours is false
  const told = READY_MADE_FOLDERS.some((folder) => path.startsWith(folder)) ? 'nothing' : telling;
  return kept([path, text, format, told, ...(isStubbed ? ['stubs'] : [])], async () => {
    const { prepare } = await import('../../source/register.js');
    return prepare(path, text, format, told, isStubbed);
  });
}
