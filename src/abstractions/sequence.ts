/**
 * Values in an order. Each slot knows how many stand before it, so that two sequences are the same if the same values stand at the same
 * places, whichever slots these are.
 */

import type { Domain } from '../spec/domains.js';
import { int, record } from '../spec/domains.js';
import { areDistinct, countOf, sameEntries } from './comparing.js';
import { formulas } from './formulas.js';
import { fromChain, fromValues, isSame, Slot, statesOf } from './slots.js';

export interface Placed<T> {
  /** How many stand before it. */
  readonly place: number;
  readonly value: T;
}

/** The objects of a linked list, in their order. */
export function inOrder<N extends object, T>(
  head: N | null | undefined,
  next: (node: N) => N | null | undefined,
  value: (node: N) => T,
): Slot<Placed<T>>[] {
  const slots = fromChain(head, next, (node) => ({ node }));
  const places = new Map<N, number>();
  for (const { content } of slots) places.set(content.node, 0);
  // as far behind the object before it as that is behind the first; again where something was moved
  for (let round = 0, isStable = false; !isStable && round <= slots.length; round += 1) {
    isStable = true;
    for (const { isPresent, content } of slots) {
      for (const [to, when] of formulas.cases(next(content.node))) {
        const before = places.get(to)!;
        const place = formulas.choose(formulas.and(isPresent, when), places.get(content.node)! + 1, before);
        if (formulas.isCertain(before, place)) continue;
        places.set(to, place);
        isStable = false;
      }
    }
  }
  return slots.map(
    ({ source, isPresent, content }) =>
      new Slot(source, isPresent, { place: places.get(content.node)!, value: value(content.node) }),
  );
}

/** What is in an array, in its order. */
export function inPlaces<T>(values: readonly T[]): Slot<Placed<T>>[] {
  return fromValues(values).map(
    ({ source, isPresent, content }, place) => new Slot(source, isPresent, { place, value: content }),
  );
}

export class AbstractSequence<T> {
  /** Bounds of all sequences of at most so many values. */
  static states(count: number, value: Domain): ReturnType<typeof statesOf> {
    return statesOf(this, 'slots', count, record({ place: int(0, count - 1), value }));
  }

  constructor(private slots: Slot<Placed<T>>[] = []) {}

  size(): number {
    return countOf(this.slots);
  }

  isEmpty(): boolean {
    return this.size() === 0;
  }

  /** What stands at a place; undefined if nothing does. */
  at(place: number): T | undefined {
    let found: T | undefined = undefined;
    for (const { isPresent, content } of this.slots) {
      const isThere = formulas.and(isPresent, content.place === place);
      found = formulas.choose<T | undefined>(isThere, content.value, found);
    }
    return found;
  }

  addFirst(value: T): void {
    this.move(1);
    this.slots.push(new Slot(null, true, { place: 0, value }));
  }

  addLast(value: T): void {
    this.slots.push(new Slot(null, true, { place: this.size(), value }));
  }

  /** What stood there; undefined if it was empty. */
  removeFirst(): T | undefined {
    const first = this.at(0);
    this.remove(0);
    this.move(-1);
    return first;
  }

  removeLast(): T | undefined {
    const place = this.size() - 1;
    const last = this.at(place);
    this.remove(place);
    return last;
  }

  clear(): void {
    this.slots = [];
  }

  equalTo(other: AbstractSequence<T>): boolean {
    const comparing = {
      isCertain: (a: Placed<T>, b: Placed<T>) =>
        formulas.isCertain(a.place, b.place) && formulas.isCertain(a.value, b.value),
      equal: (a: Placed<T>, b: Placed<T>) => formulas.and(a.place === b.place, isSame(a.value, b.value)),
    };
    return sameEntries(this.slots, other.slots, comparing, (a, b) => a.place === b.place);
  }

  /** Every place is taken once. */
  repOk(): boolean {
    const size = this.size();
    let result = areDistinct(this.slots, (a, b) => a.place === b.place);
    for (const { isPresent, content } of this.slots)
      result = formulas.and(result, formulas.or(!isPresent, content.place < size));
    return result;
  }

  toString(): string {
    const present = this.slots.filter(({ isPresent }) => isPresent).map(({ content }) => content);
    return `[${present
      .sort((a, b) => a.place - b.place)
      .map(({ value }) => String(value))
      .join(', ')}]`;
  }

  private move(by: number): void {
    for (const slot of this.slots) slot.content = { place: slot.content.place + by, value: slot.content.value };
  }

  private remove(place: number): void {
    for (const slot of this.slots) slot.isPresent = formulas.and(slot.isPresent, slot.content.place !== place);
  }
}

/** Last in, first out. */
export class AbstractStack<T> extends AbstractSequence<T> {
  push(value: T): void {
    this.addFirst(value);
  }

  /** Undefined if there is nothing. */
  pop(): T | undefined {
    return this.removeFirst();
  }

  peek(): T | undefined {
    return this.at(0);
  }
}

/** First in, first out. */
export class AbstractQueue<T> extends AbstractSequence<T> {
  enqueue(value: T): void {
    this.addLast(value);
  }

  /** Undefined if there is nothing. */
  dequeue(): T | undefined {
    return this.removeFirst();
  }

  peek(): T | undefined {
    return this.at(0);
  }
}
