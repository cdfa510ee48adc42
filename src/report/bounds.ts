/**
 * What a verdict is about: which states are inside the bounds, what every field and every argument ranges over, and who said so.
 * Whoever reads "holds" should see at once what was chosen for them.
 */

import type { CheckReport, FieldChoice } from '../verdict/verdict.js';
import { line, piece, textWidth, type Line } from './paint.js';

/** In this order; the words before the fields of that origin. */
const origins: Readonly<Record<FieldChoice['origin'], string>> = {
  spec: 'from the spec',
  learned: 'learned',
  type: 'from types',
  stored: 'from arguments that are stored there',
  tag: 'from tags',
  observed: 'observed',
  initial: 'kept from the initial state',
};

export function boundsOf(check: CheckReport, width: number): readonly Line[] {
  const all = Object.entries(origins);
  const fields = all.map(([origin, words]) => ({
    words,
    texts: check.fields
      .filter((one) => one.origin === origin)
      .map(({ type, field, domain }) => `${type}.${field} ${domain}`),
  }));
  const calls = all.map(([origin, words]) => ({
    words: `arguments ${words}`,
    texts: callsOf(check.arguments.filter((one) => one.origin === origin)),
  }));
  const said = [...fields, ...calls].filter(({ texts }) => texts.length > 0);
  if (check.shapes.length === 0 && said.length === 0) return [];
  return [
    [piece(check.check, 'strong'), piece(' within these bounds:')],
    ...check.shapes.flatMap((shape) => paragraph('  ', shape.split(' '), ' ', width)),
    ...said.flatMap(({ words, texts }) => paragraph(`  ${words}: `, texts, '; ', width)),
  ];
}

/** `put(key 0 … 7, value 'a' or 'b')` */
function callsOf(choices: CheckReport['arguments']): readonly string[] {
  const goals = [...new Set(choices.map(({ goal }) => goal))];
  return goals.map((name) => {
    const own = choices.filter(({ goal }) => goal === name);
    return `${name}(${own.map(({ parameter, domain }) => `${parameter} ${domain}`).join(', ')})`;
  });
}

/** Words after each other, in as many lines as it takes. */
export function paragraph(start: string, words: readonly string[], between: string, width: number): readonly Line[] {
  const lines: string[] = [];
  let current = start;
  const texts = words.map((word, index) => (index === words.length - 1 ? word : word + between));
  // what does not fit into a line by itself goes on in the next
  const pieces = texts.flatMap((text) => (textWidth(text) > width - 4 ? text.split(/(?<= )/) : [text]));
  for (const text of pieces) {
    if (current.trim() !== '' && textWidth(current) + textWidth(text.trimEnd()) > width) {
      lines.push(current.trimEnd());
      current = '    ';
    }
    current += text;
  }
  return [...lines, current.trimEnd()].map((text) => line(text));
}
