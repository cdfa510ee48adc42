/** Choices that a seed decides: the minimal standard generator of Park and Miller. */
export class Random {
  private state: number;

  constructor(seed: number) {
    this.state = 1 + (Math.abs(seed) % 2147483646);
  }

  /** One of 0 … n−1. */
  below(n: number): number {
    this.state = (this.state * 48271) % 2147483647;
    return Math.floor((this.state / 2147483647) * n);
  }

  of<T>(some: readonly T[]): T {
    return some[this.below(some.length)]!;
  }
}
