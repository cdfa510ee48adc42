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
 * exit as it says (0 if it says nothing). `npm run docs` writes what is printed, a test compares.
 */

import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const repository = fileURLToPath(new URL('..', import.meta.url));

export interface RunnableBlock {
  /** Without the '$ '. */
  readonly command: string;
  readonly output: string;
  readonly exitCode: number;
}

const blockPattern = /(<!-- run(?: exit=(\d))? -->\s+```console\n\$ (.*)\n)([\s\S]*?)(```)/g;

export function runnableBlocks(page: string): RunnableBlock[] {
  return [...page.matchAll(blockPattern)].map((match) => ({
    command: match[3]!,
    output: match[4]!,
    exitCode: Number(match[2] ?? 0),
  }));
}

/** The page with what the commands print now. @throws if one exits differently from what the page says */
export function refreshBlocks(page: string): string {
  return page.replace(blockPattern, (_, start: string, exit: string | undefined, command: string) => {
    const { output, exitCode } = execute(command);
    if (exitCode !== Number(exit ?? 0)) throw new Error(`exit code ${exitCode} of: ${command}\n${output}`);
    return `${start}${output}\`\`\``;
  });
}

/** What a command prints on both streams, standard output first. @requires it starts with `npx glassbox` */
export function execute(command: string): { readonly output: string; readonly exitCode: number | null } {
  const [npx, glassbox, ...arguments_] = command.split(' ');
  if (npx !== 'npx' || glassbox !== 'glassbox') throw new Error(`do not know how to run: ${command}`);
  const ended = spawnSync(process.execPath, ['--import', 'tsx', 'src/cli/main.ts', ...arguments_], {
    cwd: repository,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1', GLASSBOX_DEBUG: '' },
  });
  return { output: withoutTrailingBlankLines(ended.stdout + ended.stderr), exitCode: ended.status };
}

function withoutTrailingBlankLines(text: string): string {
  return text.replace(/\n+$/, '\n');
}
