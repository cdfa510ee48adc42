/**
 * Literals: numbers, strings, templates, regular expressions, arrays.
 */

import ts from '#typescript';
import type { Operand, Register } from '../../../ir/types.js';
import { appendAll } from '../iteration.js';
import type { FunctionLowering } from '../lowering.js';

export function numericLiteral(f: FunctionLowering, node: ts.NumericLiteral): Operand {
  return f.constant(Number(node.text));
}

export function bigIntLiteral(f: FunctionLowering, node: ts.BigIntLiteral): Operand {
  return f.constant(BigInt(node.text.slice(0, -1)));
}

export function stringLiteral(f: FunctionLowering, node: ts.StringLiteralLike): Operand {
  return f.constant(node.text);
}

export function regularExpression(
  f: FunctionLowering,
  node: ts.RegularExpressionLiteral,
  target: Register | undefined,
): Operand {
  const slash = node.text.lastIndexOf('/');
  const dst = target ?? f.register();
  f.emit(node, { op: 'newRegExp', dst, pattern: node.text.slice(1, slash), flags: node.text.slice(slash + 1) });
  return dst;
}

/** `a${x}b`  =>  'a' + toString(x) + 'b', each part converted before the next is evaluated */
export function template(f: FunctionLowering, node: ts.TemplateExpression, target: Register | undefined): Operand {
  const dst = f.scratch(target);
  let text: Operand | null = node.head.text === '' ? null : f.constant(node.head.text);
  const concatenate = (left: Operand, right: Operand): void => {
    f.emit(node, { op: 'binary', dst, operator: '+', left, right });
    text = dst;
  };
  for (const span of node.templateSpans) {
    f.scoped(() => {
      const value = f.expression(span.expression);
      const part = text === null ? dst : f.register();
      f.emit(span.expression, { op: 'unary', dst: part, operator: 'toString', value });
      if (text === null) text = part;
      else concatenate(text, part);
    });
    if (span.literal.text !== '') concatenate(dst, f.constant(span.literal.text));
  }
  return f.settle(node, dst, target);
}

/** The strings of a tagged template, and its substitutions. */
export function templateParts(
  f: FunctionLowering,
  node: ts.TemplateLiteral,
): { readonly strings: Register; readonly substitutions: readonly ts.Expression[] } {
  const strings = f.register();
  const pieces = ts.isTemplateExpression(node)
    ? [node.head, ...node.templateSpans.map((span) => span.literal)]
    : [node];
  f.emit(node, {
    op: 'templateObject',
    dst: strings,
    cooked: pieces.map((piece) => (hasInvalidEscape(piece) ? undefined : piece.text)),
    raw: pieces.map((piece) => rawText(f, piece)),
  });
  return {
    strings,
    substitutions: ts.isTemplateExpression(node) ? node.templateSpans.map((span) => span.expression) : [],
  };
}

/** The scanner knows; the flag is on the node but not in its public type. */
function hasInvalidEscape(piece: ts.Node): boolean {
  const containsInvalidEscape = 1 << 11; // ts.TokenFlags.ContainsInvalidEscape
  return (((piece as { templateFlags?: number }).templateFlags ?? 0) & containsInvalidEscape) !== 0;
}

/** The text between the delimiters, with line ends as the language wants them. */
function rawText(f: FunctionLowering, piece: ts.Node): string {
  const text = piece.getText(f.module.file);
  const closing = text.endsWith('${') ? 2 : 1;
  return text.slice(1, -closing).replace(/\r\n?/g, '\n');
}

/** Long arrays are filled piece by piece, so that they do not take a register per element. */
const ELEMENTS_AT_ONCE = 32;

export function arrayLiteral(
  f: FunctionLowering,
  node: ts.ArrayLiteralExpression,
  target: Register | undefined,
): Operand {
  return arrayOf(f, node, node.elements, target);
}

/** An array of the values of `elements`, spread and holes included. Also the arguments of calls with spread. */
export function arrayOf(
  f: FunctionLowering,
  node: ts.Node,
  elements: readonly ts.Expression[],
  target: Register | undefined,
): Register {
  const spread = elements.findIndex(ts.isSpreadElement);
  const first = Math.min(spread === -1 ? elements.length : spread, ELEMENTS_AT_ONCE);
  if (first === elements.length) {
    const mark = f.builder.mark();
    const operands = elements.map((element, index) =>
      ts.isOmittedExpression(element) ? null : f.operand(element, elements.slice(index + 1)),
    );
    f.builder.release(mark);
    const dst = target ?? f.register();
    f.emit(node, { op: 'newArray', dst, elements: operands });
    return dst;
  }
  const array = f.scratch(target);
  const isLast = spread === elements.length - 1;
  const place = ts.isArrayLiteralExpression(node) ? 'element' : isLast ? 'lastArgument' : 'argument';
  f.scoped(() => {
    const operands = elements
      .slice(0, first)
      .map((element, index) =>
        ts.isOmittedExpression(element) ? null : f.operand(element, elements.slice(index + 1, first)),
      );
    f.emit(node, { op: 'newArray', dst: array, elements: operands });
  });
  for (const element of elements.slice(first)) {
    if (ts.isOmittedExpression(element)) f.emit(element, { op: 'append', array, value: null });
    else if (ts.isSpreadElement(element)) appendAll(f, element.expression, array, place);
    else f.scoped(() => f.emit(element, { op: 'append', array, value: f.expression(element) }));
  }
  return f.settle(node, array, target);
}
