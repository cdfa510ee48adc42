/** What `--only` selects, for checking and for listing, and names that two checks would share. */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listChecks } from '../../src/node/check.js';
import { selected } from '../../src/pipeline/selection.js';
import { beginning, operation } from '../goals.js';

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
    [null, ['S: new S up down', 'S#2: new S up down', 'a.b: new S up down']],
    ['S', ['S: new S up down']],
    ['S.up', ['S: up']],
    ['S#2.down', ['S#2: down']],
    ['S.new S', ['S: new S']],
    ['S.sideways', []],
    ['a.b', ['a.b: new S up down']],
    ['a.b.up', ['a.b: up']],
  ])('%s', async (only, expected) => {
    const planned = await listChecks({ files: [file], only });
    expect(planned.map(({ check, goals }) => `${check}: ${goals.map(({ name }) => name).join(' ')}`)).toEqual(expected);
  });
});

test('what cannot be listed is said, and the rest is listed', async () => {
  const [broken, vague] = [join(folder, 'broken.check.ts'), join(folder, 'vague.check.ts')];
  writeFileSync(broken, "import { check } from 'glassbox'; check(");
  writeFileSync(
    vague,
    "import { check } from 'glassbox';\ncheck(class Vague { any: unknown = null; go(): void {} });\n",
  );
  const planned = await listChecks({ files: [broken, vague, file], only: null });
  expect(planned.map(({ check, goals, problem }) => [check, goals.length, problem?.reason.code ?? null])).toEqual([
    ['broken.check.ts', 0, 'syntax-error'],
    ['Vague', 0, 'domain-needed'],
    ['S', 3, null],
    ['S#2', 3, null],
    ['a.b', 3, null],
  ]);
});

test('an operation of another check with a longer name is not meant', () => {
  expect(selected('ab.put', 'a', [beginning('new a'), operation('put')])).toEqual([]);
});
