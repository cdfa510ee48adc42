/**
 * Shell sessions in the documentation that really happen. A block
 *
 *     <!-- run exit=1 -->
 *
 *     ```console
 *     $ npx glassbox run program.ts
 *     what it prints
 *     ```
 *
 * is run from the root of the repository, with the command line loaded from source; it must print what it shows and
 * exit as it says (0 if it says nothing). With `stdout` after `run`, what goes to standard error is not shown. `npm run docs`
 * writes what is printed, a test compares; how long something took is no part of the comparison, and enumeration has no part in what the glass
 * box decides, however slow the machine is.
 */

import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const repository = fileURLToPath(new URL('..', import.meta.url));

export interface RunnableBlock {
  /** Without the '$ '. */
  readonly command: string;
  readonly output: string;
  readonly exitCode: number;
  /** Whether standard error is left out. */
  readonly quiet: boolean;
}

const blockPattern = /(<!-- run( stdout)?(?: exit=(\d))? -->\s+```console\n\$ (.*)\n)([\s\S]*?)(```)/g;

export function runnableBlocks(page: string): RunnableBlock[] {
  return [...page.matchAll(blockPattern)].map((match) => ({
    command: match[4]!,
    output: match[5]!,
    exitCode: Number(match[3] ?? 0),
    quiet: match[2] !== undefined,
  }));
}

/** The page with what the commands print now. @throws if one exits differently from what the page says */
export function refreshBlocks(page: string): string {
  return page.replace(blockPattern, (_, start: string, quiet?: string, exit?: string, command = '') => {
    const { output, exitCode } = execute(command, quiet !== undefined);
    if (exitCode !== Number(exit ?? 0)) throw new Error(`exit code ${exitCode} of: ${command}\n${output}`);
    return `${start}${output}\`\`\``;
  });
}

/** The same for all who print the same but for the time it took. */
export function withoutTimes(output: string): string {
  return output.replaceAll(/ +\d+\.\d s$/gm, ' 0.0 s');
}

/** What a command prints, standard output first. @requires it starts with `npx glassbox` */
export function execute(
  command: string,
  quiet: boolean,
): { readonly output: string; readonly exitCode: number | null } {
  const [npx, glassbox, ...arguments_] = command.split(' ');
  if (npx !== 'npx' || glassbox !== 'glassbox') throw new Error(`do not know how to run: ${command}`);
  const ended = spawnSync(process.execPath, ['scripts/development/cli-main.js', ...arguments_], {
    cwd: repository,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1', GLASSBOX_DEBUG: '', GLASSBOX_HEAD_START: '60000' },
  });
  const printed = quiet ? ended.stdout : ended.stdout + ended.stderr;
  return { output: withoutTrailingBlankLines(printed), exitCode: ended.status };
}

function withoutTrailingBlankLines(text: string): string {
  return text.replace(/\n+$/, '\n');
}
