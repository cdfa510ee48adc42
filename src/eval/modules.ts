/**
 * Modules: linking import cells to export cells (`module-cells.ts` says which), and evaluating each module once, in the order the language
 * prescribes.
 *
 * An import is the very cell of the exporting module, so live bindings need no further care. A CommonJS module has no
 * cells: those that its importers ask for are filled from `module.exports` when it is its turn among the modules that are
 * imported, which is when node's importers see it too. Which names they may ask for is known from its text.
 */

import { Refusal, type Diagnostic } from '../base/diagnostic.js';
import { exportNotFound } from '../base/messages.js';
import type { BuiltinModuleIR, EsModuleIR, JsonModuleIR } from '../ir/modules.js';
import { UNINITIALIZED } from '../ir/types.js';
import { type HeapObject, PLAIN, type Cell, unlogged } from '../heap/index.js';
import type { Value } from '../value/index.js';
import { moduleObject, notFoundError, requireFunction } from './commonjs.js';
import type { Outcome } from './driver.js';
import type { Machine } from './machine.js';
import { Path } from './path.js';
import { dataProperties } from './foreign.js';
import { ModuleCells, type ModuleHost, type ModuleRecord } from './module-cells.js';
import { getFrom } from './property/get.js';
import { defineOwn } from './property/own.js';
import { type PENDING } from './state.js';

export class Modules {
  private readonly records = new Map<string, ModuleRecord>();
  /** The module that everything began with. */
  private entry: string | null = null;
  /** Why a `require` failed, by the error that the program got for it. */
  readonly notFound = new WeakMap<HeapObject, Diagnostic>();

  private readonly cells: ModuleCells;

  constructor(private readonly host: ModuleHost) {
    this.cells = new ModuleCells(host, this.records, (id) => this.load(id));
  }

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
    if (record?.shown.has(name) === true) return record.shown.get(name);
    const cell = record?.exports.get(name);
    return cell === undefined ? undefined : unlogged.internal(cell);
  }

  /** The modules met so far, by id. */
  loaded(): readonly string[] {
    return [...this.records.keys()];
  }

  exportNames(id: string): readonly string[] {
    const record = this.records.get(id);
    return record === undefined ? [] : [...new Set([...record.shown.keys(), ...record.exports.keys()])];
  }

  /** Links the graph below a module and returns an array of functions that evaluate it in order. */
  private prepare(machine: Machine, id: string): HeapObject {
    const order: ModuleRecord[] = [];
    this.visit(id, order, new Set());
    for (const record of order) if (record.ir.format === 'esm') this.declare(machine, record, record.ir);
    const captures = new Map<ModuleRecord, readonly Cell[]>();
    for (const record of order)
      if (record.ir.format === 'esm') captures.set(record, this.link(machine, record, record.ir));
    this.cells.addStars(machine);
    return machine.realm.array(order.map((record) => this.thunk(machine, record, captures.get(record) ?? [])));
  }

  /** Post-order over static imports; modules done before are left out. An explicit stack: graphs may be deep. */
  private visit(root: string, order: ModuleRecord[], entered: Set<string>): void {
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

  private load(id: string): ModuleRecord {
    const record: ModuleRecord = {
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

  private declare(machine: Machine, record: ModuleRecord, ir: EsModuleIR): void {
    const locals = ir.cells.map((cell) => (cell.kind === 'local' ? machine.heap.allocateCell(cell.initial) : null));
    for (const { name, cell } of ir.exports) {
      const local = locals[cell];
      if (local !== null && local !== undefined) record.exports.set(name, local);
    }
    this.locals.set(record, locals);
  }

  private readonly locals = new Map<ModuleRecord, readonly (Cell | null)[]>();

  private link(machine: Machine, record: ModuleRecord, ir: EsModuleIR): readonly Cell[] {
    for (const star of ir.starExports) {
      this.records.get(this.host.resolve(star.specifier, record.id, 'import', star.at))!.starredBy.push(record);
    }
    const locals = this.locals.get(record)!;
    const cells = ir.cells.map((cell, i) => {
      if (cell.kind === 'local') return locals[i]!;
      return this.cells.imported(machine, record.id, cell.specifier, cell.name, cell.at);
    });
    for (const { name, cell } of ir.exports) record.exports.set(name, cells[cell]!);
    for (const { cell, code, captures } of ir.hoisted) {
      const captured = captures.map((index) => cells[index]!);
      machine.heap.writeInternal(cells[cell]!, machine.realm.closure(machine, code, captured));
    }
    for (const { specifier, name, as, at, mayBeType } of ir.reExports) {
      const cell = this.cells.findImport(machine, record.id, specifier, name, at);
      if (cell !== undefined) record.exports.set(as, cell);
      else if (mayBeType !== true) throw this.cells.notExported(record.id, specifier, name, at);
    }
    return cells;
  }

  /** A function without parameters that evaluates one module. */
  private thunk(machine: Machine, record: ModuleRecord, captures: readonly Cell[]): HeapObject {
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
  private publish(machine: Machine, record: ModuleRecord, destination: number): Value | typeof PENDING {
    const { realm } = machine;
    const names = this.cells.names(record);
    // a name that was not asked for yet will be
    for (const name of names ?? []) this.cells.foreignExport(machine, record, name);
    const run = realm.native('run', 0, (inner, _self, _actuals, _new, register) => this.run(inner, record, register));
    const put = realm.native('put', 2, (inner, _self, [name, value]) => {
      inner.heap.writeInternal(this.cells.foreignExport(inner, record, name as string), value);
      return undefined;
    });
    const done = realm.native('done', 0, () => {
      record.published = true;
      for (const [name, cell] of record.exports)
        if (machine.heap.internal(cell) === UNINITIALIZED) throw new Refusal(exportNotFound(name, record.id, null));
      if (names === null) this.cells.passOn(record, new Set());
      return undefined;
    });
    const list = names === null ? undefined : realm.array([...names]);
    return realm.callLibrary(machine, 'publishModule', [run, list, put, done], destination);
  }

  /** Runs a CommonJS module unless it has been started; the result is module.exports. */
  private run(
    machine: Machine,
    record: ModuleRecord,
    destination: number,
    parent?: HeapObject,
  ): Value | typeof PENDING {
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
    record: ModuleRecord,
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

  private require(machine: Machine, by: ModuleRecord, specifier: Value, destination: number): Value | typeof PENDING {
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
    if (known !== undefined) return this.cells.whole(machine, known);
    const thunks = this.prepare(machine, id);
    const record = this.records.get(id)!;
    if (record.ir.format !== 'esm') return this.run(machine, record, destination, parent);
    const result = this.cells.whole(machine, record);
    return machine.realm.callLibrary(machine, 'evaluateThen', [thunks, result], destination);
  }
}
