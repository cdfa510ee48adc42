/**
 * What node says when something cannot be destructured. It depends on what the text shows of the value's origin.
 */

import ts from '#typescript';
import { calleeText, iterableText } from './names.js';
import type { Element, Pattern } from './pattern-elements.js';
import { literalKey, unwrap } from './syntax.js';

/** Where the value comes from, for messages: an expression, an element of another pattern, the rounds of a loop, a call. */
export type Source = ts.Expression | 'element' | 'loop' | undefined;

export function nodeOf(source: Source, pattern: Pattern): ts.Node {
  return source === undefined || source === 'element' || source === 'loop' ? pattern : source;
}

/**
 * What node says of null and undefined; it names the first property if that has a name. A property with a default has none of
 * the words for the whole, and an object that is the default is taken for it.
 */
export function notDestructurable(first: Element | undefined, source: Source): string {
  const key = first?.key === undefined || first.isRest ? undefined : literalKey(first.key);
  const isPlain = key !== undefined && !ts.isComputedPropertyName(first!.key!);
  if (isPlain && first!.initializer !== undefined && isObjectPattern(first!.target.node)) {
    return `Cannot destructure property '${key}' of '${calleeText(first!.initializer)}' as it is %value.`;
  }
  if (key !== undefined && (source === 'element' || (isPlain && first!.initializer !== undefined))) {
    return `Cannot read properties of %value (reading '${key}')`;
  }
  const property = key === undefined ? '' : `property '${key}' of `;
  return `Cannot destructure ${property}'${sourceText(source)}' as it is %value.`;
}

function isObjectPattern(node: ts.Node): boolean {
  return ts.isObjectBindingPattern(node) || ts.isObjectLiteralExpression(node);
}

function sourceText(source: Source): string {
  if (source === undefined || source === 'element') return '%unnamed';
  return source === 'loop' ? '.for' : calleeText(source);
}

export function notIterable(source: Source): string {
  if (source === 'loop') return '.for is not iterable';
  const isNamed =
    source !== undefined &&
    source !== 'element' &&
    !ts.isPropertyAccessExpression(unwrap(source)) &&
    !ts.isOptionalChain(unwrap(source));
  if (isNamed) return `${iterableText(source)} is not iterable`;
  return '%unnamed is not iterable (cannot read property Symbol(Symbol.iterator))';
}
