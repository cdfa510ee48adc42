/**
 * `npm run realworld -- [--bug id] [--json]`: real bugs of published packages. The spec of a package has to refute the version with the
 * bug, in an operation that shows it, and to hold of the version without, at the same bound and within 60 seconds of processor time. Exit
 * code 1 if something is otherwise. The packages are installed by `npm ci --prefix realworld`.
 */

import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { bugs, type Bug } from '../realworld/bugs.js';
import type { Verdict } from '../src/verdict/verdict.js';
import { runCommandLine, verdictsIn } from './command-line.js';

const MOST_SECONDS = 60;
const folder = fileURLToPath(new URL('../realworld/', import.meta.url));

interface Row {
  readonly bug: string;
  readonly package: string;
  readonly version: string;
  readonly subject: string;
  readonly verdict: string;
  readonly calls: number;
  readonly cpuSeconds: number;
  readonly counterexample: string;
  readonly isExpected: boolean;
}

/** The alias under which a version of a package is installed. */
function aliasOf({ package: name }: Bug, version: string): string {
  return `${name.replace('@', '').replace('/', '-')}-${version}`;
}

/** The spec of a package, asked about one version of it: `require` finds what old packages export. */
function writeCheck(bug: Bug, version: string): string {
  const base = `${folder}.cache/${bug.id}-${version}`;
  const { module, part, spec } = bug;
  mkdirSync(`${folder}.cache`, { recursive: true });
  writeFileSync(`${base}.cjs`, `module.exports = require('${aliasOf(bug, version)}${module}');\n`);
  writeFileSync(
    `${base}.check.js`,
    `import exported from './${bug.id}-${version}.cjs';\nimport { ${part} } from '../specs/${spec}.js';\n\n${part}(exported);\n`,
  );
  return `${base}.check.js`;
}

function rowOf(bug: Bug, version: string): Row {
  const base = { bug: bug.id, package: bug.package, version };
  const answer = runCommandLine(writeCheck(bug, version), []);
  if ('problem' in answer) {
    const nothing = { subject: bug.part, calls: 0, cpuSeconds: 0, counterexample: '' };
    return { ...base, ...nothing, verdict: answer.problem, isExpected: false };
  }
  const verdicts = verdictsIn(answer.report);
  const refuted = verdicts.find(({ verdict }) => verdict === 'refuted') ?? null;
  const cpuSeconds = verdicts.reduce((sum, { statistics }) => sum + statistics.cpuSeconds, 0);
  const holds = verdicts.every(({ verdict }) => verdict === 'holds');
  const isRight = version === bug.buggy ? isShownIn(refuted, bug) : holds;
  return {
    ...base,
    subject: answer.report.checks[0]!.check,
    verdict: refuted === null ? (holds ? 'holds' : wordsOf(verdicts)) : `${refuted.goal!.name} refuted`,
    calls: Math.max(...verdicts.map(({ scope }) => scope)),
    cpuSeconds,
    counterexample: refuted === null ? '' : programOf(refuted),
    isExpected: isRight && cpuSeconds < MOST_SECONDS,
  };
}

function isShownIn(refuted: Verdict | null, { operations }: Bug): boolean {
  return refuted !== null && operations.includes(refuted.goal!.name);
}

function wordsOf(verdicts: readonly Verdict[]): string {
  const others = verdicts.filter(({ verdict }) => verdict !== 'holds');
  return others
    .map(({ goal, check, verdict, reason }) => `${goal?.name ?? check} ${verdict}: ${reason?.message}`)
    .join('; ');
}

function programOf({ counterexample }: Verdict): string {
  const { reached, call, violation } = counterexample!;
  const calls = reached.kind === 'reached' ? reached.calls : [];
  return `${[...calls, `${call};`].join(' ')} // ${violation.message}`;
}

const { values } = parseArgs({ options: { bug: { type: 'string' }, json: { type: 'boolean', default: false } } });
const chosen = bugs.filter(({ id }) => values.bug === undefined || id === values.bug);
if (chosen.length === 0 || !existsSync(`${folder}node_modules`)) {
  console.error(
    chosen.length === 0
      ? `there is no bug '${values.bug}'; there are ${bugs.map(({ id }) => id).join(', ')}`
      : 'the packages are not installed: npm ci --prefix realworld',
  );
  process.exit(2);
}

const widths = [21, 8, 18, 20, 6, 9];
const shown = (cells: readonly string[]): string =>
  [...cells.slice(0, -1).map((cell, index) => cell.padEnd(widths[index]!)), cells.at(-1)!].join('  ').trimEnd();
const say = (text: string): void => (values.json ? undefined : console.log(text));

say(shown(['package', 'version', 'subject', 'verdict', 'calls', 'CPU time', 'counterexample']));
const rows = chosen.flatMap((bug) =>
  [bug.buggy, bug.fixed].map((version) => {
    const row = rowOf(bug, version);
    const { subject, verdict, calls, cpuSeconds, counterexample, isExpected } = row;
    const text = `${isExpected ? '' : 'NOT AS EXPECTED '}${counterexample}`;
    say(shown([bug.package, version, subject, verdict, String(calls), `${cpuSeconds.toFixed(1)} s`, text]));
    return row;
  }),
);
const wrong = rows.filter(({ isExpected }) => !isExpected);
say(`\n${rows.length - wrong.length} of ${rows.length} as expected`);
if (values.json) console.log(JSON.stringify(rows, null, 2));
if (wrong.length > 0) process.exitCode = 1;
