/**
 * Enums and namespaces, as the TypeScript compiler would write them out: an object that is filled in place, and that
 * several declarations of one name (or a function or class of that name) share.
 *
 *   enum E { A, B = 'b' }          =>  E[E['A'] = 0] = 'A'; E['B'] = 'b'
 *   namespace N { export let x }   =>  N.x, inside and outside
 */

import ts from '#typescript';
import type { Operand, Register } from '../../../ir/types.js';
import { enterScope } from '../functions.js';
import type { FunctionLowering } from '../lowering.js';
import type { Scope, Variable } from '../scope/variable.js';
import { namespaceStatements } from '../scope/walk-statements.js';
import { hasModifier, unwrap } from '../syntax.js';
import { initialize, load, store } from '../variables.js';
import { scopeOf } from './simple.js';

/** The object that the declaration fills, also as the meaning of its name inside. */
function objectOf(f: FunctionLowering, node: ts.EnumDeclaration | ts.ModuleDeclaration): Register {
  const outer = f.resolve(node);
  const object = f.register();
  const namespace = enclosingNamespace(f, node);
  if (outer?.madeBy === node && namespace === null) f.emit(node, { op: 'newObject', dst: object });
  else existingOrNew(f, node, object, outer, namespace);
  if (outer !== undefined && outer.madeBy === node) initialize(f, node, outer, object);
  const inner = scopeOf(f, node).variables.get(node.name.text);
  if (inner !== undefined) f.locate(inner, object, false);
  return object;
}

/** object ← N.name ?? a new object, which then becomes N.name; or the same with the variable of that name */
function existingOrNew(
  f: FunctionLowering,
  node: ts.EnumDeclaration | ts.ModuleDeclaration,
  object: Register,
  outer: Variable | undefined,
  namespace: Operand | null,
): void {
  const key = f.constant(node.name.text);
  if (namespace !== null) f.emit(node, { op: 'get', dst: object, object: namespace, key });
  else if (outer !== undefined) f.move(node, object, load(f, node, outer));
  const make = f.builder.newBlock();
  const done = f.builder.newBlock();
  f.branch(node, object, done, make);
  f.builder.place(make);
  f.emit(node, { op: 'newObject', dst: object });
  if (namespace !== null) f.emit(node, { op: 'set', object: namespace, key, value: object, strict: true });
  else if (outer !== undefined) store(f, node, outer, object);
  f.enter(node, done);
}

/** The object of the namespace that exports `node`, or null. */
export function enclosingNamespace(f: FunctionLowering, node: ts.Statement): Operand | null {
  const around = ts.isModuleBlock(node.parent) ? node.parent.parent : node.parent;
  if (!ts.isModuleDeclaration(around)) return null;
  // in `namespace A.B` the B is exported without saying so
  const exported = hasModifier(node, ts.SyntaxKind.ExportKeyword) || node.parent === around;
  const object = exported ? scopeOf(f, around).variables.get(around.name.text) : undefined;
  return object === undefined ? null : load(f, node, object);
}

export function enumDeclaration(f: FunctionLowering, node: ts.EnumDeclaration): void {
  f.scoped(() => {
    const object = objectOf(f, node);
    const last = f.register();
    node.members.forEach((member, index) => f.scoped(() => enumMember(f, object, member, last, index === 0)));
  });
}

/** `last` is the value of the member before; a member without a value is one more than that. */
function enumMember(
  f: FunctionLowering,
  object: Register,
  member: ts.EnumMember,
  last: Register,
  isFirst: boolean,
): void {
  const key = f.constant(memberName(member));
  const { initializer } = member;
  if (initializer !== undefined) f.into(initializer, last);
  else if (isFirst) f.move(member, last, f.constant(0));
  else f.emit(member, { op: 'binary', dst: last, operator: '+', left: last, right: f.constant(1) });
  f.emit(member, { op: 'set', object, key, value: last, strict: true });
  const kind = initializer === undefined ? 'number' : staticKind(initializer);
  if (kind === 'string') return;
  const reverse = f.builder.newBlock();
  const done = f.builder.newBlock();
  if (kind === 'unknown') {
    const flag = f.register();
    f.emit(member, { op: 'unary', dst: flag, operator: 'typeof', value: last });
    f.emit(member, { op: 'binary', dst: flag, operator: '===', left: flag, right: f.constant('string') });
    f.branch(member, flag, done, reverse);
  } else f.jump(member, reverse);
  f.builder.place(reverse);
  f.emit(member, { op: 'set', object, key: last, value: key, strict: true });
  f.enter(member, done);
}

function memberName(member: ts.EnumMember): string {
  const { name } = member;
  if (ts.isComputedPropertyName(name)) return ts.isStringLiteralLike(name.expression) ? name.expression.text : '';
  return name.text;
}

/** Only numbers have a reverse mapping; where the text does not tell, the value is asked. */
function staticKind(expression: ts.Expression): 'string' | 'number' | 'unknown' {
  const node = unwrap(expression);
  if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) return 'string';
  if (ts.isNumericLiteral(node) || ts.isPrefixUnaryExpression(node)) return 'number';
  if (!ts.isBinaryExpression(node)) return 'unknown';
  if (node.operatorToken.kind !== ts.SyntaxKind.PlusToken) return 'number';
  const kinds = [staticKind(node.left), staticKind(node.right)];
  if (kinds.includes('string')) return 'string';
  return kinds.includes('unknown') ? 'unknown' : 'number';
}

export function moduleDeclaration(f: FunctionLowering, node: ts.ModuleDeclaration): void {
  f.scoped(() => {
    const object = objectOf(f, node);
    const scope = scopeOf(f, node);
    enterScope(f, node, scope);
    for (const statement of namespaceStatements(node)) {
      f.statement(statement);
      exportDeclared(f, scope, object, statement);
    }
  });
}

/** export function f() {}  =>  N.f = f; variables, enums and namespaces have seen to it themselves */
function exportDeclared(f: FunctionLowering, scope: Scope, object: Operand, statement: ts.Statement): void {
  const declares =
    ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement) || ts.isImportEqualsDeclaration(statement);
  if (!declares || statement.name === undefined || !hasModifier(statement, ts.SyntaxKind.ExportKeyword)) return;
  const variable = scope.variables.get(statement.name.text);
  if (variable === undefined) return;
  const key = f.constant(variable.name);
  f.scoped(() => f.emit(statement, { op: 'set', object, key, value: load(f, statement, variable), strict: true }));
}
