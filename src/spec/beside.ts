/**
 * Two programs beside each other: a subject and its model, of which every call is made on both. What they can be told apart by is how calls
 * end, and what is observed afterwards.
 */

import type { Difference } from '../base/names.js';
import { alike } from './alike.js';
import { differenceOf } from './ends.js';
import type { Domain } from './domains.js';
import type { End } from './question.js';
import { AssumptionFailure } from './statements.js';

/** What is done to the two, and what is looked at. */
export interface Conformance {
  /** What is compared with what. */
  readonly subject: { readonly name: string; readonly class: (new () => unknown) | null };
  readonly model: { readonly name: string; readonly class: (new () => unknown) | null };
  /** Functions have nothing that a call could leave behind. */
  readonly isFunction: boolean;
  readonly beginnings: readonly BothBegin[];
  readonly operations: readonly BothDo[];
  /** What is compared after each call, of either; null: what it iterates over, if both do. */
  readonly observe: { readonly subject: Observe; readonly model: Observe } | null;
  /** Which states are followed further; null: all. */
  readonly within: ((model: unknown, subject: unknown) => unknown) | null;
}

type Observe = (either: unknown) => unknown;

export interface BothBegin {
  /** `new Queue`, `initial[0]`. */
  readonly name: string;
  /** As an expression. */
  readonly text: string;
  readonly subject: () => unknown;
  readonly model: () => unknown;
}

export interface BothDo {
  readonly name: string;
  readonly arguments: readonly Domain[];
  /** What the model calls it; null: what the spec says. */
  readonly modelName: string | null;
  /** Whether it is a method of the subject under its own name. */
  readonly isMethod: boolean;
  readonly next: 'subject' | 'result';
  readonly subject: (subject: unknown, actuals: readonly unknown[]) => unknown;
  readonly model: (model: unknown, actuals: readonly unknown[]) => unknown;
  readonly precondition: ((model: unknown, actuals: readonly unknown[]) => unknown) | null;
  /** What of the results is compared. */
  readonly result: (result: unknown) => unknown;
}

/** An assumption that failed: the call does not count. */
export class NotAllowed extends Error {}

export class Beside {
  subject: unknown;
  model: unknown;
  /** How the last call ended, on both. */
  ends: readonly [End, End] | null = null;
  /** Which of the two is at work, should it not end. */
  running: 'subject' | 'model' = 'subject';
  private last: BothDo | null = null;

  constructor(
    private readonly conformance: Conformance,
    beginning = 0,
  ) {
    const { subject, model } = conformance.beginnings[beginning]!;
    this.subject = subject();
    this.model = model();
  }

  /**
   * The same call on both, each with arguments of its own.
   * @throws NotAllowed if a precondition or an assumption excludes it
   */
  call(name: string, actuals: () => readonly unknown[]): this {
    const operation = this.conformance.operations.find((one) => one.name === name);
    if (operation === undefined) throw new TypeError(`there is no operation ${name}`);
    if (operation.precondition !== null && !operation.precondition(this.model, actuals())) throw new NotAllowed(name);
    const [given, others] = [actuals(), actuals()];
    // the model first: if the subject does not end, it is known that the model does
    this.running = 'model';
    const other = ending(() => operation.model(this.model, others));
    this.running = 'subject';
    const one = ending(() => operation.subject(this.subject, given));
    this.ends = [one, other];
    this.last = operation;
    if (operation.next === 'result' && !one.hasThrown && !other.hasThrown)
      [this.subject, this.model] = [one.value, other.value];
    return this;
  }

  /** In what the two differ after the last call, or as they begin; null if in nothing. */
  difference(): Difference | null {
    return this.endsDiffer() ?? (this.observationsDiffer() ? 'state' : null);
  }

  /** In what the two ends of the last call differ. */
  endsDiffer(): Difference | null {
    const { ends, last } = this;
    if (ends === null || last === null) return null;
    // what is left behind is compared by what is observed of it
    if (last.next === 'result' && !ends[0].hasThrown && !ends[1].hasThrown) return null;
    const compared = (value: unknown): End => ending(() => last.result(value));
    return differenceOf(...ends, (a, b) => this.endAlike(compared(a), compared(b)));
  }

  observationsDiffer(): boolean {
    return !this.endAlike(...this.observations());
  }

  /** What is seen of the two; to look at a state that is not as it should be may throw. */
  observations(): readonly [End, End] {
    this.running = 'model';
    const other = ending(() => this.observed('model', this.model));
    this.running = 'subject';
    return [ending(() => this.observed('subject', this.subject)), other];
  }

  private observed(which: 'subject' | 'model', one: unknown): unknown {
    const { observe } = this.conformance;
    if (observe !== null) return observe[which](one);
    return isIterable(this.subject) && isIterable(this.model) ? [...(one as Iterable<unknown>)] : undefined;
  }

  private endAlike(one: End, other: End): boolean {
    return differenceOf(one, other, (a, b) => this.areAlike(a, b)) === null;
  }

  /** The two stand for each other, and so do others of their classes of which the same is observed. */
  private areAlike(a: unknown, b: unknown): boolean {
    const { subject, model } = this.conformance;
    return alike(a, b, (one, other) => {
      if (one === this.subject || other === this.model) return one === this.subject && other === this.model;
      if (subject.class === null || model.class === null) return null;
      if (!(one instanceof subject.class) || !(other instanceof model.class)) return null;
      return alike(this.observed('subject', one), this.observed('model', other));
    });
  }
}

export function isIterable(value: unknown): value is Iterable<unknown> {
  return (
    typeof value === 'object' && value !== null && typeof (value as Iterable<unknown>)[Symbol.iterator] === 'function'
  );
}

function ending(action: () => unknown): End {
  try {
    return { hasThrown: false, value: action() };
  } catch (error) {
    if (error instanceof AssumptionFailure) throw new NotAllowed('');
    return { hasThrown: true, value: error };
  }
}
