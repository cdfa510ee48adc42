/**
 * Modules: linking import cells to export cells, and evaluating each module once, in the order the language prescribes.
 *
 * An import is the very cell of the exporting module, so live bindings need no further care. A CommonJS module has no
 * cells: those that its importers ask for are filled from `module.exports` when it is its turn among the modules that are
 * imported, which is when node's importers see it too. Which names they may ask for is known from its text.
 */

import { Refusal, type Diagnostic } from '../base/diagnostic.js';
import { ambiguousExport, exportNotFound, exportNotSeen } from '../base/messages.js';
import type { Span } from '../base/span.js';
import type { BuiltinModuleIR, EsModuleIR, JsonModuleIR, ModuleIR } from '../ir/modules.js';
import { UNINITIALIZED } from '../ir/types.js';
import { type HeapObject, PLAIN, type Cell, unlogged } from '../heap/index.js';
import type { Value } from '../value/index.js';
import { moduleObject, notFoundError, requireFunction } from './commonjs.js';
import type { Outcome } from './driver.js';
import type { Machine } from './machine.js';
import { Path } from './path.js';
import { dataProperties, exportedNames } from './foreign.js';
import { getFrom } from './property/get.js';
import { defineOwn } from './property/own.js';
import { type PENDING } from './state.js';

/** Where modules come from; `id` is the same for the same module however it was asked for. */
export interface ModuleHost {
  resolve(specifier: string, from: string, how: 'import' | 'require', at: Span | null): string;
  load(id: string): ModuleIR;
  /** import.meta.url and __filename. */
  url(id: string): string;
  directory(id: string): string;
}

interface Record_ {
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
  readonly starredBy: Record_[];
}

export class Modules {
  private readonly records = new Map<string, Record_>();
  /** The module that everything began with. */
  private entry: string | null = null;
  /** Why a `require` failed, by the error that the program got for it. */
  readonly notFound = new WeakMap<HeapObject, Diagnostic>();

  constructor(private readonly host: ModuleHost) {}

  /** Loads, links and evaluates a module and all it needs. */
  evaluate(machine: Machine, id: string): Outcome {
    this.entry ??= id;
    const thunks = this.prepare(machine, id);
    return machine.execute(Path.start, (destination) =>
      machine.realm.callLibrary(machine, 'evaluateModules', [thunks], destination),
    );
  }

  /** The value a module exports under a name, after evaluation. */
  exported(id: string, name: string): Value {
    const record = this.records.get(id);
    if (record?.ir.format === 'commonjs') return record.shown.get(name);
    const cell = record?.exports.get(name);
    return cell === undefined ? undefined : unlogged.internal(cell);
  }

  /** The modules met so far, by id. */
  loaded(): readonly string[] {
    return [...this.records.keys()];
  }

  exportNames(id: string): readonly string[] {
    const record = this.records.get(id);
    return [...((record?.ir.format === 'commonjs' ? record.shown : record?.exports)?.keys() ?? [])];
  }

  /** Links the graph below a module and returns an array of functions that evaluate it in order. */
  private prepare(machine: Machine, id: string): HeapObject {
    const order: Record_[] = [];
    this.visit(id, order, new Set());
    for (const record of order) if (record.ir.format === 'esm') this.declare(machine, record, record.ir);
    const captures = new Map<Record_, readonly Cell[]>();
    for (const record of order)
      if (record.ir.format === 'esm') captures.set(record, this.link(machine, record, record.ir));
    return machine.realm.array(order.map((record) => this.thunk(machine, record, captures.get(record) ?? [])));
  }

  /** Post-order over static imports; modules done before are left out. An explicit stack: graphs may be deep. */
  private visit(root: string, order: Record_[], entered: Set<string>): void {
    const stack: { id: string; requests: string[] }[] = [];
    const enter = (id: string): void => {
      if (entered.has(id)) return;
      entered.add(id);
      const known = this.records.get(id);
      if (known !== undefined && (known.ir.format === 'esm' || known.published)) return;
      const { ir } = known ?? this.load(id);
      const requests =
        ir.format === 'esm'
          ? ir.requests.map((request) => this.host.resolve(request.specifier, id, 'import', request.at))
          : [];
      stack.push({ id, requests: requests.reverse() });
    };
    enter(root);
    while (stack.length > 0) {
      const top = stack[stack.length - 1]!;
      const next = top.requests.pop();
      if (next !== undefined) enter(next);
      else {
        order.push(this.records.get(top.id)!);
        stack.pop();
      }
    }
  }

  private load(id: string): Record_ {
    const record: Record_ = {
      id,
      ir: this.host.load(id),
      exports: new Map(),
      namespace: null,
      module: null,
      published: false,
      shown: new Map(),
      starredBy: [],
    };
    this.records.set(id, record);
    return record;
  }

  private declare(machine: Machine, record: Record_, ir: EsModuleIR): void {
    const locals = ir.cells.map((cell) => (cell.kind === 'local' ? machine.heap.allocateCell(cell.initial) : null));
    for (const { name, cell } of ir.exports) {
      const local = locals[cell];
      if (local !== null && local !== undefined) record.exports.set(name, local);
    }
    this.locals.set(record, locals);
  }

  private readonly locals = new Map<Record_, readonly (Cell | null)[]>();

  private link(machine: Machine, record: Record_, ir: EsModuleIR): readonly Cell[] {
    for (const star of ir.starExports) {
      this.records.get(this.host.resolve(star.specifier, record.id, 'import', star.at))!.starredBy.push(record);
    }
    const locals = this.locals.get(record)!;
    const cells = ir.cells.map((cell, i) => {
      if (cell.kind === 'local') return locals[i]!;
      return this.importCell(machine, record.id, cell.specifier, cell.name, cell.at);
    });
    for (const { name, cell } of ir.exports) record.exports.set(name, cells[cell]!);
    for (const { cell, code, captures } of ir.hoisted) {
      const captured = captures.map((index) => cells[index]!);
      machine.heap.writeInternal(cells[cell]!, machine.realm.closure(machine, code, captured));
    }
    for (const { specifier, name, as, at, mayBeType } of ir.reExports) {
      const cell = this.findImport(machine, record.id, specifier, name, at);
      if (cell !== undefined) record.exports.set(as, cell);
      else if (mayBeType !== true) throw this.notExported(record.id, specifier, name, at);
    }
    return cells;
  }

  private importCell(machine: Machine, from: string, specifier: string, name: string, at: Span): Cell {
    const cell = this.findImport(machine, from, specifier, name, at);
    if (cell === undefined) throw this.notExported(from, specifier, name, at);
    return cell;
  }

  private notExported(from: string, specifier: string, name: string, at: Span): Refusal {
    const target = this.records.get(this.host.resolve(specifier, from, 'import', at));
    const message = target?.ir.format === 'commonjs' ? exportNotSeen : exportNotFound;
    return new Refusal(message(name, specifier, at));
  }

  private findImport(
    machine: Machine,
    from: string,
    specifier: string,
    name: string,
    at: Span,
    seen = new Set<string>(),
  ): Cell | undefined {
    const target = this.records.get(this.host.resolve(specifier, from, 'import', at))!;
    if (name === '*') return machine.heap.allocateCell(this.namespace(machine, target));
    return this.findExport(machine, target, name, specifier, at, seen);
  }

  private findExport(
    machine: Machine,
    target: Record_,
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
    let foreign: Record_ | undefined;
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

  private mayExport(target: Record_, name: string): boolean {
    return name === 'default' || (this.names(target)?.has(name) ?? true);
  }

  private readonly knownNames = new Map<Record_, ReadonlySet<string> | null>();

  /** What a CommonJS or JSON module may export beside `default`; null: that shows when it has run. */
  private names(record: Record_): ReadonlySet<string> | null {
    let names = this.knownNames.get(record);
    if (names === undefined) {
      names = exportedNames(record, (specifier, { id }) => this.findRequired(specifier, id));
      this.knownNames.set(record, names);
    }
    return names;
  }

  /** The module that a `require` in the text of a CommonJS module means, if there is one. */
  private findRequired(specifier: string, from: string): Record_ | null {
    try {
      const id = this.host.resolve(specifier, from, 'require', null);
      return this.records.get(id) ?? this.load(id);
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      return null;
    }
  }

  /** A cell for a name that a CommonJS or JSON module will have to export. */
  private foreignExport(machine: Machine, target: Record_, name: string): Cell {
    const known = target.exports.get(name);
    if (known !== undefined) return known;
    const cell = machine.heap.allocateCell(target.published ? target.shown.get(name) : UNINITIALIZED);
    target.exports.set(name, cell);
    return cell;
  }

  private namespace(machine: Machine, target: Record_): HeapObject {
    if (target.namespace === null) {
      const shape = machine.heap.emptyShape(null, 'closed').extend(Symbol.toStringTag, 0);
      const made = machine.heap.allocateShaped('namespace', shape, ['Module'], target.exports);
      target.namespace = made;
      if (target.ir.format === 'esm') this.addStars(machine, target, target.ir);
      else for (const name of ['default', ...(this.names(target) ?? [])]) this.foreignExport(machine, target, name);
    }
    return target.namespace;
  }

  /** What a module exports by its stars; what two of them export means nothing, unless the module itself says what. */
  private addStars(machine: Machine, target: Record_, ir: EsModuleIR): void {
    const own = new Set(['default', ...ir.exports.map(({ name }) => name), ...ir.reExports.map(({ as }) => as)]);
    const found = new Map<string, Cell | null>();
    for (const { specifier, at } of ir.starExports) {
      const above = this.records.get(this.host.resolve(specifier, target.id, 'import', at))!;
      this.namespace(machine, above);
      for (const [name, cell] of above.exports) {
        if (own.has(name)) continue;
        found.set(name, (found.get(name) ?? cell) === cell && found.get(name) !== null ? cell : null);
      }
    }
    for (const [name, cell] of found) if (cell !== null) target.exports.set(name, cell);
  }

  /** A function without parameters that evaluates one module. */
  private thunk(machine: Machine, record: Record_, captures: readonly Cell[]): HeapObject {
    const { realm } = machine;
    const { ir } = record;
    switch (ir.format) {
      case 'esm': {
        const meta = realm.importMeta(machine, ir.source);
        defineOwn(machine, meta, 'url', PLAIN, this.host.url(record.id));
        return realm.closure(machine, ir.main, captures);
      }
      case 'json':
      case 'builtin':
      case 'commonjs':
        return realm.native('module', 0, (inner, _self, _actuals, _new, destination) =>
          this.publish(inner, record, destination),
        );
    }
  }

  /** Runs a CommonJS or JSON module unless that was done, and fills the cells that importers have of it. */
  private publish(machine: Machine, record: Record_, destination: number): Value | typeof PENDING {
    const { realm } = machine;
    const names = this.names(record);
    // a name that was not asked for yet will be
    for (const name of names ?? []) this.foreignExport(machine, record, name);
    const run = realm.native('run', 0, (inner, _self, _actuals, _new, register) => this.run(inner, record, register));
    const put = realm.native('put', 2, (inner, _self, [name, value]) => {
      inner.heap.writeInternal(this.foreignExport(inner, record, name as string), value);
      return undefined;
    });
    const done = realm.native('done', 0, () => {
      record.published = true;
      for (const [name, cell] of record.exports)
        if (machine.heap.internal(cell) === UNINITIALIZED) throw new Refusal(exportNotFound(name, record.id, null));
      if (names === null) this.passOn(record, new Set());
      return undefined;
    });
    const list = names === null ? undefined : realm.array([...names]);
    return realm.callLibrary(machine, 'publishModule', [run, list, put, done], destination);
  }

  /** Runs a CommonJS module unless it has been started; the result is module.exports. */
  private run(machine: Machine, record: Record_, destination: number, parent?: HeapObject): Value | typeof PENDING {
    const { realm } = machine;
    const { ir } = record;
    if (ir.format === 'json' || ir.format === 'builtin') return this.made(machine, record, ir, destination);
    if (record.module !== null) return getFrom(machine, record.module, 'exports', record.module, destination);
    const filename = this.host.url(record.id).replace(/^file:\/\//, '');
    const directory = this.host.directory(record.id);
    const isMain = record.id === this.entry;
    const module = moduleObject(realm, { filename, directory, isMain, parent: isMain ? null : parent });
    record.module = module;
    const entry = this.entry === null ? undefined : this.records.get(this.entry)?.module;
    const require = requireFunction(realm, entry ?? undefined, (inner, _self, [specifier], _new, register) =>
      this.require(inner, record, specifier, register),
    );
    const link = realm.native('link', 1, (inner, _self, [exports]) => {
      record.shown = dataProperties(inner, exports);
      return undefined;
    });
    if (ir.format !== 'commonjs') throw new Error('only CommonJS modules are run by require');
    const main = realm.closure(machine, ir.main, []);
    return realm.callLibrary(machine, 'runCommonJs', [main, module, require, filename, directory, link], destination);
  }

  /** What a module exports that is no code of the program, made once. */
  private made(
    machine: Machine,
    record: Record_,
    ir: JsonModuleIR | BuiltinModuleIR,
    destination: number,
  ): Value | typeof PENDING {
    record.module ??= machine.realm.object();
    const known = machine.heap.internal(record.module);
    if (known !== undefined) return known;
    const keep = machine.realm.native('keep', 1, (inner, _self, [value]) => {
      inner.heap.writeInternal(record.module!, value);
      return value;
    });
    return ir.format === 'json'
      ? machine.realm.callLibrary(machine, 'requireJson', [ir.source.text, keep], destination)
      : machine.realm.callLibrary(
          machine,
          'requireBuiltin',
          [machine.realm.libraryFunction(ir.make), keep],
          destination,
        );
  }

  private require(machine: Machine, by: Record_, specifier: Value, destination: number): Value | typeof PENDING {
    const from = by.id;
    const parent = by.module ?? undefined;
    const name = machine.fix(specifier);
    if (typeof name !== 'string') return machine.raiseError('TypeError', 'The "id" argument must be of type string.');
    let id: string;
    try {
      id = this.host.resolve(name, from, 'require', machine.here());
    } catch (problem) {
      // what is not there, a program may do without
      if (!(problem instanceof Refusal) || problem.diagnostic.kind !== 'input') throw problem;
      const error = notFoundError(machine, name, from);
      this.notFound.set(error, problem.diagnostic);
      return machine.raise(error);
    }
    const known = this.records.get(id);
    if (known !== undefined && known.ir.format !== 'esm') return this.run(machine, known, destination, parent);
    if (known !== undefined) return this.namespace(machine, known);
    const thunks = this.prepare(machine, id);
    const record = this.records.get(id)!;
    if (record.ir.format !== 'esm') return this.run(machine, record, destination, parent);
    const result = this.namespace(machine, record);
    return machine.realm.callLibrary(machine, 'evaluateThen', [thunks, result], destination);
  }

  /** Gives what a module exports to those that `export *` from it. */
  private passOn(record: Record_, seen: Set<Record_>): void {
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
