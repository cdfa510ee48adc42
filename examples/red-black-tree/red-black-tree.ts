/**
 * A red-black tree whose invariant is local, as in Darga and Boyapati (2006): every node is judged by its own fields and those
 * of its children. What would be a property of whole paths, that they all meet equally many black nodes, is made local by a
 * field that no operation needs: `blackHeight`, the number of black nodes on every way down from a node, itself included.
 * The order of keys stays a property of the whole tree.
 */

const RED = false;
const BLACK = true;

export class Node<V> {
  left: Node<V> | null = null;
  right: Node<V> | null = null;
  color = RED;
  /** @ghost */
  blackHeight = 0;

  constructor(
    public key: number,
    public value: V,
    public parent: Node<V> | null,
  ) {}

  repOkLocal(): boolean {
    if (this.left !== null && this.left.parent !== this) return false;
    if (this.right !== null && this.right.parent !== this) return false;
    if (this.color === RED && (isRed(this.left) || isRed(this.right))) return false;
    const below = this.blackHeight - (this.color === BLACK ? 1 : 0);
    return below >= 0 && heightOf(this.left) === below && heightOf(this.right) === below;
  }
}

export class RedBlackTree<V> {
  root: Node<V> | null = null;

  get(key: number): V | null {
    const node = this.find(key);
    return node === null ? null : node.value;
  }

  private find(key: number): Node<V> | null {
    let node = this.root;
    while (node !== null && node.key !== key) node = key < node.key ? node.left : node.right;
    return node;
  }

  put(key: number, value: V): void {
    let parent: Node<V> | null = null;
    let node = this.root;
    while (node !== null) {
      if (node.key === key) {
        node.value = value;
        return;
      }
      parent = node;
      node = key < node.key ? node.left : node.right;
    }
    const leaf = new Node(key, value, parent);
    if (parent === null) this.root = leaf;
    else if (key < parent.key) parent.left = leaf;
    else parent.right = leaf;
    this.repairRed(leaf);
  }

  /** Makes good that a red node may have a red parent. */
  private repairRed(start: Node<V>): void {
    let node = start;
    while (node.parent !== null && node.parent.color === RED) {
      const parent: Node<V> = node.parent;
      const grandparent: Node<V> = parent.parent!;
      const uncle = parent === grandparent.left ? grandparent.right : grandparent.left;
      if (uncle !== null && uncle.color === RED) {
        paint(parent, BLACK);
        paint(uncle, BLACK);
        paint(grandparent, RED);
        node = grandparent;
      } else {
        const isInner = (node === parent.left) !== (parent === grandparent.left);
        if (isInner) this.rotateUp(node);
        const top = isInner ? node : parent;
        paint(grandparent, RED);
        this.rotateUp(top);
        paint(top, BLACK);
        return;
      }
    }
    if (node.parent === null) paint(node, BLACK);
  }

  remove(key: number): boolean {
    let node = this.find(key);
    if (node === null) return false;
    if (node.left !== null && node.right !== null) {
      let next = node.right;
      while (next.left !== null) next = next.left;
      node.key = next.key;
      node.value = next.value;
      node = next;
    }
    const child = node.left !== null ? node.left : node.right;
    const parent = node.parent;
    const wasLeft = parent !== null && parent.left === node;
    if (child !== null) child.parent = parent;
    if (parent === null) this.root = child;
    else if (wasLeft) parent.left = child;
    else parent.right = child;
    if (node.color === BLACK) {
      if (child !== null) paint(child, BLACK);
      else if (parent !== null) this.repairShort(parent, wasLeft);
    }
    return true;
  }

  /** Makes good that all ways through one side of a node meet one black node too few. */
  private repairShort(above: Node<V>, isLeftShort: boolean): void {
    let parent = above;
    let isLeft = isLeftShort;
    for (;;) {
      let sibling = isLeft ? parent.right! : parent.left!;
      if (sibling.color === RED) {
        paint(parent, RED);
        this.rotateUp(sibling);
        paint(sibling, BLACK);
        sibling = isLeft ? parent.right! : parent.left!;
      }
      const outer = isLeft ? sibling.right : sibling.left;
      const inner = isLeft ? sibling.left : sibling.right;
      if (isRed(outer) || isRed(inner)) {
        const color = parent.color;
        if (!isRed(outer)) {
          paint(sibling, RED);
          this.rotateUp(inner!);
          sibling = inner!;
        } else {
          paint(outer!, BLACK);
        }
        this.rotateUp(sibling);
        paint(parent, BLACK);
        paint(isLeft ? sibling.right! : sibling.left!, BLACK);
        paint(sibling, color);
        return;
      }
      paint(sibling, RED);
      if (parent.color === RED || parent.parent === null) {
        paint(parent, BLACK);
        return;
      }
      refresh(parent);
      isLeft = parent.parent.left === parent;
      parent = parent.parent;
    }
  }

  /** Lets a node take the place of its parent, which becomes its child. */
  private rotateUp(node: Node<V>): void {
    const parent = node.parent!;
    const above = parent.parent;
    if (parent.left === node) {
      parent.left = node.right;
      if (parent.left !== null) parent.left.parent = parent;
      node.right = parent;
    } else {
      parent.right = node.left;
      if (parent.right !== null) parent.right.parent = parent;
      node.left = parent;
    }
    parent.parent = node;
    node.parent = above;
    if (above === null) this.root = node;
    else if (above.left === parent) above.left = node;
    else above.right = node;
    refresh(parent);
    refresh(node);
  }

  repOk(): boolean {
    return this.root === null || (this.root.parent === null && !isRed(this.root) && isOrdered(this.root, null, null));
  }
}

function isRed<V>(node: Node<V> | null): boolean {
  return node !== null && node.color === RED;
}

function heightOf<V>(node: Node<V> | null): number {
  return node === null ? 0 : node.blackHeight;
}

function paint<V>(node: Node<V>, color: boolean): void {
  node.color = color;
  refresh(node);
}

/** While one side is short, the other one counts. */
function refresh<V>(node: Node<V>): void {
  const left = heightOf(node.left);
  const right = heightOf(node.right);
  node.blackHeight = (left > right ? left : right) + (node.color === BLACK ? 1 : 0);
}

function isOrdered<V>(node: Node<V> | null, low: Node<V> | null, high: Node<V> | null): boolean {
  if (node === null) return true;
  if (low !== null && low.key >= node.key) return false;
  if (high !== null && high.key <= node.key) return false;
  return isOrdered(node.left, low, node) && isOrdered(node.right, node, high);
}
