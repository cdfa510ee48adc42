/**
 * Probes: two states are equal if no question tells them apart (`a.get(key) === b.get(key)` for every key). What is asked about is one more
 * argument of a call, which the call is not given; so the search looks for a call and a question at once, and nothing compares whole
 * states. Where equality is a premise, and where states begin, every question is asked one after the other.
 */

import type { Domain } from './domains.js';

/** Whether two states answer a question alike. */
export type EqualBy = (a: unknown, b: unknown, ...asked: readonly unknown[]) => unknown;

export class Probe {
  /** Every list of things to ask about; the empty one, where there is nothing to ask. */
  private readonly lists: readonly (readonly unknown[])[];

  constructor(
    readonly domains: readonly Domain[],
    private readonly equal: EqualBy,
  ) {
    let lists: readonly (readonly unknown[])[] = [[]];
    for (const domain of domains) {
      const values = valuesOf(domain);
      lists = lists.flatMap((list) => values.map((value) => [...list, value]));
    }
    this.lists = lists;
  }

  /** The arguments of a call, and what is asked about. */
  parted(actuals: readonly unknown[]): readonly [given: readonly unknown[], asked: readonly unknown[]] {
    const count = actuals.length - this.domains.length;
    return [actuals.slice(0, count), actuals.slice(count)];
  }

  /** Whether both answer this question alike. */
  isSame(a: unknown, b: unknown, asked: readonly unknown[]): unknown {
    return this.equal(a, b, ...asked);
  }

  /** Whether both answer every question alike. */
  areEqual(a: unknown, b: unknown): boolean {
    for (const list of this.lists) if (!this.equal(a, b, ...list)) return false;
    return true;
  }
}

function valuesOf(domain: Domain): readonly unknown[] {
  if (domain.domain === 'bool') return [false, true];
  if (domain.domain === 'oneOf') return domain.members;
  if (domain.domain === 'int' && domain.lo !== null && domain.hi !== null) {
    const { lo, hi } = domain;
    return Array.from({ length: hi - lo + 1 }, (_, index) => lo + index);
  }
  throw new TypeError('a probe ranges over values that can be listed: write probe: [int(0, 8)] or probe: [oneOf(…)]');
}
