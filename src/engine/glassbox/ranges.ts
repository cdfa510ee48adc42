/**
 * How much of its domain an integer really uses. A height within 0 … 63 is at most 3 two levels above the leaves, if the invariant says
 * so; with words of that size, formulas over heights are a fraction as large. The part that is used is found for each object by
 * asking for valid states in which the object is there and the integer lies beyond all that were seen, the objects deepest in the
 * tree first: what has been shown of them helps with those above. Mostly an object uses no less than those below it, so at the first
 * that uses more than half of its domain the questions end.
 *
 * An object that is not there may hold anything, so taking its integers from the same part loses no state.
 */

import { unlogged } from '../../heap/index.js';
import { Assignment, CnfEmitter, FALSE, not, type Bit } from '../../formula/index.js';
import type { Solver, SolverAnswer, SolverFactory } from '../../solver/index.js';
import { atomUnder, reachability, slotOf } from '../../space/index.js';
import type { Bound, Bounds, FieldBound, Range } from '../../spec/bounds.js';
import { ordered, type Value, type Values } from '../../value/index.js';
import type { Cast } from '../symbolic/cast.js';
import { World } from '../symbolic/world.js';

/** A question that is harder than this is not worth its answer. */
const CONFLICTS = 2000;

/** More questions than these are not worth their answers; they are counted, not timed, so that every machine finds the same. */
const QUESTIONS = 256;

/** In domains of fewer values, half is too little to be gained. */
const WIDE = 8;

/** The bounds with the part of their integers that valid states use, where it is small. @requires nothing records */
export function withUsedRanges(cast: Cast, solvers: SolverFactory, deadline: number): Bounds {
  const { bounds } = cast;
  if (bounds.subject === null || !bounds.types.some(({ fields }) => fields.some(isWide))) return bounds;
  const world = new World(cast);
  const valid = world.valid();
  if (valid === null) return bounds;
  const solver = solvers.create();
  try {
    const asking = new Asking(cast.machine.values, solver, valid, deadline);
    const reached = reachability(cast.machine.values, world.space, [world.space.subject]);
    const residents = [...world.space.residents.values()];
    const types = bounds.types.map((type) => {
      const objects = residents.filter((one) => one.type === type).map(({ object }) => object);
      const fields = type.fields.map((field): FieldBound => {
        if (!isWide(field)) return field;
        const integers = objects.map((object) => ({
          value: unlogged.slots(object)[slotOf(object, field.name)],
          there: reached(object),
        }));
        const used = asking.used(integers, field.bound);
        return used === null ? field : { ...field, used };
      });
      return { ...type, fields };
    });
    return { ...bounds, types };
  } finally {
    solver.dispose();
  }
}

type Wide = FieldBound & { readonly bound: Extract<Bound, { readonly kind: 'integer' }> };

function isWide(field: FieldBound): field is Wide {
  const { bound } = field;
  return bound.kind === 'integer' && sizeOf(bound) >= WIDE;
}

function sizeOf({ lo, hi }: Range): number {
  return hi - lo + 1;
}

/** An integer field of one object, and when that object is part of the state. */
interface Integer {
  readonly value: Value;
  readonly there: Bit;
}

class Asking {
  private readonly clauses: CnfEmitter;
  private questions = 0;

  constructor(
    private readonly values: Values,
    private readonly solver: Solver,
    valid: Bit,
    private readonly deadline: number,
  ) {
    this.clauses = new CnfEmitter(values.circuit, solver);
    this.clauses.assert(valid);
  }

  /** What each of the integers uses, as far as it was asked; null if it is most of what is declared for the deepest one already. */
  used(integers: readonly Integer[], declared: Range): readonly Range[] | null {
    const seen = integers.map((): Range | null => null);
    const used = integers.map((): Range => declared);
    for (let i = integers.length - 1; i >= 0; i -= 1) {
      used[i] = this.usedOf(integers, i, seen, declared);
      if (used[i] === declared) break;
      this.clauses.assert(this.within(integers[i]!.value, used[i]!));
    }
    return used.at(-1) === declared ? null : used;
  }

  /** All that is declared, or what was shown to be all that is used and is at most half of it. */
  private usedOf(integers: readonly Integer[], index: number, seen: (Range | null)[], declared: Range): Range {
    const { value, there } = integers[index]!;
    for (;;) {
      const known = seen[index] ?? null;
      if (known !== null && 2 * sizeOf(known) > sizeOf(declared)) return declared;
      const beyond = known === null ? there : this.values.circuit.and(there, not(this.within(value, known)));
      switch (this.ask(beyond)) {
        case 'unsat':
          return known ?? { lo: declared.lo, hi: declared.lo };
        case 'unknown':
          return declared;
        case 'sat':
          this.look(integers, seen);
      }
    }
  }

  private ask(condition: Bit): SolverAnswer {
    if (condition === FALSE) return 'unsat';
    if (this.questions === QUESTIONS) return 'unknown';
    this.questions += 1;
    const { deadline } = this;
    const assumptions = [this.clauses.literal(condition)];
    return this.solver.solve({ assumptions, conflicts: CONFLICTS, ...(deadline === Infinity ? {} : { deadline }) });
  }

  /** Notes what the integers are in the state that was found. */
  private look(integers: readonly Integer[], seen: (Range | null)[]): void {
    const { circuit } = this.values;
    const state = new Assignment(circuit, (variable) => {
      const known = this.clauses.variableOf(variable);
      return known !== undefined && this.solver.value(known);
    });
    integers.forEach(({ value, there }, i) => {
      if (!state.value(there)) return;
      const found = atomUnder(this.values, value, state) as number;
      const before = seen[i] ?? { lo: found, hi: found };
      seen[i] = { lo: Math.min(before.lo, found), hi: Math.max(before.hi, found) };
    });
  }

  private within(value: Value, { lo, hi }: Range): Bit {
    return this.values.circuit.and(ordered(this.values, '<=', lo, value), ordered(this.values, '<=', value, hi));
  }
}
