/**
 * The guard of a state, kept as the list of literals that were added one by one.
 *
 * States that split from each other share the beginning of their lists. When they meet again only what follows the
 * common beginning matters: it tells which of them a concrete execution would be (the selectors of the join), and its
 * disjunction is what the joined state still has to remember; for the two sides of a branch that is nothing at all.
 */

import { FALSE, TRUE, not, type Bit, type Circuit } from '../formula/index.js';

/** So many literals are looked through one by one; those before them are found in sets. */
const BLOCK = 32;

/** The literals of a path's end, a power of two of blocks, as in a Fenwick tree: a long path consists of few of them. */
interface Blocks {
  readonly literals: ReadonlySet<Bit>;
  readonly before: Path;
}

export class Path {
  readonly depth: number;
  private blocks: Blocks | null = null;

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
    for (let path: Path = this; path.parent !== null;) {
      if (path.depth % BLOCK === 0) {
        const { literals, before } = path.ending();
        if (literals.has(condition)) return true;
        if (literals.has(opposite)) return false;
        path = before;
      } else {
        if (path.literal === condition) return true;
        if (path.literal === opposite) return false;
        path = path.parent;
      }
    }
    return undefined;
  }

  /** @requires the depth is a multiple of BLOCK */
  private ending(): Blocks {
    if (this.blocks !== null) return this.blocks;
    const literals = new Set<Bit>();
    let before: Path = this;
    for (let count = 0; count < BLOCK; count += 1) {
      literals.add(before.literal);
      before = before.parent!;
    }
    const number = this.depth / BLOCK;
    const least = BLOCK * (number & (number - 1)); // without its last binary digit
    while (before.depth > least) {
      const earlier = before.ending();
      for (const literal of earlier.literals) literals.add(literal);
      before = earlier.before;
    }
    return (this.blocks = { literals, before });
  }
}

export interface PathJoin {
  readonly path: Path;
  /** How to choose among what the paths hold, innermost choice first; see `Step`. */
  readonly steps: readonly Step[];
  /** The number of what is chosen in the end. */
  readonly outcome: number;
}

/** Where the selector holds the left one, else the right one: number i < n is the i-th path's, n + j the outcome of step j. */
export interface Step {
  readonly selector: Bit;
  readonly left: number;
  readonly right: number;
}

/**
 * The paths as one. They form a tree, which is folded from its leaves: where two sides of a branch meet, the branch's own
 * condition tells them apart, and where one side is missing, nothing needs to. So the exits of a loop, and what is chosen
 * there, nest as the rounds do: what a loop makes of the rest of a list is the same formula wherever the list begins.
 * @requires the paths exclude each other; there are at least two
 */
export function joinPaths(circuit: Circuit, paths: readonly Path[]): PathJoin {
  if (paths.length === 2) {
    const [left, right] = paths as [Path, Path];
    const { parent, literal } = left;
    if (parent !== null && parent === right.parent && literal === not(right.literal))
      return { path: parent, steps: [{ selector: literal, left: 0, right: 1 }], outcome: 2 };
  }
  const { root, below } = treeOf(paths);
  const steps: Step[] = [];
  const subtrees = new Map<Path, Subtree>();
  // Of equal paths both were impossible from the beginning, only it did not show until now. Then either will do.
  paths.forEach((path, outcome) => subtrees.set(path, { where: TRUE, outcome }));
  const inner = [...below].sort(([a], [b]) => b.depth - a.depth);
  for (const [path, children] of inner) {
    if (subtrees.has(path)) continue;
    const parts = children.map((child) => ({ literal: child.literal, ...subtrees.get(child)! }));
    subtrees.set(path, folded(circuit, parts, paths.length, steps));
  }
  const { where, outcome } = subtrees.get(root)!;
  return { path: root.and(circuit, where) ?? paths[0]!, steps, outcome };
}

/** Where, below a path, one of those that are joined goes on, and the number of what it holds then. */
interface Subtree {
  readonly where: Bit;
  readonly outcome: number;
}

interface Part extends Subtree {
  readonly literal: Bit;
}

function folded(circuit: Circuit, parts: readonly Part[], count: number, steps: Step[]): Subtree {
  const [first, second] = parts as [Part, Part | undefined];
  const choose = (selector: Bit, left: number, right: number): number =>
    left === right ? left : count + steps.push({ selector, left, right }) - 1;
  if (second === undefined) return { where: circuit.and(first.literal, first.where), outcome: first.outcome };
  if (parts.length === 2 && first.literal === not(second.literal)) {
    return {
      where: circuit.ite(first.literal, first.where, second.where),
      outcome: choose(first.literal, first.outcome, second.outcome),
    };
  }
  // the literals alone do not exclude each other, if one of them was made by joining
  const exact = parts.map(({ literal, where, outcome }) => ({ where: circuit.and(literal, where), outcome }));
  const easy = exact.filter((_, i) => parts[i]!.where === TRUE);
  const hard = exact.filter((_, i) => parts[i]!.where !== TRUE);
  const last = hard.at(-1) ?? easy.at(-1)!;
  let { outcome } = last;
  for (const part of [...easy, ...hard].toReversed()) {
    if (part !== last) outcome = choose(part.where, part.outcome, outcome);
  }
  return { where: exact.reduce<Bit>((either, part) => circuit.or(either, part.where), FALSE), outcome };
}

/** The latest path that all descend from, and the children of it and of all others between. */
function treeOf(paths: readonly Path[]): { readonly root: Path; readonly below: ReadonlyMap<Path, readonly Path[]> } {
  const below = new Map<Path, Path[]>();
  let root = paths[0]!;
  for (const path of paths) {
    let one = path;
    if (below.has(one)) continue;
    while (one !== root) {
      const isAbove = one.depth <= root.depth;
      const child = isAbove ? root : one;
      const parent = child.parent!;
      const siblings = below.get(parent);
      if (isAbove) root = parent;
      else one = parent;
      if (siblings === undefined) below.set(parent, [child]);
      else {
        siblings.push(child);
        break;
      }
    }
  }
  return { root, below };
}

/** What is chosen among the contents of the paths that were joined. */
export function chosen<T>(
  { steps, outcome }: PathJoin,
  contents: readonly T[],
  choose: (selector: Bit, left: T, right: T) => T,
): T {
  const all = [...contents];
  for (const { selector, left, right } of steps) all.push(choose(selector, all[left]!, all[right]!));
  return all[outcome]!;
}
