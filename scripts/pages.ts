/**
 * The pages of documentation, and the schema, that are made from the code, so that they cannot drift from it. `docs.ts` writes
 * them; a test compares what is committed with what would be written.
 */

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { renderDiagnostic } from '../src/base/code-frame.js';
import type { DiagnosticKind } from '../src/base/diagnostic.js';
import { catalogue, unsupportedEntries, type CatalogueEntry } from '../src/base/messages.js';
import { exitCodeOf } from '../src/cli/exit-codes.js';
import { reportJsonSchema } from '../src/verdict/schema.js';
import { builtinsTable, refusedList } from './builtins-page.js';
import { languageFeatures } from './language-page.js';

export const repository = fileURLToPath(new URL('..', import.meta.url));

/** path → text of every page that is generated from the code, wholly or in part */
export async function generatePages(): Promise<ReadonlyMap<string, string>> {
  const limits = limitsPage(readFileSync(`${repository}/docs/limits.md`, 'utf8'));
  const pages = [
    ['docs/messages.md', messagesPage()],
    ['docs/limits.md', limits],
    ['schema/verdict.schema.json', JSON.stringify(reportJsonSchema())],
  ] as const;
  return new Map(await Promise.all(pages.map(async ([path, text]) => [path, await formatted(path, text)] as const)));
}

/** Pages with commands that are run (see `runnable.ts`). */
export const runnablePages: readonly string[] = [
  'README.md',
  'docs/conforms.md',
  'docs/language-designers.md',
  'docs/modular.md',
  'docs/verify.md',
];

async function formatted(path: string, text: string): Promise<string> {
  return format(text, { ...(await resolveConfig(`${repository}/${path}`)), filepath: path });
}

/** Replaces what stands between `<!-- begin name -->` and `<!-- end name -->`. */
export function insert(page: string, name: string, content: string): string {
  const [begin, end] = [`<!-- begin ${name} -->`, `<!-- end ${name} -->`];
  const [from, to] = [page.indexOf(begin), page.indexOf(end)];
  if (from === -1 || to < from) throw new Error(`the page has no place for ${name}`);
  return `${page.slice(0, from + begin.length)}\n\n${content}\n\n${page.slice(to)}`;
}

const kindNames: Readonly<Record<DiagnosticKind, string>> = {
  input: 'yours to correct',
  unsupported: 'not supported',
  limit: 'limit',
  internal: 'ours to correct',
};

function messagesPage(): string {
  return [
    '# Messages',
    'Every message has a code, which does not change, and says what to do. Generated from `src/base/messages/` by ' +
      '`npm run docs`.',
    ...catalogue.flatMap((family) => [`## ${family.title}`, ...family.entries.map(messageSection)]),
  ].join('\n\n');
}

function messageSection(entry: CatalogueEntry): string {
  return [
    `### \`${entry.code}\``,
    `${entry.meaning} (${kindNames[entry.kind]}, exit code ${exitCodeOf(entry.kind)})`,
    `\`\`\`text\n${renderDiagnostic(entry.sample)}\n\`\`\``,
  ].join('\n\n');
}

/** What a version of node has and we have not is listed for the oldest one that we support. */
const LISTED_VERSION = '20';

function limitsPage(page: string): string {
  const tables = [
    ['unsupported', unsupportedTable()],
    ['language', languageFeatures()],
    ['builtins', builtinsTable()],
  ] as const;
  const withTables = tables.reduce((text, [name, table]) => insert(text, name, table), page);
  return process.versions.node.startsWith(`${LISTED_VERSION}.`)
    ? insert(withTables, 'refused', refusedList())
    : withTables;
}

function unsupportedTable(): string {
  const rows = unsupportedEntries.map((entry) => `| \`${entry.code}\` | ${entry.meaning} | ${entry.sample.remedy} |`);
  return ['| code | when | what to do |', '| --- | --- | --- |', ...rows].join('\n');
}
