/**
 * What became of a program, and what that is worth. `wrong` is the one that must not be: the program came to another end than JavaScript
 * prescribes and nothing was said. A program that does not end well in node either says nothing about us, and is set apart.
 */

import type { FrontMatter } from './front-matter.js';

/** How one variant of a program ended, in our evaluator or in node. */
export type Ending =
  | { readonly kind: 'done'; readonly printed: readonly string[] }
  /** Before anything ran: `name` is the class of the error. */
  | { readonly kind: 'rejected'; readonly name: string; readonly detail: string }
  | { readonly kind: 'uncaught'; readonly name: string; readonly detail: string }
  | { readonly kind: 'refused'; readonly detail: string }
  | { readonly kind: 'crashed'; readonly detail: string };

export const GRADES = ['pass', 'refused', 'wrong', 'crash', 'apart'] as const;
export type Grade = (typeof GRADES)[number];

export interface Graded {
  readonly grade: Grade;
  readonly detail: string;
}

const COMPLETE = 'Test262:AsyncTestComplete';

export function grade(ending: Ending, matter: FrontMatter): Graded {
  const { negative } = matter;
  const wrong = (detail: string): Graded => ({ grade: 'wrong', detail });
  switch (ending.kind) {
    case 'refused':
      return { grade: 'refused', detail: ending.detail };
    case 'crashed':
      return { grade: 'crash', detail: ending.detail };
    case 'done':
      if (negative !== null) return wrong(`accepted; expected ${negative.type}`);
      if (!matter.flags.includes('async') || ending.printed.includes(COMPLETE)) return PASS;
      return wrong(ending.printed[0] ?? 'never completed');
    case 'rejected':
    case 'uncaught': {
      const phase = ending.kind === 'rejected' ? 'early' : 'runtime';
      if (negative?.phase === phase && negative.type === ending.name) return PASS;
      return wrong(`${ending.name}: ${ending.detail}`);
    }
  }
}

const PASS: Graded = { grade: 'pass', detail: '' };

/** The worst of several: a program passes if it does so in every mode. */
export function worst(all: readonly Graded[]): Graded {
  return all.reduce((a, b) => (SEVERITY.indexOf(b.grade) > SEVERITY.indexOf(a.grade) ? b : a), PASS);
}

const SEVERITY: readonly Grade[] = ['pass', 'apart', 'refused', 'wrong', 'crash'];
