/**
 * Exhaustive search by running again: a program that asks `choose(n)` now and then is run once for every way to answer. A run follows
 * the answers of the one before up to the last that can still be raised, raises it, and answers 0 from there on.
 */

export interface Chooser {
  /** One of 0 … n−1. @requires n > 0 */
  choose(n: number): number;
}

export class Choices implements Chooser {
  private readonly path: { at: number; readonly of: number }[] = [];
  private made = 0;

  choose(n: number): number {
    if (n === 1) return 0;
    if (this.made === this.path.length) this.path.push({ at: 0, of: n });
    return this.path[this.made++]!.at;
  }

  /** Which part of all ways comes before this one, if every answer to a question leads to as many as any other. */
  share(): number {
    let [before, width] = [0, 1];
    for (const { at, of } of this.path) {
      width /= of;
      before += at * width;
    }
    return before;
  }

  /** Prepares the next run; false if there is none. @requires the run before it has ended */
  advance(): boolean {
    this.path.length = this.made;
    this.made = 0;
    for (let last = this.path.at(-1); last !== undefined; last = this.path.at(-1)) {
      if (++last.at < last.of) return true;
      this.path.pop();
    }
    return false;
  }
}
