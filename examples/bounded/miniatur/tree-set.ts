/** A red-black tree that leans to the right, as a map and as the set of its keys. It relies on the order of what it holds, and on nothing else. */

import type { Ordered } from './collections.js';

export class TreeNode {
  left: TreeNode | null = null;
  right: TreeNode | null = null;
  isRed = true;

  constructor(
    readonly key: Ordered,
    public value: unknown,
  ) {}
}

export class TreeMap {
  root: TreeNode | null = null;
  size = 0;

  has(key: Ordered): boolean {
    let node = this.root;
    while (node !== null) {
      const order = key.compareTo(node.key);
      if (order === 0) return true;
      node = order < 0 ? node.left : node.right;
    }
    return false;
  }

  put(key: Ordered, value: unknown): void {
    this.root = this.below(this.root, key, value);
    this.root.isRed = false;
  }

  keys(): Ordered[] {
    const keys: Ordered[] = [];
    addInOrder(this.root, keys);
    return keys;
  }

  private below(node: TreeNode | null, key: Ordered, value: unknown): TreeNode {
    if (node === null) {
      this.size += 1;
      return new TreeNode(key, value);
    }
    const order = key.compareTo(node.key);
    if (order === 0) node.value = value;
    else if (order < 0) node.left = this.below(node.left, key, value);
    else node.right = this.below(node.right, key, value);
    return balanced(node);
  }
}

function addInOrder(node: TreeNode | null, keys: Ordered[]): void {
  if (node === null) return;
  addInOrder(node.left, keys);
  keys.push(node.key);
  addInOrder(node.right, keys);
}

function isRed(node: TreeNode | null): boolean {
  return node !== null && node.isRed;
}

/** No red node to the left alone, no two on top of each other, no two side by side. */
function balanced(node: TreeNode): TreeNode {
  let top = node;
  if (isRed(top.left) && !isRed(top.right)) top = turned(top, 'left', 'right');
  if (isRed(top.right) && isRed(top.right!.right)) top = turned(top, 'right', 'left');
  if (isRed(top.left) && isRed(top.right)) {
    top.left!.isRed = false;
    top.right!.isRed = false;
    top.isRed = true;
  }
  return top;
}

/** The child on one side becomes the parent. */
function turned(node: TreeNode, from: 'left' | 'right', to: 'left' | 'right'): TreeNode {
  const top = node[from]!;
  node[from] = top[to];
  top[to] = node;
  top.isRed = node.isRed;
  node.isRed = true;
  return top;
}

/** The keys of a map. */
export class TreeSet {
  readonly map = new TreeMap();

  contains(element: Ordered): boolean {
    return this.map.has(element);
  }

  add(element: Ordered): void {
    this.map.put(element, true);
  }

  toArray(): Ordered[] {
    return this.map.keys();
  }
}
