/**
 * A circuit under many assignments at once. Each bit of a machine word is an assignment of its own, a *lane*, and one bitwise operation
 * computes a gate in 32 of them; the gates are gone through in the order in which they were made, inputs first.
 *
 * Variables are of two kinds. Those named as *late* get one value in all lanes, and change more often than the others, so the gates that do
 * not depend on them are computed once for all their values.
 */

import { nodeOf, visitCone, type Bit, type Circuit } from '../../../src/formula/index.js';

/** @invariant every line of a program comes after those it reads; a line has `words` words in `memory` */
export class Lanes {
  /** Node → line. Line 0 is the constant. */
  private readonly lines = new Map<number, number>();
  private readonly memory: Int32Array;
  private readonly early: Int32Array;
  private readonly late: Int32Array;

  /** @param words of 32 lanes each */
  constructor(
    circuit: Circuit,
    roots: readonly Bit[],
    isLate: (variable: Bit) => boolean,
    readonly words: number,
  ) {
    const nodes: Bit[] = [];
    const isThere = new Set<Bit>();
    visitCone(
      circuit,
      roots,
      (node) => isThere.has(node),
      (node) => {
        isThere.add(node);
        nodes.push(node);
      },
    );
    this.lines.set(1, 0);
    for (const node of nodes) if (!this.lines.has(node)) this.lines.set(node, this.lines.size);
    this.memory = new Int32Array(this.lines.size * words).fill(-1, 0, words);
    const early: number[] = [];
    const late: number[] = [];
    const dependent = new Set<number>();
    for (const node of nodes) {
      const kind = circuit.kindOf(node);
      if (kind === 'constant') continue;
      if (kind === 'variable') {
        if (isLate(node)) dependent.add(node);
        continue;
      }
      const inputs = circuit.inputsOf(node);
      const isDependent = inputs.some((input) => dependent.has(nodeOf(input)));
      if (isDependent) dependent.add(node);
      (isDependent ? late : early).push(CODES[kind], this.lines.get(node)! * words, ...this.operands(inputs));
    }
    this.early = Int32Array.from(early);
    this.late = Int32Array.from(late);
  }

  /** Sets a variable in one lane. A variable that no root depends on has no value. */
  set(variable: Bit, lane: number, value: boolean): void {
    const line = this.lines.get(variable);
    if (line === undefined) return;
    const word = line * this.words + (lane >>> 5);
    const mask = 1 << (lane & 31);
    this.memory[word] = value ? this.memory[word]! | mask : this.memory[word]! & ~mask;
  }

  /** Sets a variable in all lanes. */
  fill(variable: Bit, value: boolean): void {
    const line = this.lines.get(variable);
    if (line !== undefined) this.memory.fill(value ? -1 : 0, line * this.words, (line + 1) * this.words);
  }

  /** To be called when variables that are not late have changed. */
  computeEarly(): void {
    this.run(this.early);
  }

  /** To be called when any variables have changed, after `computeEarly`. */
  computeLate(): void {
    this.run(this.late);
  }

  /** Where a root is and whether it is negated, for `intersect`. */
  address(root: Bit): readonly [start: number, sign: number] {
    return [this.lines.get(nodeOf(root))! * this.words, root < 0 ? -1 : 0];
  }

  /** Takes from a set of lanes those in which a root is false. Whether any are left. */
  intersect(lanes: Int32Array, [start, sign]: readonly [number, number]): boolean {
    const { memory, words } = this;
    let left = 0;
    for (let word = 0; word < words; word += 1) left |= lanes[word]! &= memory[start + word]! ^ sign;
    return left !== 0;
  }

  private operands(inputs: readonly Bit[]): number[] {
    const all = [...inputs, ...inputs].slice(0, 3);
    return all.flatMap((input) => this.address(input));
  }

  private run(program: Int32Array): void {
    const { memory, words } = this;
    for (let at = 0; at < program.length; at += LENGTH) {
      const code = program[at]!;
      const target = program[at + 1]!;
      const [a, negateA] = [program[at + 2]!, program[at + 3]!];
      const [b, negateB] = [program[at + 4]!, program[at + 5]!];
      const [c, negateC] = [program[at + 6]!, program[at + 7]!];
      if (code === CODES.and) {
        for (let word = 0; word < words; word += 1)
          memory[target + word] = (memory[a + word]! ^ negateA) & (memory[b + word]! ^ negateB);
      } else if (code === CODES.xor) {
        const sign = negateA ^ negateB;
        for (let word = 0; word < words; word += 1)
          memory[target + word] = memory[a + word]! ^ memory[b + word]! ^ sign;
      } else {
        for (let word = 0; word < words; word += 1) {
          const condition = memory[a + word]! ^ negateA;
          memory[target + word] =
            (condition & (memory[b + word]! ^ negateB)) | (~condition & (memory[c + word]! ^ negateC));
        }
      }
    }
  }
}

const CODES = { and: 0, xor: 1, ite: 2 } as const;
/** Of an instruction: its code, its target, and three operands, each a start and a sign. */
const LENGTH = 8;
