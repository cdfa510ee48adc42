#!/usr/bin/env node
/**
 * The executable: ties the command line to the process, and does nothing else.
 */

import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import type { Glassbox } from '../index.js';
import { commandLine } from './command-line.js';
import { processDisk } from './disk.js';
import { reportFailure } from './failure.js';
import { compilePatiently } from './patience.js';
import { processTerminal } from './terminal.js';

compilePatiently();

const { version } = createRequire(import.meta.url)('../../package.json') as { readonly version: string };
const terminal = processTerminal();

// a reader such as `head` may leave before we are done, which is no failure
process.stdout.on('error', () => process.exit());
process.on('uncaughtException', (error) => {
  process.exitCode = reportFailure(error, terminal);
});

// the exit code is set, not forced, so that what was written still gets out
process.exitCode = await commandLine(
  process.argv.slice(2),
  {
    version,
    loadRunFile: async () => (await import('../checker.js')).runFile,
    loadChecker: async (): Promise<Glassbox> => import('../checker.js'),
    disk: processDisk,
    processors: availableParallelism(),
  },
  terminal,
);
