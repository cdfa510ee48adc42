/** JSON modules: what JSON.parse accepts, and the place of what it does not. */

import { expect, test } from 'vitest';
import { Refusal } from '../../src/base/diagnostic.js';
import { parseJson } from '../../src/source/json.js';

test.each(['null', '[1, -0, "a"]', '{"a": {"__proto__": 1}}', ' "\\u2028" '])(
  '%s is parsed as JSON.parse does',
  (text) => {
    expect(parseJson({ path: 'a.json', text })).toEqual(JSON.parse(text));
  },
);

test.each([
  ['{ "a": 1, b }', 10],
  ['{ "a": ', 7],
  ['', 0],
  ['{} // comment', 3],
  ['{"a":1,}', 7],
  ['[1,]', 3],
  ['[1 2]', 3],
  ["{'a':1}", 1],
  ['[01]', 2],
  ['{"a" 1}', 5],
  ['["a\nb"]', 1],
  ['["\\x"]', 1],
  ['["\\u00e4 \u007f", x]', 13],
  ['[}', 1],
  [']', 0],
  ['{1:2}', 1],
  ['{"a":{"b":[{}, x]}}', 15],
  ['['.repeat(100_000), 100_000],
])('%.20s is refused at offset %i', (text, start) => {
  try {
    parseJson({ path: 'a.json', text });
    expect.unreachable();
  } catch (error) {
    expect(error).toBeInstanceOf(Refusal);
    expect((error as Refusal).diagnostic).toMatchObject({ code: 'invalid-json', span: { start } });
  }
});
