/**
 * A set of numbers as a B-tree of order 4: a node has at most four children, keys and children are arrays, and all leaves are equally
 * deep. As in Cormen, Leiserson, Rivest and Stein (chapter 18) no step goes back up: full nodes are split on the way down to where a
 * key is added, and nodes with a single key are refilled on the way down to where one is deleted.
 */

const MOST_KEYS = 3;
const FEWEST_KEYS = 1;

export class Node {
  constructor(
    public keys: number[] = [],
    public children: Node[] = [],
  ) {}
}

export class BTree {
  root = new Node();

  has(key: number): boolean {
    let node = this.root;
    for (;;) {
      const index = placeOf(node, key);
      if (node.keys[index] === key) return true;
      if (isLeaf(node)) return false;
      node = node.children[index]!;
    }
  }

  add(key: number): boolean {
    if (isFull(this.root)) {
      this.root = new Node([], [this.root]);
      split(this.root, 0);
    }
    let node = this.root;
    for (;;) {
      let index = placeOf(node, key);
      if (node.keys[index] === key) return false;
      if (isLeaf(node)) {
        node.keys.splice(index, 0, key);
        return true;
      }
      if (isFull(node.children[index]!)) {
        split(node, index);
        if (node.keys[index] === key) return false;
        if (node.keys[index]! < key) index += 1;
      }
      node = node.children[index]!;
    }
  }

  delete(key: number): boolean {
    const isDeleted = deleteBelow(this.root, key);
    if (this.root.keys.length === 0 && !isLeaf(this.root)) this.root = this.root.children[0]!;
    return isDeleted;
  }

  repOk(): boolean {
    const { root } = this;
    return (isLeaf(root) && root.keys.length === 0) || (isOrdered(root, null, null) && heightOf(root) > 0);
  }
}

const isLeaf = (node: Node): boolean => node.children.length === 0;
const isFull = (node: Node): boolean => node.keys.length === MOST_KEYS;
const canSpare = (node: Node): boolean => node.keys.length > FEWEST_KEYS;

/** The index of the first key that is not smaller. */
function placeOf({ keys }: Node, key: number): number {
  let index = 0;
  while (index < keys.length && keys[index]! < key) index += 1;
  return index;
}

/** Makes two of a full child; its key in the middle goes up. */
function split(parent: Node, index: number): void {
  const left = parent.children[index]!;
  const right = new Node(left.keys.splice(2), left.children.splice(2));
  parent.keys.splice(index, 0, left.keys.pop()!);
  parent.children.splice(index + 1, 0, right);
}

/** Makes one of two children that cannot spare anything; the key between them goes down. */
function merge(parent: Node, index: number): Node {
  const left = parent.children[index]!;
  const [right] = parent.children.splice(index + 1, 1);
  const [between] = parent.keys.splice(index, 1);
  left.keys.push(between!, ...right!.keys);
  left.children.push(...right!.children);
  return left;
}

/** @requires the node can spare a key, or is the root */
function deleteBelow(node: Node, key: number): boolean {
  const index = placeOf(node, key);
  const isHere = node.keys[index] === key;
  if (isLeaf(node)) {
    if (isHere) node.keys.splice(index, 1);
    return isHere;
  }
  if (!isHere) return deleteBelow(refilled(node, index), key);
  const before = node.children[index]!;
  const after = node.children[index + 1]!;
  if (canSpare(before)) {
    node.keys[index] = largest(before);
    return deleteBelow(before, node.keys[index]);
  }
  if (canSpare(after)) {
    node.keys[index] = smallest(after);
    return deleteBelow(after, node.keys[index]);
  }
  return deleteBelow(merge(node, index), key);
}

/** The child at an index, after it has taken a key from a sibling or was merged with one, if it needs to. */
function refilled(parent: Node, index: number): Node {
  const child = parent.children[index]!;
  if (canSpare(child)) return child;
  const left = parent.children[index - 1];
  const right = parent.children[index + 1];
  if (left !== undefined && canSpare(left)) {
    child.keys.unshift(parent.keys[index - 1]!);
    parent.keys[index - 1] = left.keys.pop()!;
    if (!isLeaf(left)) child.children.unshift(left.children.pop()!);
    return child;
  }
  if (right !== undefined && canSpare(right)) {
    child.keys.push(parent.keys[index]!);
    parent.keys[index] = right.keys.shift()!;
    if (!isLeaf(right)) child.children.push(right.children.shift()!);
    return child;
  }
  return merge(parent, left === undefined ? index : index - 1);
}

function largest(node: Node): number {
  return isLeaf(node) ? node.keys.at(-1)! : largest(node.children.at(-1)!);
}

function smallest(node: Node): number {
  return isLeaf(node) ? node.keys[0]! : smallest(node.children[0]!);
}

/** Whether each node has as many keys as it may, in order and between two others, and a child on both sides of each, or none. */
function isOrdered(node: Node, low: number | null, high: number | null): boolean {
  const { keys, children } = node;
  if (keys.length < FEWEST_KEYS || keys.length > MOST_KEYS) return false;
  if (!isLeaf(node) && children.length !== keys.length + 1) return false;
  for (let index = 0; index <= keys.length; index += 1) {
    const from = index === 0 ? low : keys[index - 1]!;
    const to = index === keys.length ? high : keys[index]!;
    if (from !== null && to !== null && from >= to) return false;
    if (!isLeaf(node) && !isOrdered(children[index]!, from, to)) return false;
  }
  return true;
}

/** How many levels there are, or −1 if leaves are not equally deep. */
function heightOf(node: Node): number {
  if (isLeaf(node)) return 1;
  const height = heightOf(node.children[0]!);
  return height > 0 && node.children.every((child) => heightOf(child) === height) ? height + 1 : -1;
}
