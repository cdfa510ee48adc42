/**
 * What enumeration builds, whether it is valid or not: all states and vectors of arguments where these are few, else some of them,
 * drawn with a fixed seed in such a way that the first and the last of all choices come often.
 */

import { withArguments } from '../../../src/engine/real/arguments.js';
import { Candidate, DeadEnd, asGraph } from '../../../src/engine/real/candidate.js';
import { Choices } from '../../../src/spec/choices.js';
import { layOutState } from '../../../src/engine/real/layout.js';
import type { Registry } from '../../../src/engine/real/registry.js';
import { Types } from '../../../src/engine/real/typed.js';
import type { Bound, Bounds } from '../../../src/spec/bounds.js';
import type { Moment } from '../../../src/spec/graph.js';

/** So many candidates are looked at. */
const MOST_STATES = 1000;
const MOST_VECTORS = 100;
/** Arguments are drawn for so many states. */
const STATES_WITH_ARGUMENTS = 12;

export const NO_STATE: Moment = { graph: { objects: [] }, subject: null, actuals: [] };

export interface BuiltState extends Moment {
  /** Whether every object that has a position is where that says; a reference may lead to one that is not. */
  readonly isAttached: boolean;
}

export class Built {
  private readonly types: Types;

  constructor(private readonly bounds: Bounds) {
    // only real objects are looked up there, and there are none
    this.types = new Types(bounds, null as unknown as Registry);
  }

  /** One without objects, where there is no state. */
  states(): readonly BuiltState[] {
    const { subject } = this.bounds;
    if (subject === null) return [{ ...NO_STATE, isAttached: true }];
    const layout = layOutState(subject, this.types);
    if (layout.roots[0]!.options.length === 0) return [];
    return allOrSome(MOST_STATES, (choices) => {
      const candidate = new Candidate(layout, choices);
      try {
        const { objects, valueOf } = asGraph(candidate.complete(), 0);
        const isAttached = candidate.isAttached();
        return { graph: { objects }, subject: valueOf(candidate.roots[0]!), actuals: [], isAttached };
      } catch (problem) {
        if (problem instanceof DeadEnd) return null;
        throw problem;
      }
    });
  }

  /** Calls with these parameters, on some of the states. */
  calls(states: readonly Moment[], parameters: readonly Bound[]): readonly Moment[] {
    const step = Math.max(1, Math.floor(states.length / STATES_WITH_ARGUMENTS));
    return states
      .filter((_, index) => index % step === 0)
      .flatMap((state) =>
        allOrSome(MOST_VECTORS, (choices) => {
          const [first] = withArguments(state, parameters, { types: this.types }, new Once(choices));
          return first ?? null;
        }),
      );
  }
}

function allOrSome<T>(most: number, make: (choices: Choices) => T | null): readonly T[] {
  const made: T[] = [];
  const add = (choices: Choices): void => {
    const one = make(choices);
    if (one !== null) made.push(one);
  };
  const all = new Choices();
  for (let count = 0; count < most; count += 1) {
    add(all);
    if (!all.advance()) return made;
  }
  const draws = new Draws();
  for (let count = 0; count < most; count += 1) add(draws);
  return made;
}

class Draws extends Choices {
  private seed = 1;

  override choose(n: number): number {
    const draw = this.next();
    return draw < 0.3 ? 0 : draw < 0.6 ? n - 1 : Math.floor(this.next() * n);
  }

  private next(): number {
    this.seed = (this.seed * 48271) % 2147483647;
    return this.seed / 2147483647;
  }
}

/** Goes through the choices of another once. */
class Once extends Choices {
  constructor(private readonly others: Choices) {
    super();
  }

  override choose(n: number): number {
    return this.others.choose(n);
  }

  override advance(): boolean {
    return false;
  }
}
