/** Why a subject cannot be compared with its model. */

import { message } from './message.js';

export const outsideEffect = message({
  code: 'outside-effect',
  kind: 'unsupported',
  meaning:
    'An operation that is compared with a model, or learned from, uses timers, files, the network or other processes.',
  text: (operation: string, effect: string) => `${operation} calls ${effect}: what it does there cannot be tried again`,
  remedy: () => 'leave the operation out, or hand it a stand-in for what it uses',
  sample: ['save', 'fs.writeFileSync'],
});

export const asynchronous = message({
  code: 'asynchronous-operation',
  kind: 'unsupported',
  meaning:
    'An operation that is compared with a model, or learned from, returns a promise, so it has not ended when the next one is called.',
  text: (operation: string) => `${operation} returns a promise: it has not ended when it returns`,
  remedy: () => 'compare what it is made of and does not wait, or leave the operation out',
  sample: ['load'],
});

export const needsCallsToLearn = message({
  code: 'needs-calls-to-learn',
  kind: 'input',
  meaning: 'A check is to learn its invariant from real calls, and does not say which calls.',
  text: (what: string) => what,
  remedy: () =>
    "say what is called with what, such as operations: { push: [int(0, 2)], pop: [] }, or let 'glassbox init --learn' write the spec",
  sample: ['the domains of the arguments of push are missing'],
});

export const learningNeedsRealCode = message({
  code: 'learning-needs-real-code',
  kind: 'input',
  meaning: 'A check is to learn its invariant from real calls where nobody can run the real code, as in a browser.',
  text: () => 'learn: true runs the real code, which nobody can do here',
  remedy: () => 'check in node, or write down the invariant that a check in node has learned and printed',
  sample: [],
});

export const notRepeatable = message({
  code: 'not-repeatable',
  kind: 'unsupported',
  meaning:
    'The same calls led to another state the second time: the code, the model or the spec remembers something outside of the objects, such as a counter of a module.',
  text: (operation: string) => `the same calls up to ${operation} led to another state the second time`,
  remedy: () => 'look for variables of modules that are changed, and set them back in `initial`',
  sample: ['push'],
});

export const modelEndless = message({
  code: 'model-endless',
  kind: 'input',
  meaning: 'A call of the model, or what observes it, was still running after two seconds.',
  text: (operation: string) => `${operation} of the model does not end`,
  remedy: () => 'look for a loop in the model that need not end, or give it a precondition',
  sample: ['pop'],
});

export const notEnumerable = message({
  code: 'not-enumerable',
  kind: 'input',
  meaning: 'An operation that is compared with a model has arguments that cannot be tried one by one.',
  text: (what: string) => `arguments cannot be tried one by one: ${what}`,
  remedy: () => 'give smaller domains, such as int(0, 2), oneOf(…) or array(int(0, 1), { maximum: 2 })',
  sample: ['30000 values, more than the 20000 that are tried on every state'],
});

export const endedByDifference = message({
  code: 'ended-by-difference',
  kind: 'limit',
  meaning:
    'A comparison with a model ended where one operation differs, before all other calls of that length were tried.',
  text: (operation: string) => `the comparison ended where ${operation} differs from the model`,
  remedy: () => 'mend that operation first, or the model',
  sample: ['pop'],
});

export const needsRealCode = message({
  code: 'needs-real-code',
  kind: 'input',
  meaning: 'A comparison with a model was asked for where nobody can run the real code, as in a browser.',
  text: () => 'a comparison with a model runs the real code, which nobody can do here',
  remedy: () => 'check in node',
  sample: [],
});
