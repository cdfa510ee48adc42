/** The same on a map of the language. */

export class MapCounter {
  readonly counts = new Map<number, number>();
  maxFrequency = 0;
  mostFrequent = 0;

  count(integer: number): void {
    const frequency = (this.counts.get(integer) ?? 0) + 1;
    this.counts.set(integer, frequency);
    if (frequency > this.maxFrequency) {
      this.maxFrequency = frequency;
      this.mostFrequent = integer;
    }
  }

  repOk(): boolean {
    for (const frequency of this.counts.values()) if (frequency > this.maxFrequency) return false;
    return this.counts.size === 0
      ? this.maxFrequency === 0 && this.mostFrequent === 0
      : this.counts.get(this.mostFrequent) === this.maxFrequency;
  }
}
