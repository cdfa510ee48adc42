/**
 * `npm run realworld -- [--bug id] [--package name] [--json]`: real bugs of published packages, and packages at their latest versions. The spec
 * of a package has to refute the version with a bug, in an operation that shows it, and to hold of the version without, at the same bound; of the latest
 * versions it has to hold, or a program shows the bug. Each within 60 seconds of processor time. Exit code 1 if something is
 * otherwise. The packages are installed by `npm ci --prefix realworld`.
 */

import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { bugs } from '../realworld/bugs.js';
import { latest } from '../realworld/latest.js';
import { bugRows } from './realworld/bugs.js';
import { latestRows } from './realworld/latest.js';
import type { Row } from './realworld/row.js';

const folder = fileURLToPath(new URL('../realworld/', import.meta.url));

const { values } = parseArgs({
  options: { bug: { type: 'string' }, package: { type: 'string' }, json: { type: 'boolean', default: false } },
});
const isEverything = values.bug === undefined && values.package === undefined;
const chosenBugs = bugs.filter(({ id }) => isEverything || id === values.bug);
const chosenPackages = latest.filter((one) => isEverything || one.package === values.package);
if (chosenBugs.length + chosenPackages.length === 0 || !existsSync(`${folder}node_modules`)) {
  console.error(
    chosenBugs.length + chosenPackages.length === 0
      ? `there are the bugs ${bugs.map(({ id }) => id).join(', ')} and the packages ${latest.map((one) => one.package).join(', ')}`
      : 'the packages are not installed: npm ci --prefix realworld --ignore-scripts',
  );
  process.exit(2);
}

const widths = [33, 8, 23, 20, 5, 8];
const shown = (cells: readonly string[]): string =>
  [...cells.slice(0, -1).map((cell, index) => cell.padEnd(widths[index]!)), cells.at(-1)!].join('  ').trimEnd();
const say = (text: string): void => (values.json ? undefined : console.log(text));

function told(rows: readonly Row[]): readonly Row[] {
  for (const row of rows) {
    const { version, subject, verdict, scope, cpuSeconds, counterexample, isExpected } = row;
    const text = `${isExpected ? '' : 'NOT AS EXPECTED '}${counterexample}`;
    say(shown([row.package, version, subject, verdict, String(scope), `${cpuSeconds.toFixed(1)} s`, text]));
  }
  return rows;
}

say(shown(['package', 'version', 'subject', 'verdict', 'scope', 'CPU time', 'counterexample']));
const rows = [
  ...chosenBugs.flatMap((bug) => told(bugRows(folder, bug))),
  ...chosenPackages.flatMap((one) => told(latestRows(folder, one))),
];
const wrong = rows.filter(({ isExpected }) => !isExpected);
say(`\n${rows.length - wrong.length} of ${rows.length} as expected`);
if (values.json) console.log(JSON.stringify(rows, null, 2));
if (wrong.length > 0) process.exitCode = 1;
