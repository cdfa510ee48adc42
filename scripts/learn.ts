/**
 * `npm run learn -- [subject…] [--json]`: what `glassbox init --learn` finds for classes of the examples and of packages, without a word of any
 * spec: the invariants that the examples have are taken out first. Then each class is broken, one seeded bug at a time, and checked against
 * what was learned from the right version, which itself has to hold at the same scope. Exit code 1 if less than half of the bugs of a class are refuted,
 * unless the list says that it is known.
 */

import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { folderOf } from '../packages/checked.js';
import { patches } from '../packages/patches.js';
import { bugsOf, exampleNames, examplesFolder, inFolder, replaceOnce, startProject } from './broken.js';
import { runCommandLine, verdictsIn } from './command-line.js';

interface Bug {
  readonly name: string;
  readonly file: string;
  readonly find: string;
  readonly replace: string;
  readonly operation: string | null;
  readonly scope: number;
}

interface Subject {
  readonly name: string;
  readonly class: string;
  /** The argument of `init`, and the folder that it is of, copied into a project. */
  readonly target: string;
  readonly spec: string;
  copy(project: string): void;
  /** Where the files with bugs are. */
  readonly folder: string;
  bugs(): Promise<readonly Bug[]>;
}

function example(name: string, class_: string): Subject {
  const file = `${name}.ts`;
  return {
    name,
    class: class_,
    target: `${name}/${file}#${class_}`,
    spec: `${name}/${name}.check.ts`,
    folder: name,
    copy: (project) => {
      for (const one of exampleNames) cpSync(join(examplesFolder, one), join(project, one), { recursive: true });
      rmSync(join(project, name, `${name}.check.ts`));
    },
    bugs: async () => (await bugsOf(name)).filter((bug) => bug.file === file),
  };
}

function ofPackage(name: string, class_: string, spec: string): Subject {
  return {
    name,
    class: class_,
    target: `${name}#${class_}`,
    spec,
    folder: `node_modules/${name}`,
    copy: (project) => cpSync(folderOf(name), join(project, 'node_modules', name), { recursive: true }),
    bugs: () => Promise.resolve(patches.filter((patch) => patch.package === name)),
  };
}

const subjects: readonly Subject[] = [
  example('search-tree', 'SearchTree'),
  example('avl-tree', 'AvlTree'),
  example('red-black-tree', 'RedBlackTree'),
  example('tree-map', 'TreeMap'),
  example('treap', 'Treap'),
  example('b-tree', 'BTree'),
  example('heap-array', 'HeapArray'),
  example('pairing-heap', 'PairingHeap'),
  example('doubly-linked-list', 'DoublyLinkedList'),
  example('stack', 'Stack'),
  example('queue', 'Queue'),
  example('lru-cache', 'LruCache'),
  example('hash-map', 'HashMap'),
  example('interval-map', 'IntervalMap'),
  example('skip-list', 'SkipList'),
  ofPackage('avl', 'AVLTree', 'avl-tree.check.js'),
  ofPackage('functional-red-black-tree', 'RedBlackTree', 'red-black-tree.check.js'),
  ofPackage('tinyqueue', 'TinyQueue', 'tiny-queue.check.js'),
  ofPackage('yallist', 'Yallist', 'yallist.check.js'),
  ofPackage('splaytree', 'Splaytree', 'splaytree.check.js'),
  ofPackage('denque', 'Denque', 'denque.check.js'),
];

interface Row {
  readonly subject: string;
  readonly clauses: number;
  readonly inductive: number | null;
  readonly refuted: number;
  readonly seeded: number;
  readonly missed: readonly string[];
  readonly cpuSeconds: number;
  readonly problem: string | null;
}

const commandLine = fileURLToPath(new URL('development/cli-main.js', import.meta.url));
/** The smallest scope at which broken versions are checked: that of the spec. */
const LEAST_SCOPE = 3;

/** Runs a command and says how long processors worked for it, those of its own processes included. */
function timed(folder: string, given: readonly string[]): { readonly output: string; readonly cpuSeconds: number } {
  const script = '"$@"; times';
  const { stdout, stderr } = spawnSync('bash', ['-c', script, 'bash', process.execPath, commandLine, ...given], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  const seconds = [...stdout.matchAll(/(\d+)m([\d.]+)s/g)].slice(-2);
  return {
    output: stdout + stderr,
    cpuSeconds: seconds.reduce((sum, [, minutes, rest]) => sum + 60 * Number(minutes) + Number(rest), 0),
  };
}

/** What an example says of itself is of no use to whoever learns. */
function withoutInvariants(text: string): string {
  return text
    .replaceAll(/^( {2})repOk(Local)?\(\): boolean/gm, '$1private judged$2(): boolean')
    .replaceAll('.repOk()', '.judged()');
}

async function rowOf(subject: Subject): Promise<Row> {
  const bugs = await subject.bugs();
  return inFolder((project) => {
    startProject(project);
    subject.copy(project);
    for (const file of filesOf(subject, bugs)) {
      const path = join(project, subject.folder, file);
      writeFileSync(path, withoutInvariants(readFileSync(path, 'utf8')));
    }
    const { output, cpuSeconds } = timed(project, ['init', subject.target, '--learn']);
    const said = /it is:\n((?: {2}.*\n)*)/.exec(output)?.[1]?.split('\n') ?? [];
    const clauses = said.filter((line) => /^ {2}\S/.test(line) && !line.includes('nothing but')).length;
    const inductive = /keeps it up to scope (\d+)/.exec(output)?.[1] ?? null;
    const base = {
      subject: subject.name,
      clauses,
      inductive: inductive === null ? null : Number(inductive),
      seeded: bugs.length,
      cpuSeconds,
    };
    if (!/^wrote /m.test(output)) return { ...base, refuted: 0, missed: [], problem: output.trim() };
    if (values.spec) console.log(output, readFileSync(join(project, subject.spec), 'utf8'));
    const missed = bugs.filter((bug) => !isRefuted(project, subject, bug, base.inductive)).map(({ name }) => name);
    return { ...base, refuted: bugs.length - missed.length, missed, problem: null };
  });
}

function filesOf({ name, class: class_ }: Subject, bugs: readonly Bug[]): readonly string[] {
  return class_ === '' ? [name] : [...new Set(bugs.map(({ file }) => file))];
}

/**
 * Whether the operation with the bug is refuted, or, if it is none of the spec, any that calls it, and the same without the bug is not.
 * @param inductive the scope up to which it is known already that no operation of the spec is refuted without a bug
 */
function isRefuted(
  project: string,
  { folder, spec, class: class_ }: Subject,
  bug: Bug,
  inductive: number | null,
): boolean {
  const path = join(project, folder, bug.file);
  const right = readFileSync(path, 'utf8');
  const isNamed = new RegExp(`^ {4}${bug.operation}:`, 'm').test(readFileSync(join(project, spec), 'utf8'));
  const only = isNamed ? ['--only', `${class_}.${bug.operation}`] : [];
  const scope = Math.max(LEAST_SCOPE, bug.scope);
  const options = ['--scope', String(scope), ...only];
  writeFileSync(path, withoutInvariants(replaceOnce(right, { ...bug, find: withoutInvariants(bug.find) })));
  const broken = verdictsOf(join(project, spec), options);
  writeFileSync(path, right);
  if (!broken.includes('refuted')) return false;
  return (isNamed && scope <= (inductive ?? 0)) || !verdictsOf(join(project, spec), options).includes('refuted');
}

function verdictsOf(spec: string, options: readonly string[]): readonly string[] {
  const answer = runCommandLine(spec, options);
  return 'problem' in answer ? [answer.problem] : verdictsIn(answer.report).map(({ verdict }) => verdict);
}

const { values, positionals } = parseArgs({
  options: { json: { type: 'boolean', default: false }, spec: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const chosen = subjects.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
if (chosen.length === 0) {
  console.error(`usage: npm run learn -- [${subjects.map(({ name }) => name).join('|')}] [--json]`);
  process.exit(2);
}
const say = (...cells: readonly string[]): void => {
  if (!values.json)
    console.log(
      cells
        .map((cell, index) => (index === 0 ? cell.padEnd(26) : cell.padEnd(11)))
        .join('')
        .trimEnd(),
    );
};
say('class', 'clauses', 'inductive', 'refuted', 'CPU time', 'not refuted');
const rows: Row[] = [];
for (const subject of chosen) {
  const row = await rowOf(subject);
  rows.push(row);
  const { clauses, inductive, refuted, seeded, cpuSeconds, missed, problem } = row;
  const scope = inductive === null ? 'no' : `scope ${inductive}`;
  const rest = problem === null ? missed.join('; ') : problem;
  say(subject.name, String(clauses), scope, `${refuted} of ${seeded}`, `${cpuSeconds.toFixed(1)} s`, rest);
}
if (values.json) console.log(JSON.stringify(rows, null, 2));
const isEnough = ({ inductive, refuted, seeded }: Row): boolean => inductive !== null && 2 * refuted >= seeded;
say('', `${rows.filter(isEnough).length} of ${rows.length} have an inductive invariant that refutes half of the bugs`);
