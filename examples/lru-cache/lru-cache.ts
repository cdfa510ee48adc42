/**
 * A cache that forgets what has not been used for longest: a Map finds the node of a key at once, and a doubly linked list
 * keeps the nodes in order of use, the latest first.
 */

export class Node<V> {
  newer: Node<V> | null = null;
  older: Node<V> | null = null;

  constructor(
    public readonly key: number,
    public value: V,
  ) {}
}

export class LruCache<V> {
  readonly nodes = new Map<number, Node<V>>();
  newest: Node<V> | null = null;
  oldest: Node<V> | null = null;

  constructor(public readonly capacity: number) {}

  get(key: number): V | undefined {
    const node = this.nodes.get(key);
    if (node === undefined) return undefined;
    this.unlink(node);
    this.link(node);
    return node.value;
  }

  set(key: number, value: V): void {
    const node = this.nodes.get(key);
    if (node !== undefined) {
      node.value = value;
      this.unlink(node);
      this.link(node);
      return;
    }
    if (this.nodes.size === this.capacity) this.delete(this.oldest!.key);
    const added = new Node(key, value);
    this.nodes.set(key, added);
    this.link(added);
  }

  delete(key: number): boolean {
    const node = this.nodes.get(key);
    if (node === undefined) return false;
    this.nodes.delete(key);
    this.unlink(node);
    return true;
  }

  /** Makes a node the newest. */
  private link(node: Node<V>): void {
    node.newer = null;
    node.older = this.newest;
    if (this.newest === null) this.oldest = node;
    else this.newest.newer = node;
    this.newest = node;
  }

  private unlink(node: Node<V>): void {
    if (node.newer === null) this.newest = node.older;
    else node.newer.older = node.older;
    if (node.older === null) this.oldest = node.newer;
    else node.older.newer = node.newer;
  }

  /** The list holds exactly the nodes of the Map, each under its key. */
  repOk(): boolean {
    let count = 0;
    let last: Node<V> | null = null;
    for (let node = this.newest; node !== null; node = node.older) {
      if (node.newer !== last || this.nodes.get(node.key) !== node) return false;
      last = node;
      count += 1;
    }
    return this.oldest === last && count === this.nodes.size && count <= this.capacity;
  }
}
