/** Figures that were published elsewhere, to print beside ours. Their machines were other machines: compare how they grow. */

import { readFileSync } from 'node:fs';

export interface PublishedRow {
  readonly n: number;
  /** A word such as `timeout` where there is no number; null where the publication has no cell. */
  readonly transitions: number | string | null;
  readonly seconds: number | string | null;
}

export interface Published {
  readonly source: string;
  readonly machine: string;
  /** Benchmark → tool → rows. */
  readonly benchmarks: Readonly<Record<string, Readonly<Record<string, readonly PublishedRow[]>>>>;
}

export function readPublished(suite: string): Published {
  return JSON.parse(readFileSync(new URL(`published/${suite}.json`, import.meta.url), 'utf8')) as Published;
}
