/**
 * Values of which the least leaves first. `isBefore` says which of two is less, and can be overridden; values of which neither is before
 * the other have to be the same, or it would be open which one leaves.
 */

import { formulas } from './formulas.js';
import { AbstractMultiset } from './multiset.js';

export class AbstractPriorityQueue<T> extends AbstractMultiset<T> {
  /** Undefined if there is nothing. */
  peek(): T | undefined {
    const least = this.least();
    let found: T | undefined = undefined;
    this.slots.forEach(({ content }, index) => (found = formulas.choose<T | undefined>(least[index]!, content, found)));
    return found;
  }

  /** What was the least; undefined if there was nothing. */
  removeLeast(): T | undefined {
    const least = this.peek();
    this.removeOne(this.least());
    return least;
  }

  protected isBefore(a: T, b: T): boolean {
    return a < b;
  }

  /** Slot by slot, whether nothing is before what it has. */
  private least(): readonly boolean[] {
    return this.slots.map(({ isPresent, content }) => {
      let isLeast = isPresent;
      for (const other of this.slots)
        isLeast = formulas.and(isLeast, !formulas.and(other.isPresent, this.isBefore(other.content, content)));
      return isLeast;
    });
  }
}
