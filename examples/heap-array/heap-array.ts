/** A priority queue as a binary heap in an array: no item is smaller than the one above it, at half its index. */

export class HeapArray {
  items: number[] = [];

  insert(item: number): void {
    let index = this.items.length;
    this.items.push(item);
    while (index > 0) {
      const above = (index - 1) >> 1;
      if (this.items[above]! <= item) break;
      this.items[index] = this.items[above]!;
      index = above;
    }
    this.items[index] = item;
  }

  minimum(): number | null {
    return this.items.length === 0 ? null : this.items[0]!;
  }

  extractMinimum(): number | null {
    if (this.items.length === 0) return null;
    const first = this.items[0]!;
    const last = this.items.pop()!;
    if (this.items.length > 0) this.sink(last);
    return first;
  }

  /** Puts an item where it belongs, from the top down; what was at the top is overwritten. */
  private sink(item: number): void {
    const length = this.items.length;
    let index = 0;
    for (;;) {
      let child = 2 * index + 1;
      if (child >= length) break;
      if (child + 1 < length && this.items[child + 1]! < this.items[child]!) child += 1;
      if (item <= this.items[child]!) break;
      this.items[index] = this.items[child]!;
      index = child;
    }
    this.items[index] = item;
  }

  repOk(): boolean {
    for (let index = 1; index < this.items.length; index += 1) {
      if (this.items[(index - 1) >> 1]! > this.items[index]!) return false;
    }
    return true;
  }
}
