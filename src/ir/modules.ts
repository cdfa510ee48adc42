/**
 * Modules, as data: what each imports and exports, and the function that is its top level. Which file a specifier means is not
 * known here; the evaluator links modules when it loads them.
 */

import type { SourceText, Span } from '../base/span.js';
import type { FunctionSource, UNINITIALIZED } from './types.js';

/** What one cell captured by a module's main function stands for. */
export type ModuleCell =
  /** `import { name } from specifier`: the cell of that module's export. name '*' is the namespace object. */
  | { readonly kind: 'import'; readonly specifier: string; readonly name: string; readonly at: Span }
  /** A top-level binding of this module. */
  | { readonly kind: 'local'; readonly name: string; readonly initial: undefined | typeof UNINITIALIZED };

export interface ModuleExport {
  readonly name: string;
  /** Index into `cells`. */
  readonly cell: number;
}

/** An exported function declaration, initialised when modules are linked so that circular imports can call it. */
export interface HoistedFunction {
  readonly cell: number;
  readonly code: FunctionSource;
  /** Indices into `cells`. */
  readonly captures: readonly number[];
}

/** An ECMAScript module. `main` captures exactly `cells`, in order. */
export interface EsModuleIR {
  readonly format: 'esm';
  readonly source: SourceText;
  readonly main: FunctionSource;
  readonly cells: readonly ModuleCell[];
  readonly exports: readonly ModuleExport[];
  /** `export * from specifier` */
  readonly starExports: readonly { readonly specifier: string; readonly at: Span }[];
  /** `export { a as b } from specifier`, `export * as ns from specifier` (name '*'). */
  readonly reExports: readonly {
    readonly specifier: string;
    readonly name: string;
    readonly as: string;
    readonly at: Span;
    /** TypeScript does not say whether the name is a type: if the module has no such export, there is nothing to export. */
    readonly mayBeType?: true;
  }[];
  readonly hoisted: readonly HoistedFunction[];
  /** Every specifier in source order, once each: the order of evaluation. */
  readonly requests: readonly { readonly specifier: string; readonly at: Span }[];
}

/** A CommonJS module. `main` is a sloppy (unless 'use strict') function of (exports, require, module, __filename, __dirname). */
export interface CommonJsModuleIR {
  readonly format: 'commonjs';
  readonly source: SourceText;
  readonly main: FunctionSource;
  /** What ECMAScript modules may import by name; null: whatever `module.exports` turns out to have. */
  readonly exported: () => CommonJsNames | null;
}

export interface CommonJsNames {
  readonly names: readonly string[];
  /** Specifiers of modules all of whose names are exported as well. */
  readonly from: readonly string[];
}

export interface JsonModuleIR {
  readonly format: 'json';
  readonly source: SourceText;
}

/** A module of node's own, which the evaluator's library has. */
export interface BuiltinModuleIR {
  readonly format: 'builtin';
  readonly source: SourceText;
  /** The function of the library that makes what it exports. */
  readonly make: string;
}

export type ModuleIR = EsModuleIR | CommonJsModuleIR | JsonModuleIR | BuiltinModuleIR;
