/**
 * A map as a red-black tree with parent pointers and a size, after Cormen, Leiserson, Rivest and Stein (chapter 13).
 * Plain code: it runs in node as it stands and knows nothing of being checked.
 */

const RED = false;
const BLACK = true;

export class Entry<V> {
  left: Entry<V> | null = null;
  right: Entry<V> | null = null;
  color = BLACK;

  constructor(
    public key: number,
    public value: V,
    public parent: Entry<V> | null,
  ) {}
}

export class TreeMap<V> {
  root: Entry<V> | null = null;
  size = 0;

  isEmpty(): boolean {
    return this.size === 0;
  }

  clear(): void {
    this.root = null;
    this.size = 0;
  }

  get(key: number): V | null {
    const entry = this.find(key);
    return entry === null ? null : entry.value;
  }

  private find(key: number): Entry<V> | null {
    let entry = this.root;
    while (entry !== null) {
      if (key < entry.key) entry = entry.left;
      else if (key > entry.key) entry = entry.right;
      else return entry;
    }
    return null;
  }

  put(key: number, value: V): V | null {
    let entry = this.root;
    if (entry === null) {
      this.root = new Entry(key, value, null);
      this.size = 1;
      return null;
    }
    for (;;) {
      if (key < entry.key) {
        if (entry.left === null) {
          this.size += 1;
          entry.left = new Entry(key, value, entry);
          this.repairInsertion(entry.left);
          return null;
        }
        entry = entry.left;
      } else if (key > entry.key) {
        if (entry.right === null) {
          this.size += 1;
          entry.right = new Entry(key, value, entry);
          this.repairInsertion(entry.right);
          return null;
        }
        entry = entry.right;
      } else {
        const old = entry.value;
        entry.value = value;
        return old;
      }
    }
  }

  remove(key: number): V | null {
    const entry = this.find(key);
    if (entry === null) return null;
    const { value } = entry;
    this.removeEntry(entry);
    return value;
  }

  private removeEntry(target: Entry<V>): void {
    this.size -= 1;
    let entry = target;
    if (entry.left !== null && entry.right !== null) {
      const next = successor(entry)!;
      entry.key = next.key;
      entry.value = next.value;
      entry = next;
    }
    const replacement = entry.left !== null ? entry.left : entry.right;
    if (replacement !== null) {
      replacement.parent = entry.parent;
      if (entry.parent === null) this.root = replacement;
      else if (entry === entry.parent.left) entry.parent.left = replacement;
      else entry.parent.right = replacement;
      entry.left = null;
      entry.right = null;
      entry.parent = null;
      if (entry.color === BLACK) this.repairDeletion(replacement);
    } else if (entry.parent === null) {
      this.root = null;
    } else {
      if (entry.color === BLACK) this.repairDeletion(entry);
      if (entry.parent !== null) {
        if (entry === entry.parent.left) entry.parent.left = null;
        else if (entry === entry.parent.right) entry.parent.right = null;
        entry.parent = null;
      }
    }
  }

  private repairInsertion(inserted: Entry<V>): void {
    let x: Entry<V> | null = inserted;
    x.color = RED;
    while (x !== null && x !== this.root && x.parent!.color === RED) {
      if (parentOf(x) === leftOf(parentOf(parentOf(x)))) {
        const uncle = rightOf(parentOf(parentOf(x)));
        if (colorOf(uncle) === RED) {
          setColor(parentOf(x), BLACK);
          setColor(uncle, BLACK);
          setColor(parentOf(parentOf(x)), RED);
          x = parentOf(parentOf(x));
        } else {
          if (x === rightOf(parentOf(x))) {
            x = parentOf(x)!;
            this.rotateLeft(x);
          }
          setColor(parentOf(x), BLACK);
          setColor(parentOf(parentOf(x)), RED);
          this.rotateRight(parentOf(parentOf(x)));
        }
      } else {
        const uncle = leftOf(parentOf(parentOf(x)));
        if (colorOf(uncle) === RED) {
          setColor(parentOf(x), BLACK);
          setColor(uncle, BLACK);
          setColor(parentOf(parentOf(x)), RED);
          x = parentOf(parentOf(x));
        } else {
          if (x === leftOf(parentOf(x))) {
            x = parentOf(x)!;
            this.rotateRight(x);
          }
          setColor(parentOf(x), BLACK);
          setColor(parentOf(parentOf(x)), RED);
          this.rotateLeft(parentOf(parentOf(x)));
        }
      }
    }
    this.root!.color = BLACK;
  }

  private repairDeletion(start: Entry<V>): void {
    let x: Entry<V> | null = start;
    while (x !== this.root && colorOf(x) === BLACK) {
      if (x === leftOf(parentOf(x))) {
        let sibling = rightOf(parentOf(x));
        if (colorOf(sibling) === RED) {
          setColor(sibling, BLACK);
          setColor(parentOf(x), RED);
          this.rotateLeft(parentOf(x));
          sibling = rightOf(parentOf(x));
        }
        if (colorOf(leftOf(sibling)) === BLACK && colorOf(rightOf(sibling)) === BLACK) {
          setColor(sibling, RED);
          x = parentOf(x);
        } else {
          if (colorOf(rightOf(sibling)) === BLACK) {
            setColor(leftOf(sibling), BLACK);
            setColor(sibling, RED);
            this.rotateRight(sibling);
            sibling = rightOf(parentOf(x));
          }
          setColor(sibling, colorOf(parentOf(x)));
          setColor(parentOf(x), BLACK);
          setColor(rightOf(sibling), BLACK);
          this.rotateLeft(parentOf(x));
          x = this.root;
        }
      } else {
        let sibling = leftOf(parentOf(x));
        if (colorOf(sibling) === RED) {
          setColor(sibling, BLACK);
          setColor(parentOf(x), RED);
          this.rotateRight(parentOf(x));
          sibling = leftOf(parentOf(x));
        }
        if (colorOf(rightOf(sibling)) === BLACK && colorOf(leftOf(sibling)) === BLACK) {
          setColor(sibling, RED);
          x = parentOf(x);
        } else {
          if (colorOf(leftOf(sibling)) === BLACK) {
            setColor(rightOf(sibling), BLACK);
            setColor(sibling, RED);
            this.rotateLeft(sibling);
            sibling = leftOf(parentOf(x));
          }
          setColor(sibling, colorOf(parentOf(x)));
          setColor(parentOf(x), BLACK);
          setColor(leftOf(sibling), BLACK);
          this.rotateRight(parentOf(x));
          x = this.root;
        }
      }
    }
    setColor(x, BLACK);
  }

  private rotateLeft(entry: Entry<V> | null): void {
    if (entry === null) return;
    const right = entry.right!;
    entry.right = right.left;
    if (right.left !== null) right.left.parent = entry;
    right.parent = entry.parent;
    if (entry.parent === null) this.root = right;
    else if (entry.parent.left === entry) entry.parent.left = right;
    else entry.parent.right = right;
    right.left = entry;
    entry.parent = right;
  }

  private rotateRight(entry: Entry<V> | null): void {
    if (entry === null) return;
    const left = entry.left!;
    entry.left = left.right;
    if (left.right !== null) left.right.parent = entry;
    left.parent = entry.parent;
    if (entry.parent === null) this.root = left;
    else if (entry.parent.right === entry) entry.parent.right = left;
    else entry.parent.left = left;
    left.right = entry;
    entry.parent = left;
  }

  repOk(): boolean {
    if (this.root === null) return this.size === 0;
    return (
      this.root.parent === null &&
      this.root.color === BLACK &&
      parentsAgree(this.root) &&
      isOrdered(this.root, null, null) &&
      redHaveBlackChildren(this.root) &&
      blackHeight(this.root) >= 0 &&
      this.size === count(this.root)
    );
  }

  /** Whether a condition holds of all entries. @internal */
  every(condition: (value: V, key: number) => boolean): boolean {
    return everyBelow(this.root, condition);
  }
}

/** @declarative */
function parentOf<V>(entry: Entry<V> | null): Entry<V> | null {
  return entry === null ? null : entry.parent;
}

/** @declarative */
function leftOf<V>(entry: Entry<V> | null): Entry<V> | null {
  return entry === null ? null : entry.left;
}

/** @declarative */
function rightOf<V>(entry: Entry<V> | null): Entry<V> | null {
  return entry === null ? null : entry.right;
}

/** @declarative */
function colorOf<V>(entry: Entry<V> | null): boolean {
  return entry === null ? BLACK : entry.color;
}

function setColor<V>(entry: Entry<V> | null, color: boolean): void {
  if (entry !== null) entry.color = color;
}

/** The entry with the next larger key. */
function successor<V>(entry: Entry<V>): Entry<V> | null {
  let next = entry.right!;
  while (next.left !== null) next = next.left;
  return next;
}

function parentsAgree<V>(entry: Entry<V>): boolean {
  if (entry.left !== null && (entry.left.parent !== entry || !parentsAgree(entry.left))) return false;
  return entry.right === null || (entry.right.parent === entry && parentsAgree(entry.right));
}

function isOrdered<V>(entry: Entry<V> | null, low: Entry<V> | null, high: Entry<V> | null): boolean {
  if (entry === null) return true;
  if (low !== null && low.key >= entry.key) return false;
  if (high !== null && high.key <= entry.key) return false;
  return isOrdered(entry.left, low, entry) && isOrdered(entry.right, entry, high);
}

function redHaveBlackChildren<V>(entry: Entry<V> | null): boolean {
  if (entry === null) return true;
  if (entry.color === RED && (colorOf(entry.left) === RED || colorOf(entry.right) === RED)) return false;
  return redHaveBlackChildren(entry.left) && redHaveBlackChildren(entry.right);
}

/** The number of black entries on every way down, or −1 if the ways differ. */
function blackHeight<V>(entry: Entry<V> | null): number {
  if (entry === null) return 0;
  const left = blackHeight(entry.left);
  const right = blackHeight(entry.right);
  if (left < 0 || left !== right) return -1;
  return entry.color === BLACK ? left + 1 : left;
}

function count<V>(entry: Entry<V> | null): number {
  return entry === null ? 0 : 1 + count(entry.left) + count(entry.right);
}

function everyBelow<V>(entry: Entry<V> | null, condition: (value: V, key: number) => boolean): boolean {
  if (entry === null) return true;
  return condition(entry.value, entry.key) && everyBelow(entry.left, condition) && everyBelow(entry.right, condition);
}
