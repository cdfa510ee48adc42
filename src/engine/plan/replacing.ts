/**
 * Which classes a check replaces, as data. A class can be replaced where its name can be: it is exported by the file in which it stands,
 * used by other files only, and extended by no other class, since what extends the one cannot extend the other.
 */

import { Refusal } from '../../base/diagnostic.js';
import { cannotReplace } from '../../base/messages.js';
import { isFront, type ExportedClass, type Replacement } from '../../base/replacement.js';
import type { Span } from '../../base/span.js';
import { peek, type Modules } from '../../eval/index.js';
import { type HeapObject } from '../../heap/index.js';
import { usedBeside } from '../../source/used-beside.js';
import type { FileSystem } from '../../source/files.js';
import type { ModuleFormat } from '../../source/resolve/format.js';
import { resolveEntry } from '../../source/resolve/resolve.js';
import type { Value } from '../../value/index.js';
import type { FunctionIndex } from './functions.js';
import { elementsOf, spanOf } from './reading.js';

export interface Replacing {
  readonly modules: Modules;
  readonly index: FunctionIndex;
  readonly files: FileSystem;
  /** The class that is checked, which is no part of its own program. */
  readonly target: Value;
  /** Where the spec says it. */
  readonly at: Span | null;
}

/** @throws Refusal if one of the classes cannot be replaced */
export function replacementsIn(pairs: HeapObject, context: Replacing): readonly Replacement[] {
  return elementsOf(pairs).flatMap((pair) => {
    const [replaced, by] = elementsOf(pair as HeapObject) as [HeapObject, HeapObject];
    // in a program where it was done, both names mean the same class
    if (replaced === by) return [];
    requireReplaceable(replaced, context);
    const { path } = spanOf(replaced)!.source;
    const exports = exportsOf(replaced, context);
    return {
      replaced: { name: nameOf(replaced), path, exports },
      by: exported(by, context),
      hasOtherDefault: !exports.includes('default') && context.modules.exportNames(path).includes('default'),
    };
  });
}

function requireReplaceable(class_: HeapObject, context: Replacing): void {
  const { index, files, target, at } = context;
  const name = nameOf(class_);
  const refuse = (why: string, remedy: string, span: Span | null): never => {
    throw new Refusal(cannotReplace(name, why, remedy, span ?? at));
  };
  const span = spanOf(class_);
  if (span === null) return refuse('it is no class of the program', 'replace a class that the program imports', at);
  if (class_ === target) return refuse('it is what is checked', `check ${name} by itself, or what uses it`, at);
  exported(class_, context);
  const sub = index.derivedFrom(class_).find((one) => one !== class_);
  if (sub !== undefined)
    return refuse(
      `${nameOf(sub)} extends it`,
      `replace ${nameOf(sub)}, or let it have a ${name} instead of being one`,
      spanOf(sub),
    );
  const { source, start, end } = span;
  if (formatIn(source.path, files) !== 'esm')
    return refuse('its file is a CommonJS module', 'write the file with import and export', span);
  const isOld = (id: string): boolean => !isFront(id) && !id.startsWith('node:') && formatIn(id, files) === 'commonjs';
  const old = context.modules.loaded().find((id) => isOld(id) && files.readFile(id)?.includes(name) === true);
  if (old !== undefined)
    return refuse(`'${old}', which may use it, is a CommonJS module`, 'write that file with import and export', at);
  const used = usedBeside(source, name, start, end);
  if (used !== null) return refuse('its own file uses it as well', `move ${name} to a file of its own`, used);
}

function formatIn(path: string, files: FileSystem): ModuleFormat {
  return resolveEntry(path, files).format;
}

/** @throws Refusal if nobody can import it from where it stands */
function exported(class_: HeapObject, context: Replacing): ExportedClass {
  const [name, span] = [nameOf(class_), spanOf(class_)];
  const exports = span === null ? [] : exportsOf(class_, context);
  if (span !== null && exports.length > 0) return { name, path: span.source.path, exports };
  throw new Refusal(
    cannotReplace(name, 'the file in which it stands does not export it', `export ${name}`, span ?? context.at),
  );
}

function exportsOf(class_: HeapObject, { modules }: Replacing): readonly string[] {
  const { path } = spanOf(class_)!.source;
  return modules.exportNames(path).filter((name) => modules.exported(path, name) === class_);
}

function nameOf(class_: HeapObject): string {
  return String(peek(class_, 'name') ?? 'the class');
}
