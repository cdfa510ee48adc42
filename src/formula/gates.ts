/**
 * Where gates live: four parallel typed arrays and one open-addressing hash table over them.
 *
 * A gate is a row (kind, first, second, third) and its number is the row's index; rows are only ever added.
 * The hash table holds row numbers, 0 for an empty slot, and is probed linearly; it is never more than half full.
 * Typed arrays instead of objects and a `Map` keep a circuit of ten million gates under half a gigabyte and
 * free of garbage-collector work, and the same layout serves every traversal.
 *
 * This file knows rows, not laws: whoever adds a row (`circuit.ts`) has already simplified it.
 */

import type { Bit } from './bit.js';

/** `constant` is row 1 alone; `variable` has no inputs; `and`, `xor` have two; `ite` has condition, then, else. */
export type GateKind = 'constant' | 'variable' | 'and' | 'xor' | 'ite';

const KINDS: readonly GateKind[] = ['constant', 'variable', 'and', 'xor', 'ite'];
export const CONSTANT = 0;
export const VARIABLE = 1;
export const AND = 2;
export const XOR = 3;
export const ITE = 4;

const INPUT_COUNTS = [0, 0, 2, 2, 3] as const;

/**
 * @invariant row 0 is unused and row 1 is the constant TRUE
 * @invariant every row of kind AND, XOR or ITE is in the hash table, and no two of them are equal
 * @invariant |input| < row for every input
 */
export class Gates {
  private kinds = new Uint8Array(1024);
  private firsts = new Int32Array(1024);
  private seconds = new Int32Array(1024);
  private thirds = new Int32Array(1024);
  private slots = new Int32Array(4096);
  private used = 2;

  /** The largest row number in use. */
  get last(): number {
    return this.used - 1;
  }

  kindNumber(node: number): number {
    return this.kinds[node]!;
  }

  kind(node: number): GateKind {
    return KINDS[this.kinds[node]!]!;
  }

  inputCount(node: number): 0 | 2 | 3 {
    return INPUT_COUNTS[this.kinds[node]! as 0 | 1 | 2 | 3 | 4];
  }

  first(node: number): Bit {
    return this.firsts[node]! as Bit;
  }

  second(node: number): Bit {
    return this.seconds[node]! as Bit;
  }

  third(node: number): Bit {
    return this.thirds[node]! as Bit;
  }

  /** Adds a row that is equal to no other, whatever its contents. */
  addVariable(ordinal: number): number {
    return this.append(VARIABLE, ordinal, 0, 0);
  }

  /** The row with these contents, added if there was none. */
  intern(kind: number, first: number, second: number, third: number): number {
    const mask = this.slots.length - 1;
    let slot = hash(kind, first, second, third) & mask;
    for (;;) {
      const node = this.slots[slot]!;
      if (node === 0) break;
      if (
        this.firsts[node] === first &&
        this.seconds[node] === second &&
        this.thirds[node] === third &&
        this.kinds[node] === kind
      ) {
        return node;
      }
      slot = (slot + 1) & mask;
    }
    const node = this.append(kind, first, second, third);
    this.slots[slot] = node;
    if (this.used * 2 > this.slots.length) this.rehash();
    return node;
  }

  private append(kind: number, first: number, second: number, third: number): number {
    const node = this.used;
    if (node === this.kinds.length) this.grow();
    this.kinds[node] = kind;
    this.firsts[node] = first;
    this.seconds[node] = second;
    this.thirds[node] = third;
    this.used += 1;
    return node;
  }

  private grow(): void {
    const length = this.kinds.length * 2;
    const kinds = new Uint8Array(length);
    kinds.set(this.kinds);
    this.kinds = kinds;
    this.firsts = enlarged(this.firsts, length);
    this.seconds = enlarged(this.seconds, length);
    this.thirds = enlarged(this.thirds, length);
  }

  private rehash(): void {
    const slots = new Int32Array(this.slots.length * 2);
    const mask = slots.length - 1;
    for (let node = 2; node < this.used; node += 1) {
      const kind = this.kinds[node]!;
      if (kind === VARIABLE) continue;
      let slot = hash(kind, this.firsts[node]!, this.seconds[node]!, this.thirds[node]!) & mask;
      while (slots[slot] !== 0) slot = (slot + 1) & mask;
      slots[slot] = node;
    }
    this.slots = slots;
  }
}

/** A copy with room for `length` numbers, the new ones 0. */
export function enlarged(array: Int32Array<ArrayBuffer>, length: number): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(length);
  larger.set(array);
  return larger;
}

function hash(kind: number, first: number, second: number, third: number): number {
  let h = Math.imul(first, 0x9e3779b1) + Math.imul(second, 0x85ebca6b) + Math.imul(third, 0xc2b2ae35) + kind;
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
  h = Math.imul(h ^ (h >>> 12), 0x297a2d39);
  return (h ^ (h >>> 15)) >>> 0;
}
