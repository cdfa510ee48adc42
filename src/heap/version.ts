/**
 * Versions of the heap, kept as Baker's rerooted arrays are: the
 * objects themselves always hold the *current* version, every other version is a chain of differences. Reading costs
 * nothing extra, and going from one version to another costs what was written between them.
 *
 * An entry (target, part, value) of a version on the way from the root to the current one holds the value *before* the
 * write; in all other versions it holds the value written. Switching swaps them.
 */

import type { Value } from '../value/index.js';
import type { Cell, HeapObject } from './object.js';
import type { ShapeValue } from './shape.js';

/** Which part of a target an entry is about: slot i is i ≥ 0, element i is ELEMENT − i. */
export const SHAPE = -1;
export const LENGTH = -2;
export const INTERNAL = -3;
/** How many elements any version has: read as a part of its own, written with every element that comes after them. */
export const EXTENT = -4;
export const ELEMENT = -16;

export type Target = HeapObject | Cell;
export type Content = Value | ShapeValue;

const NOTHING: never[] = [];
Object.freeze(NOTHING);

export class Version {
  readonly depth: number;
  /** Shared and empty as long as nothing is written: most versions stay so. */
  targets: Target[] = NOTHING;
  parts: number[] = NOTHING;
  contents: Content[] = NOTHING;
  /** References with this id or a later one were made in versions below this one; set at the first fork. */
  sealedAt = Infinity;

  constructor(
    readonly parent: Version | null,
    /** References with this id or a later one were made after this version. */
    readonly bornAt: number,
    /** References with an earlier id may be known here although they were made below `parent`: 0 unless two were joined. */
    readonly joinedAt = 0,
  ) {
    this.depth = parent === null ? 0 : parent.depth + 1;
  }

  /** A write. @param before what the part held until then */
  note(target: Target, part: number, before: Content): void {
    if (this.targets.length === 0) {
      this.targets = [];
      this.parts = [];
      this.contents = [];
    }
    this.targets.push(target);
    this.parts.push(part);
    this.contents.push(before);
  }
}

export function rootOf(version: Version): Version {
  let one = version;
  while (one.parent !== null) one = one.parent;
  return one;
}

/** The latest version, from this one up, to which something was written; the root if there is none. */
export function lastWritten(version: Version): Version {
  let one = version;
  while (one.targets.length === 0 && one.parent !== null) one = one.parent;
  return one;
}

/** The latest version both descend from. */
export function commonAncestor(a: Version, b: Version): Version {
  let left = a;
  let right = b;
  while (left.depth > right.depth) left = left.parent!;
  while (right.depth > left.depth) right = right.parent!;
  while (left !== right) {
    left = left.parent!;
    right = right.parent!;
  }
  return left;
}

/**
 * References with this id or a later one, made below the ancestor, are known to one of the two only. What was made before
 * a join may be known to the joined version and to others that left its parts earlier, as a `break` leaves a loop. Only a
 * join just below the ancestor mixes: those further down join what is on one side anyway.
 */
export function unsharedFrom(ancestor: Version, a: Version, b: Version): number {
  return Math.max(ancestor.sealedAt, joinedBelow(ancestor, a), joinedBelow(ancestor, b));
}

function joinedBelow(ancestor: Version, version: Version): number {
  if (version === ancestor) return 0;
  let below = version;
  while (below.parent !== ancestor) below = below.parent!;
  return below.joinedAt;
}

/** Whether anything was written between two versions. */
export function hasWritten(version: Version, ancestor: Version): boolean {
  for (let one = version; one !== ancestor; one = one.parent!) if (one.targets.length > 0) return true;
  return false;
}

/** What was written between two versions. */
export function writtenSince(version: Version, ancestor: Version): Map<Target, Set<number>> {
  const written = new Map<Target, Set<number>>();
  for (let one = version; one !== ancestor; one = one.parent!) {
    for (let i = 0; i < one.targets.length; i += 1) {
      const target = one.targets[i]!;
      const parts = written.get(target);
      if (parts === undefined) written.set(target, new Set([one.parts[i]!]));
      else parts.add(one.parts[i]!);
    }
  }
  return written;
}
