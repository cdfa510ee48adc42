/**
 * Checking only what changed. The invariant of the post-state is wanted, that of the pre-state is given, both as formulas
 * under the same path constraint. They differ only where the operation touched something, and because equal formulas are
 * equal numbers, walking both from the top along what differs finds those places without looking at the rest.
 *
 * Conjunctions are compared as sets. Two disjunctions with common members, g ∨ a wanted and g ∨ b given, are compared below
 * the common ones: under ¬g, a is wanted and b is given. What has no counterpart is an *obligation*.
 *
 * Formulas that share their parts, such as what is said step by step of a graph with cycles, have as many ways from the top as there are ways
 * through the graph. Where the same is wanted again and again, the walk is given up, and what was wanted is the obligation.
 */

import { FALSE, TRUE, not, type Bit, type Circuit } from '../../formula/index.js';

interface Pair {
  readonly wanted: Bit;
  readonly given: Bit;
  /** Holds, or else the pair matters. */
  readonly unless: Bit;
}

/** So often what was wanted before may be wanted once more, under other conditions. */
const REPEATS = 256;

/** Obligations that together with what is given imply what is wanted. */
export function difference(circuit: Circuit, wanted: Bit, given: Bit): readonly Bit[] {
  const obligations: Bit[] = [];
  const pairs: Pair[] = [{ wanted, given, unless: FALSE }];
  const met = new Set<Bit>();
  let repeats = 0;
  for (let pair = pairs.pop(); pair !== undefined; pair = pairs.pop()) {
    if (pair.wanted === pair.given || pair.wanted === TRUE) continue;
    const { unless } = pair;
    if (met.has(pair.wanted) && (repeats += 1) > REPEATS) return [wanted];
    met.add(pair.wanted);
    const available = new Set(parts(circuit, pair.given));
    const missing = parts(circuit, pair.wanted).filter((part) => !available.delete(part));
    const byMember = indexByMember(circuit, available);
    for (const part of missing) {
      const match = counterpart(circuit, part, byMember, available);
      if (match === null) obligations.push(circuit.or(unless, part));
      else {
        available.delete(match.given);
        pairs.push({ wanted: match.wantedRest, given: match.givenRest, unless: circuit.or(unless, match.common) });
      }
    }
  }
  return obligations.filter((bit) => bit !== TRUE);
}

/** The members of what is given: those that are not wanted any more, and those that are. */
export function parted(
  circuit: Circuit,
  given: Bit,
  wanted: Bit,
): { readonly gone: readonly Bit[]; readonly kept: readonly Bit[] } {
  const all = new Set(parts(circuit, wanted));
  const members = parts(circuit, given);
  return { gone: members.filter((part) => !all.has(part)), kept: members.filter((part) => all.has(part)) };
}

/** The members of a conjunction, nested ones included. */
function parts(circuit: Circuit, conjunction: Bit): Bit[] {
  const members: Bit[] = [];
  const stack = [conjunction];
  const seen = new Set<Bit>();
  for (let bit = stack.pop(); bit !== undefined; bit = stack.pop()) {
    if (seen.has(bit)) continue;
    seen.add(bit);
    if (bit > 0 && circuit.kindOf(bit) === 'and') stack.push(circuit.input(bit, 1), circuit.input(bit, 0));
    else if (bit !== TRUE) members.push(bit);
  }
  return members;
}

/** The members of a disjunction a ∨ b = ¬(¬a ∧ ¬b). */
function members(circuit: Circuit, disjunction: Bit): Bit[] {
  return parts(circuit, not(disjunction)).map(not);
}

function indexByMember(circuit: Circuit, available: ReadonlySet<Bit>): Map<Bit, Bit[]> {
  const index = new Map<Bit, Bit[]>();
  for (const part of available) {
    for (const member of members(circuit, part)) {
      const known = index.get(member);
      if (known === undefined) index.set(member, [part]);
      else known.push(part);
    }
  }
  return index;
}

interface Match {
  readonly given: Bit;
  readonly common: Bit;
  readonly wantedRest: Bit;
  readonly givenRest: Bit;
}

/** The given disjunction that has most members in common with a wanted one. */
function counterpart(
  circuit: Circuit,
  wanted: Bit,
  byMember: ReadonlyMap<Bit, readonly Bit[]>,
  available: ReadonlySet<Bit>,
): Match | null {
  const wantedMembers = members(circuit, wanted);
  const counts = new Map<Bit, number>();
  for (const member of wantedMembers) {
    for (const part of byMember.get(member) ?? [])
      if (available.has(part)) counts.set(part, (counts.get(part) ?? 0) + 1);
  }
  let best: Bit | null = null;
  for (const [part, count] of counts) if (best === null || count > counts.get(best)!) best = part;
  if (best === null) return null;
  const givenMembers = new Set(members(circuit, best));
  const common = wantedMembers.filter((member) => givenMembers.has(member));
  for (const member of common) givenMembers.delete(member);
  const shared = new Set(common);
  return {
    given: best,
    common: circuit.orAll(common),
    wantedRest: circuit.orAll(wantedMembers.filter((member) => !shared.has(member))),
    givenRest: circuit.orAll([...givenMembers]),
  };
}
