/**
 * Messages about the command line, and the one about ourselves.
 */

import { message } from './message.js';

export const usageError = message({
  code: 'usage-error',
  kind: 'input',
  meaning: 'The command line could not be understood.',
  text: (detail: string) => detail,
  remedy: () => 'see `glassbox --help`',
  sample: ["unknown command 'rum'"],
});

export const invalidOption = message({
  code: 'invalid-option',
  kind: 'input',
  meaning: 'An option was given a value it cannot have.',
  text: (option: string, value: string, expected: string) => `${option} must be ${expected}, not '${value}'`,
  remedy: () => 'see `glassbox --help`',
  sample: ['--steps', 'many', 'a whole number greater than 0'],
});

export const noRealEngine = message({
  code: 'no-real-engine',
  kind: 'input',
  meaning: 'An engine was asked for that runs the real code, where there is nobody to run it, as in a browser.',
  text: (engine: string) => `the engine '${engine}' runs the real code, which nobody can do here`,
  remedy: () => "leave the engine out, which means 'glass', or check in node",
  sample: ['enumerate'],
});

export const noSpecFiles = message({
  code: 'no-spec-files',
  kind: 'input',
  meaning: 'No spec file was found where the command line or the config says to look.',
  text: (where: string) => `no spec file found: ${where}`,
  remedy: () =>
    'write one with `glassbox init FILE#Class`, or give files, folders or patterns such as "src/**/*.check.ts"; see `glassbox --help`',
  sample: ["nothing matches '**/*.check.{ts,js,mts,mjs}'"],
});

export const nothingSelected = message({
  code: 'nothing-selected',
  kind: 'input',
  meaning: 'No check has the name that was asked for, so nothing was checked.',
  text: (only: string) => `no check or operation is called '${only}'`,
  remedy: () => 'see `glassbox --list` for the names; an operation is `Check.operation`',
  sample: ['TreeMap.putt'],
});

export const fileExists = message({
  code: 'file-exists',
  kind: 'input',
  meaning: 'A file that was to be written is there already; it is left as it is.',
  text: (path: string) => `'${path}' exists already`,
  remedy: () => 'move it away, or copy what you need from it, and try again',
  sample: ['queue.check.ts'],
});

export const cannotWrite = message({
  code: 'cannot-write',
  kind: 'input',
  meaning: 'A file could not be written.',
  text: (path: string, detail: string) => `cannot write '${path}': ${detail}`,
  remedy: () => 'check that the folder exists and may be written to',
  sample: ['/queue.check.ts', 'permission denied'],
});

export const testNotWritten = message({
  code: 'test-not-written',
  kind: 'input',
  meaning:
    'A counterexample was found whose state no test can build, so that `--emit-test` wrote none for it. It is a note, not an error.',
  text: (title: string, reason: string) => `no test was written for ${title}: ${reason}`,
  remedy: () =>
    'export what is missing from a module that the spec imports, or let the state be reached by public calls',
  sample: ['TreeMap.put', 'Entry is not exported by a module that the spec imports'],
});

export const unknownSetting = message({
  code: 'unknown-setting',
  kind: 'input',
  meaning: 'A config has a setting that does not exist.',
  text: (path: string, name: string, _known: string) => `${path} has an unknown setting '${name}'`,
  remedy: (_path: string, _name: string, known: string) => `use only ${known}`,
  sample: ['glassbox.config.ts', 'scop', 'files, scope, engine'],
});

export const invalidSetting = message({
  code: 'invalid-setting',
  kind: 'input',
  meaning: 'A config gives a setting a value it cannot have.',
  text: (path: string, name: string, expected: string, value: string) =>
    `${name} in ${path} must be ${expected}, not ${value}`,
  remedy: () => 'correct the config; `defineConfig` lets an editor check it',
  sample: ['glassbox.config.ts', 'scope', 'a number from 1, a..b upwards, or a..', "'large'"],
});

export const configFailed = message({
  code: 'config-failed',
  kind: 'input',
  meaning: 'The config threw an exception.',
  text: (exception: string) => `the config threw ${exception}`,
  remedy: () => 'correct the config; it should only compute its default export',
  sample: ['ReferenceError: scope is not defined'],
});

export const configWithoutDefault = message({
  code: 'config-without-default',
  kind: 'input',
  meaning: 'The config has no default export.',
  text: (path: string) => `${path} has no default export`,
  remedy: () => "write `export default defineConfig({ … })`, with `import { defineConfig } from 'glassbox'`",
  sample: ['glassbox.config.ts'],
});

export const invalidReport = message({
  code: 'invalid-report',
  kind: 'input',
  meaning: 'What was to be read as a report of Glassbox is none, or one of another version.',
  text: (detail: string) => `not a report of this version of Glassbox: ${detail}`,
  remedy: () => 'make the report again with `glassbox --json`; schema/verdict.schema.json describes it',
  sample: ['checks.0.verdicts: Invalid input: expected array, received string'],
});

export const internalError = message({
  code: 'internal-error',
  kind: 'internal',
  meaning: 'Glassbox itself failed. Nothing is known about the program.',
  text: (detail: string) => `Glassbox itself failed: ${detail}`,
  remedy: () => 'please report this together with the program that caused it; GLASSBOX_DEBUG=1 shows where it happened',
  sample: ['a gate has an input that does not exist'],
});
