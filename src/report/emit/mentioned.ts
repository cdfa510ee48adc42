/**
 * What a line of code needs to be imported: the classes and functions that it calls, and the constants that it mentions. Lines
 * come from specs (`initial: () => start`) as well as from ourselves, so they are read as text: strings, types, members and keys
 * of records are no names. Where functions are written the names of their parameters look like any other; there only what is
 * called must be known.
 */

import type { Imports } from './imports.js';

const words = new Set(
  (
    'initial Map Set Object Array Symbol BigInt Number String Date const let var new typeof void delete in instanceof return if ' +
    'else for of while do function class extends async await yield this super null true false throw try catch finally'
  ).split(' '),
);

/** @throws Unwritable if something is called or held that no module exports */
export function importMentioned(lines: readonly string[], imports: Imports): void {
  const own = new Set(lines.flatMap((line) => /^(?:const|let|var) ([\w$]+)/.exec(line)?.[1] ?? []));
  for (const line of lines) {
    const code = withoutTypes(line.replace(/'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"/g, "''"));
    const hasFunctions = /=>|\bfunction\b/.test(code);
    for (const { 0: name, index } of code.matchAll(/(?<![\w$#])(?<!(?<!\.\.)\.)[A-Za-z_$][\w$]*/g)) {
      if (own.has(name) || words.has(name) || isKey(code, index, name)) continue;
      const isCalled = /^\s*[(.]/.test(code.slice(index + name.length)) || /\bnew $/.test(code.slice(0, index));
      const isOptional = name in globalThis || (hasFunctions && !(isCalled && isCallee(code, index, name)));
      if (!isOptional || imports.has(name)) imports.add(name);
    }
  }
}

/** `new Tree<number>(…)` → `new Tree(…)`, `x as Tree` → `x` */
function withoutTypes(code: string): string {
  return code
    .replace(/(?<=[\w$])<[^<>()]*>(?=\()/g, '')
    .replace(/\b(?:as|satisfies) [\w$.]+(?:<[^<>()]*>)?(?:\[\])*/g, '');
}

function isKey(code: string, start: number, name: string): boolean {
  return /[{,]\s*$/.test(code.slice(0, start)) && /^\s*:/.test(code.slice(start + name.length));
}

/** `new Tree`, `Tree.of`, `reduce(`, and not `a.key` */
function isCallee(code: string, start: number, name: string): boolean {
  return /\bnew $/.test(code.slice(0, start)) || /^[A-Z]/.test(name) || code[start + name.length] === '(';
}
