/** Functions and objects that only the spec has, as the evaluator has them: by their place among all that the question lists. */

import { Refusal } from '../../base/diagnostic.js';
import { madeInNode, type UnsupportedCode } from '../../base/messages.js';
import { peek } from '../../eval/index.js';
import type { HeapObject } from '../../heap/index.js';
import type { Given } from '../../spec/bounds.js';
import type { Value } from '../../value/index.js';
import type { CheckContext } from './plan.js';
import { elementsOf, invoke, ownField, spanOf } from './reading.js';

/** What node does and the evaluator does not, of which nothing else is to be feared. */
const OF_NODE: readonly string[] = ['unsupported-builtin', 'proxy'] satisfies UnsupportedCode[];
const MADE_IN_NODE: UnsupportedCode = 'made-in-node';

/** Longer texts are cut. */
const LONGEST = 60;

export class GivenTable {
  private known: readonly HeapObject[] | null = null;

  constructor(private readonly context: Pick<CheckContext, 'machine' | 'normal' | 'place'>) {}

  /** @requires a domain of the question lists it */
  of(by: HeapObject, isMade: boolean): Given {
    const index = this.all().findIndex((one) => ownField(one, 'by') === by && ownField(one, 'isMade') === isMade);
    if (index < 0) throw new Error('what a domain lists is listed by the question');
    return { index, text: isMade ? madeText(by) : functionText(by) };
  }

  /** The function, or another object. @throws Refusal if it cannot be made here */
  value({ index, text }: Given): HeapObject {
    const { machine, place } = this.context;
    const one = this.all()[index]!;
    try {
      return invoke(
        machine,
        ownField(one, 'value'),
        [],
        `what the spec gives as ${text}`,
        place([]),
        one,
      ) as HeapObject;
    } catch (problem) {
      if (!(problem instanceof Refusal) || !OF_NODE.includes(problem.diagnostic.code)) throw problem;
      const { message, span } = problem.diagnostic;
      throw new Refusal(madeInNode(text, message.replace(/^not supported: /, ''), span));
    }
  }

  /** The same for a try: null if only engines that run the code can make it. */
  sample(one: Given): HeapObject | null {
    try {
      return this.value(one);
    } catch (problem) {
      if (!(problem instanceof Refusal) || problem.diagnostic.code !== MADE_IN_NODE) throw problem;
      return null;
    }
  }

  /** All functions that domains list, if any does. */
  functions(): readonly HeapObject[] {
    return this.known?.map((one) => ownField(one, 'by') as HeapObject) ?? [];
  }

  private all(): readonly HeapObject[] {
    const { machine, normal, place } = this.context;
    this.known ??= elementsOf(
      invoke(machine, ownField(normal, 'given'), [], 'the options of the check', place([]), normal) as HeapObject,
    ) as readonly HeapObject[];
    return this.known;
  }
}

/** `compare`, or its text if it has no name. */
function functionText(by: HeapObject): string {
  const name: Value = peek(by, 'name');
  return typeof name === 'string' && name !== '' ? name : (sourceOf(by) ?? 'a function');
}

/** `() => new Date(0)` → `new Date(0)`; `today` → `today()` */
function madeText(by: HeapObject): string {
  const text = sourceOf(by) ?? '';
  const expression = /^\(\)\s*=>\s*([^{\s].*)$/.exec(text)?.[1];
  return expression ?? `${functionText(by)}()`;
}

function sourceOf(by: HeapObject): string | null {
  const span = spanOf(by);
  if (span === null) return null;
  const text = span.source.text.slice(span.start, span.end).replaceAll(/\s+/g, ' ');
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST)}…`;
}
