/**
 * What an operation that holds does not say. That it keeps every valid state valid is one step of an induction; the others are that every
 * way to begin and every other operation do so too. Where one of them does not, or was not asked, states may come about that no
 * search looked at, and whoever reads `holds` should know it.
 */

import type { CheckReport, EngineName, Verdict } from './request.js';
import type { Settlement } from './checker.js';
import { isSameGoal, type Goal } from '../base/goal.js';
import { notClosed } from '../base/messages.js';
import { optionalFields, type Bound, type Bounds } from '../spec/bounds.js';
import { describeBound } from '../spec/describe.js';
import type { Explored } from '../spec/explored.js';

const NOT_CLOSED = notClosed.entry.code;

/** @param all everything that could have been checked */
export function caveatsOf(
  engine: EngineName,
  {
    hasInvariant,
    next,
    bounds,
    explored,
    asksForAbsent = false,
    observedObjects,
    vacant = [],
    unnamed = [],
  }: Settlement,
  all: readonly Goal[],
  verdicts: readonly Verdict[],
  /** Whether there is one that runs the real code. */
  hasSecondEngine: boolean,
): CheckReport['caveats'] {
  const isChecked = (one: Goal): boolean => verdicts.some(({ goal }) => goal !== null && isSameGoal(goal, one));
  const skipped = all.filter((goal) => !isChecked(goal)).map(({ name }) => name);
  const holding = verdicts.flatMap(({ goal, verdict }) =>
    goal?.kind === 'operation' && verdict === 'holds' ? [goal.name] : [],
  );
  const caveats: string[] = [];
  if (!hasSecondEngine && verdicts.some(({ verdict }) => verdict === 'holds' || verdict === 'vacuous'))
    caveats.push(
      'what holds is what the search says: there is no second engine here, so no sample of states was run to confirm it',
    );
  if (!hasInvariant && next !== 'nothing' && verdicts.length > 0)
    caveats.push('there is no invariant: only exceptions, assertions and postconditions were checked');
  const never = explored === undefined ? [] : neverThere(bounds, explored);
  if (never.length > 0)
    caveats.push(`of what the bounds speak of, there is no room for ${listed(never)}: more positions are needed`);
  const failing = verdicts.flatMap((verdict) => {
    const what = failure(verdict);
    return what === null ? [] : [what];
  });
  if (holding.length > 0 && asksForAbsent)
    caveats.push(
      `${listed(optionalFields(bounds))} may be absent in real states, but not here, where undefined stands for that: what code does when it asks which properties there are (in, Object.keys, spreading, JSON.stringify …) was not checked for absent ones`,
    );
  if (holding.length > 0 && vacant.length > 0)
    caveats.push(
      `${listed(vacant)} ${vacant.length === 1 ? 'leads' : 'lead'} to no object in any valid state: if it may be one that other fields lead to as well, say so, as in state: { Owner: { field: nullable(instances(Item)) } }`,
    );
  if (holding.length > 0 && observedObjects !== undefined)
    caveats.push(
      `that observed fields lead to different objects was seen in all states with at most ${observedObjects} objects of each class on which the invariant ends after few nested calls; others in which two lead to one object were not looked at`,
    );
  if (holding.length > 0 && failing.length > 0) {
    const who = failing.length === 1 ? 'it' : 'they';
    caveats.push(
      `${listed(holding)} ${holding.length === 1 ? 'holds' : 'hold'} from every valid state, but ${listed(failing)}: ${who} may lead to states that are not covered`,
    );
  }
  if (engine !== 'glass' && holding.length > 0)
    caveats.push(
      'only objects were looked at: what operations keep in variables of modules and closures goes unnoticed',
    );
  if (skipped.length > 0) {
    const rest =
      engine === 'blackbox'
        ? 'states to which nothing else leads were not looked at'
        : 'states to which nothing else leads may not be covered';
    caveats.push(`not checked: ${listed(skipped)}; ${rest}`);
  }
  if (verdicts.length > 0 && unnamed.length > 0)
    caveats.push(
      `${listed(unnamed)} ${unnamed.length === 1 ? 'is' : 'are'} public too, but not among the operations that the spec names: not checked`,
    );
  return caveats;
}

/** Alternatives that are declared and never occur, and containers that are always empty. */
function neverThere({ types, beginnings, operations }: Bounds, { fields, calls }: Explored): string[] {
  const nameOf = (id: string): string => types.find((type) => type.id === id)?.name ?? id;
  const missing = (declared: Bound, found: Bound | null, what: string): string[] => {
    if (found === declared) return [];
    if (found === null) return [`${what} (${describeBound(declared, nameOf)})`];
    if (declared.kind === 'union' && found.kind === 'union') {
      const left = new Set(found.members.map((one) => describeBound(one, nameOf)));
      return declared.members
        .filter((one) => !('maximum' in one) && !left.has(describeBound(one, nameOf)))
        .map((one) => `${what} (${describeBound(one, nameOf)})`);
    }
    const isEmpty = 'maximum' in found && 'maximum' in declared && found.maximum === 0 && declared.maximum > 0;
    return isEmpty ? [`elements of ${what}`] : [];
  };
  return [
    ...fields.flatMap(({ type, field, bound }) => {
      const owner = types.find(({ id }) => id === type)!;
      return missing(owner.fields.find(({ name }) => name === field)!.bound, bound, `${owner.name}.${field}`);
    }),
    ...calls.flatMap(({ goal, arguments: given }) => {
      const called = (goal.kind === 'beginning' ? beginnings : operations).find(({ name }) => name === goal.name);
      return called === undefined
        ? []
        : given.flatMap(({ index, bound }) =>
            missing(
              called.arguments[index]!,
              bound,
              `${called.parameters[index] ?? `argument ${index + 1}`} of ${called.name}`,
            ),
          );
    }),
  ];
}

/** `remove is not closed`; null if nothing is wrong. */
function failure({ goal, check, verdict, reason }: Verdict): string | null {
  switch (verdict) {
    case 'holds':
    case 'vacuous':
      return null;
    case 'refuted':
    case 'unsupported':
    case 'unknown':
      return `${goal?.name ?? check} is ${reason?.code === NOT_CLOSED ? 'not closed' : verdict}`;
  }
}

function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)!}`;
}
