/**
 * The command line as a function: arguments in, exit code out. commander parses and writes the help; what it
 * would print itself about a mistake becomes a diagnostic like any other.
 */

import { Command, CommanderError } from 'commander';
import { Refusal } from '../base/diagnostic.js';
import { usageError } from '../base/messages.js';
import { check, type CheckServices } from './check.js';
import { SUCCESS, type ExitCode } from './exit-codes.js';
import { reportFailure } from './failure.js';
import { SPEC_FILES } from './find-specs.js';
import { init, type InitOptions } from './init.js';
import { run, type RunFile, type RunOptions } from './run.js';
import { DEFAULT_SECONDS, type CheckOptions } from './settings.js';
import type { Terminal } from './terminal.js';

export interface Services extends CheckServices {
  readonly version: string;
  /** Asked for only when a command needs it: loading the evaluator takes longer than printing the help. */
  readonly loadRunFile: () => Promise<RunFile>;
}

const exitCodeHelp = `
Exit codes:
  0  everything holds within its bounds, perhaps up to a loop bound; of run: the program ended
  1  something is refuted; of run: the program threw an exception that nothing caught
  2  the command line, a spec or the program could not be understood, or Glassbox itself failed
  3  inconclusive: unknown, unsupported or vacuous; of run: a limit was met, or something is not supported
`;

/** The same everywhere, so that the documentation can show it. */
const HELP_WIDTH = 110;

/** @ensures never throws, and writes only to `terminal` */
export async function commandLine(
  arguments_: readonly string[],
  services: Services,
  terminal: Terminal,
): Promise<ExitCode> {
  let exitCode: ExitCode = SUCCESS;
  const program = new Command('glassbox')
    .description('Checks TypeScript and JavaScript exhaustively within bounds.')
    .version(services.version, '--version', 'print the version')
    .helpOption('--help', 'print this help')
    .helpCommand(false)
    .enablePositionalOptions()
    .configureOutput({ writeOut: terminal.writeOutput, writeErr: () => undefined, getOutHelpWidth: () => HELP_WIDTH })
    .exitOverride()
    .argument('[files...]', `spec files, folders or patterns (default: ${SPEC_FILES})`)
    .option('--scope <n>', 'check scope n, scopes a..b, or a.. as far as time allows')
    .option('--engine <name>', 'auto (default: glass, soon enumerate as well), glass, enumerate or blackbox')
    .option(
      '--time-limit <duration>',
      `give up on a check after 20s, 2m … (a bare number: seconds; default: ${DEFAULT_SECONDS}s), or none`,
    )
    .option('--memory-limit <size>', 'give up on a check when a worker needs 512mb, 2gb … (a bare number: megabytes)')
    .option('--workers <count>', 'how many checks run at the same time')
    .option('--only <name>', 'check only Check or Check.operation')
    .option(
      '--strict',
      'inconclusive is what rests on an abstraction that the run did not check, or on a loop bound that is reached',
    )
    .option('--trace', 'show every statement of a counterexample, with what it changed')
    .option('--coverage [fine]', 'show which statements a contract that holds does not need; fine: how often they are')
    .option('--coverage-lcov <file>', 'write the same for editors and coverage reports')
    .option('--no-slice', "tell the solver all that a contract's call has written, not only what is asked about")
    .option('--calls <how>', 'inline or contracts: whether calls are replaced by contracts, whatever specs say')
    .option('--list', 'print what there is to check, and check nothing')
    .option('--json', 'print the report as JSON')
    .option('--emit-test [folder]', 'write a test for every counterexample, beside the spec if no folder is given')
    .option('--test-runner <name>', 'for whom tests are written: vitest (default) or node')
    .option('--watch', 'check again whatever a change may have changed')
    .option('--config <file>', 'the config to use (default: glassbox.config.{ts,js,mjs})')
    .addHelpText('after', exitCodeHelp)
    .action(async (files: string[], options: CheckOptions) => {
      exitCode = await check(files, options, services, terminal);
    });
  program
    .command('init')
    .description('write a first spec for a class, beside it, or here for a class of an installed package')
    .argument('<file#class>', 'such as src/queue.ts#Queue; of a package, avl or js-sdsl#Deque')
    .option('--learn', 'run the class, and write down what is true of it')
    .helpOption('--help', 'print this help')
    .action(async (target: string, options: InitOptions) => {
      exitCode = await init(target, options, services.loadChecker, services.disk, terminal);
    });
  program
    .command('run')
    .description('run a program in the evaluator')
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
    return reportFailure(new Refusal(asUsageError(error)), terminal);
  }
}

/** "error: unknown option '--jsn'\n(Did you mean --json?)"  =>  "unknown option '--jsn' (Did you mean --json?)" */
function asUsageError(error: CommanderError): Refusal['diagnostic'] {
  return usageError(error.message.replace(/^error: /, '').replaceAll('\n', ' '), null);
}
