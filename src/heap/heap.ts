/**
 * The heap: what it holds, its versions and their join.
 *
 * While nothing records (concrete `run`, module loading) a write is a plain assignment. While recording, each write
 * leaves an entry in the current version, so a follow run is undone and a merge state is switched at the price of what
 * it wrote. `join` looks only at what either side wrote since their common ancestor, never at the rest of the heap.
 */

import type { Bit } from '../formula/index.js';
import { Union, type Value } from '../value/index.js';
import { Contents } from './contents.js';
import { changesSince, joinContents, type JoinInternal } from './joining.js';
import type { HeapObject } from './object.js';
import { contentOf, setContent } from './parts.js';
import type { ShapeValue } from './shape.js';
import {
  ELEMENT,
  INTERNAL,
  LENGTH,
  SHAPE,
  Version,
  commonAncestor,
  hasWritten,
  rootOf,
  writtenSince,
  type Content,
  type Target,
} from './version.js';

export class Heap extends Contents {
  /** How many gates there were when recording began: what is older are formulas of the state itself. */
  gatesBefore = 0;
  /** Set by the evaluator. */
  joinInternal: JoinInternal = (_target, selector, a, b) => this.values.ite(selector, a, b);

  /** The version being written, or null while nothing records. */
  get current(): Version | null {
    return this.version;
  }

  /** Starts recording; returns the version that is the present content. @requires nothing records */
  record(): Version {
    const root = new Version(null, this.nextId);
    this.firstRecorded = this.nextId;
    this.gatesBefore = this.values.circuit.size;
    this.version = this.fork(root);
    this.version.begin(this.nextId);
    return root;
  }

  /** Undoes everything since `record` and stops recording. */
  discard(): void {
    this.switchTo(rootOf(this.version!));
    this.version = null;
  }

  /** Keeps everything written since `record` and stops recording. */
  keep(): void {
    this.version = null;
  }

  /** A version that starts as a copy of `parent`; `parent` must not be written any more. */
  fork(parent: Version, joinedAt = 0): Version {
    if (parent.sealedAt === Infinity) parent.sealedAt = this.nextId;
    parent.begin(this.nextId);
    return new Version(parent, this.nextId, joinedAt);
  }

  /**
   * As `fork`, for the states of an execution: one that has written and made nothing leaves no version behind, so that the
   * versions of functions without effects are all children of one, and what they have in common is found at once.
   */
  branch(from: Version): Version {
    const { parent } = from;
    if (from.targets.length > 0 || parent === null || from.bornAt !== this.nextId) return this.fork(from);
    return this.fork(parent, from.joinedAt);
  }

  /** Goes to a version of its own for something that may be given up; returns the one to come back to with `giveUp`. */
  attempt(): Version {
    if (this.version!.sealedAt !== Infinity) this.switchTo(this.fork(this.version!));
    const base = this.version!;
    this.switchTo(this.fork(base));
    return base;
  }

  /** Comes back to where an attempt began, and goes on there: nothing is left of what was written and made since. */
  giveUp(base: Version): void {
    this.switchTo(base);
    base.sealedAt = Infinity;
  }

  /** Undoes what was written to the current version after its first `count` writes. @requires it has no children */
  rollback(count: number): void {
    const { targets, parts, contents } = this.version!;
    if (targets.length === count) return;
    for (let i = targets.length - 1; i >= count; i -= 1) this.swap(this.version!, i);
    targets.length = parts.length = contents.length = count;
  }

  switchTo(version: Version): void {
    const from = this.version!;
    if (from === version) return;
    const ancestor = commonAncestor(from, version);
    for (let one = from; one !== ancestor; one = one.parent!) {
      for (let i = one.targets.length - 1; i >= 0; i -= 1) this.swap(one, i);
    }
    const down: Version[] = [];
    for (let one = version; one !== ancestor; one = one.parent!) down.push(one);
    for (let d = down.length - 1; d >= 0; d -= 1) {
      const one = down[d]!;
      for (let i = 0; i < one.targets.length; i += 1) this.swap(one, i);
    }
    version.begin(this.nextId);
    this.version = version;
  }

  /**
   * A new version that is `a` where the selector holds and `b` elsewhere; becomes the current one.
   * A reference made on one side only cannot be reached on the other, so its content is taken as it is.
   */
  join(selector: Bit, a: Version, b: Version): Version {
    const ancestor = commonAncestor(a, b);
    if (!hasWritten(a, ancestor) && !hasWritten(b, ancestor)) {
      this.switchTo(ancestor);
      return (this.version = this.fork(ancestor, this.nextId));
    }
    const changes = changesSince(ancestor, a, b);
    this.switchTo(a);
    for (const change of changes) change.left = this.read(change.target, change.part);
    this.switchTo(b);
    for (const change of changes) change.right = this.read(change.target, change.part);
    this.switchTo(ancestor);
    this.version = this.fork(ancestor, this.nextId);
    for (const change of changes) {
      const { target, part, left, right, own } = change;
      if (own === 'a') this.write(target, part, left);
      else if (own === 'b') this.write(target, part, right);
      else if (!Object.is(left, right))
        this.write(target, part, joinContents(this.values, this.joinInternal, selector, change));
      else if (!Object.is(left, this.read(target, part))) this.write(target, part, left);
    }
    return this.version;
  }

  /** What was written between `ancestor` and the current version. */
  writtenSince(ancestor: Version): Map<Target, Set<number>> {
    return writtenSince(this.version!, ancestor);
  }

  /** Puts other forms of the same values where the current version differs from an ancestor. */
  rewrite(ancestor: Version, form: (value: Value) => Value): void {
    for (const [target, parts] of this.writtenSince(ancestor)) {
      for (const part of parts) {
        const content = this.read(target, part);
        if (!(content instanceof Union)) continue;
        const other = form(content);
        if (other !== content) this.write(target, part, other);
      }
    }
  }

  /** What a part holds, without telling those who watch: for whoever watches, and for what is not the program. */
  read(target: Target, part: number): Content {
    return contentOf(target, part);
  }

  private write(target: Target, part: number, content: Content): void {
    if (part === INTERNAL) this.writeInternal(target, content as Value);
    else if (part === SHAPE) this.writeShape(target as HeapObject, content as ShapeValue);
    else if (part === LENGTH) this.writeLength(target as HeapObject, content as Value);
    else if (part >= 0) this.writeSlot(target as HeapObject, part, content as Value);
    else this.writeBeneath(target as HeapObject, ELEMENT - part, content as Value);
  }

  /** Exchanges an entry's content with the target's. */
  private swap(version: Version, entry: number): void {
    const target = version.targets[entry]!;
    const part = version.parts[entry]!;
    const content = version.contents[entry];
    version.contents[entry] = contentOf(target, part);
    setContent(target, part, content);
  }
}
