/**
 * ECMAScript modules: what they import, what they export, and in which cells their top-level bindings live.
 *
 * All of this is known without running anything; the code of the module itself is one function, `main`, that captures
 * the cells. Function declarations at the top level capture cells too, and are initialised when modules are linked.
 */

import ts from '#typescript';
import type { SourceText, Span } from '../../base/span.js';
import type { EsModuleIR, HoistedFunction, ModuleCell, ModuleExport } from '../../ir/modules.js';
import { UNINITIALIZED } from '../../ir/types.js';
import { functionSource } from './functions.js';
import type { ModuleLowering, ModuleOptions, Parts } from './lowering.js';
import { isTypeScript, parseModule } from './parse.js';
import { ModuleScopes } from './scope/module-scopes.js';
import { FunctionScope, Scope, Variable } from './scope/variable.js';
import { walk } from './scope/walk.js';
import { bindingNames, hasModifier, isErased } from './syntax.js';

/** The variable behind `export default e`; no identifier can be called that. */
const DEFAULT = '*default*';

interface ImportedName {
  readonly variable: Variable;
  readonly specifier: string;
  readonly name: string;
  readonly at: Span;
}

class EsModule {
  readonly file: ts.SourceFile;
  readonly scopes: ModuleScopes;
  readonly environment: FunctionScope;
  readonly main: FunctionScope;
  readonly imports: ImportedName[] = [];
  readonly exports: { readonly name: string; readonly variable: Variable }[] = [];
  readonly starExports: { specifier: string; at: Span }[] = [];
  readonly reExports: { specifier: string; name: string; as: string; at: Span; mayBeType?: true }[] = [];
  readonly requests = new Map<string, Span>();

  constructor(
    readonly source: SourceText,
    isOurs: boolean,
  ) {
    this.file = parseModule(source, 'esm', isOurs);
    this.scopes = new ModuleScopes(this.file, source, walk);
    this.environment = new FunctionScope('environment', this.file, null, true, -1, null, null);
    this.environment.scope = new Scope(this.file, null, this.environment);
    this.main = new FunctionScope('main', this.file, this.environment, true, -1, null, null);
    this.main.scope = new Scope(this.file, this.environment.scope, this.main);
    this.scopes.scopes.set(this.file, this.environment.scope);
    this.analyse();
  }

  get isTypeScript(): boolean {
    return isTypeScript(this.source.path);
  }

  span(node: ts.Node): Span {
    return { source: this.source, start: node.getStart(this.file), end: node.end };
  }

  private analyse(): void {
    const { scopes, environment, main } = this;
    const { statements } = this.file;
    scopes.scope = environment.scope;
    scopes.function = main;
    for (const statement of statements) if (ts.isImportDeclaration(statement)) this.declareImports(statement);
    scopes.declareBody(environment.scope, statements, true);
    this.declareDefault(statements);
    statements.forEach(scopes.walk);
    for (const statement of statements) this.collect(statement);
  }

  private declareImports(node: ts.ImportDeclaration): void {
    const clause = node.importClause;
    if (clause === undefined || clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return;
    const specifier = specifierOf(node.moduleSpecifier);
    const declare = (local: ts.Identifier, name: string, at: ts.Node): void => {
      // a namespace object is there from the start, other bindings may not be initialised when they are read
      const variable = new Variable(local.text, 'import', this.environment.scope, name === '*' ? -1 : Infinity);
      variable.importedFrom = specifier;
      this.environment.scope.variables.set(local.text, variable);
      this.imports.push({ variable, specifier, name, at: this.span(at) });
    };
    if (clause.name !== undefined) declare(clause.name, 'default', clause.name);
    const bindings = clause.namedBindings;
    if (bindings === undefined) return;
    if (ts.isNamespaceImport(bindings)) return declare(bindings.name, '*', bindings);
    for (const element of bindings.elements) {
      if (!element.isTypeOnly) declare(element.name, (element.propertyName ?? element.name).text, element);
    }
  }

  /** `export default` of an expression or of something without a name. */
  private declareDefault(statements: readonly ts.Statement[]): void {
    const statement = statements.find((candidate) => {
      if (ts.isExportAssignment(candidate)) return candidate.isExportEquals !== true;
      const anonymous =
        (ts.isClassDeclaration(candidate) || ts.isFunctionDeclaration(candidate)) && candidate.name === undefined;
      return anonymous && !isErased(candidate);
    });
    if (statement === undefined) return;
    const kind = ts.isFunctionDeclaration(statement) ? 'function' : 'let';
    const variable = new Variable(DEFAULT, kind, this.environment.scope, statement.end);
    this.environment.scope.variables.set(DEFAULT, variable);
    this.exports.push({ name: 'default', variable });
    if (kind === 'let') this.scopes.declares(statement, variable);
  }

  // --- after the walk: what is asked for and what is offered -------------------------------------------------

  private collect(statement: ts.Statement): void {
    if (ts.isImportDeclaration(statement)) return this.request(statement);
    if (ts.isExportDeclaration(statement)) return this.exportDeclaration(statement);
    if (isErased(statement) || !hasModifier(statement, ts.SyntaxKind.ExportKeyword)) return;
    const isDefault = hasModifier(statement, ts.SyntaxKind.DefaultKeyword);
    for (const name of declaredNames(statement)) this.exportLocal(name, isDefault ? 'default' : name);
  }

  /** An import of which only types are used is no import; one without names is for its effects. */
  private request(node: ts.ImportDeclaration): void {
    const clause = node.importClause;
    if (clause?.phaseModifier === ts.SyntaxKind.TypeKeyword) return;
    if (
      clause !== undefined &&
      this.isTypeScript &&
      hasNames(clause) &&
      !this.importedNames(clause).some((v) => v.used)
    ) {
      return;
    }
    this.addRequest(node.moduleSpecifier);
  }

  private importedNames(clause: ts.ImportClause): Variable[] {
    const bindings = clause.namedBindings;
    const names = [clause.name, ...(bindings === undefined ? [] : importNames(bindings))];
    return this.imports
      .filter(({ variable }) => names.some((name) => name?.text === variable.name))
      .map(({ variable }) => variable);
  }

  private addRequest(node: ts.Expression): string {
    const specifier = specifierOf(node);
    if (!this.requests.has(specifier)) this.requests.set(specifier, this.span(node));
    return specifier;
  }

  private exportDeclaration(node: ts.ExportDeclaration): void {
    if (node.isTypeOnly) return;
    const clause = node.exportClause;
    if (node.moduleSpecifier === undefined) {
      if (clause === undefined || !ts.isNamedExports(clause)) return;
      for (const element of clause.elements) {
        if (!element.isTypeOnly)
          this.exportLocal((element.propertyName ?? element.name).text, element.name.text, element);
      }
      return;
    }
    const at = this.span(node);
    if (clause === undefined) {
      this.starExports.push({ specifier: this.addRequest(node.moduleSpecifier), at });
    } else if (ts.isNamespaceExport(clause)) {
      const specifier = this.addRequest(node.moduleSpecifier);
      this.reExports.push({ specifier, name: '*', as: clause.name.text, at });
    } else {
      const elements = clause.elements.filter((element) => !element.isTypeOnly);
      if (elements.length === 0 && clause.elements.length > 0) return;
      const specifier = this.addRequest(node.moduleSpecifier);
      for (const element of elements) {
        const name = (element.propertyName ?? element.name).text;
        this.addReExport({ specifier, name, as: element.name.text, at: this.span(element) });
      }
    }
  }

  private addReExport(reExport: { specifier: string; name: string; as: string; at: Span }): void {
    this.reExports.push(this.isTypeScript ? { ...reExport, mayBeType: true } : reExport);
  }

  /** A name without a variable is that of a type. */
  private exportLocal(local: string, name: string, at?: ts.Node): void {
    const variable = this.environment.scope.variables.get(local);
    if (variable === undefined) return;
    const imported = this.imports.find((candidate) => candidate.variable === variable);
    if (imported === undefined) this.exports.push({ name, variable });
    else {
      const span = at === undefined ? imported.at : this.span(at);
      this.addReExport({ specifier: imported.specifier, name: imported.name, as: name, at: span });
      if (!this.requests.has(imported.specifier)) this.requests.set(imported.specifier, imported.at);
    }
  }
}

export function lowerEsModule(
  source: SourceText,
  parts: Parts,
  { tellsOutcomes, isOurs }: Required<ModuleOptions>,
): EsModuleIR {
  const module = new EsModule(source, isOurs);
  const cells: ModuleCell[] = [];
  const cellOf = new Map<Variable, number>();
  for (const { variable, specifier, name, at } of module.imports) {
    if (module.isTypeScript && !variable.used) continue;
    cellOf.set(variable, cells.push({ kind: 'import', specifier, name, at }) - 1);
  }
  for (const variable of module.environment.scope.variables.values()) {
    if (variable.kind === 'import') continue;
    const initial = variable.kind === 'var' || variable.kind === 'function' ? undefined : UNINITIALIZED;
    cellOf.set(variable, cells.push({ kind: 'local', name: variable.name, initial }) - 1);
  }
  const lowering: ModuleLowering = {
    source,
    file: module.file,
    scopes: module.scopes,
    parts,
    isLibrary: false,
    tellsOutcomes,
    cells: cellOf,
  };
  return {
    format: 'esm',
    source,
    main: functionSource(lowering, module.main, ''),
    cells,
    exports: module.exports.map(({ name, variable }): ModuleExport => ({ name, cell: cellOf.get(variable)! })),
    starExports: module.starExports,
    reExports: module.reExports,
    hoisted: hoistedFunctions(lowering, module.environment.scope, cellOf),
    requests: [...module.requests].map(([specifier, at]) => ({ specifier, at })),
  };
}

function hoistedFunctions(lowering: ModuleLowering, scope: Scope, cellOf: Map<Variable, number>): HoistedFunction[] {
  return scope.functions.map((declaration) => {
    const variable = scope.variables.get(declaration.name?.text ?? DEFAULT)!;
    const f = lowering.scopes.functions.get(declaration)!;
    return {
      cell: cellOf.get(variable)!,
      code: functionSource(lowering, f, declaration.name?.text ?? 'default'),
      captures: f.captures.map((captured) => cellOf.get(captured)!),
    };
  });
}

function specifierOf(node: ts.Expression): string {
  return ts.isStringLiteralLike(node) ? node.text : '';
}

function importNames(bindings: ts.NamedImportBindings): ts.Identifier[] {
  return ts.isNamespaceImport(bindings) ? [bindings.name] : bindings.elements.map((element) => element.name);
}

function hasNames(clause: ts.ImportClause): boolean {
  if (clause.name !== undefined || clause.namedBindings === undefined) return true;
  return ts.isNamespaceImport(clause.namedBindings) || clause.namedBindings.elements.length > 0;
}

/** The names a statement declares at the top level. */
function declaredNames(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.flatMap((d) => bindingNames(d.name).map((name) => name.text));
  }
  const declares =
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isEnumDeclaration(statement) ||
    ts.isModuleDeclaration(statement) ||
    ts.isImportEqualsDeclaration(statement);
  return declares && statement.name !== undefined ? [statement.name.text] : [];
}
