/** What `--only` selects, for checking and for listing, and names that two checks would share. */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listChecks } from '../../src/node-check.js';
import { selected } from '../../src/selection.js';

const folder = mkdtempSync(join(tmpdir(), 'glassbox-selection-'));
const file = join(folder, 'code.check.ts');

beforeAll(() => {
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }\n');
  writeFileSync(join(folder, 'code.ts'), 'export class S { n = 0; up(): void {} down(): void {} }\n');
  writeFileSync(
    file,
    `import { check, int } from 'glassbox';
import { S } from './code.js';
const state = { S: { n: int(0, 1) } };
check(S, { state });
check(S, { state });
check(S, { name: 'a.b', state });\n`,
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('listing', () => {
  test.each([
    [null, ['S: initial up down', 'S#2: initial up down', 'a.b: initial up down']],
    ['S', ['S: initial up down']],
    ['S.up', ['S: up']],
    ['S#2.down', ['S#2: down']],
    ['S.initial states', ['S: initial']],
    ['S.sideways', []],
    ['a.b', ['a.b: initial up down']],
    ['a.b.up', ['a.b: up']],
  ])('%s', async (only, expected) => {
    const planned = await listChecks({ files: [file], only });
    expect(
      planned.map(({ check, operations }) => `${check}: ${operations.map((one) => one ?? 'initial').join(' ')}`),
    ).toEqual(expected);
  });
});

test('an operation of another check with a longer name is not meant', () => {
  expect(selected('ab.put', 'a', [null, 'put'])).toEqual([]);
});
