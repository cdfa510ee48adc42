/**
 * A small file system on a table of inodes, in the manner of the Daisy file system, which Darga and Boyapati (2006) checked:
 * directories name other inodes by their numbers, so nothing but the invariant keeps the tree a tree. Inode 0 is the root.
 *
 * An inode that is in use stands in exactly one directory, knows that directory and is one level deeper. A free inode is in none.
 */

export type Kind = 'free' | 'file' | 'directory';

/** The number of no inode: a slot of a directory that is not used, the parent of the root and of free inodes. */
export const NOWHERE = -1;

export class Inode {
  kind: Kind = 'free';
  parent = NOWHERE;
  depth = 0;
  /** Slot → name and inode of an entry; both are NOWHERE where the slot is not used. */
  names: number[] = [];
  entries: number[] = [];

  constructor(degree: number) {
    for (let slot = 0; slot < degree; slot += 1) {
      this.names.push(NOWHERE);
      this.entries.push(NOWHERE);
    }
  }
}

export class FileSystem {
  inodes: Inode[] = [];

  /** At most so many inodes, entries of a directory, and levels. */
  constructor(
    count: number,
    degree: number,
    public readonly levels: number,
  ) {
    for (let number = 0; number < count; number += 1) this.inodes.push(new Inode(degree));
    this.inodes[0]!.kind = 'directory';
  }

  /** The inode of that name in a directory, or NOWHERE. */
  lookup(directory: number, name: number): number {
    const slot = this.slotOf(directory, name);
    return slot === NOWHERE ? NOWHERE : this.inodes[directory]!.entries[slot]!;
  }

  create(directory: number, name: number): boolean {
    return this.add(directory, name, 'file');
  }

  mkdir(directory: number, name: number): boolean {
    return this.add(directory, name, 'directory');
  }

  unlink(directory: number, name: number): boolean {
    const slot = this.slotOf(directory, name);
    if (slot === NOWHERE) return false;
    if (this.inodes[this.inodes[directory]!.entries[slot]!]!.kind !== 'file') return false;
    this.release(directory, slot);
    return true;
  }

  rmdir(directory: number, name: number): boolean {
    const slot = this.slotOf(directory, name);
    if (slot === NOWHERE) return false;
    const inode = this.inodes[this.inodes[directory]!.entries[slot]!]!;
    if (inode.kind !== 'directory') return false;
    for (let other = 0; other < inode.entries.length; other += 1) if (inode.entries[other]! !== NOWHERE) return false;
    this.release(directory, slot);
    return true;
  }

  /** Where a directory has that name, or NOWHERE. */
  private slotOf(directory: number, name: number): number {
    const inode = this.inodes[directory]!;
    if (inode.kind !== 'directory') return NOWHERE;
    for (let slot = 0; slot < inode.names.length; slot += 1) if (inode.names[slot] === name) return slot;
    return NOWHERE;
  }

  private add(directory: number, name: number, kind: Kind): boolean {
    const above = this.inodes[directory]!;
    if (above.kind !== 'directory' || this.slotOf(directory, name) !== NOWHERE) return false;
    if (above.depth + 1 >= this.levels) return false;
    let slot = 0;
    while (slot < above.entries.length && above.entries[slot] !== NOWHERE) slot += 1;
    if (slot === above.entries.length) return false;
    let number = 0;
    while (number < this.inodes.length && this.inodes[number]!.kind !== 'free') number += 1;
    if (number === this.inodes.length) return false;
    const inode = this.inodes[number]!;
    inode.kind = kind;
    inode.parent = directory;
    inode.depth = above.depth + 1;
    above.names[slot] = name;
    above.entries[slot] = number;
    return true;
  }

  private release(directory: number, slot: number): void {
    const above = this.inodes[directory]!;
    const inode = this.inodes[above.entries[slot]!]!;
    inode.kind = 'free';
    inode.parent = NOWHERE;
    inode.depth = 0;
    above.names[slot] = NOWHERE;
    above.entries[slot] = NOWHERE;
  }

  repOk(): boolean {
    const root = this.inodes[0]!;
    if (root.kind !== 'directory' || root.parent !== NOWHERE || root.depth !== 0) return false;
    for (let number = 0; number < this.inodes.length; number += 1) {
      if (!this.isInodeOk(number)) return false;
      if (number > 0 && this.linksTo(number) !== (this.inodes[number]!.kind === 'free' ? 0 : 1)) return false;
    }
    return true;
  }

  private isInodeOk(number: number): boolean {
    const inode = this.inodes[number]!;
    if (inode.depth >= this.levels) return false;
    if (inode.kind === 'free' && (inode.parent !== NOWHERE || inode.depth !== 0)) return false;
    for (let slot = 0; slot < inode.entries.length; slot += 1) {
      if ((inode.names[slot] === NOWHERE) !== (inode.entries[slot] === NOWHERE)) return false;
      if (inode.entries[slot] !== NOWHERE && !this.isEntryOk(number, slot)) return false;
    }
    return true;
  }

  private isEntryOk(number: number, slot: number): boolean {
    const inode = this.inodes[number]!;
    const below = this.inodes[inode.entries[slot]!]!;
    if (inode.kind !== 'directory' || below.parent !== number || below.depth !== inode.depth + 1) return false;
    for (let other = 0; other < slot; other += 1) if (inode.names[other] === inode.names[slot]) return false;
    return true;
  }

  /** How many slots of all directories name an inode. */
  private linksTo(number: number): number {
    let count = 0;
    for (const inode of this.inodes) for (const entry of inode.entries) if (entry === number) count += 1;
    return count;
  }
}
