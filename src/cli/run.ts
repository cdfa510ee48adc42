/**
 * `glassbox run FILE`: runs a program in the evaluator instead of node. Nothing is checked; it shows whether the
 * evaluator understands the program, and that it does what node would do.
 */

import { renderPlace } from '../base/code-frame.js';
import { Refusal } from '../base/diagnostic.js';
import { invalidOption } from '../base/messages.js';
import type { Span } from '../base/span.js';
import { PROGRAM_FAILED, SUCCESS, type ExitCode } from './exit-codes.js';
import { renderOptions, type Terminal } from './terminal.js';

export type RunResult =
  | { readonly kind: 'done' }
  | { readonly kind: 'uncaught'; readonly name: string; readonly message: string; readonly span: Span | null };

/** Runs the program that starts at `path`; a `Refusal` is thrown when that cannot be done. */
export type RunFile = (
  path: string,
  options: {
    readonly steps?: number;
    readonly print: (line: string) => void;
    readonly printError: (line: string) => void;
    readonly write: (text: string, stream: 'out' | 'error') => void;
  },
) => Promise<RunResult>;

export interface RunOptions {
  readonly steps?: string;
}

export async function run(path: string, settings: RunOptions, runFile: RunFile, terminal: Terminal): Promise<ExitCode> {
  const result = await runFile(path, {
    ...(settings.steps === undefined ? {} : { steps: parseCount('--steps', settings.steps) }),
    print: (line) => terminal.writeOutput(`${line}\n`),
    printError: (line) => terminal.writeError(`${line}\n`),
    write: (text, stream) => (stream === 'out' ? terminal.writeOutput(text) : terminal.writeError(text)),
  });
  switch (result.kind) {
    case 'done':
      return SUCCESS;
    case 'uncaught': {
      const options = renderOptions(terminal);
      const parts = [result.name, result.message].filter((part) => part !== '');
      terminal.writeError(`${options.paint.error('Uncaught')} ${parts.join(': ')}\n`);
      if (result.span !== null) terminal.writeError(`${renderPlace(result.span, options)}\n`);
      return PROGRAM_FAILED;
    }
  }
}

function parseCount(option: string, text: string): number {
  const count = Number(text);
  if (!/^\d+$/.test(text) || count === 0 || !Number.isSafeInteger(count)) {
    throw new Refusal(invalidOption(option, text, 'a whole number greater than 0', null));
  }
  return count;
}
