/**
 * Texts that the program needs where there is no disk, as modules that anything can bundle. Each embedding is one file that ends in
 * `.generated.ts`; `embed.ts` writes them before the program is built, and they belong to no commit, so they cannot drift from what
 * they are made of.
 */

import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

interface Embedding {
  /** The module to write. */
  readonly to: string;
  /** What its first line says of it. */
  readonly about: string;
  /** path → text */
  readonly texts: () => ReadonlyMap<string, string>;
}

export const repository = fileURLToPath(new URL('..', import.meta.url));
const library = dirname(ts.getDefaultLibFilePath({}));

const embeddings: readonly Embedding[] = [
  {
    to: 'src/eval/library/texts.generated.ts',
    about: 'The files of this folder.',
    texts: () => {
      const folder = join(repository, 'src/eval/library');
      const names = readdirSync(folder).filter((name) => name.endsWith('.js'));
      return new Map(names.sort().map((name) => [`glassbox:library/${name}`, read(join(folder, name))]));
    },
  },
  {
    to: 'src/browser/texts.generated.ts',
    about:
      "What 'glassbox' means in a spec, and TypeScript's declarations of the standard library, under their own licence.",
    texts: () =>
      new Map([
        ['package.json', '{ "type": "module" }'],
        ...closure('abstractions/index.ts', (path) => read(join(repository, 'src', path)), importedFrom),
        ...closure('relations/index.ts', (path) => read(join(repository, 'src', path)), importedFrom),
        ...closure('spec/index.ts', (path) => read(join(repository, 'src', path)), importedFrom),
        ...closure('library/lib.es2022.d.ts', (path) => read(join(library, posix.basename(path))), declaredWith),
      ]),
  },
];

/** path, from the repository → text of every module that is to be written */
export function embedded(): ReadonlyMap<string, string> {
  return new Map(embeddings.map((one) => [one.to, moduleOf(one)]));
}

function moduleOf({ about, texts }: Embedding): string {
  const entries = [...texts()].map(([path, text]) => `  ${JSON.stringify(path)}: ${JSON.stringify(text)},`);
  const lines = [
    `/** ${about} Written by \`npm run embed\`. */`,
    'export const texts: Readonly<Record<string, string>> = {',
    ...entries,
    '};',
  ];
  return `${lines.join('\n')}\n`;
}

function read(path: string): string {
  return readFileSync(path, 'utf8');
}

/** A file and all that it leads to. */
function closure(
  first: string,
  textOf: (path: string) => string,
  leadsTo: (path: string, text: string) => readonly string[],
): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  const open = [first];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (texts.has(path)) continue;
    const text = textOf(path);
    texts.set(path, text);
    open.push(...leadsTo(path, text));
  }
  return texts;
}

/** `./domains.js` in `spec/index.ts` → `spec/domains.ts` */
function importedFrom(path: string, text: string): readonly string[] {
  return ts
    .preProcessFile(text)
    .importedFiles.map(({ fileName }) => posix.join(posix.dirname(path), fileName).replace(/\.js$/, '.ts'));
}

/** `/// <reference lib="es2021" />` → `library/lib.es2021.d.ts` */
function declaredWith(_path: string, text: string): readonly string[] {
  return ts.preProcessFile(text).libReferenceDirectives.map(({ fileName }) => `library/lib.${fileName}.d.ts`);
}
