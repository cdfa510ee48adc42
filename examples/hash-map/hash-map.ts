/**
 * A hash table with chained buckets. When there are more than `load` entries a bucket, the table doubles and every entry is
 * moved to where it belongs now. Keys are natural numbers and are their own hash.
 */

export class Entry<V> {
  constructor(
    public key: number,
    public value: V,
    public next: Entry<V> | null,
  ) {}
}

export class HashMap<V> {
  table: (Entry<V> | null)[] = [];
  size = 0;

  constructor(
    buckets = 4,
    public readonly load = 0.75,
  ) {
    for (let index = 0; index < buckets; index += 1) this.table.push(null);
  }

  isEmpty(): boolean {
    return this.size === 0;
  }

  clear(): void {
    for (let index = 0; index < this.table.length; index += 1) this.table[index] = null;
    this.size = 0;
  }

  get(key: number): V | null {
    let entry: Entry<V> | null = this.table[key % this.table.length]!;
    while (entry !== null) {
      if (entry.key === key) return entry.value;
      entry = entry.next;
    }
    return null;
  }

  put(key: number, value: V): V | null {
    const index = key % this.table.length;
    for (let entry: Entry<V> | null = this.table[index]!; entry !== null; entry = entry.next) {
      if (entry.key === key) {
        const old = entry.value;
        entry.value = value;
        return old;
      }
    }
    this.table[index] = new Entry(key, value, this.table[index]!);
    this.size += 1;
    if (this.size > this.load * this.table.length) this.grow();
    return null;
  }

  remove(key: number): V | null {
    const index = key % this.table.length;
    let before: Entry<V> | null = null;
    let entry: Entry<V> | null = this.table[index]!;
    while (entry !== null && entry.key !== key) {
      before = entry;
      entry = entry.next;
    }
    if (entry === null) return null;
    if (before === null) this.table[index] = entry.next;
    else before.next = entry.next;
    this.size -= 1;
    return entry.value;
  }

  private grow(): void {
    const old = this.table;
    this.table = [];
    for (let index = 0; index < 2 * old.length; index += 1) this.table.push(null);
    for (let index = 0; index < old.length; index += 1) {
      let entry: Entry<V> | null = old[index]!;
      while (entry !== null) {
        const rest: Entry<V> | null = entry.next;
        const place = entry.key % this.table.length;
        entry.next = this.table[place]!;
        this.table[place] = entry;
        entry = rest;
      }
    }
  }

  /** Every key is in its bucket and only once, and the entries have been counted. @requires the chains end */
  repOk(): boolean {
    let count = 0;
    for (let index = 0; index < this.table.length; index += 1) {
      if (!isChain(this.table[index]!, index, this.table.length)) return false;
      count += length(this.table[index]!);
    }
    return this.table.length > 0 && this.size === count;
  }
}

/** Whether every key of a chain is in its bucket, and only once. */
function isChain<V>(entry: Entry<V> | null, index: number, buckets: number): boolean {
  if (entry === null) return true;
  return entry.key % buckets === index && !isAmong(entry.key, entry.next) && isChain(entry.next, index, buckets);
}

function isAmong<V>(key: number, entry: Entry<V> | null): boolean {
  return entry !== null && (entry.key === key || isAmong(key, entry.next));
}

function length<V>(entry: Entry<V> | null): number {
  return entry === null ? 0 : 1 + length(entry.next);
}
