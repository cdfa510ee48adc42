/**
 * Interning: one object per content, so that equal things may be compared with ===. The content is told as a hash key,
 * folded from numbers with `mix`, and a comparison; no string is built.
 */

/** Folds a safe integer into a 32-bit key. */
export function mix(key: number, n: number): number {
  const high = Math.floor(n / 2 ** 32);
  const h = Math.imul(key ^ n, 0x9e3779b1) + Math.imul(high, 0x85ebca6b);
  return h ^ (h >>> 15);
}

/** @invariant no two entries have the same content, as far as the callers' comparisons tell */
export class InternTable<T> {
  private readonly buckets = new Map<number, T[]>();

  /** The entry with this content, made if there was none. */
  findOrAdd(key: number, isSame: (entry: T) => boolean, create: () => T): T {
    const bucket = this.buckets.get(key);
    const found = bucket?.find(isSame);
    if (found !== undefined) return found;
    const entry = create();
    if (bucket === undefined) this.buckets.set(key, [entry]);
    else bucket.push(entry);
    return entry;
  }
}
