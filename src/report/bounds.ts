/**
 * What a verdict is about: which states are inside the bounds, and which domains the spec did not give. Whoever reads "holds"
 * should see at once what was chosen for them.
 */

import type { CheckReport, FieldChoice } from '../verdict/verdict.js';
import { line, piece, textWidth, type Line } from './paint.js';

type Derived = Exclude<FieldChoice['origin'], 'spec'>;

/** In this order; the words before the fields of that origin. */
const origins: Readonly<Record<Derived, string>> = {
  type: 'from types',
  tag: 'from tags',
  observed: 'observed',
  initial: 'kept from the initial state',
};

export function boundsOf(check: CheckReport, width: number): readonly Line[] {
  const derived = Object.entries(origins).flatMap(([origin, words]) => {
    const fields = check.fields.filter((field) => field.origin === origin);
    return fields.length === 0 ? [] : [{ words, fields }];
  });
  const calls = callsOf(check);
  if (check.shapes.length === 0 && derived.length === 0 && calls.length === 0) return [];
  return [
    [piece(check.check, 'strong'), piece(' within these bounds:')],
    ...check.shapes.flatMap((shape) => paragraph('  ', shape.split(' '), ' ', width)),
    ...derived.flatMap(({ words, fields }) =>
      paragraph(
        `  ${words}: `,
        fields.map(({ type, field, domain }) => `${type}.${field} ${domain}`),
        '; ',
        width,
      ),
    ),
    ...(calls.length === 0 ? [] : paragraph('  arguments: ', calls, '; ', width)),
  ];
}

/** `put(key 0 … 7, value 'a' or 'b')` */
function callsOf({ arguments: choices }: CheckReport): readonly string[] {
  const operations = [...new Set(choices.map(({ operation }) => operation))];
  return operations.map((name) => {
    const own = choices.filter(({ operation }) => operation === name);
    return `${name}(${own.map(({ parameter, domain }) => `${parameter} ${domain}`).join(', ')})`;
  });
}

/** Words after each other, in as many lines as it takes. */
export function paragraph(start: string, words: readonly string[], between: string, width: number): readonly Line[] {
  const lines: string[] = [];
  let current = start;
  for (const [index, word] of words.entries()) {
    const text = index === words.length - 1 ? word : word + between;
    if (current.trim() !== '' && textWidth(current) + textWidth(text.trimEnd()) > width) {
      lines.push(current.trimEnd());
      current = '    ';
    }
    current += text;
  }
  return [...lines, current.trimEnd()].map((text) => line(text));
}
