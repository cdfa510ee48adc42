/**
 * Any expression. One table from syntax to the function that lowers it; what is not in the table is refused where it
 * is reached. An expression whose value nobody wants is lowered by `effect`, which saves the temporaries of `i++`.
 */

import ts from '#typescript';
import type { Operand, Register } from '../../../ir/types.js';
import { classValue } from '../classes.js';
import { closure } from '../functions.js';
import { yieldExpression } from '../generators.js';
import { awaitExpression } from '../waiting.js';
import type { FunctionLowering } from '../lowering.js';
import { isAssignmentOperator, unwrap } from '../syntax.js';
import { load } from '../variables.js';
import { assignment, update } from './assignments.js';
import { call, construct, taggedTemplate } from './calls.js';
import { arrayLiteral, bigIntLiteral, numericLiteral, regularExpression, stringLiteral, template } from './literals.js';
import { deleteMember, hasPrivate, member } from './members.js';
import { objectLiteral } from './objects.js';
import { binary, conditional, logicalOperators, prefixUnary, unary } from './operators.js';

type Lowering<Node extends ts.Node = ts.Expression> = (
  f: FunctionLowering,
  node: Node,
  target: Register | undefined,
) => Operand;

/** @requires nodes of `kind` are `Node`s */
function entry<Node extends ts.Node>(kind: ts.SyntaxKind, lower: Lowering<Node>): [ts.SyntaxKind, Lowering] {
  return [kind, lower as unknown as Lowering];
}

const wrapped: Lowering<ts.Expression> = (f, node, target) => f.expression(unwrap(node), target);

const lowerings: ReadonlyMap<ts.SyntaxKind, Lowering> = new Map([
  entry<ts.Identifier>(ts.SyntaxKind.Identifier, identifier),
  entry(ts.SyntaxKind.ThisKeyword, thisKeyword),
  entry(ts.SyntaxKind.NullKeyword, (f) => f.constant(null)),
  entry(ts.SyntaxKind.TrueKeyword, (f) => f.constant(true)),
  entry(ts.SyntaxKind.FalseKeyword, (f) => f.constant(false)),
  entry<ts.NumericLiteral>(ts.SyntaxKind.NumericLiteral, numericLiteral),
  entry<ts.BigIntLiteral>(ts.SyntaxKind.BigIntLiteral, bigIntLiteral),
  entry<ts.StringLiteral>(ts.SyntaxKind.StringLiteral, stringLiteral),
  entry<ts.NoSubstitutionTemplateLiteral>(ts.SyntaxKind.NoSubstitutionTemplateLiteral, stringLiteral),
  entry<ts.RegularExpressionLiteral>(ts.SyntaxKind.RegularExpressionLiteral, regularExpression),
  entry<ts.TemplateExpression>(ts.SyntaxKind.TemplateExpression, template),
  entry<ts.ArrayLiteralExpression>(ts.SyntaxKind.ArrayLiteralExpression, arrayLiteral),
  entry<ts.ObjectLiteralExpression>(ts.SyntaxKind.ObjectLiteralExpression, objectLiteral),
  entry<ts.FunctionExpression>(ts.SyntaxKind.FunctionExpression, (f, node, target) =>
    closure(f, node, node.name?.text ?? '', target, null),
  ),
  entry<ts.ArrowFunction>(ts.SyntaxKind.ArrowFunction, (f, node, target) => closure(f, node, '', target, null)),
  entry<ts.ClassExpression>(ts.SyntaxKind.ClassExpression, (f, node, target) =>
    classValue(f, node, node.name?.text ?? '', target),
  ),
  entry<ts.PropertyAccessExpression>(ts.SyntaxKind.PropertyAccessExpression, member),
  entry<ts.ElementAccessExpression>(ts.SyntaxKind.ElementAccessExpression, member),
  entry<ts.CallExpression>(ts.SyntaxKind.CallExpression, call),
  entry<ts.NewExpression>(ts.SyntaxKind.NewExpression, construct),
  entry<ts.TaggedTemplateExpression>(ts.SyntaxKind.TaggedTemplateExpression, taggedTemplate),
  entry<ts.BinaryExpression>(ts.SyntaxKind.BinaryExpression, binaryExpression),
  entry<ts.PrefixUnaryExpression>(ts.SyntaxKind.PrefixUnaryExpression, prefixExpression),
  entry<ts.PostfixUnaryExpression>(ts.SyntaxKind.PostfixUnaryExpression, (f, node) => update(f, node, true)),
  entry<ts.ConditionalExpression>(ts.SyntaxKind.ConditionalExpression, conditional),
  entry<ts.TypeOfExpression>(ts.SyntaxKind.TypeOfExpression, typeOf),
  entry<ts.VoidExpression>(ts.SyntaxKind.VoidExpression, voidExpression),
  entry<ts.DeleteExpression>(ts.SyntaxKind.DeleteExpression, deleteExpression),
  entry<ts.YieldExpression>(ts.SyntaxKind.YieldExpression, yieldExpression),
  entry<ts.MetaProperty>(ts.SyntaxKind.MetaProperty, metaProperty),
  entry(ts.SyntaxKind.ParenthesizedExpression, wrapped),
  entry(ts.SyntaxKind.AsExpression, wrapped),
  entry(ts.SyntaxKind.TypeAssertionExpression, wrapped),
  entry(ts.SyntaxKind.NonNullExpression, nonNull),
  entry(ts.SyntaxKind.SatisfiesExpression, wrapped),
  entry(ts.SyntaxKind.ExpressionWithTypeArguments, wrapped),
  entry<ts.AwaitExpression>(ts.SyntaxKind.AwaitExpression, awaitExpression),
  entry(ts.SyntaxKind.JsxElement, jsx),
  entry(ts.SyntaxKind.JsxSelfClosingElement, jsx),
  entry(ts.SyntaxKind.JsxFragment, jsx),
]);

export function expression(f: FunctionLowering, node: ts.Expression, target: Register | undefined): Operand {
  const lower = lowerings.get(node.kind);
  if (lower !== undefined) return lower(f, node, target);
  return f.refuse(node, 'unsupported-syntax', ts.SyntaxKind[node.kind] ?? 'unknown syntax');
}

/** As `expression`, for an anonymous function or class that is to be called `name`. */
export function named(f: FunctionLowering, node: ts.Expression, name: string, target: Register | undefined): Operand {
  const inner = unwrap(node);
  if (ts.isArrowFunction(inner) || ts.isFunctionExpression(inner)) return closure(f, inner, name, target, null);
  if (ts.isClassExpression(inner)) return classValue(f, inner, name, target);
  return f.expression(inner, target);
}

/** Evaluates `node` for its effects only. */
export function effect(f: FunctionLowering, expression_: ts.Expression): void {
  const node = unwrap(expression_);
  f.scoped(() => {
    if (ts.isPostfixUnaryExpression(node)) update(f, node, false);
    else if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.CommaToken) {
      f.effect(node.left);
      f.effect(node.right);
    } else if (ts.isBinaryExpression(node) && isShortCircuit(node)) {
      const right = f.builder.newBlock();
      const done = f.builder.newBlock();
      const isAnd = node.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken;
      f.condition(node.left, isAnd ? right : done, isAnd ? done : right);
      f.builder.place(right);
      f.effect(node.right);
      f.enter(node, done);
    } else if (ts.isVoidExpression(node)) f.effect(node.expression);
    else f.expression(node);
  });
}

function isShortCircuit(node: ts.BinaryExpression): boolean {
  const operator = logicalOperators.get(node.operatorToken.kind);
  return operator === '&&' || operator === '||';
}

// --- small ones --------------------------------------------------------------------------------------------

/** Properties of the global object that cannot be changed, as constants. */
const globalConstants: ReadonlyMap<string, undefined | number> = new Map([
  ['undefined', undefined],
  ['NaN', NaN],
  ['Infinity', Infinity],
]);

function identifier(f: FunctionLowering, node: ts.Identifier, target: Register | undefined): Operand {
  const variable = f.resolve(node);
  if (variable !== undefined) return load(f, node, variable, target);
  if (globalConstants.has(node.text)) return f.constant(globalConstants.get(node.text));
  const dst = target ?? f.register();
  f.emit(node, { op: 'loadGlobal', dst, name: node.text });
  return dst;
}

function thisKeyword(f: FunctionLowering, node: ts.Expression, target: Register | undefined): Operand {
  const variable = f.resolve(node);
  return variable === undefined ? f.constant(undefined) : load(f, node, variable, target);
}

function binaryExpression(f: FunctionLowering, node: ts.BinaryExpression, target: Register | undefined): Operand {
  if (isAssignmentOperator(node.operatorToken.kind)) return assignment(f, node, target);
  if (ts.isPrivateIdentifier(node.left)) return hasPrivate(f, node, target);
  return binary(f, node, target);
}

function prefixExpression(f: FunctionLowering, node: ts.PrefixUnaryExpression, target: Register | undefined): Operand {
  const updates = node.operator === ts.SyntaxKind.PlusPlusToken || node.operator === ts.SyntaxKind.MinusMinusToken;
  return updates ? update(f, node, false) : prefixUnary(f, node, target);
}

/** a?.b! is still one chain; anything else is what stands before the bang. */
function nonNull(f: FunctionLowering, node: ts.Expression, target: Register | undefined): Operand {
  return f.expression(unwrap(node), target);
}

/** typeof x does not mind that x is not declared. */
function typeOf(f: FunctionLowering, node: ts.TypeOfExpression, target: Register | undefined): Operand {
  const operand = unwrap(node.expression);
  if (!ts.isIdentifier(operand) || f.resolve(operand) !== undefined || globalConstants.has(operand.text)) {
    return unary(f, node, 'typeof', node.expression, target);
  }
  const dst = target ?? f.register();
  f.emit(operand, { op: 'loadGlobalOrUndefined', dst, name: operand.text });
  f.emit(node, { op: 'unary', dst, operator: 'typeof', value: dst });
  return dst;
}

function voidExpression(f: FunctionLowering, node: ts.VoidExpression): Operand {
  f.effect(node.expression);
  return f.constant(undefined);
}

function deleteExpression(f: FunctionLowering, node: ts.DeleteExpression, target: Register | undefined): Operand {
  const operand = unwrap(node.expression);
  if (ts.isPropertyAccessExpression(operand) || ts.isElementAccessExpression(operand)) {
    return deleteMember(f, node, operand, target);
  }
  if (!ts.isIdentifier(operand)) {
    f.effect(operand);
    return f.constant(true);
  }
  if (f.resolve(operand) !== undefined) return f.constant(false); // variables stay
  const mark = f.builder.mark();
  const object = f.register();
  f.emit(node, { op: 'loadGlobal', dst: object, name: 'globalThis' });
  f.builder.release(mark);
  const dst = target ?? f.register();
  f.emit(node, { op: 'delete', dst, object, key: f.constant(operand.text), strict: false });
  return dst;
}

function metaProperty(f: FunctionLowering, node: ts.MetaProperty, target: Register | undefined): Operand {
  if (node.keywordToken === ts.SyntaxKind.NewKeyword) {
    const variable = f.resolve(node);
    return variable === undefined ? f.constant(undefined) : load(f, node, variable, target);
  }
  const dst = target ?? f.register();
  f.emit(node, { op: 'importMeta', dst });
  return dst;
}

function jsx(f: FunctionLowering, node: ts.Expression): Operand {
  return f.refuse(node, 'unsupported-syntax', 'JSX element');
}
