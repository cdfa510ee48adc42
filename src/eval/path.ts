/**
 * The guard of a state, kept as the list of literals that were added one by one.
 *
 * States that split from each other share the beginning of their lists. When they meet again only what follows the
 * common beginning matters: it tells which of the two a concrete execution would be (the selector of the join), and its
 * disjunction is what the joined state still has to remember; for the two sides of a branch that is nothing at all.
 */

import { FALSE, TRUE, not, type Bit, type Circuit } from '../formula/index.js';

/** How many literals back a contradiction is looked for; more would make deep loops quadratic. */
const LOOK_BACK = 32;

export class Path {
  readonly depth: number;

  private constructor(
    readonly parent: Path | null,
    readonly literal: Bit,
    /** The conjunction of all literals. */
    readonly bit: Bit,
  ) {
    this.depth = parent === null ? 0 : parent.depth + 1;
  }

  static readonly start = new Path(null, TRUE, TRUE);

  /** This path where `literal` holds as well; null if that is nowhere. */
  and(circuit: Circuit, literal: Bit): Path | null {
    const decided = this.decide(literal);
    if (decided !== undefined) return decided ? this : null;
    const bit = circuit.and(this.bit, literal);
    if (bit === FALSE) return null;
    return new Path(this, literal, bit);
  }

  /** Whether the path alone, looked at superficially, settles a condition. */
  decide(condition: Bit): boolean | undefined {
    if (condition === TRUE) return true;
    if (condition === FALSE) return false;
    const opposite = not(condition);
    let path: Path = this;
    for (let steps = 0; path.parent !== null && steps < LOOK_BACK; steps += 1) {
      if (path.literal === condition) return true;
      if (path.literal === opposite) return false;
      path = path.parent;
    }
    return undefined;
  }
}

export interface PathJoin {
  readonly path: Path;
  /** Holds on the first path, does not hold on the second. */
  readonly selector: Bit;
}

/** @requires the paths exclude each other */
export function joinPaths(circuit: Circuit, a: Path, b: Path): PathJoin {
  let left: Path = a;
  let right: Path = b;
  while (left !== right) {
    if (left.depth >= right.depth) left = left.parent!;
    else right = right.parent!;
  }
  const onlyLeft = since(circuit, left, a);
  const onlyRight = since(circuit, left, b);
  const either = circuit.or(onlyLeft, onlyRight);
  // Nowhere: both paths were impossible from the beginning, only it did not show until now. Then either will do.
  const path = left.and(circuit, either) ?? a;
  return { path, selector: a.depth <= b.depth ? onlyLeft : not(onlyRight) };
}

/**
 * The conjunction of the literals added to an earlier path, in the order in which they were added: a chain of tests, each of
 * which may leave for the same place, then builds its conjunctions alike here, in its guards and in its values.
 */
function since(circuit: Circuit, earlier: Path, path: Path): Bit {
  if (earlier.depth === 0) return path.bit;
  const literals: Bit[] = [];
  for (let one = path; one !== earlier; one = one.parent!) literals.push(one.literal);
  let conjunction: Bit = TRUE;
  for (let i = literals.length - 1; i >= 0; i -= 1) conjunction = circuit.and(conjunction, literals[i]!);
  return conjunction;
}
