/**
 * The functions of a library text, seen from outside. A program knows all of the library and calls little of it, so a text is
 * parsed when one of its functions is first called. Before that its lines say enough: the texts are ours, and formatted.
 */

import type { SourceText } from '../../base/span.js';
import type { FunctionSource } from '../../ir/types.js';

/** `function* name(a, b = 1) {` at the beginning of a line; the function ends with the first line that is a brace. */
const HEAD = /^function(\*?) (\w+)\(([^)]*)\) \{$/gm;

/** What `lower` says of the text, as far as it can be seen; the rest is asked of it when a function is called. */
export function libraryHeads(
  source: SourceText,
  lower: (source: SourceText) => ReadonlyMap<string, FunctionSource>,
): Map<string, FunctionSource> {
  let lowered: ReadonlyMap<string, FunctionSource> | null = null;
  const heads = new Map<string, FunctionSource>();
  for (const { 0: head, 1: star, 2: name = '', 3: parameters = '', index } of source.text.matchAll(HEAD)) {
    heads.set(name, {
      name,
      kind: star === '*' ? 'generator' : 'normal',
      strict: true,
      length: lengthOf(parameters),
      span: { source, start: index, end: source.text.indexOf('\n}', index + head.length) + 2 },
      isDeclarative: false,
      makesConstant: false,
      body: () => (lowered ??= lower(source)).get(name)!.body(),
    });
  }
  return heads;
}

/** `a, { b, c }, d = 1, ...e`  =>  2 */
function lengthOf(parameters: string): number {
  const all = parameters
    .replaceAll(/\{[^}]*\}|\[[^\]]*\]/g, 'pattern')
    .split(',')
    .filter((one) => one.trim() !== '');
  const first = all.findIndex((one) => /=|\.\.\./.test(one));
  return first === -1 ? all.length : first;
}
