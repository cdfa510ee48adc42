/**
 * Copies (Roberson 2011, §2.9.4). A step that unrolls a loop or calls a method leaves behind a copy of a tree that was there before, and whoever
 * asks whether the copy is well typed should get what is known of the original, formula by formula: then what is wanted is what is given,
 * and nobody has to find out that two large formulas are equal.
 *
 * Say that a call f(o) read some parts of some objects, and that σ takes some of these objects to others, o to c, one to one. If for
 * every part that was read, σ(x).part holds what σ makes of x.part, where σ(x) is x for all others, then f(c) goes the same way object by
 * object, and gives the same, as long as that is none of the objects that σ moves. So it is enough to compare what f(o) read. What an object may be a copy of is no more than
 * a guess, made where a call returns an object like one that it was given.
 */

import { HeapObject, unlogged, type Content, type Heap, type Target } from '../heap/index.js';
import { Reference, Union, type Atom, type Value } from '../value/index.js';

/** A call of this kind has returned: perhaps a copy of what it was given. */
export function guessOrigin(operands: readonly Value[], returned: Value): void {
  if (!(returned instanceof HeapObject) || returned.origin !== null) return;
  for (const operand of operands) {
    if (!(operand instanceof HeapObject) || operand.id >= returned.id) continue;
    if (operand.kind !== returned.kind || unlogged.shape(operand) !== unlogged.shape(returned)) continue;
    returned.origin = operand.origin ?? operand;
    return;
  }
}

/** The operands with what they may be copies of; null if there are no copies among them. */
export function originalsOf(operands: readonly Value[]): readonly Value[] | null {
  if (!operands.some((one) => one instanceof HeapObject && one.origin !== null)) return null;
  return operands.map((one) => (one instanceof HeapObject ? (one.origin ?? one) : one));
}

/** Parts that a call read. */
export type Parts = ReadonlyMap<Target, ReadonlySet<number>>;

/** The σ of one call, as it is found. */
export class Likeness {
  private readonly images = new Map<Reference, Reference>();
  private readonly originals = new Map<Reference, Reference>();
  /** What σ must leave where it is. */
  private readonly unmoved = new Set<Reference>();
  private readonly pending: [HeapObject, HeapObject][] = [];

  constructor(private readonly heap: Heap) {}

  /** Whether a call with these operands goes the way of one with the originals, which read these parts and gave these results. */
  holds(originals: readonly Value[], copies: readonly Value[], read: Parts, results: readonly Value[]): boolean {
    for (let i = 0; i < copies.length; i += 1) if (!this.takes(originals[i], copies[i])) return false;
    for (let pair = this.pending.pop(); pair !== undefined; pair = this.pending.pop()) {
      const [original, copy] = pair;
      for (const part of read.get(original) ?? [])
        if (!this.takes(this.heap.read(original, part), this.heap.read(copy, part))) return false;
    }
    for (const [target, parts] of read)
      if (!this.images.has(target)) for (const part of parts) this.leaves(this.heap.read(target, part));
    for (const result of results) this.leaves(result);
    for (const one of this.unmoved) if (this.images.has(one) || this.originals.has(one)) return false;
    return true;
  }

  private takes(original: Content, copy: Content): boolean {
    if (Object.is(original, copy)) {
      this.leaves(original);
      return true;
    }
    if (original instanceof HeapObject && copy instanceof HeapObject) return this.moves(original, copy);
    return original instanceof Union && copy instanceof Union && this.takesCases(original, copy);
  }

  /** Case by case, in any order. */
  private takesCases(original: Union, copy: Union): boolean {
    if (original.atoms.length !== copy.atoms.length) return false;
    if (original.word !== copy.word || original.wordGuard !== copy.wordGuard) return false;
    return original.atoms.every((atom, i) => {
      const other = copy.guards.indexOf(original.guards[i]!);
      return other >= 0 && this.takes(atom, copy.atoms[other]);
    });
  }

  private moves(original: HeapObject, copy: HeapObject): boolean {
    const image = this.images.get(original);
    if (image !== undefined || this.originals.has(copy)) return image === copy;
    if (original.kind !== copy.kind || original.data !== copy.data) return false;
    this.images.set(original, copy);
    this.originals.set(copy, original);
    this.pending.push([original, copy]);
    return true;
  }

  private leaves(content: Content): void {
    for (const atom of content instanceof Union ? content.atoms : [content as Atom])
      if (atom instanceof Reference) this.unmoved.add(atom);
  }
}
