/** The page of limits about the language: one line per row of the table that `test/features/features.test.ts` goes through. */

import type { Feature, Support } from '../test/features/feature.js';
import { languageTable } from '../test/features/table.js';

export function languageFeatures(): string {
  const lines = languageTable.flatMap(({ topic, features }) => [`| **${topic}** | |`, ...features.map(line)]);
  return ['| feature | support |', '| --- | --- |', ...lines].join('\n');
}

function line({ feature, support }: Feature): string {
  return `| ${feature.replaceAll('|', '\\|')} | ${cell(support)} |`;
}

function cell(support: Support): string {
  if (typeof support === 'string') return support;
  return `refused: [\`${support.code}\`](messages.md#${support.code})`;
}
