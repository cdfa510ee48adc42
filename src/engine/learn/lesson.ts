/**
 * What was learned of a check that says `learn: true`, as lines that stand after all others of its spec. They tell the check when it is
 * registered already, so no line of the user is touched and every place in the file keeps its number. What was learned is a
 * function of the scope, which is given the words for domains, so nothing is imported that could have a name of the user's.
 */

import { keyText } from '../../base/key-text.js';
import type { ModuleFormat } from '../../source/resolve/format.js';
import { inLanguage } from './clause.js';
import { domainsOf } from './domains.js';
import type { Learned } from './learned.js';
import { fieldLine, helperTexts, invariantLines } from './text.js';

/** @param before how many checks of the spec come after it */
export function lesson(learned: Learned, before: number, format: ModuleFormat): string {
  const clauses = learned.clauses ?? [];
  const state = stateLines(learned);
  const name = `glassbox$${before}`;
  const texts = clauses.map(({ text }) => `(${inLanguage(text, false)})`);
  return [
    '',
    format === 'commonjs'
      ? `const { internals: ${name} } = require('glassbox');`
      : `import { internals as ${name} } from 'glassbox';`,
    `${name}.teach(${before}, (n, { ${wordsIn(state).join(', ')} }) => {`,
    ...helperTexts(learned, false),
    'return {',
    `states: ${learned.states},`,
    ...state,
    `invariant: (subject) => ${texts.length === 0 ? 'true' : texts.join(' && ')},`,
    '};',
    '});',
    '',
  ].join('\n');
}

/** The same to be kept in the spec: what is imported, options of the check, functions. */
export function pasted(learned: Learned, isTyped: boolean): string {
  const state = stateLines(learned);
  return [
    `import { ${wordsIn(state).join(', ')} } from 'glassbox';`,
    '',
    ...state,
    ...invariantLines(learned, isTyped),
    ...helperTexts(learned, isTyped).flatMap((one) => ['', one]),
  ].join('\n');
}

/** The words for domains that are used. */
function wordsIn(lines: readonly string[]): readonly string[] {
  // keys in quotes may look like calls: '[Symbol(size)]'
  const code = lines.map((line) => line.replace(/\/\/.*/, '').replaceAll(/'[^']*'/g, '')).join('\n');
  return [...new Set([...code.matchAll(/(\w+)\(/g)].map(([, word]) => word!))].sort();
}

function stateLines({ shape, scope }: Learned): readonly string[] {
  const types = domainsOf(shape, ({ name }) => `'${name}'`, scope);
  return [
    '  state: {',
    ...[...types].flatMap(([type, fields]) => [
      `    ${keyText(type)}: {`,
      ...[...fields].map(([field, domain]) => fieldLine(field, domain)),
      '    },',
    ]),
    '  },',
  ];
}
