/** What was learned, as lines of a spec. */

import { keyText } from '../../base/key-text.js';
import { helpersOf, inLanguage } from './clause.js';
import type { FieldDomain } from './domains.js';
import { established, givenUp } from './established.js';
import type { Learned, LearnedOperation } from './learned.js';

export function fieldLine(field: string, { text, seen }: FieldDomain): string {
  return `      ${keyText(field)}: ${text},${seen === null ? '' : ` // a guess: ${seen}`}`;
}

/** Domains that fields have by their types anyway. */
export function isSaidByTypes({ text, isLink }: FieldDomain): boolean {
  return !isLink && SAID_BY_TYPES.test(text) && !NO_WHOLE_NUMBER.test(text);
}

/** Types speak of numbers, and their domains are whole ones. */
const NO_WHOLE_NUMBER = /\bInfinity\b|\bNaN\b|-0\b|\d\.\d|\de-?\d/;

const SAID_BY_TYPES = /^(int\(0, n\)|bool\(\)|oneOf\(.*\)|(array|set)\(int\(0, n\)\)|array\(oneOf\([^)]*\)\))$/;

/** Empty if nothing was to be learned. */
export function invariantLines(learned: Learned, isTyped: boolean): readonly string[] {
  const { clauses, states, inductive } = learned;
  if (clauses === null) return [];
  const said = established(learned);
  return [
    `  // learned, not written by anybody: it held in ${states} states that calls led to`,
    `  learned: { states: ${states}, inductive: ${inductive} },`,
    ...(said.length === 0
      ? ['  invariant: (_subject) => true, // nothing but the shape']
      : [`  invariant: (subject${isTyped ? ': any' : ''}) =>`]),
    ...said.flatMap(({ text, says, how }, index) => [
      `    // ${says}: ${how}`,
      `    ${parenthesised(inLanguage(text, isTyped))}${index + 1 < said.length ? ' &&' : ','}`,
    ]),
    ...givenUp(learned).map(({ says, by }) => `  // given up, since ${by} breaks it: ${says}`),
  ];
}

/** The functions that the invariant calls. */
export function helperTexts({ clauses }: Learned, isTyped: boolean): readonly string[] {
  return helpersOf(clauses ?? []).map((helper) => inLanguage(helper, isTyped));
}

/** An operation: the domains of its arguments, and what was learned of when it may be called. */
export function operationText(domains: string, known: LearnedOperation | undefined, isTyped: boolean): string {
  if (known === undefined) return domains;
  const { precondition, throws, next } = known;
  const parts = [
    ...(next === 'result' ? [`next: 'result', // a guess: it leaves its own state as it is`] : []),
    ...(precondition === null
      ? []
      : [`precondition: (subject${isTyped ? ': any' : ''}) => ${precondition}, // a guess: it throws elsewhere`]),
    ...(throws.length === 0 ? [] : [`throws: [${throws.join(', ')}], // a guess: it was seen to`]),
  ];
  if (parts.length === 0) return domains;
  return ['{', `      arguments: ${domains},`, ...parts.map((part) => `      ${part}`), '    }'].join('\n');
}

/** So that it can stand between two `&&`. */
function parenthesised(text: string): string {
  return /^[^|?]*$|^\(.*\)$|^[\w.]+\.every\(.*\)$/s.test(text) ? text : `(${text})`;
}
