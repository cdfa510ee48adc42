/** Nothing stands in `src` for the tests alone; what they need besides stands in `test`. */

import { describe, expect, test } from 'vitest';
import { programOf, unusedDeclarations, unusedMembers } from './alive.js';
import { read, typeScriptFiles } from './sources.js';

/** What nothing mentions, but the compiler reads. */
const KEPT = ['schemaAgreesWithTypes', 'Agree', 'Frozen', 'Same'].map((name) => `src/verdict/schema.ts: ${name}`);

function textsOf(...folders: readonly string[]): Map<string, string> {
  return new Map(folders.flatMap((folder) => typeScriptFiles(folder).map((path) => [path, read(path)] as const)));
}

describe('src', () => {
  const program = programOf(textsOf('src', 'scripts'));

  test('every declaration is in use', () => {
    expect(unusedDeclarations(program).filter((name) => !KEPT.includes(name))).toEqual([]);
  });

  test('every member of a class is in use', () => {
    expect(unusedMembers(program)).toEqual([]);
  });
});

test('what is unused is found, however it is hidden', () => {
  const program = programOf(
    new Map(
      Object.entries({
        'src/index.ts': "export { used } from './a.js'; export * as whole from './b.js';",
        'src/a.ts': `import * as c from './c.js'; import type { Shape } from './c.js';
          export function used(shape: Shape) { const { later } = import('./d.js') as never; return [c.one, { two }, later]; }
          const two = 2; export const forTests = () => helper(); function helper() {}
          class Hidden { idle() {} busy() {} } new Hidden().busy();`,
        'src/b.ts': 'export const first = 1;',
        'src/c.ts': 'export const one = 1; export const other = 2; export interface Shape {} export interface Form {}',
        'src/d.ts': 'export const later = 1; export const never = 2;',
        'scripts/s.ts': "import { first } from '../src/b.js'; first;",
      }),
    ),
  );
  expect(unusedDeclarations(program)).toEqual([
    'src/a.ts: forTests',
    'src/a.ts: helper',
    'src/c.ts: Form',
    'src/c.ts: other',
    'src/d.ts: never',
  ]);
  expect(unusedMembers(program)).toEqual(['src/a.ts: Hidden.idle']);
});
