/**
 * Linked lists, beside what was published (Dennis 2009, table 6.1): twelve methods of five implementations of our own, five seeded bugs, two
 * mistakes in the specification that were made there, and how inserting grows. All published rows count encoding and solving.
 */

import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { examplesFolder, inFolder, replaceOnce, startProject } from '../scripts/broken.js';
import { checkFiles } from '../src/index.js';
import type { Verdict } from '../src/verdict/verdict.js';

interface Published {
  readonly source: string;
  readonly machine: string;
  readonly methods: readonly { readonly published: string; readonly check: string; readonly seconds: number }[];
  readonly scaling: readonly { readonly nodes: number; readonly rounds: number; readonly seconds: number }[];
}

interface Edit {
  readonly file: string;
  readonly find: string;
  readonly replace: string;
}

interface Run {
  readonly spec: 'lists' | 'intrusive';
  /** A check of the spec; null: all. */
  readonly only: string | null;
  readonly mutation: string;
  readonly edits: readonly Edit[];
  readonly publishedSeconds: (check: string) => number | null;
  /** What is expected; null: that of each check (see `isExpected`). */
  readonly expected: Verdict['verdict'] | null;
}

interface Row {
  readonly benchmark: 'forge-lists';
  readonly subject: string;
  readonly mutation: string;
  readonly verdict: Verdict['verdict'];
  readonly isExpected: boolean;
  readonly scope: number | null;
  readonly cpuSeconds: number;
  readonly publishedSeconds: number | null;
}

export function publishedLists(): Published {
  return JSON.parse(readFileSync(new URL('published/forge-lists.json', import.meta.url), 'utf8')) as Published;
}

const inRing = (find: string, replace: string): Edit => ({ file: 'ring-list.ts', find, replace });

/** Five bugs, one at a time, each in one method of the ring. */
export const seeded: readonly { readonly method: string; readonly name: string; readonly edit: Edit }[] = [
  {
    method: 'insert',
    name: 'refuses the end',
    edit: inRing('index > this.length) refuse', 'index >= this.length) refuse'),
  },
  { method: 'indexOf', name: 'counts from one', edit: inRing('let index = 0;', 'let index = 1;') },
  {
    method: 'indexOf',
    name: 'never finds null',
    edit: inRing(
      'if (entry.value === value) return index;\n      index += 1;',
      'if (entry.value === value && value !== null) return index;\n      index += 1;',
    ),
  },
  {
    method: 'isEmpty',
    name: 'compares with one',
    edit: inRing('return this.length === 0;', 'return this.length === 1;'),
  },
  {
    method: 'removeAt',
    name: 'counts from the end',
    edit: inRing(
      'return this.unlink(this.entryAt(index));',
      'return this.unlink(this.entryAt(this.length - 1 - index));',
    ),
  },
];

/** The end of a list is said to be no place for an element. */
export const withoutEnd: Edit = {
  file: 'contracts.ts',
  find: 'index > of(old).length }',
  replace: 'index >= of(old).length }',
};

/** That nothing is found is said to be right always. */
export const withoutOnlyIf: Edit = {
  file: 'contracts.ts',
  find: `const isFirst = (elements: Sequence, value: Element, found: number): boolean =>
  found === -1
    ? elements.every((one) => !isSame(one, value))`,
  replace: `const isFirst = (elements: Sequence, value: Element, found: number): boolean =>
  found === -1
    ? true`,
};

function bound(nodes: number, rounds: number): readonly Edit[] {
  const replaced = (find: string, replace: string): Edit => ({ file: 'lists.check.ts', find, replace });
  return [replaced('const NODES = 4;', `const NODES = ${nodes};`), replaced('unroll: 3 };', `unroll: ${rounds} };`)];
}

export async function runLists(timeLimit: number, asJson: boolean): Promise<void> {
  const { source, machine, methods, scaling } = publishedLists();
  if (!asJson) console.log(`${source}; published figures: ${machine}\n`);
  const secondsOf = (check: string): number | null => methods.find((one) => one.check === check)?.seconds ?? null;
  const plain = { only: null, mutation: '', edits: [], publishedSeconds: secondsOf, expected: null };
  const runs: readonly Run[] = [
    { ...plain, spec: 'lists' },
    { ...plain, spec: 'intrusive' },
    ...seeded.map(({ method, name, edit }): Run => ({
      spec: 'lists',
      only: `RingList.${method}`,
      mutation: name,
      edits: [edit],
      publishedSeconds: (check) => secondsOf(`seeded ${check}`),
      expected: 'refuted',
    })),
    {
      ...plain,
      spec: 'lists',
      only: 'RingList.insert',
      mutation: 'wrong specification: the end is no place',
      edits: [withoutEnd],
      publishedSeconds: () => null,
      expected: 'refuted',
    },
    {
      ...plain,
      spec: 'lists',
      only: 'RingList.indexOf',
      mutation: 'wrong specification: -1 is always right; never finds null',
      edits: [withoutOnlyIf, seeded[2]!.edit],
      publishedSeconds: () => null,
      expected: 'holds',
    },
    ...scaling.map(({ nodes, rounds, seconds }): Run => ({
      spec: 'lists',
      only: 'RingList.insert',
      mutation: `${nodes} nodes, ${nodes} items, ${rounds} rounds`,
      edits: bound(nodes, rounds),
      publishedSeconds: () => seconds,
      expected: 'holds',
    })),
  ];
  const rows: Row[] = [];
  for (const run of runs)
    for (const verdict of await verdictsOf(run, timeLimit)) {
      const row = rowOf(run, verdict);
      rows.push(row);
      console.log(asJson ? JSON.stringify(row) : lineOf(row));
    }
  const asExpected = rows.filter(({ isExpected }) => isExpected).length;
  if (!asJson) console.log(`\n${asExpected} of ${rows.length} are as expected`);
}

function verdictsOf({ spec, only, edits }: Run, timeLimit: number): Promise<readonly Verdict[]> {
  return inFolder(async (folder) => {
    cpSync(join(examplesFolder, 'bounded/lists'), folder, { recursive: true });
    startProject(folder);
    for (const edit of edits) {
      const file = join(folder, edit.file);
      writeFileSync(file, replaceOnce(readFileSync(file, 'utf8'), edit));
    }
    const request = { files: [join(folder, `${spec}.check.ts`)], scopes: null, timeLimit, memoryLimit: null, only };
    const report = await checkFiles({ ...request, engine: 'glass', workers: 1 }, () => undefined);
    return report.checks.flatMap(({ verdicts }) => verdicts);
  });
}

function rowOf({ mutation, publishedSeconds, expected }: Run, verdict: Verdict): Row {
  return {
    benchmark: 'forge-lists',
    subject: verdict.check,
    mutation,
    verdict: verdict.verdict,
    isExpected: verdict.verdict === (expected ?? (isBroken(verdict.check) ? 'refuted' : 'holds')),
    scope: verdict.scope,
    cpuSeconds: verdict.statistics.cpuSeconds,
    publishedSeconds: publishedSeconds(verdict.check),
  };
}

function isBroken(check: string): boolean {
  return check.startsWith('Old') || check === 'IntrusiveList.insert' || check === 'IntrusiveList.remove, of anything';
}

function lineOf({ subject, mutation, verdict, scope, cpuSeconds, publishedSeconds, isExpected }: Row): string {
  const what = mutation === '' ? subject : `${subject}: ${mutation}`;
  const published = publishedSeconds === null ? '' : `${publishedSeconds.toFixed(1).padStart(8)} s published`;
  const remark = isExpected ? '' : '  not as expected';
  const said = `${verdict} at ${scope ?? '-'}`;
  return `  ${what.padEnd(76)} ${said.padEnd(13)} ${cpuSeconds.toFixed(2).padStart(7)} s ${published}${remark}`;
}
