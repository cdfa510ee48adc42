/**
 * The elements of destructuring patterns. A pattern in a declaration and one in an assignment are different syntax for
 * the same thing; here both become the same list.
 */

import ts from '#typescript';

/** What receives a value: a declared name or pattern, or an assignment target. */
export type Target =
  | { readonly kind: 'binding'; readonly node: ts.BindingName }
  | { readonly kind: 'assignment'; readonly node: ts.Expression };

export interface Element {
  readonly node: ts.Node;
  readonly target: Target;
  readonly initializer: ts.Expression | undefined;
  readonly isRest: boolean;
  /** Object patterns: which property; undefined in array patterns and for the rest. */
  readonly key: ts.PropertyName | undefined;
}

export type Pattern = ts.BindingPattern | ts.ArrayLiteralExpression | ts.ObjectLiteralExpression;

function bindingElement(node: ts.BindingElement): Element {
  return {
    node,
    target: { kind: 'binding', node: node.name },
    initializer: node.initializer,
    isRest: node.dotDotDotToken !== undefined,
    key: node.propertyName ?? (ts.isIdentifier(node.name) ? node.name : undefined),
  };
}

/** `target` or `target = default` */
function assignmentElement(node: ts.Node, expression: ts.Expression, key: ts.PropertyName | undefined): Element {
  const hasDefault = ts.isBinaryExpression(expression) && expression.operatorToken.kind === ts.SyntaxKind.EqualsToken;
  return {
    node,
    target: { kind: 'assignment', node: hasDefault ? expression.left : expression },
    initializer: hasDefault ? expression.right : undefined,
    isRest: false,
    key,
  };
}

function restElement(node: ts.Node, expression: ts.Expression): Element {
  return {
    node,
    target: { kind: 'assignment', node: expression },
    initializer: undefined,
    isRest: true,
    key: undefined,
  };
}

/** `null` is a hole. */
export function arrayElements(pattern: ts.ArrayBindingPattern | ts.ArrayLiteralExpression): (Element | null)[] {
  if (ts.isArrayBindingPattern(pattern)) {
    return pattern.elements.map((element) => (ts.isOmittedExpression(element) ? null : bindingElement(element)));
  }
  return pattern.elements.map((element) => {
    if (ts.isOmittedExpression(element)) return null;
    return ts.isSpreadElement(element)
      ? restElement(element, element.expression)
      : assignmentElement(element, element, undefined);
  });
}

export function objectElements(pattern: ts.ObjectBindingPattern | ts.ObjectLiteralExpression): Element[] {
  if (ts.isObjectBindingPattern(pattern)) return pattern.elements.map(bindingElement);
  return pattern.properties.flatMap((property): Element[] => {
    if (ts.isSpreadAssignment(property)) return [restElement(property, property.expression)];
    if (ts.isPropertyAssignment(property)) return [assignmentElement(property, property.initializer, property.name)];
    if (!ts.isShorthandPropertyAssignment(property)) return []; // a method is no target; the parser has objected
    const initializer = property.objectAssignmentInitializer;
    const target: Target = { kind: 'assignment', node: property.name };
    return [{ node: property, target, initializer, isRest: false, key: property.name }];
  });
}
