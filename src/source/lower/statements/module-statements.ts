/**
 * Module syntax that does something when it is evaluated: `export default e`, and TypeScript's ways of writing
 * CommonJS, `export = e` and `import x = require('m')`; also `import x = N.y`, which is only a short name.
 */

import ts from '#typescript';
import type { Operand, Register } from '../../../ir/types.js';
import type { FunctionLowering } from '../lowering.js';
import { isTypeScript } from '../parse.js';
import { isAnonymousFunction } from '../syntax.js';
import { initialize, load, targetOf } from '../variables.js';

export function exportAssignment(f: FunctionLowering, node: ts.ExportAssignment): void {
  if (node.isExportEquals === true) return exportEquals(f, node);
  const variable = f.resolve(node);
  if (variable === undefined) return void f.refuse(node, 'unsupported-syntax', 'export default in a CommonJS module');
  const value = isAnonymousFunction(node.expression)
    ? f.named(node.expression, 'default')
    : f.expression(node.expression);
  initialize(f, node, variable, value);
}

/** export = e  =>  module.exports = e */
function exportEquals(f: FunctionLowering, node: ts.ExportAssignment): void {
  const module = f.resolve(node);
  if (module === undefined) return void f.refuse(node, 'unsupported-syntax', 'export = in an ECMAScript module');
  const value = f.operand(node.expression, []);
  f.emit(node, { op: 'set', object: load(f, node, module), key: f.constant('exports'), value, strict: true });
}

export function importEquals(f: FunctionLowering, node: ts.ImportEqualsDeclaration): void {
  const variable = f.resolve(node.name);
  if (node.isTypeOnly || variable === undefined) return;
  const exported = node.modifiers?.some((modifier) => modifier.kind === ts.SyntaxKind.ExportKeyword) ?? false;
  if (isTypeScript(f.module.source.path) && !variable.used && !exported) return; // an import of types
  const reference = node.moduleReference;
  const value = ts.isExternalModuleReference(reference)
    ? requireCall(f, node, reference)
    : entityName(f, reference, targetOf(f, variable));
  initialize(f, node, variable, value);
}

function requireCall(f: FunctionLowering, node: ts.Node, reference: ts.ExternalModuleReference): Operand {
  const require = f.resolve(reference);
  const dst = f.register();
  let callee: Operand = dst;
  if (require !== undefined) callee = load(f, reference, require);
  else f.emit(node, { op: 'loadGlobal', dst, name: 'require' });
  const specifier = f.expression(reference.expression);
  const receiver = f.constant(undefined);
  f.emit(node, { op: 'call', dst, callee, receiver, arguments: [specifier], text: 'require' });
  return dst;
}

/** A.B.C */
function entityName(f: FunctionLowering, node: ts.EntityName, target: Register | undefined): Operand {
  if (ts.isIdentifier(node)) return f.expression(node, target);
  const object = entityName(f, node.left, undefined);
  const dst = target ?? f.register();
  f.emit(node, { op: 'get', dst, object, key: f.constant(node.right.text) });
  return dst;
}
