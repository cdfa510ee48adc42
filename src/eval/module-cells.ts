/**
 * Which cell a name means: what a module imports is the very cell of the module that exports it, however many others pass it on by `export … from` and
 * `export *`, which may lead round in circles. CommonJS and JSON modules have no cells; they get one for each name that somebody asks for.
 */

import { Refusal } from '../base/diagnostic.js';
import { ambiguousExport, exportNotFound, exportNotSeen } from '../base/messages.js';
import type { Span } from '../base/span.js';
import type { Cell, HeapObject } from '../heap/index.js';
import type { EsModuleIR, ModuleIR } from '../ir/modules.js';
import { UNINITIALIZED } from '../ir/types.js';
import type { Value } from '../value/index.js';
import { exportedNames } from './foreign.js';
import type { Machine } from './machine.js';

/** Where modules come from; `id` is the same for the same module however it was asked for. */
export interface ModuleHost {
  resolve(specifier: string, from: string, how: 'import' | 'require', at: Span | null): string;
  load(id: string): ModuleIR;
  /** import.meta.url and __filename. */
  url(id: string): string;
  directory(id: string): string;
}

export interface ModuleRecord {
  readonly id: string;
  readonly ir: ModuleIR;
  readonly exports: Map<string, Cell>;
  namespace: HeapObject | null;
  /** CommonJS: the `module` object. */
  module: HeapObject | null;
  /** Not an ECMAScript module: its cells have been filled. */
  published: boolean;
  /** CommonJS: what `module.exports` had, accessors left out, when the module had run. */
  shown: ReadonlyMap<string, Value>;
  /** Modules that `export *` from this one. */
  readonly starredBy: ModuleRecord[];
}

const AMBIGUOUS = ambiguousExport.entry.code;

export class ModuleCells {
  /** @param load what a module is that was not met before */
  constructor(
    private readonly host: ModuleHost,
    private readonly records: ReadonlyMap<string, ModuleRecord>,
    private readonly load: (id: string) => ModuleRecord,
  ) {}

  /** The cell that an import means. @throws Refusal if there is no such export */
  imported(machine: Machine, from: string, specifier: string, name: string, at: Span): Cell {
    const cell = this.findImport(machine, from, specifier, name, at);
    if (cell === undefined) throw this.notExported(from, specifier, name, at);
    return cell;
  }

  notExported(from: string, specifier: string, name: string, at: Span): Refusal {
    const target = this.records.get(this.host.resolve(specifier, from, 'import', at));
    const message = target?.ir.format === 'commonjs' ? exportNotSeen : exportNotFound;
    return new Refusal(message(name, specifier, at));
  }

  /** The same; undefined if there is no such export. */
  findImport(
    machine: Machine,
    from: string,
    specifier: string,
    name: string,
    at: Span,
    seen = new Set<string>(),
  ): Cell | undefined {
    const target = this.records.get(this.host.resolve(specifier, from, 'import', at))!;
    if (name === '*') return this.namespaceCell(machine, target);
    return this.findExport(machine, target, name, specifier, at, seen);
  }

  private findExport(
    machine: Machine,
    target: ModuleRecord,
    name: string,
    specifier: string,
    at: Span,
    /** Modules and names that were asked on the way: some lead round in circles. */
    seen: Set<string>,
  ): Cell | undefined {
    const known = target.exports.get(name);
    if (known !== undefined) return known;
    const question = `${name} of ${target.id}`;
    if (seen.has(question)) return undefined;
    seen.add(question);
    const { ir } = target;
    if (ir.format !== 'esm') {
      return this.mayExport(target, name) ? this.foreignExport(machine, target, name) : undefined;
    }
    const again = ir.reExports.find((one) => one.as === name);
    if (again !== undefined) return this.findImport(machine, target.id, again.specifier, again.name, again.at, seen);
    if (name === 'default') return undefined;
    let found: Cell | undefined;
    let foreign: ModuleRecord | undefined;
    for (const star of ir.starExports) {
      const above = this.records.get(this.host.resolve(star.specifier, target.id, 'import', star.at))!;
      if (above.ir.format !== 'esm' && this.names(above) === null) {
        foreign ??= above;
        continue;
      }
      const cell = this.findExport(machine, above, name, specifier, at, seen);
      if (cell === undefined || cell === found) continue;
      if (found !== undefined) throw new Refusal(ambiguousExport(name, specifier, at));
      found = cell;
    }
    // what a CommonJS module exports shows when it has run
    if (found === undefined && foreign !== undefined) return this.foreignExport(machine, foreign, name);
    return found;
  }

  private mayExport(target: ModuleRecord, name: string): boolean {
    return name === 'default' || (this.names(target)?.has(name) ?? true);
  }

  private readonly knownNames = new Map<ModuleRecord, ReadonlySet<string> | null>();

  /** What a CommonJS or JSON module may export beside `default`; null: that shows when it has run. */
  names(record: ModuleRecord): ReadonlySet<string> | null {
    let names = this.knownNames.get(record);
    if (names === undefined) {
      names = exportedNames(record, (specifier, { id }) => this.findRequired(specifier, id));
      this.knownNames.set(record, names);
    }
    return names;
  }

  /** The module that a `require` in the text of a CommonJS module means, if there is one. */
  private findRequired(specifier: string, from: string): ModuleRecord | null {
    try {
      const id = this.host.resolve(specifier, from, 'require', null);
      return this.records.get(id) ?? this.load(id);
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      return null;
    }
  }

  /** A cell for a name that a CommonJS or JSON module will have to export. */
  foreignExport(machine: Machine, target: ModuleRecord, name: string): Cell {
    const known = target.exports.get(name);
    if (known !== undefined) return known;
    const cell = machine.heap.allocateCell(target.published ? target.shown.get(name) : UNINITIALIZED);
    target.exports.set(name, cell);
    return cell;
  }

  namespace(machine: Machine, target: ModuleRecord): HeapObject {
    if (target.namespace === null) {
      const shape = machine.heap.emptyShape(null, 'closed').extend(Symbol.toStringTag, 0);
      const made = machine.heap.allocateShaped('namespace', shape, ['Module'], target.exports);
      target.namespace = made;
      if (target.ir.format === 'esm') this.withoutStars.push({ target, ir: target.ir });
      else for (const name of ['default', ...(this.names(target) ?? [])]) this.foreignExport(machine, target, name);
    }
    return target.namespace;
  }

  /** The namespace with all there is in it. @requires all modules that it leads to are linked */
  whole(machine: Machine, target: ModuleRecord): HeapObject {
    const namespace = this.namespace(machine, target);
    this.addStars(machine);
    return namespace;
  }

  /** One for each namespace: two ways to the same one are no ambiguity. */
  private namespaceCell(machine: Machine, target: ModuleRecord): Cell {
    const known = this.namespaceCells.get(target);
    if (known !== undefined) return known;
    const made = machine.heap.allocateCell(this.namespace(machine, target));
    this.namespaceCells.set(target, made);
    return made;
  }

  private readonly namespaceCells = new Map<ModuleRecord, Cell>();

  /** Namespaces that lack what their modules export by stars: that shows when all modules are linked. */
  private readonly withoutStars: { readonly target: ModuleRecord; readonly ir: EsModuleIR }[] = [];

  /** What modules export by their stars; what two of them export means nothing, unless the module itself says what. */
  addStars(machine: Machine): void {
    // grows while it is walked
    for (const { target, ir } of this.withoutStars) {
      for (const { specifier, at } of ir.starExports) {
        const above = this.records.get(this.host.resolve(specifier, target.id, 'import', at))!;
        for (const name of this.exportedNames(machine, above, new Set())) {
          if (name === 'default' || target.exports.has(name)) continue;
          const cell = this.unlessAmbiguous(() => this.findExport(machine, target, name, specifier, at, new Set()));
          if (cell !== undefined) target.exports.set(name, cell);
        }
      }
    }
    this.withoutStars.length = 0;
  }

  private unlessAmbiguous(find: () => Cell | undefined): Cell | undefined {
    try {
      return find();
    } catch (problem) {
      if (problem instanceof Refusal && problem.diagnostic.code === AMBIGUOUS) return undefined;
      throw problem;
    }
  }

  private exportedNames(machine: Machine, { id, ir, exports }: ModuleRecord, seen: Set<string>): ReadonlySet<string> {
    if (seen.has(id)) return new Set();
    seen.add(id);
    if (ir.format !== 'esm') {
      this.namespace(machine, this.records.get(id)!);
      return new Set(exports.keys());
    }
    const above = ir.starExports.flatMap(({ specifier, at }) => [
      ...this.exportedNames(machine, this.records.get(this.host.resolve(specifier, id, 'import', at))!, seen),
    ]);
    return new Set([...exports.keys(), ...above.filter((name) => name !== 'default')]);
  }

  /** Gives what a module exports to those that `export *` from it. */
  passOn(record: ModuleRecord, seen: Set<ModuleRecord>): void {
    if (seen.has(record)) return;
    seen.add(record);
    for (const above of record.starredBy) {
      for (const [name, cell] of record.exports) {
        if (name !== 'default' && !above.exports.has(name)) above.exports.set(name, cell);
      }
      this.passOn(above, seen);
    }
  }
}
