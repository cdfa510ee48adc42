/**
 * How many shapes of trees have room in their positions, of all that there are. A *shape* says which objects of a recursion class hang where:
 * what fields hold besides does not count, nor which type an object has that is not of the class. Shapes are counted by their number of
 * objects, as coefficients of polynomials: alternatives add up, and what stands side by side is multiplied (Flajolet and Sedgewick, Analytic
 * Combinatorics, ch. I). Positions are summed up from the last to the first; what bounds alone would allow is the solution of an equation
 * for each type, in which the first k rounds of insertion settle all shapes of k objects.
 */

import { ELEMENT, LENGTH, SIZE, keyAt, valueAt, type HeapObject } from '../heap/index.js';
import type { Bound, TypeBounds, TypeId } from '../spec/bounds.js';
import type { ShapeCount } from '../spec/explored.js';
import { alternatives, elementAt, isContainer, partsOf, type Container } from '../spec/parts.js';
import type { Draft } from './draft.js';
import type { Tree } from './drafting.js';
import { isType } from './moment.js';
import type { Resident } from './space.js';

/** Shapes of more objects are not counted. */
const MOST_OBJECTS = 24;

/** How many have k objects, for k = 0, 1, …  */
type Counts = readonly number[];

const NOTHING: Counts = [1];

export interface Laid {
  readonly types: ReadonlyMap<TypeId, TypeBounds>;
  readonly residents: ReadonlyMap<HeapObject, Resident>;
  readonly partsOf: (object: HeapObject) => ReadonlyMap<number, Draft>;
}

/** @param root the cell in which everything of the tree stands */
export function countShapes({ types: ids, objects }: Tree, root: Draft, laid: Laid): readonly ShapeCount[] {
  const types = ids.map((id) => laid.types.get(id)!);
  // what has more objects than some type may have is no matter of positions
  const counts = types.map(({ count, isFull }) => (isFull === true ? Infinity : count));
  const most = Math.min(MOST_OBJECTS, ...counts);
  const counting = new Counting(new Set(ids), laid, most);
  const inside = counting.inPositions(new Set([...objects.values()].flat()), root);
  const all = counting.inBound(root.bound, counting.ofTypes(types));
  return Array.from({ length: most }, (_, i) => i + 1)
    .map((k) => ({ objects: k, inside: inside[k] ?? 0, all: all[k] ?? 0 }))
    .filter((one) => one.all > 0 && Number.isSafeInteger(one.all));
}

class Counting {
  constructor(
    private readonly ids: ReadonlySet<TypeId>,
    private readonly laid: Laid,
    private readonly most: number,
  ) {}

  /** What the drafts have room for. */
  inPositions(objects: ReadonlySet<HeapObject>, root: Draft): Counts {
    const found = new Map<HeapObject, Counts>();
    // what stands below an object comes after it
    for (const object of [...this.laid.residents.keys()].reverse()) {
      if (!objects.has(object)) continue;
      const fields = [...this.laid.partsOf(object).values()].map((draft) => this.inCell(draft, found));
      found.set(object, this.withOneMore(this.product(fields)));
    }
    return this.inCell(root, found);
  }

  private inCell({ bound, sketch }: Draft, found: ReadonlyMap<HeapObject, Counts>): Counts {
    if (!this.concerns(bound)) return NOTHING;
    const { atoms, integers, types } = sketch;
    const ways = atoms.map((atom) => {
      const type = this.laid.residents.get(atom as HeapObject)?.type;
      if (type === undefined) return null;
      if (isType(type)) return found.get(atom as HeapObject) ?? null;
      return this.concerns(type) ? this.inContainer(atom as HeapObject, type, found) : null;
    });
    return this.either(ways, integers.length > 0 || types.length > 0);
  }

  private inContainer(object: HeapObject, { kind }: Container, found: ReadonlyMap<HeapObject, Counts>): Counts {
    const parts = this.laid.partsOf(object);
    const at = (part: number): Counts => this.inCell(parts.get(ELEMENT - part)!, found);
    const [range] = parts.get(kind === 'array' ? LENGTH : SIZE)!.sketch.integers;
    return range === undefined
      ? []
      : this.sequences(range.lo, range.hi, (index) => {
          if (kind === 'array') return at(index);
          return kind === 'set' ? at(keyAt(index)) : this.product([at(keyAt(index)), at(valueAt(index))]);
        });
  }

  /** Each type's, whatever the positions. */
  ofTypes(types: readonly TypeBounds[]): ReadonlyMap<TypeId, Counts> {
    let known = new Map<TypeId, Counts>(types.map(({ id }) => [id, []]));
    for (let round = 0; round < this.most; round += 1) {
      const before = known;
      known = new Map(
        types.map(({ id, fields }) => {
          const below = fields.map(({ bound }) => this.inBound(bound, before));
          return [id, this.withOneMore(this.product(below))];
        }),
      );
    }
    return known;
  }

  /** What a bound allows, whatever the positions. */
  inBound(bound: Bound, known: ReadonlyMap<TypeId, Counts>): Counts {
    const ways = alternatives(bound).map((one) => {
      if (one.kind === 'tree') return known.get(one.type) ?? null;
      return isContainer(one) && this.concerns(one) ? this.ofContainer(one, known) : null;
    });
    return this.either(ways, false);
  }

  private ofContainer(bound: Container, known: ReadonlyMap<TypeId, Counts>): Counts {
    const of = (one: Bound): Counts => this.inBound(one, known);
    const least = bound.kind === 'array' ? bound.minimum : 0;
    return this.sequences(least, bound.maximum, (index) => {
      if (bound.kind === 'map') return this.product([of(bound.key), of(bound.value)]);
      return of(bound.kind === 'array' ? elementAt(bound, index) : bound.of);
    });
  }

  /** Whether something of the class can be in it. */
  private concerns(bound: Bound): boolean {
    return partsOf(bound).some((part) => part.kind === 'tree' && this.ids.has(part.type));
  }

  /** One of these; those with nothing of the class in them, null, are one shape together. */
  private either(ways: readonly (Counts | null)[], orNothing: boolean): Counts {
    const others = orNothing || ways.includes(null) ? [NOTHING] : [];
    return sum([...ways.filter((way) => way !== null), ...others]);
  }

  private sequences(least: number, longest: number, at: (index: number) => Counts): Counts {
    const ways: Counts[] = [];
    let sequence = NOTHING;
    for (let length = 0; length <= longest; length += 1) {
      if (length > 0) sequence = this.product([sequence, at(length - 1)]);
      if (length >= least) ways.push(sequence);
    }
    return sum(ways);
  }

  private withOneMore(counts: Counts): Counts {
    return [0, ...counts].slice(0, this.most + 1);
  }

  private product(factors: readonly Counts[]): Counts {
    return factors.reduce((a, b) => {
      if (b === NOTHING) return a;
      const made = Array.from({ length: Math.min(this.most, a.length + b.length - 2) + 1 }, () => 0);
      a.forEach((x, i) => b.forEach((y, j) => i + j < made.length && (made[i + j]! += x * y)));
      return made;
    }, NOTHING);
  }
}

function sum(all: readonly Counts[]): Counts {
  const length = Math.max(0, ...all.map((one) => one.length));
  return Array.from({ length }, (_, k) => all.reduce((total, one) => total + (one[k] ?? 0), 0));
}
