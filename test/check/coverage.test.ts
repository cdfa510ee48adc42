/**
 * What proofs need. The programs are the seed's own examples, and so are the results (Dennis 2009, chapters 1 and 4); that the contract holds without
 * what is not needed is tried by taking it out of the source.
 */

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { Checker } from '../../src/pipeline/checker.js';
import { goalsOf } from '../../src/pipeline/selection.js';
import { renderLcov } from '../../src/report/index.js';
import { loadSolver, type SolverFactory } from '../../src/solver/index.js';
import { memoryFiles, overlay } from '../../src/source/files.js';
import { nodeFiles, specModulePath } from '../../src/source/node-files.js';
import type { Coverage } from '../../src/verdict/coverage.js';

const folder = fileURLToPath(new URL('../../examples/bounded/', import.meta.url));
const spec = `${folder}small.check.ts`;
const code = `${folder}small.ts`;

let solvers: SolverFactory;
let checker: Checker;

beforeAll(async () => {
  solvers = await loadSolver();
  checker = checkerOf({});
});

function checkerOf(changed: Readonly<Record<string, string>>): Checker {
  const files = overlay(memoryFiles(changed), nodeFiles);
  return new Checker({ files, specModule: specModulePath(), solvers, memoryExceeded: () => null });
}

/** The small programs with one text in the place of another. */
function patched(find: string, replace: string): Checker {
  const text = readFileSync(code, 'utf8');
  expect(text).toContain(find);
  return checkerOf({ [code]: text.replace(find, replace) });
}

interface Answer {
  readonly end: string;
  readonly coverage: Coverage | null;
}

const known = new Map<string, Answer>();

/** Of the programs as they are. */
function told(name: string, scope: number | null = null): Answer {
  const key = `${name} ${scope}`;
  if (!known.has(key)) known.set(key, asked(checker, name, scope));
  return known.get(key)!;
}

function asked(by: Checker, name: string, scope: number | null, covers = true, file = spec): Answer {
  const plan = by.plans(file, Infinity).find((one) => one.name === name)!;
  const { bounds } = by.settle(file, plan.ordinal, scope ?? plan.scope ?? 3, Infinity);
  const [goal] = goalsOf(bounds);
  const { end } = by.search(file, plan.ordinal, bounds, goal!, Infinity, () => undefined);
  const isProved = covers && (end.kind === 'exhausted' || end.kind === 'cut' || end.kind === 'vacuous');
  return { end: end.kind, coverage: isProved ? by.cover(file, plan.ordinal, bounds, goal!, Infinity) : null };
}

function missed({ statements }: Coverage): readonly string[] {
  return statements.filter(({ needed }) => needed === 0).map(({ text }) => text);
}

test.each([
  ['swap', ['pair.y = pair.x']],
  ['join', ['this.members.push(member)']],
  ['cube', ['let result = 1', 'result = result * n', 'return result']],
  ['put', ['this.entries.delete([...this.entries.keys()][0]!)']],
  ['length', ['this.log = true']],
  ['register', ['return null']],
])('of %s exactly these statements are missed', (name, expected) => {
  expect(missed(told(name).coverage!)).toEqual(expected);
});

test('the fractions of length are those that were published', () => {
  const { coverage } = told('length');
  expect(coverage!.statements.map(({ needed, times }) => `${needed}/${times}`)).toEqual(
    ['0/1', '1/1', '1/1', '2/3', '2/2', '1/2', '1/1'], // the last is the return, which the original has not
  );
  expect(coverage).toMatchObject({ isSpecificationNeeded: true, isLeast: true });
});

test('where every execution is excluded, the specification is missed, too', () => {
  expect(told('join')).toMatchObject({ end: 'vacuous', coverage: { isSpecificationNeeded: false } });
  const { end, coverage } = told('cube');
  expect(end).toBe('cut');
  expect(coverage).toMatchObject({ isSpecificationNeeded: false });
  expect(coverage!.statements.filter(({ isBoundNeeded }) => isBoundNeeded === true)).toHaveLength(1);
});

test('get: the first loop is missed with three values, the mistake in it shows with four, and everything is needed with six', () => {
  const wrong = patched('value = value.next;', 'value = value.prev;');
  const first = asked(wrong, 'get', 3);
  expect(first.end).toBe('exhausted');
  expect(missed(first.coverage!)).toEqual(['let i = 0', 'i++', 'value = value.prev', 'i--']);
  expect(
    first.coverage!.statements.find(({ needed, text }) => needed === 0 && text.startsWith('value'))!.place.line,
  ).toBe(118);
  expect(asked(wrong, 'get', 4, false).end).toBe('violated');
  expect(missed(told('get', 5).coverage!)).toEqual(['i++']);
  expect(missed(told('get', 6).coverage!)).toEqual([]);
});

test.each([
  ['swap', 'pair.y = pair.x;', ''],
  ['join', 'this.members.push(member);', ''],
  ['cube', 'result = result * n;', ''],
  ['put', 'this.entries.delete([...this.entries.keys()][0]!);', ''],
  ['length', 'this.log = true;', ''],
  ['register', 'return null;', 'return this.accounts[0]!;'],
])('without what is missed the contract of %s holds as before', (name, find, replace) => {
  expect(asked(patched(find, replace), name, null, false).end).toBe(told(name).end);
});

test('without what is needed it does not', () => {
  expect(asked(patched('pair.x = pair.y;', ''), 'swap', null, false).end).toBe('violated');
  expect(asked(patched('this.entries.set(key, value);', ''), 'put', null).end).toBe('violated');
  expect(asked(patched('account.address = address;', ''), 'register', null, false).end).toBe('violated');
  expect(asked(patched('link = link.next;', 'link = null;'), 'length', null, false).end).toBe('violated');
});

test('lcov has a line for each line with statements, with the least that is needed', () => {
  const { coverage } = told('swap');
  const verdict = { coverage } as never;
  expect(renderLcov({ version: 2, checks: [{ verdicts: [verdict] } as never] })).toBe(
    `TN:\nSF:${code}\nDA:17,1\nDA:18,0\nLF:2\nLH:1\nend_of_record\n`,
  );
});

test('what only some choices need is needed', () => {
  const file = `${folder}chosen.check.ts`;
  const by = checkerOf({
    [`${folder}chosen.ts`]: `import { choose, int } from 'glassbox';
      export function anyButThree(): number {
        let chosen = choose(int(0, 5));
        if (chosen === 3) chosen = 0;
        return chosen;
      }`,
    [file]: `import { verify } from 'glassbox';
      import { anyButThree } from './chosen.js';
      verify(anyButThree, { ensures: (result: number) => result !== 3 });`,
  });
  const { end, coverage } = asked(by, 'anyButThree', 1, true, file);
  expect(end).toBe('exhausted');
  expect(coverage!.statements.find(({ text }) => text === 'chosen = 0')!.needed).toBe(1);
});
