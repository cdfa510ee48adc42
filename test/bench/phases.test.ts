/** Phases: the table names functions that exist, and a sample belongs to the innermost of them. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { START, phases, timeByPhase, type Profile } from '../../bench/phases.js';

const named = phases.flatMap(({ functions }) =>
  Object.entries(functions).flatMap(([module, names]) => names.map((name) => [module, name] as const)),
);

test.each(named)('%s has %s', (module, name) => {
  const text = readFileSync(join(import.meta.dirname, '../../src', module), 'utf8');
  expect(text).toMatch(new RegExp(`^(?:export function|  (?:private )?)\\s*${name}[(<].*`, 'm'));
});

test('the innermost function that is named tells the phase', () => {
  const frame = (functionName: string, url = ''): Profile['nodes'][number]['callFrame'] => ({
    functionName,
    url,
    lineNumber: 0,
  });
  const profile: Profile = {
    nodes: [
      { id: 1, callFrame: frame('(root)'), children: [2, 3, 8] },
      { id: 2, callFrame: frame('(idle)') },
      { id: 3, callFrame: frame('main'), children: [4] },
      { id: 4, callFrame: frame('nextState', 'engine/symbolic/questions.ts'), children: [5, 7] },
      { id: 5, callFrame: frame('literal', 'formula/cnf.ts'), children: [6] },
      { id: 6, callFrame: frame('define', 'formula/cnf.ts') },
      { id: 7, callFrame: frame('literal', 'elsewhere.ts') },
      { id: 8, callFrame: frame('(garbage collector)') },
    ],
    samples: [1, 2, 3, 4, 5, 6, 7, 8],
    timeDeltas: [1, 2, 4, 8, 16, 32, 64, 128],
  };
  expect(Object.fromEntries(timeByPhase(profile, ({ url }) => url))).toEqual({
    [START]: 1 + 4,
    'next state': 8 + 64,
    emission: 16 + 32,
    garbage: 128,
  });
});
