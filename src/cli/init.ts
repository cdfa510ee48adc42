/** `glassbox init FILE#Class`: writes a first spec beside the class. A file that is there is left alone. */

import { Refusal } from '../base/diagnostic.js';
import { cannotWrite, fileExists, fileNotFound, usageError } from '../base/messages.js';
import type { Glassbox } from '../index.js';
import type { Disk } from './disk.js';
import { SUCCESS, type ExitCode } from './exit-codes.js';
import { showPath, type Terminal } from './terminal.js';

export async function init(
  target: string,
  loadChecker: () => Promise<Pick<Glassbox, 'initSpecFile'>>,
  disk: Disk,
  terminal: Terminal,
): Promise<ExitCode> {
  const match = /^(.+)#([^#]+)$/.exec(target);
  if (match === null)
    throw new Refusal(usageError(`'${target}' names no class; write FILE#Class, such as queue.ts#Queue`, null));
  const [, file, className] = match;
  const path = disk.absolute(file!, terminal.currentDirectory);
  if (disk.kindOf(path) !== 'file') throw new Refusal(fileNotFound(file!, null));
  const { path: spec, text } = await (await loadChecker()).initSpecFile(path, className!);
  const shown = showPath(spec, terminal);
  if (disk.kindOf(spec) !== null) throw new Refusal(fileExists(shown, null));
  if (!write(spec, text, shown, disk)) throw new Refusal(fileExists(shown, null));
  const asked = text.includes('what is true of every')
    ? `, say what is true of every ${className!} where it asks,`
    : '';
  terminal.writeOutput(`wrote ${shown}\n\nNext: read it${asked} and run\n\n  npx glassbox ${shown}\n`);
  return SUCCESS;
}

function write(path: string, text: string, shown: string, disk: Disk): boolean {
  try {
    return disk.writeFile(path, text, false);
  } catch (problem) {
    throw new Refusal(cannotWrite(shown, (problem as Error).message, null));
  }
}
