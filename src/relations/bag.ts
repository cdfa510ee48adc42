/** How often each value is in an array, whatever the order: `bag(after(list)).equals(bag(list))` says that it was only rearranged. */

import { formulas } from '../abstractions/formulas.js';
import { isSameAtom } from './relation.js';

/** The values of an array, with how often each is there. */
export function bag<T>(values: readonly T[]): Bag<T> {
  return new Bag(values);
}

export class Bag<T> {
  private readonly known = new Map<T, number>();
  /** Integers of which no more is known than a formula, each with when it is there. */
  private readonly loose: (readonly [value: T, when: boolean])[] = [];

  constructor(values: readonly T[]) {
    for (let place = 0; place < formulas.extent(values); place += 1) {
      for (const [atom, isIt] of formulas.atoms(values[place] as T)) {
        const when = formulas.and(place < values.length, isIt);
        if (!formulas.isKnown(atom)) this.loose.push([atom, when]);
        else this.known.set(atom, (this.known.get(atom) ?? 0) + formulas.choose(when, 1, 0));
      }
    }
  }

  /** How often a value is there. */
  count(value: T): number {
    let result = 0;
    for (const [atom, isIt] of formulas.atoms(value)) result += formulas.choose(isIt, this.countOf(atom), 0);
    return result;
  }

  /** Whether both have every value equally often. */
  equals(other: Bag<T>): boolean {
    let result = true;
    const isBalanced = (atom: T): boolean => this.countOf(atom) === other.countOf(atom);
    for (const atom of [...this.known.keys(), ...other.known.keys()]) result = formulas.and(result, isBalanced(atom));
    for (const [atom, when] of [...this.loose, ...other.loose])
      result = formulas.and(result, formulas.or(!when, isBalanced(atom)));
    return result;
  }

  private countOf(atom: T): number {
    let result = 0;
    if (formulas.isKnown(atom)) result = this.known.get(atom) ?? 0;
    else for (const [value, often] of this.known) result += formulas.choose(isSameAtom(value, atom), often, 0);
    for (const [value, when] of this.loose)
      result += formulas.choose(formulas.and(when, isSameAtom(value, atom)), 1, 0);
    return result;
  }
}
