/** Bug: a new leaf is always attached on the right. */

export class Node {
  left: Node | null = null;
  right: Node | null = null;

  constructor(
    public key: number,
    public value: string,
  ) {}
}

export class SearchTree {
  root: Node | null = null;

  get(key: number): string | null {
    let node = this.root;
    while (node !== null) {
      if (key === node.key) return node.value;
      node = key < node.key ? node.left : node.right;
    }
    return null;
  }

  insert(key: number, value: string): void {
    let node = this.root;
    let parent: Node | null = null;
    while (node !== null) {
      if (node.key === key) {
        node.value = value;
        return;
      }
      parent = node;
      node = key < node.key ? node.left : node.right;
    }
    const leaf = new Node(key, value);
    if (parent === null) this.root = leaf;
    else if (key < parent.key) parent.right = leaf;
    else parent.right = leaf;
  }

  delete(key: number): void {
    let node = this.root;
    let parent: Node | null = null;
    while (node !== null && node.key !== key) {
      parent = node;
      node = key < node.key ? node.left : node.right;
    }
    if (node === null) return;
    if (node.left === null) this.replace(parent, node, node.right);
    else if (node.right === null) this.replace(parent, node, node.left);
    else {
      let above = node;
      let next = node.right;
      while (next.left !== null) {
        above = next;
        next = next.left;
      }
      node.key = next.key;
      node.value = next.value;
      this.replace(above, next, next.right);
    }
  }

  /** Lets `child` take the place of `node` below `parent`. */
  private replace(parent: Node | null, node: Node, child: Node | null): void {
    if (parent === null) this.root = child;
    else if (parent.left === node) parent.left = child;
    else parent.right = child;
  }

  repOk(): boolean {
    return isOrdered(this.root, null, null);
  }
}

function isOrdered(node: Node | null, low: Node | null, high: Node | null): boolean {
  if (node === null) return true;
  if (low !== null && low.key >= node.key) return false;
  if (high !== null && high.key <= node.key) return false;
  return isOrdered(node.left, low, node) && isOrdered(node.right, node, high);
}
