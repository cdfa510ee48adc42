/**
 * Whether two graphs have the same form. Steps are functions, so what corresponds to what is forced from the two objects on that one begins
 * with: pairs are reached as objects are in `explore.ts`. The forms are the same if corresponding steps lead both to something or both to nothing, if
 * no object has two partners, and if labels agree.
 */

import { formulas } from '../abstractions/formulas.js';
import { taken, type Next, type Nothing } from './explore.js';
import { counted } from './quantifiers.js';

interface Pair<N> {
  readonly one: N;
  readonly other: N;
  isReached: boolean;
  expanded: boolean;
  /** Whether both have the same steps. */
  areAlike: boolean;
}

/** `isomorphic(copy, tree, ['left', 'right'], (a, b) => a.value === b.value)` */
export const isomorphic = formulas.whole(
  <N extends object>(
    a: N | Nothing,
    b: N | Nothing,
    steps: readonly Next<N>[],
    label: (a: N, b: N) => boolean = () => true,
  ): boolean => {
    const pairs: Pair<N>[] = [];
    const partners = new Map<N, Map<N, Pair<N>>>();
    const reachedIf = (one: N, other: N, when: boolean): void => {
      let ofOne = partners.get(one);
      if (ofOne === undefined) partners.set(one, (ofOne = new Map<N, Pair<N>>()));
      let pair = ofOne.get(other);
      if (pair === undefined) {
        pair = { one, other, isReached: false, expanded: false, areAlike: true };
        ofOne.set(other, pair);
        pairs.push(pair);
      }
      pair.isReached = formulas.or(pair.isReached, when);
    };
    /** Whether both are something or both nothing. */
    const meet = formulas.whole((one: N | Nothing, other: N | Nothing, given: boolean): boolean => {
      const [left, right] = [formulas.cases(one), formulas.cases(other)];
      for (const [some, isSome] of left)
        for (const [another, isAnother] of right) {
          const when = formulas.and(given, formulas.and(isSome, isAnother));
          if (!formulas.isCertain(when, false)) reachedIf(some, another, when);
        }
      const [isOne, isOther] = [anyOf(left.map(([, isIt]) => isIt)), anyOf(right.map(([, isIt]) => isIt))];
      return formulas.or(formulas.and(isOne, isOther), formulas.and(!isOne, !isOther));
    });
    let result = meet(a, b, true);
    // a way of pairs that is longer than there are objects has passed one of them with two partners
    for (let round = 0, isStable = false; !isStable && round <= partners.size; round += 1) {
      isStable = true;
      for (let i = 0; i < pairs.length; i += 1) {
        const pair = pairs[i]!;
        const { one, other, isReached, expanded } = pair;
        if (formulas.isCertain(isReached, expanded)) continue;
        isStable = false;
        pair.expanded = isReached;
        let areAlike = true;
        for (const step of steps) {
          const [left, right] = [one, other].map((node) => taken<N, N | Nothing>(node, isReached, step));
          areAlike = formulas.and(areAlike, meet(left, right, isReached));
        }
        pair.areAlike = areAlike;
      }
    }
    for (const { one, other, isReached, areAlike } of pairs) {
      result = formulas.and(result, formulas.or(!isReached, areAlike));
      result = formulas.and(result, isReached ? label(one, other) : true);
    }
    for (const side of ['one', 'other'] as const) {
      const byNode = new Map<N, boolean[]>();
      for (const pair of pairs) {
        const reached = byNode.get(pair[side]);
        if (reached === undefined) byNode.set(pair[side], [pair.isReached]);
        else reached.push(pair.isReached);
      }
      for (const reached of byNode.values()) result = formulas.and(result, !counted(reached).areMore);
    }
    return result;
  },
);

function anyOf(conditions: readonly boolean[]): boolean {
  let result = false;
  for (const condition of conditions) result = formulas.or(result, condition);
  return result;
}
