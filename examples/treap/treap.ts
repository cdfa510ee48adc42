/**
 * A set of numbers as a treap, after Seidel and Aragon (1996): a search tree by keys and a heap by priorities, which whoever inserts a
 * key draws by lot. Nodes know their parents, so that one can go on from a node to the next one.
 */

export class Node {
  left: Node | null = null;
  right: Node | null = null;

  constructor(
    public key: number,
    public priority: number,
    public parent: Node | null,
  ) {}
}

export class Treap {
  root: Node | null = null;

  has(key: number): boolean {
    return this.find(key) !== null;
  }

  insert(key: number, priority: number): boolean {
    let parent: Node | null = null;
    let below = this.root;
    while (below !== null) {
      if (key === below.key) return false;
      parent = below;
      below = key < below.key ? below.left : below.right;
    }
    const node = new Node(key, priority, parent);
    if (parent === null) this.root = node;
    else if (key < parent.key) parent.left = node;
    else parent.right = node;
    while (node.parent !== null && node.parent.priority < priority) this.rotateUp(node);
    return true;
  }

  delete(key: number): boolean {
    const node = this.find(key);
    if (node === null) return false;
    for (;;) {
      const { left, right } = node;
      if (left === null || right === null) {
        this.replace(node, left ?? right);
        return true;
      }
      this.rotateUp(left.priority > right.priority ? left : right);
    }
  }

  /** The smallest key that is larger than another. */
  after(key: number): number | null {
    const node = this.find(key);
    if (node === null) return null;
    const next = node.right === null ? above(node) : leftmost(node.right);
    return next === null ? null : next.key;
  }

  private find(key: number): Node | null {
    let node = this.root;
    while (node !== null && node.key !== key) node = key < node.key ? node.left : node.right;
    return node;
  }

  /** A node that has a parent takes its place. */
  private rotateUp(node: Node): void {
    const parent = node.parent!;
    this.replace(parent, node);
    const isLeft = parent.left === node;
    const between = isLeft ? node.right : node.left;
    if (isLeft) {
      parent.left = between;
      node.right = parent;
    } else {
      parent.right = between;
      node.left = parent;
    }
    if (between !== null) between.parent = parent;
    parent.parent = node;
  }

  /** Where a node was, there is another, or none. */
  private replace(node: Node, other: Node | null): void {
    const { parent } = node;
    if (parent === null) this.root = other;
    else if (parent.left === node) parent.left = other;
    else parent.right = other;
    if (other !== null) other.parent = parent;
  }

  repOk(): boolean {
    return isOrdered(this.root, null, null) && isLinked(this.root, null);
  }
}

function leftmost(node: Node): Node {
  let least = node;
  while (least.left !== null) least = least.left;
  return least;
}

/** The nearest node above that has this one to its left. */
function above(node: Node): Node | null {
  let below = node;
  while (below.parent !== null && below.parent.right === below) below = below.parent;
  return below.parent;
}

function isOrdered(node: Node | null, low: number | null, high: number | null): boolean {
  if (node === null) return true;
  if ((low !== null && node.key <= low) || (high !== null && node.key >= high)) return false;
  return isOrdered(node.left, low, node.key) && isOrdered(node.right, node.key, high);
}

/** Whether each node knows its parent, and none has a larger priority than that. */
function isLinked(node: Node | null, parent: Node | null): boolean {
  if (node === null) return true;
  if (node.parent !== parent || (parent !== null && parent.priority < node.priority)) return false;
  return isLinked(node.left, node) && isLinked(node.right, node);
}
