/**
 * Small counterexamples: among all states that go the same wrong way, one with few objects and small values. First objects are
 * taken away, those of arguments and those furthest from the subject first; then, in the order of the cells, each value is made as
 * small as the ones before it allow, and integers as near to 0. Every step is one question to the solver, unless the state at hand
 * answers it.
 */

import { not, type Assignment, type Bit } from '../formula/index.js';
import { LENGTH, type HeapObject } from '../heap/index.js';
import type { Range } from '../spec/bounds.js';
import { Union, equal, ordered, type Value, type Values } from '../value/index.js';
import { atomUnder } from './moment.js';
import { reachability } from './reach.js';
import type { Space } from './space.js';

/** A state that satisfies the conditions besides what makes it a counterexample; null if there is none. */
export type Ask = (conditions: readonly Bit[]) => Assignment | null;

export function minimise(
  values: Values,
  space: Space,
  actuals: readonly Value[],
  state: Assignment,
  ask: Ask,
  /** What else is to be small, of what there is in a state. */
  others: (state: Assignment) => readonly Value[] = () => [],
): Assignment {
  const search = new Minimiser(values, state, ask);
  const reached = reachability(values, space, [space.subject, ...actuals]);
  for (const object of [...space.residents.keys()].reverse()) search.prefer(not(reached(object)));
  const isThere = (object: HeapObject): boolean => search.state.value(reached(object));
  for (const { object, value, present } of space.cells)
    if (isThere(object) && search.state.value(present)) search.shrink(value);
  for (const actual of actuals) search.shrink(actual);
  for (const other of others(search.state)) search.shrink(other);
  return search.state;
}

/** Of each array that a state has: that it is empty. */
export function emptyArrays(
  values: Values,
  space: Space,
  actuals: readonly Value[],
  state: Assignment,
): readonly Bit[] {
  const reached = reachability(values, space, [space.subject, ...actuals]);
  return space.cells.flatMap(({ object, part, value }) =>
    object.kind === 'array' && part === LENGTH && state.value(reached(object))
      ? [equal(values, 'sameValue', value, 0)]
      : [],
  );
}

class Minimiser {
  private readonly accepted: Bit[] = [];

  constructor(
    private readonly values: Values,
    public state: Assignment,
    private readonly ask: Ask,
  ) {}

  /** Makes a condition hold from now on, if it can. */
  prefer(condition: Bit): boolean {
    if (!this.state.value(condition)) {
      const found = this.ask([...this.accepted, condition]);
      if (found === null) return false;
      this.state = found;
    }
    this.accepted.push(condition);
    return true;
  }

  shrink(value: Value): void {
    if (!(value instanceof Union)) return;
    // things mostly begin with false
    const atoms = [...value.atoms].sort((a, b) => Number(b === false) - Number(a === false));
    for (const atom of atoms) if (this.prefer(equal(this.values, 'sameValue', value, atom))) return;
    const { word } = value;
    if (word === null) return;
    // none of the atoms is possible, so the value is an integer
    this.shrinkInteger(this.values.fromWord(word), word);
  }

  /** The integer of least magnitude, the positive one of two; as most are near to 0, the distance is doubled until it is enough. */
  private shrinkInteger(integer: Value, { lo, hi }: Range): void {
    const { circuit } = this.values;
    const goal = Math.max(lo, Math.min(0, hi));
    const distance = (): number => Math.abs((atomUnder(this.values, integer, this.state) as number) - goal);
    let least = 0;
    for (let most = distance(); least < most; most = distance()) {
      const tried = Math.min(Math.max(0, 2 * least - 1), Math.floor((least + most - 1) / 2));
      const above = ordered(this.values, '<=', goal - tried, integer);
      const below = ordered(this.values, '<=', integer, goal + tried);
      if (!this.prefer(circuit.and(above, below))) least = tried + 1;
    }
    if (!this.prefer(equal(this.values, 'sameValue', integer, goal + least)))
      this.prefer(equal(this.values, 'sameValue', integer, goal - least));
  }
}
