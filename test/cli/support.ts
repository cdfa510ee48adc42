/** A command line with a terminal, a disk and a checker of the test's own. */

import { Refusal } from '../../src/base/diagnostic.js';
import type { Glassbox, CheckRequest, Progress, Report } from '../../src/pipeline/request.js';
import { commandLine, type Services } from '../../src/cli/command-line.js';
import type { Disk } from '../../src/cli/disk.js';
import type { RunFile } from '../../src/cli/run.js';
import type { Terminal } from '../../src/cli/terminal.js';

export interface Outcome {
  readonly exitCode: number;
  readonly output: string;
  readonly error: string;
}

export interface World {
  /** Absolute path → text. */
  readonly files?: Record<string, string>;
  readonly report?: Report | ((request: CheckRequest) => Report | Refusal);
  readonly progress?: readonly Progress[];
  readonly checker?: Partial<Glassbox>;
  readonly runFile?: RunFile;
  readonly terminal?: Partial<Terminal>;
  /** What --watch is told, batch by batch; each may change files first. */
  readonly changes?: readonly (() => readonly string[])[];
  readonly requests?: CheckRequest[];
}

export const HOME = '/home/app';

export async function execute(arguments_: readonly string[], world: World = {}): Promise<Outcome> {
  let [output, error] = ['', ''];
  const exitCode = await commandLine(arguments_, servicesOf(world), {
    writeOutput: (text) => void (output += text),
    writeError: (text) => void (error += text),
    colour: false,
    outputColour: false,
    interactive: false,
    columns: 80,
    debug: false,
    currentDirectory: HOME,
    ...world.terminal,
  });
  return { exitCode, output, error };
}

function servicesOf(world: World): Services {
  const { requests = [], progress = [], report = { version: 2, checks: [] } } = world;
  const missing = (): never => {
    throw new Error('the test did not expect this');
  };
  return {
    version: '1.2.3',
    loadRunFile: () => Promise.resolve(world.runFile ?? (() => Promise.resolve({ kind: 'done' }))),
    loadChecker: () =>
      Promise.resolve({
        checkFiles: (request, onProgress) => {
          requests.push(request);
          for (const one of progress) onProgress(one);
          const answer = typeof report === 'function' ? report(request) : report;
          return answer instanceof Refusal ? Promise.reject(answer) : Promise.resolve(answer);
        },
        listChecks: missing,
        initSpecFile: missing,
        initPackageSpec: missing,
        learnSpecFile: missing,
        learnPackageSpec: missing,
        loadConfigFile: missing,
        dependenciesOfFile: (path) => Promise.resolve([path]),
        exportsForSpec: () => Promise.resolve(new Map()),
        ...world.checker,
      }),
    disk: memoryDisk(world.files ?? {}, world.changes ?? []),
    processors: 8,
  };
}

/** Patterns are matched by a small table: what is needed here, not what globs can do. */
function memoryDisk(files: Record<string, string>, changes: readonly (() => readonly string[])[]): Disk {
  return {
    find: (pattern, directory) => {
      const parts: Record<string, string> = { '**/': '(?:.+/)?', '*': '[^/]*', '.': '\\.' };
      const expression = new RegExp(
        `^${directory}/${pattern.replace('{ts,js,mts,mjs}', '(ts|js|mts|mjs)').replace(/\*\*\/|[*.]/g, (part) => parts[part]!)}$`,
      );
      return Promise.resolve(
        Object.keys(files)
          .filter((path) => expression.test(path))
          .sort(),
      );
    },
    readFile: (path) => files[path],
    kindOf: (path) => {
      if (path in files) return 'file';
      return Object.keys(files).some((one) => one.startsWith(`${path}/`)) ? 'folder' : null;
    },
    absolute: (path, directory) => (path.startsWith('/') ? path : `${directory}/${path.replace(/^\.\//, '')}`),
    writeFile: (path, text, replace) => {
      if (path.startsWith('/forbidden/')) throw new Error('permission denied');
      if (path in files && !replace) return false;
      files[path] = text;
      return true;
    },
    watch: () =>
      Promise.resolve(
        (async function* () {
          for (const change of changes) yield await Promise.resolve(change());
        })(),
      ),
  };
}
