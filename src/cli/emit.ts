/** `--emit-test`: writes a test for every counterexample. Such files are made, not edited: an old one is written over. */

import { Refusal } from '../base/diagnostic.js';
import { cannotWrite, invalidOption, testNotWritten } from '../base/messages.js';
import type { Glassbox, Report } from '../index.js';
import { emitTest, titleOf, type TestRunner } from '../report/index.js';
import type { Disk } from './disk.js';
import { showPath, type Terminal } from './terminal.js';

/** @param folder '' is the folder of each spec. @returns what was written, and what could not be, as text for the user */
export async function emitTests(
  report: Report,
  folder: string,
  runner: TestRunner,
  checker: Pick<Glassbox, 'exportsForSpec'>,
  disk: Disk,
  terminal: Terminal,
): Promise<readonly string[]> {
  const target = folder === '' ? null : disk.absolute(folder, terminal.currentDirectory);
  if (target !== null && disk.kindOf(target) === 'file')
    throw new Refusal(invalidOption('--emit-test', folder, 'a folder; write --emit-test=FOLDER before files', null));
  const all = report.checks.flatMap(({ verdicts, learned }) =>
    verdicts.map((verdict) => ({ verdict, isLearned: learned !== undefined })),
  );
  const said: string[] = [];
  for (const { verdict, isLearned } of all.filter((one) => one.verdict.counterexample !== null)) {
    const directory = target ?? folderOf(verdict.file);
    const exported = await checker.exportsForSpec(verdict.file);
    const made = emitTest(verdict, {
      specifier: (path) => specifierFrom(directory, path),
      find: (wanted) => exported.get(wanted) ?? null,
      runner,
      isLearned,
    });
    if (made.kind === 'none') {
      const { message, remedy } = testNotWritten(titleOf(verdict), made.reason, null);
      said.push(`note: ${message}\nhelp: ${remedy}\n`);
      continue;
    }
    const path = `${directory}/${made.name}`;
    try {
      disk.writeFile(path, made.text, true);
    } catch (problem) {
      throw new Refusal(cannotWrite(showPath(path, terminal), (problem as Error).message, null));
    }
    said.push(`wrote ${showPath(path, terminal)}\n`);
  }
  return said;
}

export function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/'));
}

/** How a file in a folder imports another: relative, and by the extension it has when it runs. Packages by their names. */
export function specifierFrom(directory: string, path: string): string {
  if (!/^(\/|[A-Za-z]:\/)/.test(path)) return path;
  const [from, to] = [directory.split('/'), path.split('/')];
  let common = 0;
  while (common < from.length && common < to.length - 1 && from[common] === to[common]) common += 1;
  const up = from.slice(common).map(() => '..');
  const relative = [...up, ...to.slice(common)].join('/');
  const running = relative
    .replace(/\.ts$/, '.js')
    .replace(/\.mts$/, '.mjs')
    .replace(/\.cts$/, '.cjs');
  return up.length === 0 ? `./${running}` : running;
}
