/**
 * Texts with alternatives: `size ⟨===¦<=⟩ 2`. Each choice is a number, so that fast-check shrinks it towards the first alternative,
 * which ought to be the simplest.
 */

import fc from 'fast-check';

/** A template with one alternative taken everywhere. Alternatives may nest. */
export function textOf(template: string): fc.Arbitrary<string> {
  const open = template.indexOf('⟨');
  if (open < 0) return fc.constant(template);
  const { end, alternatives } = alternativesAt(template, open);
  return fc
    .tuple(
      fc.nat(alternatives.length - 1).chain((which) => textOf(alternatives[which]!)),
      textOf(template.slice(end + 1)),
    )
    .map(([chosen, rest]) => template.slice(0, open) + chosen + rest);
}

function alternativesAt(template: string, open: number): { readonly end: number; readonly alternatives: string[] } {
  const alternatives: string[] = [];
  let depth = 0;
  let from = open + 1;
  for (let at = open; at < template.length; at += 1) {
    const character = template[at];
    if (character === '⟨') depth += 1;
    else if (character === '¦' && depth === 1) {
      alternatives.push(template.slice(from, at));
      from = at + 1;
    } else if (character === '⟩' && (depth -= 1) === 0) {
      alternatives.push(template.slice(from, at));
      return { end: at, alternatives };
    }
  }
  throw new Error(`an alternative is not closed in ${template}`);
}
