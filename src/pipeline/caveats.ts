/**
 * What an operation that holds does not say. That it keeps every valid state valid is one step of an induction; the others are that every
 * way to begin and every other operation do so too. Where one of them does not, or was not asked, states may come about that no
 * search looked at, and whoever reads `holds` should know it.
 */

import { isSameGoal, type Goal } from '../base/goal.js';
import { notClosed } from '../base/messages.js';
import { listed } from '../base/words.js';
import { textOf } from '../engine/plan/bound-tools.js';
import { optionalFields, type Bound, type Bounds } from '../spec/bounds.js';
import { describeBound } from '../spec/describe.js';
import type { Explored } from '../spec/explored.js';
import { isContainer } from '../spec/parts.js';
import type { Settlement } from './checker.js';
import { shortName } from './conclude.js';
import { engines, type EngineEntry } from './engines.js';
import type { Verdict } from './request.js';
import { statesTheorems } from './selection.js';

export type Caveat =
  /** Nobody could draw a sample to confirm what holds. */
  | { readonly kind: 'not sampled' }
  | { readonly kind: 'no invariant' }
  /** Nobody has written the invariant; it was learned from so many states. */
  | { readonly kind: 'learned'; readonly states: number }
  /** Alternatives that are declared and never occur; null: containers that are always empty. */
  | { readonly kind: 'no room'; readonly lacking: readonly Lacking[] }
  /** Fields that real states may lack, while code asks which there are. */
  | { readonly kind: 'absent fields'; readonly fields: readonly string[] }
  /** Fields that lead to no object in any valid state. */
  | { readonly kind: 'vacant fields'; readonly fields: readonly string[] }
  /** Trees were observed in states with at most so many objects of a class; some fields only in states that calls make. */
  | { readonly kind: 'observed'; readonly objects: number; readonly inCalls: readonly string[] }
  /** What holds does so from the states that were looked at, to which others may not keep. */
  | {
      readonly kind: 'failing';
      readonly holding: readonly string[];
      readonly failing: readonly Failing[];
      readonly onlyReached: boolean;
    }
  /** No other states were looked at than those that calls lead to. */
  | { readonly kind: 'only reached' }
  /** Variables of modules and closures go unnoticed, of these operations; null: of all that hold. */
  | { readonly kind: 'only objects'; readonly operations: readonly string[] | null }
  /** Goals that were not asked for, by their names. */
  | { readonly kind: 'not checked'; readonly goals: readonly string[]; readonly onlyReached: boolean }
  /** Public methods that the spec does not name. */
  | { readonly kind: 'unnamed'; readonly operations: readonly string[] };

interface Lacking {
  readonly place: string;
  readonly alternative: string | null;
}

interface Failing {
  /** The name of a goal, or of the check. */
  readonly what: string;
  readonly how: Exclude<Verdict['verdict'], 'holds' | 'bounded' | 'vacuous'> | 'not closed';
}

/** @param all everything that could have been checked */
export function caveatsOf(
  { isExhaustive }: Pick<EngineEntry, 'isExhaustive'>,
  {
    hasInvariant,
    next,
    bounds,
    explored,
    asksForAbsent,
    observedObjects,
    observedInCalls = [],
    isConfined = false,
    vacant = [],
    unnamed = [],
  }: Settlement,
  all: readonly Goal[],
  verdicts: readonly Verdict[],
  /** Whether anybody can run the real code. */
  hasReal: boolean,
): readonly Caveat[] {
  const isChecked = (one: Goal): boolean => verdicts.some(({ goal }) => goal !== null && isSameGoal(goal, one));
  const skipped = all.filter((goal) => !isChecked(goal)).map(({ name }) => name);
  const operations = verdicts.filter(({ goal, verdict }) => goal?.kind === 'operation' && verdict === 'holds');
  const holding = operations.map(({ goal }) => goal!.name);
  const run = operations.filter(({ engine }) => engines[engine].isReal).map(({ goal }) => goal!.name);
  const lacking = explored === undefined ? [] : neverThere(bounds, explored);
  const failing = verdicts.flatMap(failureOf);
  const onlyReached = !isExhaustive;
  /** These are no steps of an induction: each is about all well-typed states by itself. */
  const areTheorems = statesTheorems(bounds);
  const caveats: Caveat[] = [];
  if (!hasReal && verdicts.some(({ verdict }) => verdict === 'holds' || verdict === 'vacuous'))
    caveats.push({ kind: 'not sampled' });
  if (!hasInvariant && next !== 'nothing' && !areTheorems && verdicts.length > 0)
    caveats.push({ kind: 'no invariant' });
  if (bounds.learned !== undefined && verdicts.length > 0) caveats.push({ kind: 'learned', states: bounds.learned });
  if (lacking.length > 0) caveats.push({ kind: 'no room', lacking });
  if (holding.length > 0) {
    if (asksForAbsent === true) caveats.push({ kind: 'absent fields', fields: optionalFields(bounds) });
    if (vacant.length > 0) caveats.push({ kind: 'vacant fields', fields: vacant });
    if (onlyReached && next !== 'nothing') caveats.push({ kind: 'only reached' });
    else if (observedObjects !== undefined)
      caveats.push({
        kind: 'observed',
        objects: observedObjects,
        inCalls: observedInCalls.map(shortName),
      });
    if (failing.length > 0 && !areTheorems) caveats.push({ kind: 'failing', holding, failing, onlyReached });
    if (run.length > 0 && !isConfined)
      caveats.push({ kind: 'only objects', operations: run.length < holding.length ? run : null });
  }
  if (skipped.length > 0 && !areTheorems) caveats.push({ kind: 'not checked', goals: skipped, onlyReached });
  if (verdicts.length > 0 && unnamed.length > 0) caveats.push({ kind: 'unnamed', operations: unnamed });
  return caveats;
}

/** Alternatives that are declared and never occur, and containers that are always empty. */
function neverThere({ types, beginnings, operations }: Bounds, { fields, calls }: Explored): Lacking[] {
  const nameOf = (id: string): string => types.find((type) => type.id === id)?.name ?? id;
  const missing = (declared: Bound, found: Bound | null, place: string): Lacking[] => {
    const lacks = (one: Bound): Lacking => ({ place, alternative: describeBound(one, nameOf) });
    if (found === null) return [lacks(declared)];
    if (declared.kind === 'union' && found.kind === 'union') {
      const left = new Set(found.members.map(textOf));
      return declared.members.filter((one) => !isContainer(one) && !left.has(textOf(one))).map(lacks);
    }
    const isEmpty = isContainer(found) && isContainer(declared) && found.maximum === 0 && declared.maximum > 0;
    return isEmpty ? [{ place, alternative: null }] : [];
  };
  return [
    // that there is no object of a type is said where one could be
    ...fields.flatMap(({ type, field, bound }) => {
      if (bound === null) return [];
      const owner = types.find(({ id }) => id === type)!;
      return missing(owner.fields.find(({ name }) => name === field)!.bound, bound, `${owner.name}.${field}`);
    }),
    ...calls.flatMap(({ goal, arguments: given }) => {
      const called = (goal.kind === 'beginning' ? beginnings : operations).find(({ name }) => name === goal.name)!;
      const parameter = (index: number): string => called.parameters[index] ?? `argument ${index + 1}`;
      return given.flatMap(({ index, bound }) =>
        missing(called.arguments[index]!, bound, `${parameter(index)} of ${called.name}`),
      );
    }),
  ];
}

function failureOf({ goal, check, verdict, reason }: Verdict): readonly Failing[] {
  if (verdict === 'holds' || verdict === 'vacuous') return [];
  const how = verdict === 'bounded' ? 'unknown' : verdict;
  return [{ what: goal?.name ?? check, how: reason?.code === notClosed.entry.code ? 'not closed' : how }];
}

const REACHED = 'every state that calls lead to within these bounds';

export function caveatText(caveat: Caveat): string {
  switch (caveat.kind) {
    case 'not sampled':
      return 'what holds is what the search says: there is no second engine here, so no sample of states was run to confirm it';
    case 'no invariant':
      return 'there is no invariant: only exceptions, assertions and postconditions were checked';
    case 'no room': {
      const lacking = caveat.lacking.map(({ place, alternative }) =>
        alternative === null ? `elements of ${place}` : `${place} (${alternative})`,
      );
      return `of what the bounds speak of, there is no room for ${listed(lacking)}: more positions are needed`;
    }
    case 'absent fields':
      return `${listed(caveat.fields)} may be absent in real states, but not here, where undefined stands for that: what code does when it asks which properties there are (in, Object.keys, spreading, JSON.stringify …) was not checked for absent ones`;
    case 'vacant fields':
      return `${listed(caveat.fields)} ${caveat.fields.length === 1 ? 'leads' : 'lead'} to no object in any valid state: if it may be one that other fields lead to as well, say so, as in state: { Owner: { field: nullable(instances(Item)) } }`;
    case 'observed': {
      const { objects, inCalls } = caveat;
      const others = inCalls.length === 0 ? '' : `, and of ${listed(inCalls)} only in states that calls make`;
      const where =
        objects < 2
          ? 'only in states that calls make'
          : `in all states with at most ${objects} objects of each class on which the invariant ends after few nested calls${others}`;
      return `that observed fields lead to different objects was seen ${where}; others in which two lead to one object were not looked at`;
    }
    case 'failing': {
      const { holding, failing, onlyReached } = caveat;
      const from = onlyReached ? REACHED : 'every valid state';
      const each = failing.map(({ what, how }) => `${what} is ${how}`);
      const who = failing.length === 1 ? 'it' : 'they';
      return `${listed(holding)} ${holding.length === 1 ? 'holds' : 'hold'} from ${from}, but ${listed(each)}: ${who} may lead to states that are not covered`;
    }
    case 'only reached':
      return `what holds does so from ${REACHED}; other valid states were not looked at`;
    case 'only objects':
      return caveat.operations === null
        ? 'only objects were looked at: what operations keep in variables of modules and closures goes unnoticed'
        : `of ${listed(caveat.operations)} only objects were looked at: what ${caveat.operations.length === 1 ? 'it keeps' : 'they keep'} in variables of modules and closures goes unnoticed`;
    case 'not checked': {
      const rest = caveat.onlyReached ? 'were not looked at' : 'may not be covered';
      return `not checked: ${listed(caveat.goals)}; states to which nothing else leads ${rest}`;
    }
    case 'learned':
      return `the invariant was learned from ${caveat.states} states that calls led to: it says what the code did, not what somebody wants of it`;
    case 'unnamed':
      return `${listed(caveat.operations)} ${caveat.operations.length === 1 ? 'is' : 'are'} public too, but not among the operations that the spec names: not checked`;
  }
}
