/**
 * What was learned for a check that nobody has said much about: the text to keep in the spec, in which each clause says how it was established, and
 * before that which operations are likely to be wrong. It is long, and it comes once for each such check, since it is what the verdicts are about.
 */

import type { CheckReport } from '../verdict/verdict.js';
import { line, piece, type Line } from './paint.js';

/** Empty if nothing was to be learned. */
export function learnedOf({ check, learned }: CheckReport): readonly Line[] {
  if (learned === undefined) return [];
  const { states, inductive, shape, suspects, open, distrusted, text } = learned;
  const but = distrusted.length === 0 ? '' : ` but ${distrusted.join(' and ')}`;
  const kept =
    inductive === null
      ? 'not all of it is known to be kept'
      : `every operation${but} keeps it up to scope ${inductive}`;
  return [
    [piece(check, 'strong'), piece(` was learned from ${states} states that calls led to; ${kept}:`)],
    ...shape.map((one) => line(`  ${one}`)),
    ...(inductive === null ? open.map((one) => line(`  open: ${one}`)) : []),
    ...suspects.flatMap(({ operation, text: what, calls }) => [
      line(`  suspect: ${operation} ${what}`),
      line(`    ${calls}`),
    ]),
    line('  to keep it, write this in place of learn: true, with options as (n) => ({ … }):'),
    line(''),
    ...text.split('\n').map((one) => line(one)),
  ];
}
