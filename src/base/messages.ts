/**
 * Every message Glassbox has, in one place to import from. The families live in `messages/`; `catalogue`
 * lists them all, and `docs/messages.md` is generated from it (`npm run docs`).
 */

import * as conform from './messages/conform.js';
import * as limits from './messages/limits.js';
import type { CatalogueEntry } from './messages/message.js';
import * as search from './messages/search.js';
import * as source from './messages/source.js';
import * as spec from './messages/spec.js';
import { nativeAddon, testFramework, unsupportedEntries } from './messages/unsupported.js';
import * as usage from './messages/usage.js';

export * from './messages/conform.js';
export * from './messages/limits.js';
export * from './messages/search.js';
export * from './messages/source.js';
export * from './messages/spec.js';
export * from './messages/unsupported.js';
export * from './messages/usage.js';
export type { CatalogueEntry } from './messages/message.js';

export interface MessageFamily {
  readonly title: string;
  readonly entries: readonly CatalogueEntry[];
}

const entriesOf = (factories: Record<string, { readonly entry: CatalogueEntry }>): CatalogueEntry[] =>
  Object.values(factories)
    .map((factory) => factory.entry)
    .sort((a, b) => (a.code < b.code ? -1 : 1));

/** @invariant no two entries have the same code */
export const catalogue: readonly MessageFamily[] = [
  { title: 'Reading the program', entries: entriesOf(source) },
  { title: 'Reading a spec', entries: entriesOf(spec) },
  { title: 'Checks without an answer', entries: entriesOf(search) },
  { title: 'What is not supported', entries: [...unsupportedEntries, testFramework.entry, nativeAddon.entry] },
  { title: 'Comparing with a model', entries: entriesOf(conform) },
  { title: 'Limits', entries: entriesOf(limits) },
  { title: 'Command line and Glassbox itself', entries: entriesOf(usage) },
];
