/**
 * What the table of language features is made of. A row names a feature and shows it in use on symbolic inputs, and claims
 * how far it is supported; a test holds every row to its claim, and the page of limits is made from the same rows.
 */

import type { Domains } from '../fuzz/program/program.js';

/**
 * symbolic: under merge nothing is split for it, all inputs go through together;
 * concrete: under merge execution is split until what it needs is known;
 * refused: with this code, at the place where `at` stands in the text.
 */
export type Support = 'symbolic' | 'concrete' | Refused;

export interface Refused {
  readonly code: string;
  readonly at: string;
}

export interface Feature {
  /** As the page of limits shows it: what stands between backquotes is code. */
  readonly feature: string;
  readonly support: Support;
  /**
   * The body of a function of the inputs: the integer a from −1 to 2, b that is 0, 'x' or undefined, and the boolean c.
   * Its result must depend on them, unless it is refused.
   */
  readonly body: string;
  /** What stands before the function in its module. */
  readonly top?: string;
  /** Other modules, by name. */
  readonly files?: Readonly<Record<string, string>>;
  /** Of what is refused because of them: other domains of the inputs. */
  readonly domains?: Domains;
}

export interface Topic {
  readonly topic: string;
  readonly features: readonly Feature[];
}

/** The module that a row's test runs: it never throws, and says whether the body did. */
export function sourceOf({ top = '', body }: Feature): string {
  return [
    top,
    `function work(a, b, c) {\n${body}\n}`,
    'export function main(a, b, c) {',
    `  try { return ['returned', work(a, b, c)]; } catch (error) { return ['threw', error instanceof Error ? error.name : error]; }`,
    '}',
  ].join('\n');
}

export function row(
  feature: string,
  support: Support,
  body: string,
  more: Pick<Feature, 'top' | 'files' | 'domains'> = {},
): Feature {
  return { feature, support, body, ...more };
}
