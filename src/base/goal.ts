/**
 * What a verdict is about: one of the things that a question asks, such as whether an operation keeps every valid state valid. A check has a
 * goal for every way to begin and one for every operation.
 */

export interface Goal {
  readonly kind: 'beginning' | 'operation';
  /** As the report calls it: `put`, or of a way to begin `new Range`, `Range.of`, `initial[1]`. No two of a kind share a name. */
  readonly name: string;
}

export function isSameGoal(a: Goal, b: Goal): boolean {
  return a.kind === b.kind && a.name === b.name;
}

/** By which a goal can be found in a map. */
export function goalKey({ kind, name }: Goal): string {
  return `${kind} ${name}`;
}
