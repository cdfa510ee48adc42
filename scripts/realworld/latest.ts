/** Packages at the versions of today. What is refuted has to be shown by a program that node runs as well. */

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Latest } from '../../realworld/latest.js';
import { runCommandLine } from '../command-line.js';
import { failedRow, rowOf, type Row } from './row.js';

export function latestRows(folder: string, one: Latest): readonly Row[] {
  const { finding, spec } = one;
  const of = { package: one.package, version: versionOf(folder, one.package) };
  const answer = runCommandLine(`${folder}latest/${spec}.check.js`, []);
  if ('problem' in answer) return [failedRow({ ...of, subject: spec }, answer.problem)];
  return answer.report.checks.map((report) =>
    rowOf(of, report, (refuted, holds) =>
      finding?.check === report.check
        ? refuted?.goal!.name === finding.operation && isShownByNode(`${folder}findings/${spec}.js`)
        : holds,
    ),
  );
}

function versionOf(folder: string, name: string): string {
  const text = readFileSync(`${folder}node_modules/${name}/package.json`, 'utf8');
  return (JSON.parse(text) as { readonly version: string }).version;
}

/** Whether an assertion fails, and nothing else does. */
function isShownByNode(program: string): boolean {
  const { status, stderr } = spawnSync(process.execPath, [program], { encoding: 'utf8' });
  return status !== 0 && stderr.includes('ERR_ASSERTION');
}
