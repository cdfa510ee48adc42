/**
 * Who decides when a state is grown: all decisions one after another, as an odometer counts, or chance from a seed. Whatever asks does
 * not know which.
 */

export interface Decisions {
  /** A number from 0 to less than that. @requires alternatives > 0 */
  decide(alternatives: number): number;
}

/** Thrown where nothing is left to decide for: this state cannot be grown any further. */
export class Withered extends Error {}

/** Every sequence of decisions, the last ones changing first. To be asked again from the start after each `next`. */
export class Odometer implements Decisions {
  private readonly digits: { value: number; readonly base: number }[] = [];
  private at = 0;

  decide(alternatives: number): number {
    if (this.at === this.digits.length) this.digits.push({ value: 0, base: alternatives });
    return this.digits[this.at++]!.value;
  }

  /** Whether there is another sequence. */
  next(): boolean {
    // what was not asked for this time depends on earlier decisions
    this.digits.length = this.at;
    this.at = 0;
    for (let last = this.digits.pop(); last !== undefined; last = this.digits.pop()) {
      if (last.value + 1 === last.base) continue;
      this.digits.push({ ...last, value: last.value + 1 });
      return true;
    }
    return false;
  }
}

/** The same numbers for the same seed (mulberry32, a 32-bit generator that is good enough to draw samples). */
export class Chance implements Decisions {
  constructor(private state: number) {}

  decide(alternatives: number): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * alternatives);
  }

  among<T>(list: readonly T[]): T {
    return list[this.decide(list.length)]!;
  }
}
