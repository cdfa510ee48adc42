/**
 * A map from intervals of numbers to values: intervals include where they start, not where they end, never overlap, and neighbours that
 * hold the same value are one. They are kept in three sorted arrays, one line each.
 */

export class IntervalMap<V> {
  private readonly starts: number[] = [];
  private readonly ends: number[] = [];
  private readonly values: V[] = [];

  get(point: number): V | null {
    const index = this.firstEndingAfter(point);
    return index < this.starts.length && this.starts[index]! <= point ? this.values[index]! : null;
  }

  set(start: number, end: number, value: V): void {
    if (start >= end) return;
    const index = this.cut(start, end);
    const joinsLeft = index > 0 && this.ends[index - 1] === start && this.values[index - 1] === value;
    const joinsRight = index < this.starts.length && this.starts[index] === end && this.values[index] === value;
    const from = joinsLeft ? this.starts[index - 1]! : start;
    const to = joinsRight ? this.ends[index]! : end;
    const place = joinsLeft ? index - 1 : index;
    this.replace(place, Number(joinsLeft) + Number(joinsRight), from, to, value);
  }

  delete(start: number, end: number): void {
    if (start < end) this.cut(start, end);
  }

  /**
   * Leaves nothing between two points.
   * @returns the index at which an interval between them would stand
   */
  private cut(start: number, end: number): number {
    let index = this.firstEndingAfter(start);
    if (index < this.starts.length && this.starts[index]! < start) {
      const [from, to, value] = [this.starts[index]!, this.ends[index]!, this.values[index]!];
      this.replace(index, 1, from, start, value);
      index += 1;
      if (to > end) this.replace(index, 0, end, to, value);
    }
    let covered = 0;
    while (index + covered < this.starts.length && this.ends[index + covered]! <= end) covered += 1;
    this.remove(index, covered);
    if (index < this.starts.length && this.starts[index]! < end) this.starts[index] = end;
    return index;
  }

  /** By halves. */
  private firstEndingAfter(point: number): number {
    let low = 0;
    let high = this.ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.ends[middle]! > point) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  private replace(index: number, count: number, start: number, end: number, value: V): void {
    this.starts.splice(index, count, start);
    this.ends.splice(index, count, end);
    this.values.splice(index, count, value);
  }

  private remove(index: number, count: number): void {
    this.starts.splice(index, count);
    this.ends.splice(index, count);
    this.values.splice(index, count);
  }

  repOk(): boolean {
    const { starts, ends, values } = this;
    if (ends.length !== starts.length || values.length !== starts.length) return false;
    for (let index = 0; index < starts.length; index += 1) {
      if (starts[index]! >= ends[index]!) return false;
      if (index === 0) continue;
      if (ends[index - 1]! > starts[index]!) return false;
      if (ends[index - 1] === starts[index] && values[index - 1] === values[index]) return false;
    }
    return true;
  }
}
