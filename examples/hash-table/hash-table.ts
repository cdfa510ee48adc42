/**
 * A hash table of keys that say themselves when they are equal, as in Java: equal keys must have the same hash code, whose higher bits are
 * folded onto the lower ones, because only these choose the bucket. An entry keeps the hash of its key, so that most keys need not be
 * compared. Nothing is counted.
 */

export interface Key {
  hashCode(): number;
  equals(other: Key): boolean;
}

/** A point in the plane, as a key. */
export class Point implements Key {
  constructor(
    readonly x: number,
    readonly y: number,
  ) {}

  hashCode(): number {
    return 3 * this.x + this.y;
  }

  equals(other: Key): boolean {
    return other instanceof Point && this.x === other.x && this.y === other.y;
  }

  toString(): string {
    return `(${this.x}, ${this.y})`;
  }
}

export class Entry<K extends Key, V> {
  constructor(
    readonly hash: number,
    readonly key: K,
    public value: V,
    public next: Entry<K, V> | null,
  ) {}
}

export class HashTable<K extends Key, V> {
  table: (Entry<K, V> | null)[] = [];

  /** @requires a power of two */
  constructor(buckets = 4) {
    for (let index = 0; index < buckets; index += 1) this.table.push(null);
  }

  get(key: K): V | undefined {
    return this.find(key)?.value;
  }

  /** Unlike `get`, it throws where there is nothing. */
  fetch(key: K): V {
    const entry = this.find(key);
    if (entry === null) throw new RangeError('no such key');
    return entry.value;
  }

  put(key: K, value: V): V | undefined {
    const entry = this.find(key);
    if (entry !== null) {
      const before = entry.value;
      entry.value = value;
      return before;
    }
    const hash = spread(key.hashCode());
    const index = hash & (this.table.length - 1);
    this.table[index] = new Entry(hash, key, value, this.table[index]!);
    return undefined;
  }

  remove(key: K): V | undefined {
    const hash = spread(key.hashCode());
    const index = hash & (this.table.length - 1);
    let before: Entry<K, V> | null = null;
    for (let entry = this.table[index]!; entry !== null; entry = entry.next!) {
      if (entry.hash === hash && entry.key.equals(key)) {
        if (before === null) this.table[index] = entry.next;
        else before.next = entry.next;
        return entry.value;
      }
      before = entry;
    }
    return undefined;
  }

  private find(key: K): Entry<K, V> | null {
    const hash = spread(key.hashCode());
    let entry = this.table[hash & (this.table.length - 1)]!;
    while (entry !== null && !(entry.hash === hash && entry.key.equals(key))) entry = entry.next!;
    return entry;
  }

  /** Every entry has the hash of its key, in the bucket of that hash, and no key is there twice. @requires the chains end */
  repOk(): boolean {
    return this.table.every((entry, index) => isChain(entry, index, this.table.length - 1));
  }
}

/** The bits above the lowest two count as well. */
function spread(code: number): number {
  return code ^ (code >>> 2);
}

function isChain<K extends Key, V>(entry: Entry<K, V> | null, index: number, mask: number): boolean {
  if (entry === null) return true;
  if (entry.hash !== spread(entry.key.hashCode()) || (entry.hash & mask) !== index) return false;
  return !isAmong(entry.key, entry.next) && isChain(entry.next, index, mask);
}

function isAmong<K extends Key, V>(key: K, entry: Entry<K, V> | null): boolean {
  return entry !== null && (entry.key.equals(key) || isAmong(key, entry.next));
}
