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
  /** References that were made for this version, or for one below it, have this id or a later one. */
  begunAt = Infinity;

  constructor(
    readonly parent: Version | null,
    /** References with this id or a later one were made after this version. */
    readonly bornAt: number,
    /** References with an earlier id may be known here although they were made below `parent`: 0 unless two were joined. */
    readonly joinedAt = 0,
  ) {
    this.depth = parent === null ? 0 : parent.depth + 1;
  }

  /** From here on references are made for this version. @param upcomingId the id of the next reference */
  begin(upcomingId: number): void {
    if (this.begunAt === Infinity) this.begunAt = upcomingId;
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
 * Which references, made below the ancestor, both of two versions may know: ids from … to − 1. What was made before a join may be known to the
 * joined version and to others that left its parts earlier, as a `break` leaves a loop. Only a join just below the ancestor mixes: those
 * further down join what is on one side anyway. What was made before either of them began is known to it by a join at most; and what was
 * made after either of them was born, that one has made itself or does not know.
 */
export function shared(ancestor: Version, a: Version, b: Version): { readonly from: number; readonly to: number } {
  const [firstOfA, firstOfB] = [below(ancestor, a), below(ancestor, b)];
  return {
    from: Math.max(knownFrom(firstOfA), knownFrom(firstOfB)),
    to: Math.min(Math.max(firstOfA?.joinedAt ?? 0, firstOfB?.joinedAt ?? 0), a.bornAt, b.bornAt),
  };
}

function knownFrom(version: Version | null): number {
  return version === null || version.joinedAt > 0 ? 0 : version.begunAt;
}

/** The version just below an ancestor on the way to another; null if that is the ancestor itself. */
function below(ancestor: Version, version: Version): Version | null {
  if (version === ancestor) return null;
  let one = version;
  while (one.parent !== ancestor) one = one.parent!;
  return one;
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
