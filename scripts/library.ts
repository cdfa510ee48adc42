/**
 * The evaluator's library as one module of texts. The files of `src/eval/library` are linted, formatted and type-checked like any
 * others, but they are read by our own front end, in node and in browsers alike, so their text has to be part of the program.
 * `npm run build` writes the module; it is committed, so that whatever loads TypeScript works without a plugin, and a test compares.
 */

import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../src/eval/library/', import.meta.url));

export const generatedPath = `${folder}generated.ts`;

/** One line per file, as it is: places in it are places in the file. */
export function libraryModule(): string {
  const names = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const texts = names
    .sort()
    .map((name) => [`glassbox:library/${name}`, readFileSync(`${folder}${name}`, 'utf8')] as const);
  return `/** The files of this folder as texts. Generated from them by \`npm run build\` (scripts/library.ts); not to be edited. */

import type { SourceText } from '../../base/span.js';

export const libraryTexts: readonly SourceText[] = [
${texts.map(([path, text]) => `  { path: ${JSON.stringify(path)}, text: ${JSON.stringify(text)} },\n`).join('')}];
`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(generatedPath, libraryModule());
