/**
 * A priority queue as a pairing heap, after Fredman, Sedgewick, Sleator and Tarjan (1986): a tree in which no item is smaller than the one
 * above it. The children of a node are a list, from `child` on along `sibling`.
 */

export class Node {
  child: Node | null = null;
  sibling: Node | null = null;

  constructor(public item: number) {}
}

export class PairingHeap {
  root: Node | null = null;
  size = 0;

  get isEmpty(): boolean {
    return this.size === 0;
  }

  minimum(): number | null {
    return this.root === null ? null : this.root.item;
  }

  insert(item: number): void {
    this.root = joined(this.root, new Node(item));
    this.size += 1;
  }

  extractMinimum(): number | null {
    if (this.root === null) return null;
    const { item, child } = this.root;
    this.root = paired(child);
    this.size -= 1;
    return item;
  }

  /** Takes everything from another heap. */
  absorb(other: PairingHeap): void {
    if (other === this) return;
    this.root = joined(this.root, other.root);
    this.size += other.size;
    other.root = null;
    other.size = 0;
  }

  repOk(): boolean {
    if (this.root === null) return this.size === 0;
    return this.root.sibling === null && isHeap(this.root) && this.size === count(this.root);
  }
}

/** One of two trees; the larger root becomes the first child of the other. */
function joined(a: Node | null, b: Node | null): Node | null {
  if (a === null) return b;
  if (b === null) return a;
  const [smaller, larger] = a.item <= b.item ? [a, b] : [b, a];
  larger.sibling = smaller.child;
  smaller.child = larger;
  return smaller;
}

/** One of a list of trees: two by two from the left, then all from the right. */
function paired(first: Node | null): Node | null {
  if (first === null || first.sibling === null) return first;
  const second = first.sibling;
  const rest = second.sibling;
  first.sibling = null;
  second.sibling = null;
  return joined(joined(first, second), paired(rest));
}

function isHeap(node: Node): boolean {
  for (let { child } = node; child !== null; child = child.sibling) {
    if (child.item < node.item || !isHeap(child)) return false;
  }
  return true;
}

function count(node: Node | null): number {
  return node === null ? 0 : 1 + count(node.child) + count(node.sibling);
}
