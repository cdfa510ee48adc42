/**
 * Runs command lines, given as JSON on standard input, one after another in this process, and prints what each wrote and
 * with which code it would have ended. Not a test: a process for tests that need many command lines.
 */

import { readFileSync } from 'node:fs';
import { commandLine } from '../../src/cli/command-line.js';
import { processDisk } from '../../src/cli/disk.js';
import { runFile } from '../../src/index.js';

const answers: Record<string, { exit: number; output: string; error: string }> = {};
for (const [path, ...options] of JSON.parse(readFileSync(0, 'utf8')) as [string, ...string[]][]) {
  const answer = { output: '', error: '' };
  const terminal = {
    writeOutput: (text: string) => void (answer.output += text),
    writeError: (text: string) => void (answer.error += text),
    colour: false,
    outputColour: false,
    interactive: false,
    columns: 80,
    currentDirectory: process.cwd().replaceAll('\\', '/'),
    debug: false,
  };
  const services = {
    version: '0',
    loadRunFile: () => Promise.resolve(runFile),
    loadChecker: () => Promise.reject(new Error('nothing is checked here')),
    disk: processDisk,
    processors: 1,
  };
  answers[path] = { exit: await commandLine(['run', path, ...options], services, terminal), ...answer };
}
process.stdout.write(JSON.stringify(answers));
