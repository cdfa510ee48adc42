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

export const invalidReport = message({
  code: 'invalid-report',
  kind: 'input',
  meaning: 'What was to be read as a report of Glassbox is none, or one of another version.',
  text: (detail: string) => `not a report of this version of Glassbox: ${detail}`,
  remedy: () => 'make the report again with `glassbox --json`; schema/verdict.schema.json describes it',
  sample: ['checks.0.verdicts: Invalid input: expected array, received undefined'],
});

export const internalError = message({
  code: 'internal-error',
  kind: 'internal',
  meaning: 'Glassbox itself failed. Nothing is known about the program.',
  text: (detail: string) => `Glassbox itself failed: ${detail}`,
  remedy: () => 'please report this together with the program that caused it; GLASSBOX_DEBUG=1 shows where it happened',
  sample: ['a gate has an input that does not exist'],
});
