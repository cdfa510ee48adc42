/**
 * What was learned of a check that says `learn: true`, as lines that stand after all others of its spec. They tell the check when it is
 * registered already, so no line of the user is touched and every place in the file keeps its number. What was learned is a
 * function of the scope, which is given the words for domains, so nothing is imported that could have a name of the user's.
 */

import { keyText } from '../../base/key-text.js';
import type { ModuleFormat } from '../../source/resolve/format.js';
import { helpersOf, inLanguage } from './clause.js';
import { domainsOf } from './domains.js';
import type { Learned } from './learned.js';
import { fieldLine, invariantLines } from './text.js';

/** @param before how many checks of the spec come after it */
export function lesson(learned: Learned, before: number, format: ModuleFormat): string {
  const clauses = learned.clauses ?? [];
  const state = stateLines(learned);
  const words = [...new Set([...state.join('\n').matchAll(/(\w+)\(/g)].map(([, word]) => word!))];
  const name = `glassbox$${before}`;
  return [
    '',
    format === 'commonjs'
      ? `const { internals: ${name} } = require('glassbox');`
      : `import { internals as ${name} } from 'glassbox';`,
    `${name}.teach(${before}, (n, { ${words.join(', ')} }) => {`,
    ...helpersOf(clauses).map((helper) => inLanguage(helper, false)),
    'return {',
    `states: ${learned.states},`,
    ...state,
    `invariant: (subject) => ${clauses.length === 0 ? 'true' : clauses.map(({ text }) => `(${inLanguage(text, false)})`).join(' && ')},`,
    '};',
    '});',
    '',
  ].join('\n');
}

/** The same as options of a check, to be kept in the spec. */
export function pasted(learned: Learned): string {
  const helpers = helpersOf(learned.clauses ?? []).map((helper) => inLanguage(helper, true));
  return [...stateLines(learned), ...invariantLines(learned, true), ...helpers.flatMap((one) => ['', one])].join('\n');
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
