/** A comparison with a model as the search needs it: every call there is, by number, and how all of it is written. */

import { callText, type Called, type Step } from '../../../base/called.js';
import type { Goal } from '../../../base/goal.js';
import { listed } from '../../../base/words.js';
import { Beside, isIterable, type BothDo, type Conformance } from '../../../spec/beside.js';
import { variableName } from '../../../spec/describe.js';
import type { ArgumentChoice, Comparison } from '../../../verdict/verdict.js';
import { endText } from '../comparison.js';
import type { Divergence, Sequence } from '../protocol.js';
import { choicesOf, describeChoices, vectorsOf, type Choice } from './choices.js';

type Vector = readonly Choice[];
type ProgramStep = Divergence['program'][number];

export class Program {
  /** By the number of the operation. */
  readonly vectors: readonly (readonly Vector[])[];
  /** How many calls there are at most. */
  readonly depth: number;

  /** @throws NotEnumerable */
  constructor(
    readonly conformance: Conformance,
    private readonly scope: number,
  ) {
    this.vectors = conformance.operations.map((one) => vectorsOf(one.arguments, scope));
    this.depth = conformance.isFunction ? 1 : scope;
  }

  get goals(): readonly Goal[] {
    const { beginnings, operations, isFunction } = this.conformance;
    return [
      ...(isFunction ? [] : beginnings).map(({ name }): Goal => ({ kind: 'beginning', name })),
      ...operations.map(({ name }): Goal => ({ kind: 'operation', name })),
    ];
  }

  /** What the last call of a sequence is about, or how it begins. */
  goalOf({ beginning, calls }: Sequence): Goal {
    const last = calls.at(-1);
    return last === undefined
      ? { kind: 'beginning', name: this.conformance.beginnings[beginning]!.name }
      : { kind: 'operation', name: this.conformance.operations[last.operation]!.name };
  }

  begin(beginning: number): Beside {
    return new Beside(this.conformance, beginning);
  }

  /** @throws NotAllowed */
  call(beside: Beside, operation: number, vector: number): void {
    const choices = this.vectors[operation]![vector]!;
    beside.call(this.conformance.operations[operation]!.name, () => choices.map((one) => one.make()));
  }

  /** What is compared, in words. */
  shapes(): readonly string[] {
    const { conformance } = this;
    const { subject, model, beginnings, operations, observe, within, isFunction } = conformance;
    if (isFunction) {
      const [count] = this.vectors.map((one) => one.length);
      return [`every list of arguments, ${count} in all, compared with ${model.name}`];
    }
    const texts = beginnings.map(({ text }) => text);
    const calls = this.vectors.reduce((sum, one) => sum + one.length, 0);
    const after = observe === null ? (this.iterates() ? ', and [...x] afterwards' : '') : ', and what observe gives';
    const results = operations.map(({ name }) => name);
    return [
      `every sequence of at most ${this.depth} call${this.depth === 1 ? '' : 's'} of ${listed(results)} (${calls} with arguments) from ${listed(texts)}`,
      `compared with ${model.name} after each call: how it ends${after}; states of ${subject.name} are told apart by all that their objects hold`,
      ...(within === null ? [] : ['states outside of within are compared, but not followed']),
    ];
  }

  private iterates(): boolean {
    return this.conformance.beginnings.every((_, index) => {
      const { subject, model } = this.begin(index);
      return isIterable(subject) && isIterable(model);
    });
  }

  argumentChoices(): readonly ArgumentChoice[] {
    return this.conformance.operations.flatMap(({ name, arguments: domains }) =>
      domains.map((domain, index) => ({
        goal: name,
        parameter: `argument${index + 1}`,
        domain: describeChoices(domain, choicesOf(domain, this.scope)),
        origin: 'spec' as const,
      })),
    );
  }

  /** The whole sequence as statements. */
  divergence(sequence: Sequence, comparison: Comparison | null): Divergence {
    const { conformance } = this;
    const subject = variableName(conformance.subject.name);
    const { beginnings, operations, isFunction } = conformance;
    const first = beginnings[sequence.beginning]!;
    const begun: Called = first.name.startsWith('new ')
      ? { kind: 'constructor', class: conformance.subject.name }
      : { kind: 'initial', index: sequence.beginning };
    const begin: ProgramStep = { callee: begun, actuals: [], classes: [], text: `const ${subject} = ${first.text};` };
    const steps = sequence.calls.map(({ operation, vector }): ProgramStep => {
      const step = stepOf(operations[operation]!, this.vectors[operation]![vector]!, isFunction);
      return { ...step, text: `${callText(step.callee, subject, step.actuals)};` };
    });
    const program = isFunction ? steps : [begin, ...steps];
    return { goal: this.goalOf(sequence), subject, program, comparison };
  }

  /** How both ended and what is seen of them now. @param differs in what */
  comparison(beside: Beside, { calls }: Sequence, differs: Comparison['differs']): Comparison {
    const last = calls.at(-1);
    const [one, other] = beside.ends ?? [null, null];
    // where the ends differ nobody has looked at the rest, which may not even be possible
    const end = (given: typeof one): string => (given === null ? '' : endText(given.hasThrown, given.value));
    const states = differs === 'state' ? beside.observations().map(end) : ['', ''];
    return {
      differs,
      of: 'model',
      name: last === undefined ? null : this.conformance.operations[last.operation]!.modelName,
      before: null,
      module: { end: end(one), state: states[0]! },
      abstraction: { end: end(other), state: states[1]! },
    };
  }
}

function stepOf({ name, isMethod, next }: BothDo, vector: Vector, isFunction: boolean): Step {
  const kind = isFunction ? 'function' : isMethod ? 'method' : 'spec';
  const callee: Called = { kind, name, next: isFunction ? 'nothing' : next };
  return { callee, actuals: vector.map(({ text }) => text!), classes: [] };
}
