/**
 * Which names a scope declares, found before its code is looked at: `var` and functions are visible from the start
 * of their function, `let`, `const` and classes from the start of their block (in the temporal dead zone).
 *
 * Functions in blocks of sloppy code follow Annex B.3.3 of ECMAScript: besides the block's own binding there is a
 * `var` of that name, unless that would clash with a lexical declaration on the way or a parameter, and it receives
 * the function when the declaration is evaluated.
 */

import ts from '#typescript';
import {
  bindingNames,
  hasModifier,
  isAsync,
  isConstList,
  isErased,
  isFunctionNode,
  isGenerator,
  isVarList,
} from '../syntax.js';
import { Variable } from './variable.js';
import type { Scope, VariableKind } from './variable.js';

export interface HoistResult {
  /** Annex B functions and the `var` that each is copied to. */
  readonly copiedFunctions: Map<ts.FunctionDeclaration, Variable>;
  /** The scope that each function declaration declares its name in. */
  readonly declaredIn: Map<ts.FunctionDeclaration, Scope>;
  readonly redeclared: (name: ts.Identifier) => never;
}

/** Declares the lexical declarations (and at function level also the functions) among `statements`. */
export function declareLexicals(
  scope: Scope,
  statements: readonly ts.Statement[],
  result: HoistResult,
  clause: ts.CaseOrDefaultClause | null = null,
): void {
  for (const labelled of statements) {
    const statement = withoutLabels(labelled);
    if (isErased(statement)) continue;
    if (ts.isVariableStatement(statement)) {
      if (!isVarList(statement.declarationList) && !isNamespaceExport(statement)) {
        declareList(scope, statement.declarationList, result, clause);
      }
    } else if (ts.isFunctionDeclaration(statement)) {
      scope.functions.push(statement);
      result.declaredIn.set(statement, scope);
      if (statement.name !== undefined) declareFunction(scope, statement.name);
    } else if (ts.isClassDeclaration(statement)) {
      if (statement.name !== undefined) declareNew(scope, statement.name, 'class', statement.end, result, clause);
    } else if (ts.isEnumDeclaration(statement) || ts.isModuleDeclaration(statement)) {
      declareMerged(scope, statement, clause);
    } else if (ts.isImportEqualsDeclaration(statement)) {
      if (!statement.isTypeOnly) declareNew(scope, statement.name, 'const', statement.end, result, clause);
    }
  }
}

/** Declares what a `let` or `const` list binds. @requires the list is not a `var` list */
export function declareList(
  scope: Scope,
  list: ts.VariableDeclarationList,
  result: HoistResult,
  clause: ts.CaseOrDefaultClause | null,
): void {
  const kind = isConstList(list) ? 'const' : 'let';
  for (const declaration of list.declarations) {
    const loop = list.parent;
    // for (const x of e): x is initialised where the body starts, not where its declaration ends
    const initialized = ts.isForOfStatement(loop) || ts.isForInStatement(loop) ? loop.statement.pos : declaration.end;
    for (const name of bindingNames(declaration.name)) {
      const variable = declareNew(scope, name, kind, initialized, result, clause);
      if (declaration.initializer !== undefined && ts.isNumericLiteral(declaration.initializer)) {
        variable.startsNumeric = ts.isIdentifier(declaration.name);
      }
    }
  }
}

function declareNew(
  scope: Scope,
  name: ts.Identifier,
  kind: VariableKind,
  initializedFrom: number,
  result: HoistResult,
  clause: ts.CaseOrDefaultClause | null,
): Variable {
  const existing = scope.variables.get(name.text);
  if (existing !== undefined && existing.kind !== 'import') result.redeclared(name);
  const variable = new Variable(name.text, kind, scope, initializedFrom);
  variable.clause = clause;
  scope.variables.set(name.text, variable);
  return variable;
}

function declareFunction(scope: Scope, name: ts.Identifier): void {
  const existing = scope.variables.get(name.text);
  if (existing === undefined) {
    scope.variables.set(name.text, new Variable(name.text, 'function', scope, -1));
  } else if (existing.kind === 'var') existing.kind = 'function';
  // function f(x) { function x() {} }: entering the body assigns to the parameter
  else if (existing.kind !== 'function') {
    existing.assignments.push({ position: scope.start, numeric: false, settledFrom: null });
  }
}

/** Enums and namespaces of one name merge, with each other and with a function or class of that name. */
function declareMerged(
  scope: Scope,
  statement: ts.EnumDeclaration | ts.ModuleDeclaration,
  clause: ts.CaseOrDefaultClause | null,
): void {
  const name = statement.name.text;
  let variable = scope.variables.get(name);
  if (variable === undefined || variable.kind === 'import') {
    const topLevel = ts.isSourceFile(statement.parent) || isFunctionNode(statement.parent.parent);
    variable = new Variable(name, topLevel ? 'var' : 'let', scope, topLevel ? -1 : statement.end);
    if (topLevel) variable.assignments.push({ position: statement.pos, numeric: false, settledFrom: statement.end });
    variable.clause = clause;
    variable.madeBy = statement;
    scope.variables.set(name, variable);
  }
  if (ts.isEnumDeclaration(statement)) {
    for (const member of statement.members) {
      if (ts.isIdentifier(member.name) || ts.isStringLiteral(member.name)) variable.members.add(member.name.text);
    }
  } else if (statement.body !== undefined && ts.isModuleBlock(statement.body)) {
    for (const inner of statement.body.statements)
      for (const member of exportedNames(inner)) variable.members.add(member);
  } else if (statement.body !== undefined && ts.isModuleDeclaration(statement.body)) {
    variable.members.add(statement.body.name.text);
  }
}

/** `export let x` in a namespace is a property of the namespace, not a variable. */
export function isNamespaceExport(statement: ts.VariableStatement): boolean {
  return ts.isModuleBlock(statement.parent) && hasModifier(statement, ts.SyntaxKind.ExportKeyword);
}

/** What a statement of a namespace exports. */
export function exportedNames(statement: ts.Statement): string[] {
  if (isErased(statement) || !hasModifier(statement, ts.SyntaxKind.ExportKeyword)) return [];
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.flatMap((d) => bindingNames(d.name).map((name) => name.text));
  }
  if (
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isEnumDeclaration(statement) ||
    ts.isModuleDeclaration(statement) ||
    ts.isImportEqualsDeclaration(statement)
  ) {
    return statement.name === undefined ? [] : [statement.name.text];
  }
  return [];
}

/** Declares in `scope` every `var` below `node` that belongs to the same function. */
export function declareVars(
  scope: Scope,
  node: ts.Node,
  sloppy: boolean,
  result: HoistResult,
  declare: (name: ts.Identifier) => Variable | null,
): void {
  visit(node, new Set());

  function visit(current: ts.Node, blocked: ReadonlySet<string>): void {
    if (ts.isVariableStatement(current)) {
      if (!isErased(current) && isVarList(current.declarationList) && !isNamespaceExport(current))
        list(current.declarationList, blocked);
    } else if (ts.isForStatement(current) || ts.isForInStatement(current) || ts.isForOfStatement(current)) {
      const { initializer } = current;
      const inner = new Set(blocked);
      if (initializer !== undefined && ts.isVariableDeclarationList(initializer)) {
        if (isVarList(initializer)) list(initializer, blocked);
        else for (const d of initializer.declarations) for (const name of bindingNames(d.name)) inner.add(name.text);
      }
      visit(current.statement, inner);
    } else if (ts.isBlock(current) || ts.isCaseBlock(current)) {
      const statements = ts.isBlock(current)
        ? current.statements
        : current.clauses.flatMap((clause) => [...clause.statements]);
      const own = lexicalNames(statements);
      const inner = new Set([...blocked, ...own]);
      for (const statement of statements) {
        const unlabelled = withoutLabels(statement);
        if (ts.isFunctionDeclaration(unlabelled)) blockFunction(unlabelled, blocked);
        else visit(statement, inner);
      }
    } else if (ts.isCatchClause(current)) {
      const inner = new Set(blocked);
      const binding = current.variableDeclaration?.name;
      // catch (e) { function e() {} } is let through, catch ({ e }) is not
      if (binding !== undefined && !ts.isIdentifier(binding))
        for (const name of bindingNames(binding)) inner.add(name.text);
      visit(current.block, inner);
    } else if (ts.isIfStatement(current)) {
      for (const branch of [current.thenStatement, current.elseStatement]) {
        if (branch === undefined) continue;
        if (ts.isFunctionDeclaration(branch)) blockFunction(branch, blocked);
        else visit(branch, blocked);
      }
    } else if (
      ts.isLabeledStatement(current) ||
      ts.isIterationStatement(current, false) ||
      ts.isWithStatement(current)
    ) {
      visit(current.statement, blocked);
    } else if (ts.isTryStatement(current)) {
      visit(current.tryBlock, blocked);
      if (current.catchClause !== undefined) visit(current.catchClause, blocked);
      if (current.finallyBlock !== undefined) visit(current.finallyBlock, blocked);
    } else if (ts.isSwitchStatement(current)) visit(current.caseBlock, blocked);
  }

  function list(declarations: ts.VariableDeclarationList, blocked: ReadonlySet<string>): void {
    for (const { name: pattern } of declarations.declarations) {
      for (const name of bindingNames(pattern)) {
        if (blocked.has(name.text)) result.redeclared(name); // { let x; { var x; } }
        declare(name);
      }
    }
  }

  function blockFunction(declaration: ts.FunctionDeclaration, blocked: ReadonlySet<string>): void {
    const { name } = declaration;
    if (!sloppy || name === undefined || isErased(declaration) || isAsync(declaration) || isGenerator(declaration))
      return;
    // a body with variables of its own is inside of the scope of the parameters
    const outer = scope.variables.get(name.text) ?? scope.owner.scope?.variables.get(name.text);
    const clashes = outer !== undefined && outer.kind !== 'var' && outer.kind !== 'function';
    if (blocked.has(name.text) || clashes) return;
    const variable = declare(name);
    if (variable === null) return;
    variable.assignments.push({ position: declaration.pos, numeric: false, settledFrom: null });
    result.copiedFunctions.set(declaration, variable);
  }
}

/** Names that would clash with a `var` of the same name in one of these statements' blocks. */
function lexicalNames(statements: readonly ts.Statement[]): string[] {
  return statements.flatMap((labelled) => {
    const statement = withoutLabels(labelled);
    if (ts.isVariableStatement(statement) && !isVarList(statement.declarationList)) {
      return statement.declarationList.declarations.flatMap((d) => bindingNames(d.name).map((name) => name.text));
    }
    // other functions in blocks are no obstacle to node, though they are to the letter of the standard
    return ts.isClassDeclaration(statement) && statement.name !== undefined ? [statement.name.text] : [];
  });
}

function withoutLabels(statement: ts.Statement): ts.Statement {
  while (ts.isLabeledStatement(statement)) statement = statement.statement;
  return statement;
}
