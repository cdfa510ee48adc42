/**
 * The command line as a function: arguments in, exit code out. commander parses and writes the help; what it
 * would print itself about a mistake becomes a diagnostic like any other.
 */

import { Command, CommanderError } from 'commander';
import { Refusal } from '../base/diagnostic.js';
import { usageError } from '../base/messages.js';
import { SUCCESS, USAGE_OR_INTERNAL, type ExitCode } from './exit-codes.js';
import { reportFailure } from './failure.js';
import { run, type RunFile, type RunOptions } from './run.js';
import type { Terminal } from './terminal.js';

export interface Services {
  readonly version: string;
  /** Asked for only when a command needs it: loading the evaluator takes longer than printing the help. */
  readonly loadRunFile: () => Promise<RunFile>;
}

const exitCodeHelp = `
Exit codes:
  0  the program ended
  1  the program threw an exception that nothing caught
  2  the command line or the program could not be understood, or Glassbox itself failed
  3  inconclusive: a limit was met, or the program reached something that is not supported
`;

/** @ensures never throws, and writes only to `terminal` */
export async function commandLine(
  arguments_: readonly string[],
  services: Services,
  terminal: Terminal,
): Promise<ExitCode> {
  let exitCode: ExitCode = SUCCESS;
  const program = new Command('glassbox')
    .description('Runs TypeScript and JavaScript in the evaluator of Glassbox.')
    .version(services.version, '--version', 'print the version')
    .helpOption('--help', 'print this help')
    .helpCommand(false)
    .configureOutput({ writeOut: terminal.writeOutput, writeErr: () => undefined })
    .exitOverride()
    .addHelpText('after', exitCodeHelp);
  program
    .command('run')
    .description('run a program')
    .argument('<file>', 'a .ts, .mts, .cts, .js, .mjs or .cjs file')
    .option('--steps <count>', 'give up after this many instructions')
    .helpOption('--help', 'print this help')
    .action(async (file: string, options: RunOptions) => {
      exitCode = await run(file, options, await services.loadRunFile(), terminal);
    });
  try {
    await program.parseAsync(arguments_, { from: 'user' });
    return exitCode;
  } catch (error) {
    if (!(error instanceof CommanderError)) return reportFailure(error, terminal);
    if (error.exitCode === 0) return SUCCESS; // help or version was printed
    if (error.code !== 'commander.help') return reportFailure(new Refusal(asUsageError(error)), terminal);
    terminal.writeError(program.helpInformation());
    return USAGE_OR_INTERNAL;
  }
}

/** "error: unknown command 'rum'\n(Did you mean run?)"  =>  "unknown command 'rum' (Did you mean run?)" */
function asUsageError(error: CommanderError): Refusal['diagnostic'] {
  return usageError(error.message.replace(/^error: /, '').replaceAll('\n', ' '), null);
}
