/** The oracle: a program run by node, in this process, once per input and each time from a fresh module. */

import { MAPPED_IMPORT, mapped } from '../program/mapped.js';
import { COUNTERS, type Input } from '../program/program.js';
import { show } from './show.js';

type Main = (...input: Input) => unknown;

/** What programs reached, and in how many of them what was seen there is different for different inputs. */
export class Hits {
  readonly counts = new Map<string, number>();
  readonly symbolic = new Map<string, number>();

  /** Of the program that is being run: what was seen under each name, input by input. */
  private seen = new Map<string, string[]>();
  private input = 0;

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

  /** Looks at a value that should depend on the inputs. */
  readonly see =
    (name: string) =>
    (value: unknown): unknown => {
      this.hit(name);
      const texts = this.seen.get(name) ?? [];
      this.seen.set(name, texts);
      texts[this.input] = `${texts[this.input] ?? ''} ${show(value)}`;
      return value;
    };

  beginInput(input: number): void {
    this.input = input;
  }

  endProgram(): void {
    for (const [name, texts] of this.seen) {
      if (new Set(Object.values(texts)).size > 1) this.symbolic.set(name, (this.symbolic.get(name) ?? 0) + 1);
    }
    this.seen.clear();
  }
}

/** What `main` returns for each input, as text. */
export function nodeResults(source: string, inputs: readonly Input[], hits: Hits = new Hits()): readonly string[] {
  const text = source
    .replace(COUNTERS, '')
    .replace(MAPPED_IMPORT, '')
    .replaceAll(/^export /gm, '');
  // running text is what an oracle does
  const load = new Function('hit', 'watch', 'see', 'mapped', `'use strict'; ${text}\nreturn main;`) as (
    ...counters: unknown[]
  ) => Main;
  try {
    return inputs.map((input, i) => {
      hits.beginInput(i);
      return show(load(hits.hit, hits.watch, hits.see, mapped)(...input));
    });
  } finally {
    hits.endProgram();
  }
}
