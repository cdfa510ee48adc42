/**
 * Every function that the heap leads to, by where its text stands: how a class that TypeScript speaks of is found in the
 * evaluator, exported or not: a class that code uses is captured by that code, so following captures finds it.
 */

import { Closure, functionData, peek } from '../../eval/index.js';
import { Accessor, Cell, HeapObject, unlogged } from '../../heap/index.js';
import type { FunctionSource } from '../../ir/types.js';
import type { Value } from '../../value/index.js';
import { ownField, shapeOf, spanOf } from './reading.js';

export class FunctionIndex {
  private readonly byPlace = new Map<string, HeapObject>();
  private readonly replaced = new Set<string>();
  private readonly seen = new Set<object>();

  /** Whoever speaks of the class at a place means the other one. @requires nothing was added yet */
  replace(path: string, start: number, by: HeapObject): void {
    this.byPlace.set(`${path}:${start}`, by);
    this.replaced.add(`${path}:${start}`);
  }

  isReplaced(path: string, start: number): boolean {
    return this.replaced.has(`${path}:${start}`);
  }

  /** Follows what is new since. */
  add(roots: readonly Value[]): void {
    const waiting: unknown[] = [...roots];
    while (waiting.length > 0) {
      const next = waiting.pop();
      if (typeof next !== 'object' || next === null || this.seen.has(next)) continue;
      this.seen.add(next);
      if (next instanceof Cell) waiting.push(unlogged.internal(next));
      else if (next instanceof Accessor) waiting.push(next.get, next.set);
      else if (next instanceof HeapObject) {
        waiting.push(
          shapeOf(next).prototype,
          unlogged.internal(next),
          ...unlogged.slots(next),
          ...unlogged.elements(next),
        );
        if (next.kind === 'function') waiting.push(...this.enter(next));
        if (next.kind === 'namespace') waiting.push(...(next.data as ReadonlyMap<string, Cell>).values());
      }
    }
  }

  /** The function whose text begins there; of several made from one text, the first found. */
  at(path: string, start: number): HeapObject | null {
    return this.byPlace.get(`${path}:${start}`) ?? null;
  }

  /** The classes and constructor functions of a name, in the order in which they were made. */
  named(name: string): readonly HeapObject[] {
    return [...this.byPlace.values()]
      .filter((one) => ownField(one, 'prototype') instanceof HeapObject && peek(one, 'name') === name)
      .sort((a, b) => a.id - b.id);
  }

  /** The class that has a function among its methods; null if there is none. */
  ownerOf(method: Value): HeapObject | null {
    const isOwner = (one: HeapObject): boolean => {
      const prototype = ownField(one, 'prototype');
      return prototype instanceof HeapObject && unlogged.slots(prototype).includes(method);
    };
    return [...this.byPlace.values()].find((one) => one !== method && isOwner(one)) ?? null;
  }

  /** The class that has a function among its static methods; null if there is none. */
  holderOf(method: Value): HeapObject | null {
    const isHolder = (one: HeapObject): boolean =>
      ownField(one, 'prototype') instanceof HeapObject && unlogged.slots(one).includes(method);
    return [...this.byPlace.values()].find((one) => one !== method && isHolder(one)) ?? null;
  }

  /** Those that make a constant when they are first called. */
  makers(): readonly HeapObject[] {
    return [...this.byPlace.values()].filter((one) => (functionData(one) as Closure).source.makesConstant);
  }

  /** The code of all of them. */
  sources(): readonly FunctionSource[] {
    return [...this.byPlace.values()].map((one) => (functionData(one) as Closure).source);
  }

  /** Classes found whose instances are instances of `class_` as well, itself included. */
  derivedFrom(class_: HeapObject): readonly HeapObject[] {
    const above = ownField(class_, 'prototype');
    return [...this.byPlace.values()]
      .filter((one) => {
        let prototype = ownField(one, 'prototype');
        while (prototype instanceof HeapObject && prototype !== above) prototype = shapeOf(prototype).prototype;
        return prototype === above;
      })
      .sort((a, b) => a.id - b.id);
  }

  private enter(callable: HeapObject): readonly Value[] {
    const data = functionData(callable);
    if (!(data instanceof Closure)) return [];
    const span = spanOf(callable)!;
    const place = `${span.source.path}:${span.start}`;
    if (!this.byPlace.has(place)) this.byPlace.set(place, callable);
    return data.captures;
  }
}
