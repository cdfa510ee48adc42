/**
 * What node says when something cannot be destructured. It depends on what the text shows of the value's origin.
 */

import ts from 'typescript';
import { calleeText, iterableText } from './names.js';
import type { Element, Pattern } from './pattern-elements.js';
import { literalKey, unwrap } from './syntax.js';

/** Where the value comes from, for messages: an expression, an element of another pattern, the rounds of a loop, a call. */
export type Source = ts.Expression | 'element' | 'loop' | undefined;

export function nodeOf(source: Source, pattern: Pattern): ts.Node {
  return source === undefined || source === 'element' || source === 'loop' ? pattern : source;
}

/** What node says of null and undefined; it names the first property if that has a name. */
export function notDestructurable(first: Element | undefined, source: Source): string {
  const key = first?.key === undefined || first.isRest ? undefined : literalKey(first.key);
  if (source === 'element' && key !== undefined) return `Cannot read properties of %value (reading '${key}')`;
  const property = key === undefined ? '' : `property '${key}' of `;
  return `Cannot destructure ${property}'${sourceText(source)}' as it is %value.`;
}

function sourceText(source: Source): string {
  if (source === undefined || source === 'element') return '%unnamed';
  return source === 'loop' ? '.for' : calleeText(source);
}

export function notIterable(source: Source): string {
  if (source === 'loop') return '.for is not iterable';
  const isNamed = source !== undefined && source !== 'element' && !ts.isPropertyAccessExpression(unwrap(source));
  if (isNamed) return `${iterableText(source)} is not iterable`;
  return '%unnamed is not iterable (cannot read property Symbol(Symbol.iterator))';
}
