/**
 * A set of numbers as a skip list, after Pugh (1990): all nodes are in the list of level 0, some are also in those above, which pass more
 * of them at a time. How many levels a node has is said by whoever inserts it, as by drawing lots.
 */

export type Levels = 1 | 2 | 3;
const MOST_LEVELS = 3;

/** The next node on each level. */
export type Links = (Node | null)[];

export class Node {
  readonly next: Links = [];

  constructor(readonly key: number) {}
}

export class SkipList {
  readonly first: Links = [];

  has(key: number): boolean {
    return this.find(this.linksBefore(key), key) !== null;
  }

  insert(key: number, levels: Levels): boolean {
    while (this.first.length < levels) this.first.push(null);
    const before = this.linksBefore(key);
    if (this.find(before, key) !== null) return false;
    const node = new Node(key);
    for (let level = 0; level < levels; level += 1) {
      node.next.push(before[level]![level]!);
      before[level]![level] = node;
    }
    return true;
  }

  delete(key: number): boolean {
    const before = this.linksBefore(key);
    const node = this.find(before, key);
    if (node === null) return false;
    for (let level = 0; level < node.next.length; level += 1) before[level]![level] = node.next[level]!;
    return true;
  }

  /** On each level, the links that lead past all smaller keys. */
  private linksBefore(key: number): Links[] {
    const before: Links[] = [];
    let links = this.first;
    for (let level = this.first.length - 1; level >= 0; level -= 1) {
      let next = links[level]!;
      while (next !== null && next.key < key) {
        links = next.next;
        next = links[level]!;
      }
      before.unshift(links);
    }
    return before;
  }

  private find(before: readonly Links[], key: number): Node | null {
    const node = before[0]?.[0] ?? null;
    return node !== null && node.key === key ? node : null;
  }

  repOk(): boolean {
    if (this.first.length > MOST_LEVELS) return false;
    if (this.first.length === 0) return true;
    for (let node = this.first[0]!; node !== null; node = node.next[0]!) {
      if (node.next.length === 0 || node.next.length > this.first.length) return false;
      if (node.next[0]! !== null && node.next[0]!.key <= node.key) return false;
    }
    for (let level = 1; level < this.first.length; level += 1) if (!this.isComplete(level)) return false;
    return true;
  }

  /** Whether the list of a level has just those nodes that have this level. */
  private isComplete(level: number): boolean {
    let expected = this.first[level]!;
    for (let node = this.first[0]!; node !== null; node = node.next[0]!) {
      if (node.next.length <= level) continue;
      if (node !== expected) return false;
      expected = node.next[level]!;
    }
    return expected === null;
  }
}
