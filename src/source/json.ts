/**
 * JSON modules. `JSON.parse` decides what is JSON; where it fails, a scan of the text finds the place, because the
 * messages of `JSON.parse` name none that one could rely on.
 */

import { Refusal } from '../base/diagnostic.js';
import { invalidJson } from '../base/messages.js';
import type { SourceText, Span } from '../base/span.js';

export type JsonValue = null | boolean | number | string | readonly JsonValue[] | { readonly [key: string]: JsonValue };

/** @throws Refusal if the text is not JSON */
export function parseJson(source: SourceText): JsonValue {
  try {
    return JSON.parse(source.text) as JsonValue;
  } catch (error) {
    throw new Refusal(invalidJson((error as SyntaxError).message, placeOfError(source)));
  }
}

/** From the first character that no JSON text could have there, to the end of its line. */
function placeOfError(source: SourceText): Span {
  const start = firstError(source.text);
  const newline = source.text.indexOf('\n', start);
  return { source, start, end: newline === -1 ? source.text.length : newline };
}

const blank = /[ \t\n\r]*/y;
const scalar =
  /"[ !#-[\]-\uffff]*(?:\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})[ !#-[\]-\uffff]*)*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

/** What may come next: a value; a key or '}'; ':'; ',' or the end of what is open; and so on. */
type Expected = 'value' | 'valueOrClose' | 'key' | 'keyOrClose' | 'colon' | 'commaOrClose';

/** How far the text is JSON. Reads token by token with the open brackets on a stack, so depth does not matter. */
function firstError(text: string): number {
  const open: ('[' | '{')[] = [];
  let expected: Expected = 'value';
  let at = 0;
  while (true) {
    blank.lastIndex = at;
    at += blank.exec(text)![0].length;
    const character = text[at];
    const canClose = expected === 'commaOrClose' || expected === 'valueOrClose' || expected === 'keyOrClose';
    if (expected === 'colon') {
      if (character !== ':') return at;
      expected = 'value';
      at += 1;
    } else if (canClose && open.length > 0 && character === (open.at(-1) === '[' ? ']' : '}')) {
      open.pop();
      expected = 'commaOrClose';
      at += 1;
    } else if (expected === 'commaOrClose') {
      if (character !== ',' || open.length === 0) return at;
      expected = open.at(-1) === '[' ? 'value' : 'key';
      at += 1;
    } else if ((character === '[' || character === '{') && expected !== 'key' && expected !== 'keyOrClose') {
      open.push(character);
      expected = character === '[' ? 'valueOrClose' : 'keyOrClose';
      at += 1;
    } else {
      scalar.lastIndex = at;
      const token = scalar.exec(text)?.[0];
      const isKey: boolean = expected === 'key' || expected === 'keyOrClose';
      if (token === undefined || (isKey && !token.startsWith('"'))) return at;
      expected = isKey ? 'colon' : 'commaOrClose';
      at += token.length;
    }
  }
}
