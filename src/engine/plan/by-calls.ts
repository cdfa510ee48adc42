/**
 * A spec that asks for calls instead of states, for classes whose states no domain can describe: dictionaries, closures, buffers. Every sequence
 * of so many calls is made on the real class and held against a model that says nothing yet, so what is found are calls that fail as nobody means to,
 * or that do not end, and states in which a clause that was learned is false. Ten lines in the model make it say what is right.
 */

import { keyText } from '../../base/key-text.js';
import { inLanguage } from '../learn/clause.js';
import { established } from '../learn/established.js';
import type { Learned, LearnedOperation } from '../learn/learned.js';
import { helperTexts } from '../learn/text.js';

/** How many calls follow each other. */
const DEPTH = 3;

export interface Called {
  /** How the spec writes the class, and what people call it. */
  readonly subject: string;
  readonly name: string;
  readonly imports: readonly string[];
  /** Expressions that make one. */
  readonly making: readonly string[];
  /** By name: the domains of the arguments; null: some have none, with what is to be said of that. */
  readonly operations: readonly { readonly name: string; readonly domains: string | null; readonly comment: string }[];
  readonly isTyped: boolean;
}

export function callsText({ subject, name, imports, making, operations, isTyped }: Called, learned: Learned): string {
  const any = isTyped ? ': any' : '';
  const clauses = established(learned);
  const lines = operations.flatMap((one) =>
    one.domains === null
      ? [one.comment]
      : operationLines(one.name, atDepth(one.domains), learned.operations.get(one.name), isTyped),
  );
  const beginnings = making.map((made) => `{ subject: () => ${made}, model: () => new Model() }`);
  const isCaught = lines.some((line) => line.includes('unless('));
  const domains = lines.filter((line) => line.startsWith('      arguments: ')).join('\n');
  const used = new Set([...domains.matchAll(/\b(?<!new )([a-z]\w*)\(/g)].map(([, word]) => word!));
  return [
    `import { ${['conforms', ...used].sort().join(', ')} } from 'glassbox';`,
    ...imports,
    '',
    `/** What every ${name} should do, in a few lines; as long as nobody has written them, calls may give anything, but have to end. */`,
    'class Model {}',
    '',
    `conforms(${subject}, Model, {`,
    `  name: '${name} by its calls',`,
    `  depth: ${DEPTH}, // sequences of so many calls`,
    `  initial: ${beginnings.length === 1 ? beginnings[0]! : `[${beginnings.join(', ')}]`},`,
    ...(clauses.length === 0
      ? []
      : [
          `  // learned, not written by anybody: it held in ${learned.states} states that calls led to`,
          '  observe: {',
          `    subject: (subject${any}) => ({`,
          ...clauses.map(
            ({ text, says }) => `      ${JSON.stringify(says)}: ${inLanguage(text, isTyped).replaceAll('\n', ' ')},`,
          ),
          '    }),',
          '    model: () => ({',
          ...clauses.map(({ says }) => `      ${JSON.stringify(says)}: true,`),
          '    }),',
          '  },',
        ]),
    '  operations: {',
    ...lines,
    '  },',
    '});',
    ...helperTexts(learned, isTyped).flatMap((helper) => ['', helper]),
    ...(isCaught ? ['', unless(isTyped)] : []),
    '',
  ].join('\n');
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
