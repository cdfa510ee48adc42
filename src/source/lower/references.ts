/**
 * What can be assigned to: a variable, a property, a property of super, a private member. A reference is made once,
 * which evaluates its object and key, and can then be read and written.
 *
 * A key is converted to a property key by each access on its own. The language says once per reference, node 20
 * converts at each access, and only an object with a `toString` that counts could tell.
 */

import ts from '#typescript';
import type { Operand, Register } from '../../ir/types.js';
import type { MemberNode } from './expressions/members.js';
import { isOptionalChain, isSuper, keyOf, privateName, superKey, superOperands } from './expressions/members.js';
import type { FunctionLowering } from './lowering.js';
import { outcome } from './outcomes.js';
import type { Variable } from './scope/variable.js';
import { unwrap } from './syntax.js';
import { load, store } from './variables.js';

export type Reference =
  | { readonly kind: 'variable'; readonly node: ts.Node; readonly variable: Variable }
  | { readonly kind: 'global'; readonly node: ts.Node; readonly name: string }
  | { readonly kind: 'member'; readonly node: ts.Node; readonly object: Operand; readonly key: Operand }
  | {
      readonly kind: 'super';
      readonly node: ts.Node;
      readonly home: Operand;
      readonly receiver: Operand;
      readonly key: Operand;
    }
  | { readonly kind: 'private'; readonly node: ts.Node; readonly object: Operand; readonly name: Operand }
  | { readonly kind: 'refused' };

/** Evaluates object and key of `expression`, which stay what they are while `later` are evaluated. */
export function referenceTo(f: FunctionLowering, expression: ts.Expression, later: readonly ts.Node[]): Reference {
  const node = unwrap(expression);
  if (ts.isIdentifier(node)) return variableReference(f, node);
  if ((ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node)) && !isOptionalChain(node)) {
    return memberReference(f, node, later);
  }
  f.refuse(node, 'unsupported-syntax', 'assignment to something that is no variable or property');
  return { kind: 'refused' };
}

export function variableReference(f: FunctionLowering, node: ts.Identifier): Reference {
  const variable = f.resolve(node);
  return variable === undefined ? { kind: 'global', node, name: node.text } : { kind: 'variable', node, variable };
}

function memberReference(f: FunctionLowering, node: MemberNode, later: readonly ts.Node[]): Reference {
  const keyNode = ts.isElementAccessExpression(node) ? node.argumentExpression : node.name;
  if (isSuper(node)) {
    const operands = superOperands(f, node);
    if (operands === null) {
      f.refuse(node, 'unsupported-syntax', 'super outside of a method');
      return { kind: 'refused' };
    }
    return { kind: 'super', node, ...operands, key: f.stable(keyNode, superKey(f, node), later) };
  }
  const object = f.operand(node.expression, [keyNode, ...later]);
  if (ts.isPropertyAccessExpression(node) && ts.isPrivateIdentifier(node.name)) {
    return { kind: 'private', node, object, name: privateName(f, node.name) };
  }
  return { kind: 'member', node, object, key: f.stable(keyNode, keyOf(f, node), later) };
}

export function readReference(f: FunctionLowering, reference: Reference, target?: Register): Operand {
  switch (reference.kind) {
    case 'variable':
      return load(f, reference.node, reference.variable, target);
    case 'global': {
      const dst = target ?? f.register();
      f.emit(reference.node, { op: 'loadGlobal', dst, name: reference.name });
      return dst;
    }
    case 'member': {
      const dst = target ?? f.register();
      f.emit(reference.node, { op: 'get', dst, object: reference.object, key: reference.key });
      return dst;
    }
    case 'super': {
      const { home, receiver, key } = reference;
      const dst = target ?? f.register();
      f.emit(reference.node, { op: 'getSuper', dst, home, receiver, key });
      return dst;
    }
    case 'private': {
      const dst = target ?? f.register();
      f.emit(reference.node, { op: 'getPrivate', dst, object: reference.object, name: reference.name });
      return dst;
    }
    case 'refused':
      return f.constant(undefined);
  }
}

export function writeReference(f: FunctionLowering, reference: Reference, value: Operand): void {
  switch (reference.kind) {
    case 'variable':
      return store(f, reference.node, reference.variable, value);
    case 'global':
      return f.emit(reference.node, {
        op: 'storeGlobal',
        name: reference.name,
        value: outcome(f, value, `global ${reference.name}`),
        strict: f.strict,
      });
    case 'member': {
      const { object } = reference;
      const key = reference.key < 0 ? reference.key : outcome(f, reference.key, '', null, 'index');
      const of = key < 0 ? `.${String(f.builder.literal(key))}` : '[]';
      const told = outcome(f, value, of, () => readReference(f, { ...reference, key }));
      return f.emit(reference.node, { op: 'set', object, key, value: told, strict: f.strict });
    }
    case 'super': {
      const { home, receiver, key } = reference;
      const told = outcome(f, value, 'super');
      return f.emit(reference.node, { op: 'setSuper', home, receiver, key, value: told, strict: f.strict });
    }
    case 'private': {
      const { object, name } = reference;
      const told = outcome(f, value, reference.node.getText(f.module.file), () => readReference(f, reference));
      return f.emit(reference.node, { op: 'setPrivate', object, name, value: told });
    }
    case 'refused':
      return;
  }
}
