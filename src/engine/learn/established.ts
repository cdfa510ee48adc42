/**
 * How each clause of a learned invariant was established, in words: all of them held in every state that was seen, and were then kept by
 * operations together, each from every state in which all of them hold. Some stand in place of stronger ones that an operation breaks;
 * what was given up without a weaker one is listed by itself.
 */

import { listed } from '../../base/words.js';
import type { LearnedClause } from '../../verdict/verdict.js';
import { strongest } from './candidates.js';
import type { Clause, Group } from './clause.js';
import type { Dropped, Kept, Learned } from './learned.js';

type Findings = Pick<Learned, 'clauses' | 'kept' | 'dropped' | 'distrusted'>;

export function established({ clauses, kept, dropped, distrusted }: Findings): readonly LearnedClause[] {
  const known = keptText(kept, distrusted);
  return (clauses ?? []).map(({ text, says }) => {
    const stronger = dropped.filter(({ instead }) => instead?.text === text);
    const before = stronger.map(({ clause, by }) => `; ${by} breaks what is stronger: ${clause.says}`);
    return { text, says, how: known + before.join('') };
  });
}

/** What was given up for nothing, and who breaks it. */
export function givenUp({
  dropped,
}: Pick<Learned, 'dropped'>): readonly { readonly says: string; readonly by: string }[] {
  return dropped.flatMap(({ clause, by, instead }) => (instead === null ? [{ says: clause.says, by }] : []));
}

/** `kept by all operations but shift up to scope 3`: shift breaks it, or nobody knows. */
function keptText(kept: Kept | null, distrusted: readonly string[]): string {
  if (kept === null || kept.by.length === 0) return 'not shown to be kept by any operation';
  const others = [...kept.open, ...distrusted];
  return `kept by all operations${others.length === 0 ? '' : ` but ${listed(others)}`} up to scope ${kept.scope}`;
}

/** A clause that was said until an operation broke it. */
export type Broken = Omit<Dropped, 'instead'>;

/** What is said before and not after, with who breaks it. */
export function brokenBetween(
  before: readonly Group[],
  after: readonly Group[],
  breaks: (clause: Clause) => string | null,
): readonly Broken[] {
  const left = new Set(after.flat().map(({ text }) => text));
  return strongest(before).flatMap((clause) => {
    const by = left.has(clause.text) ? null : breaks(clause);
    return by === null ? [] : [{ clause, by }];
  });
}

/** With the weaker clause of the same group that is said in the end. */
export function withWeaker(
  broken: readonly Broken[],
  found: readonly Group[],
  said: readonly Clause[],
): readonly Dropped[] {
  const has = (group: Group, { text }: Clause): boolean => group.some((one) => one.text === text);
  return broken.map(({ clause, by }) => {
    const groups = found.filter((group) => has(group, clause));
    return { clause, by, instead: said.find((one) => groups.some((group) => has(group, one))) ?? null };
  });
}
