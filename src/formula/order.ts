/**
 * Comparisons as what they are about. That a < b and b < c imply a < c takes a solver hundreds of steps to find out from the bits, anew for
 * every three numbers; most of what an operation on a sorted structure has to prove is of this kind. So to a solver that is asked only
 * whether something is impossible, a comparison is a variable of its own and what is told of it are the laws of order:
 *
 *     no circle of two or three steps, each ≤ or <, has a < among them.
 *
 * The laws are true of all numbers, so whatever follows from them follows from the bits. The converse is not so: circles of more steps,
 * and all that bits say beyond order, are left out. "Satisfiable" means nothing then.
 */

import type { Bit, Circuit } from './circuit.js';
import { comparisonOf, type Comparison } from './comparison.js';

/** Shorter ones are as easily looked into. */
const LEAST_WIDTH = 3;

/** A number, with what is said of it: other number → the literal for "less than that". */
interface Vertex {
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
  private readonly found = new Map<Bit, Comparison | null>();

  constructor(private readonly circuit: Circuit) {}

  /** @param node a positive bit */
  of(node: Bit): Comparison | null {
    if (this.circuit.kindOf(node) !== 'ite') return null;
    let comparison = this.found.get(node);
    if (comparison === undefined) {
      comparison = comparisonOf(this.circuit, node);
      if (comparison !== null && comparison.left.length < LEAST_WIDTH) comparison = null;
      this.found.set(node, comparison);
    }
    return comparison;
  }
}

/** The laws of order for the comparisons in one solver. */
export class OrderLaws {
  private readonly vertices = new Map<string, Vertex>();

  constructor(private readonly addClause: (literals: readonly number[]) => void) {}

  /** The literal stands for the comparison: tells what follows with those before. */
  add({ left, right, orEqual }: Comparison, literal: number): void {
    const a = this.vertexOf(left);
    const b = this.vertexOf(right);
    if (a === b) return this.addClause([orEqual ? literal : -literal]); // reflexivity: a ≤ a
    // a ≤ b = ¬(b < a)
    if (orEqual) this.relate(b, a, -literal);
    else this.relate(a, b, literal);
  }

  private relate(a: Vertex, b: Vertex, literal: number): void {
    const known = a.less.get(b);
    if (known !== undefined) {
      this.addClause([-known, literal]);
      this.addClause([known, -literal]);
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
    if (circle.some(({ isStrict }) => isStrict)) this.addClause([...new Set(circle.map(({ literal }) => -literal))]);
  }

  private vertexOf(bits: readonly Bit[]): Vertex {
    const key = bits.join(' ');
    let vertex = this.vertices.get(key);
    if (vertex === undefined) this.vertices.set(key, (vertex = { less: new Map(), near: new Set() }));
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
