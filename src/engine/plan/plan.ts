/**
 * From a spec file to what can be searched. The evaluator runs the file; the checks it registers are read from the heap; at a
 * scope each becomes bounds, which are data for every engine, and handles, which are what the evaluator has of the same things.
 *
 * @requires of all that is called here: nothing in the heap is symbolic yet, and code is run, not followed or merged
 */

import { Refusal } from '../../base/diagnostic.js';
import { noChecks, notAClass } from '../../base/messages.js';
import { isFront, type Replacement } from '../../base/replacement.js';
import type { Calls } from '../../base/names.js';
import type { SourceText, Span } from '../../base/span.js';
import type { Machine, Modules, Outcome } from '../../eval/index.js';
import { HeapObject } from '../../heap/index.js';
import type { FileSystem } from '../../source/files.js';
import type { ModuleFormat } from '../../source/resolve/format.js';
import { directoryName } from '../../source/resolve/path.js';
import { resolveEntry } from '../../source/resolve/resolve.js';
import { specPlace } from '../../source/spec-places.js';
import { TypeReader } from '../../source/types/reader.js';
import type { Bounds } from '../../spec/bounds.js';
import { planClass } from './class-check.js';
import { planFunction } from './function-check.js';
import { FunctionIndex } from './functions.js';
import { makeLateConstants } from './late-constants.js';
import type { Handles } from '../symbolic/handles.js';
import { replacementsIn } from './replacing.js';
import { elementsOf, invoke, ownField, spanOf, valueOf } from './reading.js';

/** As `createProgram` makes it. */
export interface SpecProgram {
  readonly machine: Machine;
  readonly modules: Modules;
  run(id: string, format: ModuleFormat): Outcome;
}

export interface PlanEnvironment {
  readonly program: SpecProgram;
  readonly files: FileSystem;
  /** The module that 'glassbox' means, as the program was made with. */
  readonly specModule: string;
  /** Classes that are others in this program. */
  readonly replacements?: readonly Replacement[];
}

/** One check at one scope. */
export interface Planned {
  readonly bounds: Bounds;
  readonly handles: Handles;
  /** Public methods that the spec does not name, though it names others. */
  readonly unnamed: readonly string[];
}

export interface Plan {
  /** A conformance is planned by those who run the real code. */
  readonly kind: 'class' | 'function' | 'conformance';
  readonly name: string;
  /** The spec file, and which of its checks this is. */
  readonly file: string;
  readonly ordinal: number;
  /** What the spec asks for; null if it leaves that open. */
  readonly scope: number | null;
  /** Whether shape and invariant are to be learned first. */
  readonly learns: boolean;
  /** Where the check stands. */
  readonly span: Span | null;
  /** The classes that are to be others; then the check has to be planned in a program where they are. @throws Refusal if they cannot be */
  replacements(scope: number): readonly Replacement[];
  /**
   * @param calls whether calls are replaced by contracts; left out: as the spec says
   * @requires it is no conformance. @throws Refusal if the spec cannot be used
   */
  at(scope: number, calls?: Calls): Planned;
}

/** What one check needs to be planned. */
export interface CheckContext {
  readonly machine: Machine;
  readonly reader: TypeReader;
  readonly index: FunctionIndex;
  readonly specFile: string;
  /** The folder of the module that 'glassbox' means. */
  readonly folder: string;
  readonly target: HeapObject;
  /** The `Question` at this scope. */
  readonly normal: HeapObject;
  readonly scope: number;
  /** Where the spec says what stands under these keys of this check. */
  readonly place: (keys: readonly string[]) => Span | null;
  /** Whether calls are replaced by contracts, whatever the spec says; undefined: as it says. */
  readonly calls: Calls | undefined;
}

/** Loads a spec file and finds its checks. @throws Refusal if it does not load, throws, or checks nothing */
export function planChecks(environment: PlanEnvironment, specFile: string): readonly Plan[] {
  const { program, files, specModule, replacements = [] } = environment;
  const { machine, modules } = program;
  const entry = resolveEntry(specFile, files);
  const before = registeredChecks(modules, specModule).length;
  const source: SourceText = { path: entry.path, text: files.readFile(entry.path) ?? '' };
  const folder = directoryName(specModule);
  const outcome = program.run(entry.path, entry.format);
  const checks = registeredChecks(modules, specModule).slice(before);
  // a check that our own code refuses is the one after those that are registered
  valueOf(machine, outcome, 'the spec file', null, { folder, at: specPlace(source, callsOf(checks), []) });
  if (checks.length === 0) throw new Refusal(noChecks(specFile.slice(specFile.lastIndexOf('/') + 1), null));
  const subjects = new Set(checks.map((check) => spanOf(ownField(check, 'target'))?.source.path));
  const isRead = (id: string): boolean => !isFront(id) && (!id.startsWith(`${folder}/`) || subjects.has(id));
  const reader = new TypeReader(files, modules.loaded().filter(isRead), specModule);
  const index = new FunctionIndex();
  for (const { replaced, by } of replacements) {
    const { source, start } = spanOf(modules.exported(replaced.path, replaced.exports[0]!))!;
    index.replace(source.path, start, modules.exported(by.path, by.exports[0]!) as HeapObject);
  }
  index.add(checks);
  for (const id of modules.loaded()) index.add(modules.exportNames(id).map((name) => modules.exported(id, name)));
  makeLateConstants(machine, index.makers());
  return checks.map((check, ordinal): Plan => {
    const nth = (ownField(check, 'call') as number) - (ownField(checks[0]!, 'call') as number);
    const place = (keys: readonly string[]): Span | null => specPlace(source, nth, keys);
    const said = ownField(check, 'target');
    const owner = ownField(check, 'mayBeMethod') === true ? index.ownerOf(said) : null;
    const target = owner ?? said;
    const kind = owner === null ? (ownField(check, 'kind') as Plan['kind']) : 'class';
    const at = (scope: number): HeapObject => {
      const what = 'the options of the check';
      const library = { folder, at: place([]) };
      return invoke(
        machine,
        ownField(check, 'at'),
        owner === null ? [scope] : [scope, owner],
        what,
        library.at,
        check,
        library,
      ) as HeapObject;
    };
    const first = at(1);
    return {
      kind,
      name: String(ownField(check, 'name')),
      file: entry.path,
      ordinal,
      scope: ownField(first, 'scope') as number | null,
      learns: ownField(first, 'learns') === true,
      get span() {
        return place([]);
      },
      replacements: (scope) => {
        const pairs = ownField(at(scope), 'replace') as HeapObject;
        return replacementsIn(pairs, { modules, index, files, target, at: place(['replace']) });
      },
      at: (scope, calls) => {
        if (!(target instanceof HeapObject) || spanOf(target) === null) {
          throw new Refusal(notAClass('the first argument of check', machine.realm.show(target), null, place([])));
        }
        const normal = at(scope);
        index.add([normal]);
        const context = { machine, reader, index, specFile: entry.path, folder, target, normal, scope, place, calls };
        return kind === 'class' ? planClass(context) : planFunction(context);
      },
    };
  });
}

/** How many calls of the spec registered these checks. */
function callsOf(checks: readonly HeapObject[]): number {
  return new Set(checks.map((check) => ownField(check, 'call'))).size;
}

function registeredChecks(modules: Modules, specModule: string): readonly HeapObject[] {
  const registered = modules.exported(specModule, 'registered');
  return registered instanceof HeapObject ? (elementsOf(registered) as readonly HeapObject[]) : [];
}
