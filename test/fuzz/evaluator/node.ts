/** The oracle: a program run by node, in this process, once per input and each time from a fresh module. */

import { COUNTERS, type Input } from '../program/program.js';
import { show } from './show.js';

type Main = (...input: Input) => unknown;

export class Hits {
  readonly counts = new Map<string, number>();

  readonly hit = (name: string): void => {
    this.counts.set(name, (this.counts.get(name) ?? 0) + 1);
  };

  /** Looks at the result of an arithmetic operation. */
  readonly watch = (value: unknown): unknown => {
    if (Object.is(value, -0)) this.hit('-0');
    if (typeof value === 'number' && Number.isInteger(value) && !Number.isSafeInteger(value))
      this.hit('integer overflow into doubles');
    return value;
  };
}

/** What `main` returns for each input, as text. */
export function nodeResults(source: string, inputs: readonly Input[], hits: Hits = new Hits()): readonly string[] {
  const text = source.replace(COUNTERS, '').replaceAll(/^export /gm, '');
  // running text is what an oracle does
  const load = new Function('hit', 'watch', `'use strict'; ${text}\nreturn main;`) as (...counters: unknown[]) => Main;
  return inputs.map((input) => show(load(hits.hit, hits.watch)(...input)));
}
