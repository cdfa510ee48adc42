/**
 * What is marked in a drawing. Before the operation: what it touched. After it: what is different, what is new, and the
 * object that is not as it has to be.
 */

import type { ObligationKind } from '../../base/names.js';
import type { ShownGraph, ShownObject } from '../../verdict/graph.js';
import type { Counterexample } from '../../verdict/verdict.js';
import { isSameValue, showValue } from '../values.js';

export interface Marks {
  readonly isTouched: (object: number) => boolean;
  readonly isNew: (object: number) => boolean;
  readonly isWrong: (object: number) => boolean;
  /** `cell` is a field, the index of an element, or the key of an entry as it is shown. */
  readonly isChanged: (object: number, cell: string) => boolean;
}

/** In this order in a legend, which lists those that were used. */
export const TOUCHED = '*';
export const CHANGED = '~';
export const NEW = '+';
export const WRONG = '✗';

/** Where it is not the invariant that an object violates. */
const wrong: Readonly<Partial<Record<ObligationKind, string>>> = {
  frame: 'may not be changed',
  tree: 'breaks the tree',
};

/** What the marks mean where an obligation of this kind is violated. */
export function meaningsFor(violated: ObligationKind): readonly (readonly [mark: string, meaning: string])[] {
  return [
    [TOUCHED, 'touched by the operation'],
    [CHANGED, 'changed'],
    [NEW, 'new'],
    [WRONG, wrong[violated] ?? 'violates the invariant'],
  ];
}

const nothing = (): boolean => false;

export const noMarks: Marks = { isTouched: nothing, isNew: nothing, isWrong: nothing, isChanged: nothing };

export function marksBefore(counterexample: Counterexample): Marks {
  const touched = new Set(counterexample.touched.map(({ object }) => object));
  return { ...noMarks, isTouched: (object) => touched.has(object) };
}

export function marksAfter(counterexample: Counterexample & { readonly after: ShownGraph }): Marks {
  const { before, after, violation } = counterexample;
  return {
    isTouched: nothing,
    isNew: (object) => object >= before.objects.length,
    isWrong: (object) => object === violation.object,
    isChanged: (object, cell) => {
      const [earlier, later] = [before.objects[object], after.objects[object]!];
      return earlier !== undefined && !isSameCell(earlier, later, cell);
    },
  };
}

function isSameCell(earlier: ShownObject, later: ShownObject, cell: string): boolean {
  const [a, b] = [contentOf(earlier, cell), contentOf(later, cell)];
  if (a === undefined || b === undefined) return a === b;
  return isSameValue(a, b);
}

function contentOf(object: ShownObject, cell: string): ShownObject['elements'][number] | undefined {
  return (
    object.fields.find(({ name }) => name === cell)?.value ??
    object.elements.find((_, index) => String(index) === cell) ??
    object.entries.find(({ key }) => showValue(key) === cell)?.value
  );
}
