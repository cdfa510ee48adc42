/**
 * A spec that asks for calls instead of states, for classes whose states no domain can describe: dictionaries, closures, buffers. Every sequence
 * of so many calls is made on the real class and held against a model that says nothing yet, so what is found are calls that fail as nobody means to,
 * or that do not end, and states in which a clause that was learned is false. Ten lines in the model make it say what is right.
 */

import { keyText } from '../../base/key-text.js';
import { describePrimitive } from '../../spec/describe.js';
import { inLanguage } from '../learn/clause.js';
import { established } from '../learn/established.js';
import type { Learned, LearnedOperation } from '../learn/learned.js';
import { helperTexts } from '../learn/text.js';

/** How many calls follow each other. */
const DEPTH = 3;

interface Operation {
  readonly name: string;
  /** Of the arguments; null: some have none, with what is to be said of that. */
  readonly domains: string | null;
  readonly comment: string;
}

export interface Called {
  /** How the spec writes the class, and what people call it. */
  readonly subject: string;
  readonly name: string;
  readonly imports: readonly string[];
  /** Expressions that make one. */
  readonly making: readonly string[];
  readonly operations: readonly Operation[];
  readonly isTyped: boolean;
}

export function callsText(called: Called, learned: Learned): string {
  const { name, imports, operations, isTyped } = called;
  const mistakeOf = (operation: string): string | null => learned.operations.get(operation)?.mistake ?? null;
  const isSuspect = (one: Operation): boolean => mistakeOf(one.name) !== null;
  const checks = [
    conformsLines(called, learned, {
      title: `${name} by its calls`,
      depth: DEPTH,
      said: operations.filter((one) => !isSuspect(one)),
    }),
    ...operations.filter(isSuspect).map((suspect) => {
      const calls = [...mistakeOf(suspect.name)!.matchAll(/\.([\p{ID_Start}$_][\p{ID_Continue}$]*)\(/gu)].map(
        ([, one]) => one!,
      );
      const said = operations.filter((one) => calls.includes(one.name));
      return [
        '// a suspect: it was seen to fail as nobody means to',
        ...conformsLines(called, learned, {
          title: `${name}: ${suspect.name}`,
          depth: Math.max(1, calls.filter((one) => said.some((known) => known.name === one)).length),
          said,
        }),
      ];
    }),
  ];
  const code = checks
    .flat()
    .filter((line) => !line.trimStart().startsWith('//'))
    .join('\n');
  const arguments_ = [...code.matchAll(/^ {6}arguments: .*$/gm)].join('\n');
  const used = new Set([...arguments_.matchAll(/(?<!new |\w)([a-z]\w*)\(/g)].map(([, word]) => word!));
  return [
    `import { ${['conforms', ...used].sort().join(', ')} } from 'glassbox';`,
    ...imports,
    '',
    `/** What every ${name} should do, in a few lines; as long as nobody has written them, calls may give anything, but have to end. */`,
    'class Model {}',
    ...checks.flatMap((lines) => ['', ...lines]),
    ...helperTexts(learned, isTyped).flatMap((helper) => ['', helper]),
    ...(code.includes('unless(') ? ['', unless(isTyped)] : []),
    '',
  ].join('\n');
}

interface Part {
  readonly title: string;
  readonly depth: number;
  readonly said: readonly Operation[];
}

function conformsLines(
  { subject, making, isTyped }: Called,
  learned: Learned,
  { title, depth, said }: Part,
): readonly string[] {
  const any = isTyped ? ': any' : '';
  const clauses = established(learned);
  const beginnings = making.map((made) => `{ subject: () => ${made}, model: () => new Model() }`);
  return [
    `conforms(${subject}, Model, {`,
    `  name: ${describePrimitive(title)},`,
    `  depth: ${depth}, // sequences of so many calls`,
    `  initial: ${beginnings.length === 1 ? beginnings[0]! : `[${beginnings.join(', ')}]`},`,
    ...(clauses.length === 0
      ? []
      : [
          `  // learned, not written by anybody: it held in ${learned.states} states that calls led to`,
          '  observe: {',
          `    subject: (subject${any}) => ({`,
          ...clauses.map(
            ({ text, says }) => `      ${describePrimitive(says)}: ${inLanguage(text, isTyped).replaceAll('\n', ' ')},`,
          ),
          '    }),',
          '    model: () => ({',
          ...clauses.map(({ says }) => `      ${describePrimitive(says)}: true,`),
          '    }),',
          '  },',
        ]),
    '  operations: {',
    ...said.flatMap((one) =>
      one.domains === null
        ? [one.comment]
        : operationLines(one.name, atDepth(one.domains), learned.operations.get(one.name), isTyped),
    ),
    '  },',
    '});',
  ];
}

function operationLines(
  name: string,
  domains: string,
  known: LearnedOperation | undefined,
  isTyped: boolean,
): readonly string[] {
  const any = isTyped ? ': any' : '';
  const { precondition = null, throws = [], next = 'subject' } = known ?? {};
  const access = /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(name) ? `.${name}` : `[${JSON.stringify(name)}]`;
  const call = `subject${access}(...given)`;
  const parameters = `(subject${any}, ...given${isTyped ? ': any[]' : ''})`;
  const allowed =
    precondition !== null
      ? [`      subject: ${parameters} => (${precondition} ? ${call} : undefined), // a guess: it throws elsewhere`]
      : throws.length > 0
        ? [
            `      subject: ${parameters} => unless([${throws.join(', ')}], () => ${call}), // a guess: it was seen to throw these`,
          ]
        : [];
  const follows = next === 'result' ? [`      next: 'result', // a guess: it leaves its own state as it is`] : [];
  return [
    `    ${keyText(name)}: {`,
    ...(domains === '[]' ? [] : [`      arguments: ${domains},`]),
    ...allowed,
    `      model: (${next === 'result' ? `model${any}` : ''}) => ${next === 'result' ? 'model' : 'undefined'}, // what is right?`,
    ...follows,
    '      result: () => undefined, // to compare results, leave this out',
    '    },',
  ];
}

/** There is no scope that grows, and no state to take objects from. */
function atDepth(domains: string): string {
  return domains.replaceAll(/\bn\)/g, '2)').replaceAll(/\binstances\(([\w$.]+)\)/g, 'made(() => new $1())');
}

function unless(isTyped: boolean): string {
  const [classes, call, error] = isTyped ? [': any[]', ': () => unknown', ': unknown'] : ['', '', ''];
  return [
    `function unless(classes${classes}, call${call}) {`,
    '  try {',
    '    return call();',
    `  } catch (problem${error}) {`,
    '    if (!classes.some((one) => problem instanceof one)) throw problem;',
    '    return undefined;',
    '  }',
    '}',
  ].join('\n');
}
