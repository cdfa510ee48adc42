/**
 * A program in the evaluator: files → modules → IR → machine, on one page. Everything that evaluates code, be it `run`, a
 * spec or a checked class, starts here.
 */

import { Refusal } from '../base/diagnostic.js';
import { fileNotFound } from '../base/messages.js';
import { frontText, inFrontOf, isFront, type Replacement } from '../base/replacement.js';
import type { SourceText } from '../base/span.js';
import { Circuit, Words } from '../formula/index.js';
import { Heap } from '../heap/index.js';
import {
  Machine,
  Modules,
  Path,
  Realm,
  installBuiltins,
  joinInternal,
  libraryTexts,
  nodeModule,
  runPolicy,
  type Host,
  type Limits,
  type ModuleHost,
  type Outcome,
} from '../eval/index.js';
import type { ModuleIR } from '../ir/modules.js';
import type { FunctionSource } from '../ir/types.js';
import { readLibrary, readModule } from '../ir/written.js';
import type { FileSystem } from '../source/files.js';
import { libraryHeads, lowerLibrary, lowerModule, type ModuleOptions } from '../source/lower/index.js';
import { builtinName } from '../source/resolve/builtins.js';
import { resolveEntry, resolveModule } from '../source/resolve/resolve.js';
import { isOfSpecRoom, specInterceptor } from '../source/resolve/spec-module.js';
import type { ModuleFormat } from '../source/resolve/format.js';
import { directoryName } from '../source/resolve/path.js';
import { Values } from '../value/index.js';

export interface Program {
  readonly machine: Machine;
  readonly modules: Modules;
  /** Loads, links and runs a module and all it imports, concretely. */
  run(id: string, format: ModuleFormat): Outcome;
  /** Does what the program has left for later. */
  finish(): Outcome;
}

/** Generous, yet an endless loop ends within a minute. */
export const DEFAULT_LIMITS: Limits = { steps: 500_000_000, depth: 1_000_000 };

/**
 * `specModule` is the file that an import of 'glassbox' means, from wherever; without it that is a package like any other. Of the modules
 * that are loaded, `replacements` says which classes are others, and `tellsOutcomes` whose statements tell what they come to.
 */
export function createProgram(
  files: FileSystem,
  host: Host,
  limits: Limits = DEFAULT_LIMITS,
  specModule: string | null = null,
  replacements: readonly Replacement[] = [],
  tellsOutcomes: (path: string) => boolean = () => false,
): Program {
  const circuit = new Circuit();
  const values = new Values(circuit, new Words(circuit), () => {
    throw new Error('replaced by the machine');
  });
  const heap = new Heap(values);
  const realm = new Realm(heap, host);
  installBuiltins(realm, library(files));
  const machine = new Machine(heap, realm, runPolicy, limits);
  heap.joinInternal = (target, selector, a, b) => joinInternal(machine, target, selector, a, b);
  const { modules, formats } = createModules(files, specModule, replacements, tellsOutcomes);
  let isModule = false;
  return {
    machine,
    modules,
    run: (id, format) => {
      formats.set(id, format);
      isModule = format === 'esm';
      return modules.evaluate(machine, id);
    },
    finish: () =>
      machine.execute(Path.start, (destination) =>
        realm.callLibrary(machine, 'finishProgram', [isModule], destination),
      ),
  };
}

let lowered: ReadonlyMap<string, FunctionSource> | null = null;

/**
 * The evaluator's own library. What the build has lowered is read, and other texts are parsed, when one of their functions is first called,
 * and once per process.
 */
function library(files: FileSystem): ReadonlyMap<string, FunctionSource> {
  if (lowered === null) {
    const all = new Map<string, FunctionSource>();
    const lower = (source: SourceText): ReadonlyMap<string, FunctionSource> => {
      const written = files.lowered?.(source.path);
      return written === undefined ? lowerLibrary(source) : readLibrary(written, source);
    };
    for (const text of libraryTexts) for (const [name, source] of libraryHeads(text, lower)) all.set(name, source);
    lowered = all;
  }
  return lowered;
}

function createModules(
  files: FileSystem,
  specModule: string | null,
  replacements: readonly Replacement[],
  tellsOutcomes: (path: string) => boolean,
): { modules: Modules; formats: Map<string, ModuleFormat> } {
  const formats = new Map<string, ModuleFormat>();
  const options = specModule === null ? {} : { intercept: specInterceptor(specModule) };
  const host: ModuleHost = {
    resolve: (specifier, from, how, at) => {
      const builtin = builtinName(specifier);
      if (builtin !== null && nodeModule(builtin) !== undefined) return `node:${builtin}`;
      const { path, format } = isFront(from)
        ? resolveEntry(specifier, files)
        : resolveModule(specifier, from, how, files, at, options);
      const id = isFront(from) ? path : inFrontOf(path, replacements);
      formats.set(id, isFront(id) ? 'esm' : format);
      return id;
    },
    load: (id) =>
      isFront(id)
        ? lowerModule({ path: id, text: frontText(id, replacements) }, 'esm')
        : loadModule(files, id, formats.get(id), {
            tellsOutcomes: tellsOutcomes(id),
            isOurs: specModule !== null && isOfSpecRoom(id, specModule),
          }),
    url: (id) => `file://${encodeURI(id)}`,
    directory: (id) => directoryName(id),
  };
  return { modules: new Modules(host), formats };
}

function loadModule(
  files: FileSystem,
  path: string,
  format: ModuleFormat | undefined,
  options: Required<ModuleOptions>,
): ModuleIR {
  if (format === undefined)
    return { format: 'builtin', source: { path, text: '' }, make: nodeModule(path.slice('node:'.length))! };
  const written = options.isOurs && !options.tellsOutcomes ? files.lowered?.(path) : undefined;
  if (written !== undefined) return readModule(written, unread(files, path));
  const text = files.readFile(path);
  if (text === undefined) throw new Refusal(fileNotFound(path, null));
  const source: SourceText = { path, text };
  return format === 'json' ? { format, source } : lowerModule(source, format, options);
}

/** A file whose text is read when a message shows some of it. */
function unread(files: FileSystem, path: string): SourceText {
  return {
    path,
    get text() {
      return files.readFile(path) ?? '';
    },
  };
}
