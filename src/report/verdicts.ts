/** The words for verdicts: how they are called, coloured and counted. */

import type { Verdict, VerdictKind } from '../verdict/verdict.js';
import type { Tone } from './paint.js';
import { plural } from './numbers.js';

export const verdictTones: Readonly<Record<VerdictKind, Tone>> = {
  holds: 'good',
  bounded: 'doubtful',
  refuted: 'bad',
  vacuous: 'doubtful',
  unknown: 'doubtful',
  unsupported: 'doubtful',
};

type Title = Pick<Verdict, 'check' | 'goal'>;

/** `TreeMap.put`; `TreeMap, new TreeMap` of a way to begin */
export function titleOf({ check, goal }: Title): string {
  if (goal === null || goal.name === check) return check;
  return goal.kind === 'operation' ? `${check}.${goal.name}` : `${check}, ${goal.name}`;
}

/** A violation that nobody has replayed: the search says so, and no second engine was there to be asked. */
function isUnreplayed({ counterexample }: Verdict): boolean {
  return counterexample?.replayed === false;
}

/** The verdict in a word or two. */
export function wordOf(verdict: Verdict): string {
  if (verdict.verdict === 'bounded') return 'holds, loop bound reached';
  return isUnreplayed(verdict) ? `${verdict.verdict} (not replayed)` : verdict.verdict;
}

/** `holds: TreeMap.put up to scope 7`. Never more than was shown. */
export function claimOf(verdict: Verdict): string {
  return titleOf(verdict) + extentOf(verdict);
}

/** Behind its title. */
export function extentOf({ verdict, scope, exhausted, goal, sequences }: Verdict): string {
  switch (verdict) {
    case 'holds':
      return sequences === undefined ? ` up to scope ${scope}` : ` for ${sequencesOf(sequences, scope)}`;
    case 'bounded':
      return ` up to scope ${scope}`;
    case 'refuted':
      return ` at scope ${scope}`;
    case 'vacuous':
      return goal?.kind === 'beginning'
        ? ` at scope ${scope}; there is no way to begin that nothing excludes, so nothing was checked`
        : ` at scope ${scope}; there is no case that nothing excludes, so nothing was checked`;
    case 'unknown':
      return exhausted === null
        ? ` at scope ${scope}; no smaller scope was exhausted either`
        : ` at scope ${scope}; it holds up to scope ${exhausted}, which was exhausted`;
    case 'unsupported':
      return '; nothing is known about it';
  }
}

function sequencesOf(sequences: NonNullable<Verdict['sequences']>, scope: number): string {
  switch (sequences) {
    case 'short':
      return `every sequence of at most ${plural(scope, 'call')}`;
    case 'all':
      return 'every sequence of calls';
    case 'within':
      return 'every sequence of calls that stays within';
  }
}

/** `3 hold, 1 refuted` */
export function countVerdicts(verdicts: readonly Verdict[]): string {
  const count = (kind: VerdictKind): number => verdicts.filter(({ verdict }) => verdict === kind).length;
  const unreplayed = verdicts.filter(isUnreplayed).length;
  const parts = [
    [count('holds'), plural(count('holds'), 'holds', 'hold')],
    [count('bounded'), `${plural(count('bounded'), 'holds', 'hold')} up to a loop bound`],
    [count('refuted'), `${count('refuted')} refuted${unreplayed === 0 ? '' : ` (${unreplayed} not replayed)`}`],
    [count('vacuous'), `${count('vacuous')} vacuous`],
    [count('unknown'), `${count('unknown')} unknown`],
    [count('unsupported'), `${count('unsupported')} unsupported`],
  ] as const;
  const present = parts.filter(([number]) => number > 0).map(([, text]) => text);
  return present.length === 0 ? 'nothing to check' : present.join(', ');
}
