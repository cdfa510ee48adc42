/** Counts integers and knows the most frequent one, after figure 3.2 of Roberson (2011). */

import { TreeMap } from '../tree-map/tree-map.js';

export class IntCounter {
  readonly counts = new TreeMap<number>();
  maxFrequency = 0;
  mostFrequent = 0;

  count(integer: number): void {
    const frequency = (this.counts.get(integer) ?? 0) + 1;
    this.counts.put(integer, frequency);
    if (frequency > this.maxFrequency) {
      this.maxFrequency = frequency;
      this.mostFrequent = integer;
    }
  }

  getMaxFrequency(): number {
    return this.maxFrequency;
  }

  getMostFrequent(): number {
    return this.mostFrequent;
  }

  repOk(): boolean {
    if (this.counts.isEmpty()) return this.maxFrequency === 0 && this.mostFrequent === 0;
    return (
      this.counts.every((frequency) => frequency <= this.maxFrequency) &&
      this.counts.get(this.mostFrequent) === this.maxFrequency
    );
  }
}
