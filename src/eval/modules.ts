/**
 * Modules: linking import cells to export cells, and evaluating each module once, in the order the language prescribes.
 *
 * An import is the very cell of the exporting module, so live bindings need no further care. A CommonJS module has no
 * cells: those that its importers ask for are filled from `module.exports` after it has run, which is when node's
 * importers see it too.
 */

import { Refusal, type Diagnostic } from '../base/diagnostic.js';
import { ambiguousExport, exportNotFound } from '../base/messages.js';
import type { Span } from '../base/span.js';
import { FALSE } from '../formula/index.js';
import type { EsModuleIR, ModuleIR } from '../ir/modules.js';
import { UNINITIALIZED } from '../ir/types.js';
import { HeapObject, PLAIN, type Cell } from '../heap/index.js';
import type { Value } from '../value/index.js';
import type { Machine, Outcome } from './machine.js';
import { Path } from './path.js';
import { getFrom } from './property/get.js';
import { hasProperty } from './property/has.js';
import { defineOwn, ownKeys } from './property/own.js';
import { PENDING } from './state.js';

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
  evaluated: boolean;
  /** Modules that `export *` from this one. */
  readonly starredBy: Record_[];
}

export class Modules {
  private readonly records = new Map<string, Record_>();
  /** Why a `require` failed, by the error that the program got for it. */
  readonly notFound = new WeakMap<HeapObject, Diagnostic>();

  constructor(private readonly host: ModuleHost) {}

  /** Loads, links and evaluates a module and all it needs. */
  evaluate(machine: Machine, id: string): Outcome {
    const thunks = this.prepare(machine, id);
    return machine.execute(Path.start, (destination) =>
      machine.realm.callLibrary(machine, 'evaluateModules', [thunks], destination),
    );
  }

  /** The value a module exports under a name, after evaluation. */
  exported(id: string, name: string): Value {
    return this.records.get(id)?.exports.get(name)?.internal;
  }

  /** The modules met so far, by id. */
  loaded(): readonly string[] {
    return [...this.records.keys()];
  }

  exportNames(id: string): readonly string[] {
    return [...(this.records.get(id)?.exports.keys() ?? [])];
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

  /** Post-order over static imports; modules seen before are left out. An explicit stack: graphs may be deep. */
  private visit(root: string, order: Record_[], entered: Set<string>): void {
    const stack: { id: string; requests: string[] }[] = [];
    const enter = (id: string): void => {
      if (entered.has(id) || this.records.has(id)) return;
      entered.add(id);
      const ir = this.host.load(id);
      const record: Record_ = {
        id,
        ir,
        exports: new Map(),
        namespace: null,
        module: null,
        evaluated: false,
        starredBy: [],
      };
      this.records.set(id, record);
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
      cells[cell]!.internal = machine.realm.closure(
        machine,
        code,
        captures.map((index) => cells[index]!),
      );
    }
    for (const { specifier, name, as, at, mayBeType } of ir.reExports) {
      const cell = this.findImport(machine, record.id, specifier, name, at);
      if (cell !== undefined) record.exports.set(as, cell);
      else if (mayBeType !== true) throw new Refusal(exportNotFound(name, specifier, at));
    }
    return cells;
  }

  private importCell(machine: Machine, from: string, specifier: string, name: string, at: Span): Cell {
    const cell = this.findImport(machine, from, specifier, name, at);
    if (cell === undefined) throw new Refusal(exportNotFound(name, specifier, at));
    return cell;
  }

  private findImport(machine: Machine, from: string, specifier: string, name: string, at: Span): Cell | undefined {
    const target = this.records.get(this.host.resolve(specifier, from, 'import', at))!;
    if (name === '*') return machine.heap.allocateCell(this.namespace(machine, target));
    return this.findExport(machine, target, name, specifier, at, new Set());
  }

  private findExport(
    machine: Machine,
    target: Record_,
    name: string,
    specifier: string,
    at: Span,
    seen: Set<Record_>,
  ): Cell | undefined {
    const known = target.exports.get(name);
    if (known !== undefined) return known;
    if (seen.has(target)) return undefined;
    seen.add(target);
    const { ir } = target;
    if (ir.format !== 'esm') {
      return this.foreignExport(machine, target, name);
    }
    const again = ir.reExports.find((one) => one.as === name);
    if (again !== undefined) return this.findImport(machine, target.id, again.specifier, again.name, again.at);
    if (name === 'default') return undefined;
    let found: Cell | undefined;
    let foreign: Record_ | undefined;
    for (const star of ir.starExports) {
      const above = this.records.get(this.host.resolve(star.specifier, target.id, 'import', star.at))!;
      if (above.ir.format !== 'esm') {
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

  /** A cell for a name that a CommonJS or JSON module will have to export. */
  private foreignExport(machine: Machine, target: Record_, name: string): Cell {
    const known = target.exports.get(name);
    if (known !== undefined) return known;
    const cell = machine.heap.allocateCell(
      target.evaluated ? this.commonJsExport(machine, target, name) : UNINITIALIZED,
    );
    target.exports.set(name, cell);
    return cell;
  }

  private namespace(machine: Machine, target: Record_): HeapObject {
    if (target.namespace === null) {
      const made = machine.heap.allocate('namespace', null, target.exports);
      defineOwn(machine, made, Symbol.toStringTag, 0, 'Module');
      target.namespace = made;
      if (target.ir.format === 'esm')
        for (const star of target.ir.starExports) this.addStar(machine, target, star.specifier, star.at);
      else this.foreignExport(machine, target, 'default');
    }
    return target.namespace;
  }

  private addStar(machine: Machine, target: Record_, specifier: string, at: Span): void {
    const above = this.records.get(this.host.resolve(specifier, target.id, 'import', at))!;
    this.namespace(machine, above);
    for (const [name, cell] of above.exports)
      if (name !== 'default' && !target.exports.has(name)) target.exports.set(name, cell);
  }

  /** A function without parameters that evaluates one module. */
  private thunk(machine: Machine, record: Record_, captures: readonly Cell[]): HeapObject {
    const { realm } = machine;
    const { ir } = record;
    switch (ir.format) {
      case 'esm': {
        const meta = realm.importMeta(machine, ir.source);
        defineOwn(machine, meta, 'url', PLAIN, this.host.url(record.id));
        record.evaluated = true;
        return realm.closure(machine, ir.main, captures);
      }
      case 'json':
        return realm.native('json', 0, (inner, _self, _actuals, _new, destination) =>
          this.requireJson(inner, record, destination),
        );
      case 'commonjs':
        return realm.native('module', 0, (inner, _self, _actuals, _new, destination) =>
          this.run(inner, record, destination),
        );
    }
  }

  /** Runs a CommonJS module unless it has been started; the result is module.exports. */
  private run(machine: Machine, record: Record_, destination: number): Value | typeof PENDING {
    const { realm, heap } = machine;
    const { ir } = record;
    if (ir.format === 'json') return this.requireJson(machine, record, destination);
    if (record.module !== null) return getFrom(machine, record.module, 'exports', record.module, destination);
    const module = heap.allocate('object', realm.objectPrototype);
    record.module = module;
    const filename = this.host.url(record.id).replace(/^file:\/\//, '');
    defineOwn(machine, module, 'id', PLAIN, filename);
    defineOwn(machine, module, 'exports', PLAIN, realm.object());
    defineOwn(machine, module, 'filename', PLAIN, filename);
    defineOwn(machine, module, 'loaded', PLAIN, false);
    const require = realm.native('require', 1, (inner, _self, [specifier], _new, register) =>
      this.require(inner, record.id, specifier, register),
    );
    const link = realm.native('link', 0, (inner) => {
      record.evaluated = true;
      this.publish(inner, record);
      return undefined;
    });
    if (ir.format !== 'commonjs') throw new Error('only CommonJS modules are run by require');
    const main = realm.closure(machine, ir.main, []);
    return realm.callLibrary(
      machine,
      'runCommonJs',
      [main, module, require, filename, this.host.directory(record.id), link],
      destination,
    );
  }

  private requireJson(machine: Machine, record: Record_, destination: number): Value | typeof PENDING {
    record.module ??= machine.realm.object();
    const known = record.module.internal;
    if (known !== undefined) return known;
    const keep = machine.realm.native('keep', 1, (inner, _self, [value]) => {
      inner.heap.writeInternal(record.module!, value);
      for (const [name, cell] of record.exports) if (name === 'default') inner.heap.writeInternal(cell, value);
      record.evaluated = true;
      return value;
    });
    return machine.realm.callLibrary(machine, 'requireJson', [record.ir.source.text, keep], destination);
  }

  private require(machine: Machine, from: string, specifier: Value, destination: number): Value | typeof PENDING {
    const name = machine.fix(specifier);
    if (typeof name !== 'string') return machine.raiseError('TypeError', 'The "id" argument must be of type string.');
    let id: string;
    try {
      id = this.host.resolve(name, from, 'require', machine.here());
    } catch (problem) {
      // what is not there, a program may do without
      if (!(problem instanceof Refusal) || problem.diagnostic.kind !== 'input') throw problem;
      return this.raiseNotFound(machine, name, from, problem.diagnostic);
    }
    const known = this.records.get(id);
    if (known !== undefined && known.ir.format !== 'esm') return this.run(machine, known, destination);
    if (known !== undefined) return this.namespace(machine, known);
    const thunks = this.prepare(machine, id);
    const record = this.records.get(id)!;
    if (record.ir.format !== 'esm') return this.run(machine, record, destination);
    const result = this.namespace(machine, record);
    return machine.realm.callLibrary(machine, 'evaluateThen', [thunks, result], destination);
  }

  /**
   * A CommonJS module has run: fills the cells that importers asked for, and shows every other key of module.exports to those
   * who have it as a namespace.
   */
  private publish(machine: Machine, record: Record_): void {
    const exports = this.commonJsExport(machine, record, 'default');
    const keys = exports instanceof HeapObject ? ownKeys(machine, exports)[0]!.keys : [];
    for (const [name, cell] of record.exports) {
      const isThere =
        name === 'default' || (exports instanceof HeapObject && hasProperty(machine, exports, name) !== FALSE);
      if (!isThere) throw new Refusal(exportNotFound(name, record.id, null));
      machine.heap.writeInternal(cell, this.commonJsExport(machine, record, name));
    }
    for (const name of keys)
      if (typeof name === 'string' && name !== 'length') this.foreignExport(machine, record, name);
    this.passOn(record, new Set());
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

  private raiseNotFound(machine: Machine, name: string, from: string, diagnostic: Diagnostic): typeof PENDING {
    const error = machine.realm.error(machine, 'Error', `Cannot find module '${name}'\nRequire stack:\n- ${from}`);
    defineOwn(machine, error, 'code', PLAIN, 'MODULE_NOT_FOUND');
    defineOwn(machine, error, 'requireStack', PLAIN, machine.realm.array([from]));
    this.notFound.set(error, diagnostic);
    return machine.raise(error);
  }

  private commonJsExport(machine: Machine, record: Record_, name: string): Value {
    if (record.ir.format === 'json') return name === 'default' ? record.module?.internal : undefined;
    const exports = getFrom(machine, record.module, 'exports', record.module, -1);
    if (exports === PENDING) return undefined;
    if (name === 'default') return exports;
    if (!(exports instanceof HeapObject)) return undefined;
    const value = getFrom(machine, exports, name, exports, -1);
    return value === PENDING ? undefined : value;
  }
}
