/**
 * Messages about limits that were met. A limit leaves the question open and is never silent; what it says
 * is only that the limit was met, not that the program would go on for ever.
 */

import { message } from './message.js';

export const stepLimit = message({
  code: 'step-limit',
  kind: 'limit',
  meaning: 'The program ran more instructions than it was given. It may loop for ever, or only be long.',
  text: (steps: number) => `the program did not end within ${steps} instructions`,
  remedy: () => 'look for a loop that cannot end here; `glassbox run` can be allowed more with --steps',
  sample: [10000000],
});

export const recursionLimit = message({
  code: 'recursion-limit',
  kind: 'limit',
  meaning: 'Functions called each other deeper than allowed.',
  text: (depth: number) => `calls are nested more than ${depth} deep`,
  remedy: () => 'look for a recursion that cannot end here, or use a smaller input',
  sample: [10000],
});

export const nestingLimit = message({
  code: 'nesting-limit',
  kind: 'limit',
  meaning:
    'Expressions or statements stand inside each other deeper than the parser, ours or that of node, can follow.',
  text: (path: string) => `'${path}' is nested too deeply to be read`,
  remedy: () =>
    'if the text was generated, let it be generated flatter: a list instead of a chain, a loop instead of a copy',
  sample: ['tables.js'],
});

export const memoryLimit = message({
  code: 'memory-limit',
  kind: 'limit',
  meaning: 'The program made more objects, or the search more formulas, than allowed.',
  text: (what: string, limit: number) => `more than ${limit} ${what}`,
  remedy: () => 'choose a smaller scope or a smaller input',
  sample: ['objects', 1000000],
});

export const endlessLoop = message({
  code: 'endless-loop',
  kind: 'limit',
  meaning: 'The program came back to exactly the state in which it was before, so it will do so for ever.',
  text: () => 'the program never ends: it comes back to a state in which it was before',
  remedy: () => 'look for a loop whose condition does not change',
  sample: [],
});

export const notRefined = message({
  code: 'not-refined',
  kind: 'limit',
  meaning:
    'With --strict: a check has an abstraction in place of a class, and the run did not show that the class refines it.',
  text: (replaced: string, by: string, scope: number) =>
    `that ${replaced} refines ${by} was not shown in this run, for all methods and with its equality, up to scope ${scope}`,
  remedy: (replaced: string, by: string) =>
    `check refines(${replaced}, ${by}, { … }) in the same run, with every method, with equality and at a scope at least as large; or leave out --strict`,
  sample: ['TreeMap', 'AbstractTreeMap', 7],
});
