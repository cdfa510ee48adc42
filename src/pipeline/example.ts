/**
 * A state and a call as one line of text: `for example ring.push('a'), where ring is Ring { items: [], head: 0 }`. It is for what is no
 * counterexample, since node was not asked, but is hard to understand without an example.
 */

import type { Goal } from '../base/goal.js';
import { callOf, calledBy, shortName, subjectName } from './conclude.js';
import type { Bounds } from '../spec/bounds.js';
import { describePrimitive } from '../spec/describe.js';
import type { GraphValue, Moment } from '../spec/graph.js';

/** Longer texts help nobody. */
const LONGEST = 300;

export function exampleOf(goal: Goal, before: Moment, bounds: Bounds): string {
  const texts = new Texts(before, bounds);
  const subject = before.subject === null ? null : texts.of(before.subject);
  const actuals = before.actuals.map((actual) => texts.of(actual));
  const call = `for example ${callOf(goal, bounds, before, actuals)}`;
  if (subject === null) return cut(call);
  return cut(
    `${call}, where ${calledBy(bounds, goal).kind === 'function' ? 'state' : subjectName(before)} is ${subject}`,
  );
}

function cut(text: string): string {
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST)} …`;
}

class Texts {
  private readonly begun = new Set<number>();

  constructor(
    private readonly moment: Moment,
    private readonly bounds: Bounds,
  ) {}

  /** An object is written out where it is met first. */
  of(value: GraphValue): string {
    switch (value.kind) {
      case 'primitive':
        return describePrimitive(value.value);
      case 'given':
      case 'opaque':
        return value.text;
      case 'kept':
        return '…';
      case 'hole':
        return '';
      case 'object':
        return this.begun.has(value.index) ? `#${value.index}` : this.object(value.index);
    }
  }

  private object(index: number): string {
    this.begun.add(index);
    const { type, fields, elements, entries } = this.moment.graph.objects[index]!;
    const list = elements.map((one) => this.of(one)).join(', ');
    switch (type) {
      case 'Array':
        return `[${list}]`;
      case 'Set':
        return `Set {${list}}`;
      case 'Map':
        return `Map {${entries.map(([key, value]) => `${this.of(key)} → ${this.of(value)}`).join(', ')}}`;
    }
    const kind = this.bounds.types.find(({ id }) => id === type)?.kind;
    const inner = fields.map(([name, value]) => `${name}: ${this.of(value)}`).join(', ');
    return `${kind === 'class' ? `${shortName(type)} ` : ''}{ ${inner} }`;
  }
}
