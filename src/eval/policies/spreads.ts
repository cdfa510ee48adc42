/**
 * Which place a write to one of several goes to is left open on a path (`property/spread.ts`). Often the path tells in the end: all valid states
 * that take it mean the same place, because a field says how long an array is and the path has fixed that, or because a loop has counted. Nobody
 * knows while the path is followed, so it is asked when it has ended, once for all its writes; what was written is then simplified by the answer,
 * and the sum of the elements, say, is the same formula as before. Where all of some paths told, a write is fixed from the beginning: this
 * makes no more paths and everything on them simpler.
 */

import type { Span } from '../../base/span.js';
import type { Bit } from '../../formula/index.js';

/** A write that went to several places: where in the code, and when it is the place of the state that is followed. */
export interface SpreadWrite {
  readonly site: Span | null;
  readonly guard: Bit;
}

/** So many paths are to have told which place is meant. */
const ENOUGH = 8;

/** And so many are to have told nothing before nobody asks any more. */
const TOO_MANY = 3;

interface Record {
  told: number;
  untold: number;
}

/** What a search has learnt about the writes of an operation. */
export class Spreads {
  private readonly records = new Map<Span, Record>();

  /** @param isForced whether all states that are asked about and take the path satisfy a condition; false if it is not known */
  constructor(private readonly isForced: (path: readonly Bit[], condition: Bit) => boolean) {}

  /** Whether it is no loss to fix where a write goes. */
  isFixed(site: Span | null): boolean {
    const record = site === null ? undefined : this.records.get(site);
    return record !== undefined && record.told >= ENOUGH && record.untold === 0;
  }

  /**
   * Whether all states on a path that has ended mean the same places.
   * @param all where the writes go to these places
   */
  areTold(path: readonly Bit[], writes: readonly SpreadWrite[], all: Bit): boolean {
    const records = this.recordsOf(writes);
    if (records.some(({ untold }) => untold >= TOO_MANY)) return false;
    const told = this.isForced(path, all);
    for (const record of records) record[told ? 'told' : 'untold'] += 1;
    return told;
  }

  private recordsOf(writes: readonly SpreadWrite[]): readonly Record[] {
    const sites = new Set(writes.map(({ site }) => site));
    return [...sites].flatMap((site) => {
      if (site === null) return [];
      const record = this.records.get(site) ?? { told: 0, untold: 0 };
      this.records.set(site, record);
      return [record];
    });
  }
}
