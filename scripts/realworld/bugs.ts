/** Bugs that were mended: the spec of a package, asked about the version with the bug and one without. */

import { mkdirSync, writeFileSync } from 'node:fs';
import type { Bug } from '../../realworld/bugs.js';
import { runCommandLine } from '../command-line.js';
import { failedRow, rowOf, type Row } from './row.js';

export function bugRows(folder: string, bug: Bug): readonly Row[] {
  return [bug.buggy, bug.fixed].map((version) => versionRow(folder, bug, version));
}

function versionRow(folder: string, bug: Bug, version: string): Row {
  const of = { package: bug.package, version };
  const answer = runCommandLine(writeCheck(folder, bug, version), []);
  if ('problem' in answer) return failedRow({ ...of, subject: bug.part }, answer.problem);
  return rowOf(of, answer.report.checks[0]!, (refuted, holds) =>
    version === bug.buggy ? refuted !== null && bug.operations.includes(refuted.goal!.name) : holds,
  );
}

/** The spec of a package, asked about one version of it: `require` finds what old packages export. */
function writeCheck(folder: string, bug: Bug, version: string): string {
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

/** The alias under which a version of a package is installed. */
function aliasOf({ package: name }: Bug, version: string): string {
  return `${name.replace('@', '').replace('/', '-')}-${version}`;
}
