/**
 * Ten small methods: sorting, searching, lists, trees, arithmetic by counting, and a register of users. They are the subjects on which Dennis
 * (2009, chapter 6) measured bounded verification, in code of our own.
 */

export function bubble(a: number[]): void {
  for (let i = 0; i < a.length; i++) {
    for (let j = 1; j < a.length - i; j++) {
      if (a[j - 1]! > a[j]!) {
        const held = a[j - 1]!;
        a[j - 1] = a[j]!;
        a[j] = held;
      }
    }
  }
}

export function insertion(a: number[]): void {
  for (let i = 1; i < a.length; i++) {
    const key = a[i]!;
    let j = i;
    while (j > 0 && a[j - 1]! > key) {
      a[j] = a[j - 1]!;
      j--;
    }
    a[j] = key;
  }
}

/** Where the key is in a sorted array; -1 if it is not there. */
export function search(a: readonly number[], key: number): number {
  let low = 0;
  let high = a.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    if (a[middle]! < key) low = middle + 1;
    else if (a[middle]! > key) high = middle - 1;
    else return middle;
  }
  return -1;
}

/** By counting. */
export function multiply(x: number, y: number): number {
  const [times, count] = [x < 0 ? -x : x, y < 0 ? -y : y];
  let product = 0;
  for (let i = 0; i < times; i++) for (let j = 0; j < count; j++) product += 1;
  return x < 0 !== y < 0 ? -product : product;
}

export class Value {}

export class Node {
  next: Node | null = null;
  value: Value | null = null;
}

export class List {
  head: Node | null = null;

  contains(value: Value): boolean {
    let node = this.head;
    while (node !== null) {
      if (node.value === value) return true;
      node = node.next;
    }
    return false;
  }
}

export function contains(node: Node | null, value: Value): boolean {
  if (node === null) return false;
  if (node.value === value) return true;
  return contains(node.next, value);
}

/** A list of so many nodes. */
export function create(length: number): Node | null {
  let list: Node | null = null;
  while (length > 0) {
    const node = new Node();
    node.next = list;
    list = node;
    length = length - 1;
  }
  return list;
}

export class Tree {
  left: Tree | null = null;
  right: Tree | null = null;
  value = 0;
}

export function copy(tree: Tree | null): Tree | null {
  if (tree === null) return null;
  const made = new Tree();
  made.value = tree.value;
  made.left = copy(tree.left);
  made.right = copy(tree.right);
  return made;
}

/** A search tree. */
export class Bst {
  root: Tree | null = null;

  /** Whether the value is new. */
  add(value: number): boolean {
    const leaf = new Tree();
    leaf.value = value;
    let node = this.root;
    if (node === null) {
      this.root = leaf;
      return true;
    }
    for (;;) {
      if (value === node.value) return false;
      const next: Tree | null = value < node.value ? node.left : node.right;
      if (next === null) {
        if (value < node.value) node.left = leaf;
        else node.right = leaf;
        return true;
      }
      node = next;
    }
  }
}

export class Email {}

export class User {
  constructor(
    readonly email: Email,
    readonly id: number,
  ) {}
}

export class Site {
  users: User[] = [];

  /** The new user; null if there is one with this address. */
  register(email: Email): User | null {
    let id = 0;
    for (const user of this.users) {
      if (user.email === email) return null;
      if (user.id >= id) id = user.id + 1;
    }
    const made = new User(email, id);
    this.users.push(made);
    return made;
  }
}
