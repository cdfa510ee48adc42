/**
 * Messages about what Glassbox does not do. A construct is refused only when the program reaches it, so a
 * module may contain what nobody calls.
 *
 * The front end writes the code, the construct as it stands in the source, and a remedy that fits the place
 * into a `refuse` instruction; `unsupportedConstruct` turns that into a diagnostic. Where something else has
 * to be said, the code has a factory of its own below.
 */

import type { Diagnostic } from '../diagnostic.js';
import type { Span } from '../span.js';
import { message, type CatalogueEntry } from './message.js';

/** What the table knows of one unsupported thing: `construct` is an example, `remedy` what to say if the place has nothing better. */
interface UnsupportedDescription {
  readonly meaning: string;
  readonly construct: string;
  readonly remedy: string;
}

const unsupportedTable = {
  await: {
    meaning:
      'Something would go on later: an `await`, a callback of a promise or a timer in a check, which ends with the operation it is about; an `await using` anywhere.',
    construct: 'what waits for a promise',
    remedy: 'move the part to be checked into code that does not wait',
  },
  'dynamic-import': {
    meaning: 'An `import(…)` expression was reached.',
    construct: 'import(…)',
    remedy: 'import the module with an import declaration at the top of the file',
  },
  'with-statement': {
    meaning: 'A `with` statement was reached.',
    construct: 'with statement',
    remedy: 'name the object before each property',
  },
  'direct-eval': {
    meaning: 'Code other than `this` was to be made from text with `eval` or `Function`.',
    construct: 'eval(…)',
    remedy: 'write the code as an ordinary function',
  },
  decorator: {
    meaning: 'A decorator that is not one of ours was reached.',
    construct: 'decorator @logged',
    remedy: 'remove the decorator, or apply what it does by an ordinary call',
  },
  proxy: {
    meaning: 'A `Proxy` was to be made.',
    construct: 'new Proxy(…)',
    remedy: 'use an ordinary object in the code to be checked',
  },
  'input-output': {
    meaning: 'The program was about to read or write something outside itself.',
    construct: "module 'node:fs'",
    remedy: 'separate what computes from what reads and writes, and check the part that computes',
  },
  'unsupported-builtin': {
    meaning: 'The program uses a part of the standard library that is not modelled.',
    construct: 'Atomics.add',
    remedy: 'write it by other means, or keep it out of the code to be checked',
  },
  'unsupported-syntax': {
    meaning: 'The program reached a piece of syntax that is not modelled.',
    construct: 'JSX element',
    remedy: 'write it differently in the code to be checked',
  },
  'too-many-cases': {
    meaning:
      'An operation on a value with many possible contents would have to be done for each of them, and they are too many.',
    construct: 'Math.sin on 5000 possible values',
    remedy: 'choose a smaller scope, or a narrower domain for what this value depends on',
  },
  'made-in-node': {
    meaning: 'A function of `made(…)` makes something that only node can make; engines that run the code take it.',
    construct: 'made(…) of what only node can make',
    remedy:
      'give it to operations only, not to constructors and fields, and have the code run, with --engine auto or enumerate',
  },
  'sparse-array': {
    meaning: 'An array with large gaps between its elements was to be made.',
    construct: 'array with an element at index 4000000000',
    remedy: 'use a Map for keys that are far apart',
  },
  nondeterministic: {
    meaning: 'The result of an operation depends on chance or on the clock.',
    construct: 'Math.random',
    remedy: 'pass the number or the time as an argument',
  },
  'import-query': {
    meaning: 'An import names a file with a ?query or a #fragment, which makes node load it once more.',
    construct: "'./queue.js?fresh'",
    remedy: 'import the file by its name alone',
  },
  'unsupported-url': {
    meaning: 'An import names a URL that is not a file.',
    construct: "'https://example.com/queue.js'",
    remedy: 'save the module as a file, and import that',
  },
} satisfies Record<string, UnsupportedDescription>;

/** The codes a `refuse` instruction may carry. */
export type UnsupportedCode = keyof typeof unsupportedTable;

export const unsupportedCodes: readonly UnsupportedCode[] = Object.keys(unsupportedTable) as UnsupportedCode[];

/**
 * The diagnostic of a construct that was reached and cannot be done.
 * @param code one of `unsupportedCodes`; wider here because the IR keeps codes as plain strings
 * @param construct what it is, as the user wrote it or would call it
 * @param remedy what to do about it here; '' takes the general remedy of the code
 */
export function unsupportedConstruct(code: string, construct: string, remedy: string, span: Span | null): Diagnostic {
  if (!Object.hasOwn(unsupportedTable, code)) {
    throw new Error(`no such code of an unsupported construct: ${code}`); // the front end writes only codes of the table
  }
  return {
    code,
    kind: 'unsupported',
    message: `not supported: ${construct}`,
    remedy: remedy === '' ? unsupportedTable[code as UnsupportedCode].remedy : remedy,
    span,
  };
}

/** The table as the page of codes lists it. */
export const unsupportedEntries: readonly CatalogueEntry[] = unsupportedCodes.map((code) => ({
  code,
  kind: 'unsupported',
  meaning: unsupportedTable[code].meaning,
  sample: unsupportedConstruct(code, unsupportedTable[code].construct, '', null),
}));

/** A part of the standard library, by the name the user would call it: `Atomics.add`, `node:util`. */
export function unsupportedBuiltin(name: string, span: Span | null): Diagnostic {
  return unsupportedConstruct('unsupported-builtin', name, '', span);
}

export function inputOutput(name: string, span: Span | null): Diagnostic {
  return unsupportedConstruct('input-output', name, '', span);
}

/** @param name the source of chance: `Math.random`, `Date.now` */
export function nondeterministic(name: string, span: Span | null): Diagnostic {
  return unsupportedConstruct('nondeterministic', name, '', span);
}

/** @param operation what was to be done case by case; @param count how many cases, at least */
export function tooManyCases(operation: string, count: number, span: Span | null): Diagnostic {
  return unsupportedConstruct('too-many-cases', `${operation} on ${count} possible values`, '', span);
}

/** @param why what is not supported of what it does */
export function madeInNode(text: string, why: string, span: Span | null): Diagnostic {
  return unsupportedConstruct('made-in-node', `made(() => ${text}) here, because of ${why}`, '', span);
}

export function sparseArray(index: number, span: Span | null): Diagnostic {
  return unsupportedConstruct('sparse-array', `array with an element at index ${index}`, '', span);
}

export const testFramework = message({
  code: 'test-framework',
  kind: 'unsupported',
  meaning: 'A spec, or code that it checks, imports what belongs to tests, such as `expect`.',
  text: (name: string) => `'${name}' is for tests, which run code on one state after another`,
  remedy: () =>
    'say what has to hold by an expression, as in postcondition: (stack, old, result) => stack.size > 0; in code that is checked, throw an Error or use node:assert',
  sample: ['vitest'],
});

export const nativeAddon = message({
  code: 'native-addon',
  kind: 'unsupported',
  meaning: 'A package is partly written in machine code, which cannot be checked.',
  text: (path: string) => `not supported: native addon '${path}'`,
  remedy: () => 'keep the package out of the code to be checked',
  sample: ['build/addon.node'],
});
