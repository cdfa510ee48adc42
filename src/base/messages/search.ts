/**
 * Why a check has no answer, or not the one that was hoped for. They end up as the reason of a verdict.
 */

import { keyText } from '../key-text.js';
import { fieldAround, fieldSpot, outsideText, type Outside } from '../outside.js';
import { message } from './message.js';

/** What is done with a check, one after the other; each has a limit of its own and may be ended by it. */
export type Phase = 'planning' | 'settling' | 'searching' | 'covering';

const doing: Readonly<Record<Phase, string>> = {
  planning: 'while the file was loaded and its checks were planned',
  settling: 'while the bounds were settled',
  searching: 'while states were searched',
  covering: 'while it was found out what of the code is needed',
};

/** A worker that does not look at the clock itself, deep inside of a regular expression perhaps, is ended from outside. */
export const timeLimit = message({
  code: 'time-limit',
  kind: 'limit',
  meaning: 'The time given to a check was over before all its states had been looked at.',
  text: (phase: Phase, exhausted: number | null, isEnded: boolean) => {
    const when = exhausted === null ? doing[phase] : `after scope ${exhausted} had been exhausted`;
    return `time ran out ${when}${isEnded ? '; the worker did not stop by itself and was ended' : ''}`;
  },
  remedy: (phase: Phase) => {
    const more = 'allow more time with --time-limit (30s by default, none for no limit)';
    switch (phase) {
      case 'planning':
        return `look for a loop that runs when modules are loaded, or ${more}`;
      case 'settling':
        return `look for a loop in the options of the check and for very large domains, choose a smaller scope, or ${more}`;
      case 'covering':
      case 'searching':
        return `${more}, or choose a smaller scope`;
    }
  },
  sample: ['searching', 5, false],
});

export const predicateLimit = message({
  code: 'predicate-limit',
  kind: 'limit',
  meaning:
    'An invariant, pre- or postcondition ran into a limit on some state within the bounds, so that it is not known whether it holds there.',
  text: (predicate: string) =>
    `the ${predicate} meets a limit of rounds or nested calls on some state within the bounds`,
  remedy: () =>
    'look for a loop or recursion in it that takes long or need not end, on invalid states as well: it is asked of all',
  sample: ['invariant'],
});

/** What is unrolled: rounds of a loop, nested calls, writes to places of an array that are not known. */
export type Unrolled = 'loop' | 'function' | 'array';

export const loopBound = message({
  code: 'loop-bound',
  kind: 'limit',
  meaning:
    'Where all paths are looked at together, loops and recursion are unrolled up to a bound. Nothing is violated up to there, but there are executions that go further, and nothing is known of these.',
  text: (what: Unrolled, rounds: number, example: string) =>
    what === 'array'
      ? `the bound of ${rounds} unknown places of an array is reached by this write, ${example}`
      : what === 'loop'
        ? `the bound of ${rounds} round${rounds === 1 ? '' : 's'} is reached in this loop, ${example}`
        : `the bound of ${rounds} nested call${rounds === 1 ? '' : 's'} is reached by this call, ${example}`,
  remedy: () => 'look whether it ends there at all; raise `unroll`, leave out `deepen: false`, or take smaller inputs',
  sample: ['loop', 3, 'for example search([0, 1], 2)'],
});

export const predicateWrites = message({
  code: 'predicate-writes',
  kind: 'input',
  meaning: 'An invariant, pre- or postcondition changes the state that it is to judge.',
  text: (predicate: string) => `the ${predicate} changes the state that it judges`,
  remedy: () => 'let it work on a copy, or leave the change out',
  sample: ['invariant'],
});

export const oldFunction = message({
  code: 'old-function',
  kind: 'input',
  meaning:
    'A postcondition uses a function in a field of `old`. Functions are not copied: it is about the subject as it is now, not as it was.',
  text: () => 'a function in a field of `old` is about the subject as it is now',
  remedy: () => 'ask the fields of `old`, or make the function a method',
  sample: [],
});

/** What brings a thing into the search space, as a line of the spec if there is one. */
function closing(what: Outside): string {
  const field = what.kind === 'value' || what.kind === 'hole' ? fieldAround(what.at) : null;
  if (field !== null) {
    const line = (domain: string): string =>
      `state: { ${keyText(field.type)}: { ${keyText(field.field)}: ${domain} } }`;
    if (what.kind === 'hole') return `say in the spec that it may have holes: ${line('array(…, { holes: true })')}`;
    const domain = what.kind === 'value' && what.at.kind === 'field' ? 'oneOf(…)' : 'array(oneOf(…))';
    return `say in the spec which values it may hold, with a domain that has this one: ${line(domain)}; or, if the state before should not be, exclude it by the invariant`;
  }
  if ((what.kind === 'variable' && what.name !== null) || what.kind === 'static field')
    return 'only the state may change: make it a field of what is checked, or take it out of the operation';
  if (what.kind === 'missing field') return 'let it hold undefined instead of taking it away: states have every field';
  return 'give what is left behind a domain that has it; or, if the state before should not be, exclude it by the invariant';
}

export const notClosed = message({
  code: 'not-closed',
  kind: 'limit',
  meaning:
    'An operation leaves something behind that the bounds do not describe: a new field, another kind of value, a variable outside of the state. Then the states that were searched are not all there are.',
  text: (operation: string, what: Outside) => `${operation} leads out of the search space: ${outsideText(what)}`,
  remedy: (_operation: string, what: Outside) => closing(what),
  sample: ['put', { kind: 'value', at: fieldSpot('Entry', 'mark') }],
});

export const noValidState = message({
  code: 'no-valid-state',
  kind: 'limit',
  meaning: 'No state within the bounds satisfies the invariant, so there was nothing to check.',
  text: (scope: number) => `no state within scope ${scope} satisfies the invariant`,
  remedy: () => 'look at the invariant and at the domains: one of them excludes every state',
  sample: [3],
});

export const neverEnabled = message({
  code: 'never-enabled',
  kind: 'limit',
  meaning:
    'No valid state and arguments satisfy the precondition and the assumptions of an operation, so nothing was checked of it.',
  text: (operation: string, scope: number) =>
    `no valid state and arguments within scope ${scope} satisfy the precondition and the assumptions of ${operation}`,
  remedy: () =>
    'look at the precondition, whose first parameter is the subject, as in (stack, item) => …, and at every assume(), or choose a larger scope',
  sample: ['pop', 3],
});

export const notReproduced = message({
  code: 'not-reproduced',
  kind: 'internal',
  meaning:
    'The search found a violation that the real JavaScript engine does not show from the same state. One of the two is wrong, so nothing is claimed.',
  text: (operation: string, what: string) => `a violation of ${operation} was not reproduced: ${what}`,
  remedy: () => 'please report this, with the spec and the code it checks',
  sample: ['put', 'the invariant holds afterwards'],
});

export const workerLost = message({
  code: 'worker-lost',
  kind: 'limit',
  meaning: 'A worker ended before it had an answer: it was killed, or its memory was exhausted.',
  text: (why: string) => `the worker was lost: ${why}`,
  remedy: () => 'choose a smaller scope, or allow more memory with --memory-limit',
  sample: ['out of memory'],
});

export const endedByViolation = message({
  code: 'ended-by-violation',
  kind: 'limit',
  meaning:
    'A search over reachable states ended at a violation of one operation, before the states that lie behind it were looked at.',
  text: (operation: string) => `the search ended at the violation of ${operation}`,
  remedy: () => 'mend that operation first, or ask the glass box engine, which needs no state to be reached',
  sample: ['put'],
});

export const notLocal = message({
  code: 'not-local',
  kind: 'input',
  meaning: 'A `repOkLocal()` reads more of the state than its own object and the tree children of that.',
  text: (type: string) => `repOkLocal() of ${type} reads beyond the node and its tree children`,
  remedy: () => 'keep what it needs in the node itself, in a ghost field perhaps, or say it in repOk() instead',
  sample: ['Node'],
});
