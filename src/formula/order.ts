/**
 * Comparisons as what they are about. That a < b and b < c imply a < c takes a solver hundreds of steps to find out from the bits, anew for
 * every three numbers; most of what an operation on a sorted structure has to prove is of this kind. So to a solver that is asked only
 * whether something is impossible, a comparison is a variable of its own and what is told of it are the laws of order:
 *
 *     no circle of two or three steps, each ≤ or <, has a < among them,
 *     a = b  or  a < b  or  b < a,  and only one of these.
 *
 * The laws are true of all numbers, so whatever follows from them follows from the bits. The converse is not so: circles of more steps,
 * and all that bits say beyond order, are left out. "Satisfiable" means nothing then.
 *
 * Where two numbers may be equal, there are variables for both being less as well, be it said anywhere or not. So that no key below a node of a
 * search tree is the one that is looked for, which took another way, follows step by step down the tree, of which every step is a circle of three.
 */

import type { Bit, Circuit } from './circuit.js';
import { comparisonOf, equalityOf, type Comparison } from './comparison.js';
import type { ClauseSink } from './sink.js';

/** Shorter ones are as easily looked into. */
const LEAST_WIDTH = 3;

/** What a gate says of numbers. */
export type Relation = Comparison | { readonly pairs: readonly (readonly [Bit, Bit])[] };

/** A number, with what is said of it: other number → the literal for "less than that". */
interface Vertex {
  readonly bits: readonly Bit[];
  readonly less: Map<Vertex, number>;
  readonly near: Set<Vertex>;
}

/** A step on a circle: the literal that says so. */
interface Step {
  readonly literal: number;
  readonly isStrict: boolean;
}

/** Which gates of a circuit are comparisons. */
export class Comparisons {
  private readonly found = new Map<Bit, Relation | null>();

  /**
   * @param withEquality whether that numbers are equal is one as well. It helps where much is known of order, and else hides what follows from the
   * bits of what is equal.
   */
  constructor(
    private readonly circuit: Circuit,
    private readonly withEquality = true,
  ) {}

  /** @param node a positive bit */
  of(node: Bit): Relation | null {
    const kind = this.circuit.kindOf(node);
    // asked of every gate, of which few are of a kind that may be one
    if (kind !== 'ite' && (kind !== 'and' || !this.withEquality)) return null;
    let relation = this.found.get(node);
    if (relation === undefined) this.found.set(node, (relation = this.read(node, kind)));
    return relation;
  }

  private read(node: Bit, kind: 'ite' | 'and'): Relation | null {
    if (kind === 'ite') {
      const comparison = comparisonOf(this.circuit, node);
      return comparison === null || comparison.left.length < LEAST_WIDTH ? null : comparison;
    }
    const pairs = equalityOf(this.circuit, node);
    return pairs === null || pairs.length < LEAST_WIDTH ? null : { pairs };
  }
}

/** The laws of order for the comparisons in one solver. */
export class OrderLaws {
  private readonly vertices = new Map<string, Vertex>();
  /** Those that a bit is a digit of. */
  private readonly numbers = new Map<Bit, Vertex[]>();

  constructor(private readonly sink: ClauseSink) {}

  /** The literal stands for the comparison: tells what follows with those before. */
  add(relation: Relation, literal: number): void {
    if ('pairs' in relation) return this.equate(this.numbersIn(relation.pairs), literal);
    const { left, right, orEqual } = relation;
    const a = this.vertexOf(left);
    const b = this.vertexOf(right);
    if (a === b) return this.sink.addClause([orEqual ? literal : -literal]); // reflexivity: a ≤ a
    // a ≤ b = ¬(b < a)
    if (orEqual) this.relate(b, a, -literal);
    else this.relate(a, b, literal);
  }

  /** The literal says of all of these numbers that they are equal, two and two. */
  private equate(equal: readonly (readonly [Vertex, Vertex])[], literal: number): void {
    const differ: number[] = [];
    for (const [a, b] of equal) {
      for (const less of [this.less(a, b), this.less(b, a)]) {
        this.sink.addClause([-literal, -less]);
        differ.push(less);
      }
    }
    this.sink.addClause([literal, ...differ]); // trichotomy: a = b ∨ a < b ∨ b < a
  }

  private less(a: Vertex, b: Vertex): number {
    const known = a.less.get(b);
    if (known !== undefined) return known;
    const literal = this.sink.newVariable();
    this.relate(a, b, literal);
    return literal;
  }

  /**
   * Equal bits as equal numbers: as those that something was said of before, and what is left as it comes. Bits that are equal two and two may be
   * read as digits in any order.
   */
  private numbersIn(pairs: readonly (readonly [Bit, Bit])[]): readonly (readonly [Vertex, Vertex])[] {
    const found: (readonly [Vertex, Vertex])[] = [];
    let left = pairs;
    const partners = new Map(pairs.flatMap(([a, b]) => [[a, b] as const, [b, a] as const]));
    // a bit that is equal to two others is no digit of one number
    if (partners.size === 2 * pairs.length) {
      for (const bit of [...partners.keys()]) {
        const number = partners.has(bit) ? this.numberAmong(bit, partners) : undefined;
        if (number === undefined) continue;
        const other = number.bits.map((digit) => partners.get(digit)!);
        found.push([number, this.vertexOf(other)]);
        for (const digit of [...number.bits, ...other]) partners.delete(digit);
      }
      left = pairs.filter(([a]) => partners.has(a));
    }
    if (left.length > 0) found.push([this.vertexOf(left.map(([a]) => a)), this.vertexOf(left.map(([, b]) => b))]);
    return found;
  }

  /** One with this digit and others of these. */
  private numberAmong(bit: Bit, digits: ReadonlyMap<Bit, unknown>): Vertex | undefined {
    return this.numbers.get(bit)?.find(({ bits }) => bits.every((digit) => digits.has(digit)));
  }

  private relate(a: Vertex, b: Vertex, literal: number): void {
    const known = a.less.get(b);
    if (known !== undefined) {
      this.sink.addClause([-known, literal]);
      this.sink.addClause([known, -literal]);
      return;
    }
    a.less.set(b, literal);
    a.near.add(b);
    b.near.add(a);
    const steps: readonly (readonly [from: Vertex, to: Vertex, step: Step])[] = [
      [a, b, { literal, isStrict: true }],
      [b, a, { literal: -literal, isStrict: false }],
    ];
    for (const [from, to, step] of steps) {
      for (const back of stepsBetween(to, from)) this.forbid([step, back]);
      for (const third of to.near) {
        if (third === from || !from.near.has(third)) continue;
        for (const next of stepsBetween(to, third))
          for (const last of stepsBetween(third, from)) this.forbid([step, next, last]);
      }
    }
  }

  /** These steps would lead back to where they begin. */
  private forbid(circle: readonly Step[]): void {
    if (circle.some(({ isStrict }) => isStrict))
      this.sink.addClause([...new Set(circle.map(({ literal }) => -literal))]);
  }

  private vertexOf(bits: readonly Bit[]): Vertex {
    const key = bits.join(' ');
    let vertex = this.vertices.get(key);
    if (vertex !== undefined) return vertex;
    vertex = { bits, less: new Map(), near: new Set() };
    this.vertices.set(key, vertex);
    for (const bit of new Set(bits)) {
      const numbers = this.numbers.get(bit);
      if (numbers === undefined) this.numbers.set(bit, [vertex]);
      else numbers.push(vertex);
    }
    return vertex;
  }
}

/** What says that one number is at most another. */
function stepsBetween(from: Vertex, to: Vertex): readonly Step[] {
  const steps: Step[] = [];
  const less = from.less.get(to);
  if (less !== undefined) steps.push({ literal: less, isStrict: true });
  const greater = to.less.get(from);
  if (greater !== undefined) steps.push({ literal: -greater, isStrict: false });
  return steps;
}
