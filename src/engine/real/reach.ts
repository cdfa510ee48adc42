/**
 * Can a state be reached by calls, and by which? Breadth first, so the answer is a shortest sequence. Calls that violate something or do
 * not end, and arguments that cannot be written down, are not followed; states outside of the bounds neither.
 */

import { callText } from '../../spec/describe.js';
import type { Moment } from '../../spec/graph.js';
import { withArguments } from './arguments.js';
import { Frontier, type Met } from './blackbox.js';
import { canonical, keyOf } from './canonical.js';
import { Search } from './counting.js';
import type { Call, RealAnswer, ReplayCase } from './protocol.js';
import type { Situation } from './situation.js';
import { actualTexts, Unwritable } from './texts.js';
import { withinTime } from './watchdog.js';

/** Milliseconds after which a call counts as one that leads nowhere. */
const PATIENCE = 500;

const EMPTY: Moment = { graph: { objects: [] }, subject: null, actuals: [] };

/** How a state was met. */
interface Step {
  readonly call: Call;
  readonly before: Met<Step> | null;
  readonly length: number;
}

/** @param deadline as `Date.now` counts */
export function reach(situation: Situation, target: Moment, calls: number, deadline: number): RealAnswer {
  const search = new Search(deadline);
  const frontier = new Frontier<Step>(situation, search);
  const wanted = subjectKey(target, situation);
  const name = subjectName(situation);
  let tried = 0;
  const attempt = (asked: ReplayCase, step: () => Step): Met<Step> | null => {
    try {
      const written = step();
      const ended = withinTime(PATIENCE, () => search.run(situation, asked));
      if (ended === null || ended.value !== null) return null;
      const met = frontier.meet(written);
      if (met !== null) tried = Math.max(tried, written.length);
      return met !== null && subjectKey(met.state, situation) === wanted ? met : null;
    } catch (error) {
      if (error instanceof Unwritable) return null;
      throw error;
    }
  };
  for (const [initial, way] of situation.ways.entries()) {
    for (const before of withArguments(EMPTY, way.parameters, situation)) {
      const found = attempt({ operation: null, initial, before }, () => {
        const text = `${name.declaration} ${name.subject} = ${way.text(actualTexts(before, '', situation))};`;
        return { call: { operation: 'constructor', text }, before: null, length: 0 };
      });
      if (found !== null) return reached(found);
    }
  }
  for (let met = frontier.next(); met !== undefined; met = frontier.next()) {
    const { state, from } = met;
    if (from.length >= calls) return { kind: 'not reached', calls, exhausted: false };
    for (const { name: operation, arguments: parameters } of situation.bounds.operations) {
      for (const before of withArguments(state, parameters, situation)) {
        if (search.isLate()) return { kind: 'not reached', calls: from.length, exhausted: false };
        const found = attempt({ operation, initial: 0, before }, () => {
          const actuals = actualTexts(before, name.subject, situation);
          const text = `${callText(situation.check.operation(operation), name.subject, actuals)};`;
          return { call: { operation, text }, before: met!, length: from.length + 1 };
        });
        if (found !== null) return reached(found);
      }
    }
  }
  return { kind: 'not reached', calls: tried, exhausted: true };
}

function reached(met: Met<Step>): RealAnswer {
  const calls: Call[] = [];
  for (let current: Met<Step> | null = met; current !== null; current = current.from.before) {
    calls.unshift(current.from.call);
  }
  return { kind: 'reached', calls };
}

/** States compare by their subjects; in which order fields were made, and what records are called, does not matter. */
function subjectKey(state: Moment, { types }: Situation): string {
  const { graph, subject } = canonical({ ...state, actuals: [] }, types);
  const objects = graph.objects.map((object) =>
    types.find(object.type)?.kind === 'record' ? { ...object, type: 'Object' } : object,
  );
  return keyOf({ graph: { objects }, subject, actuals: [] });
}

function subjectName({ registered, check, bounds }: Situation): {
  readonly declaration: string;
  readonly subject: string;
} {
  const { name } = registered.target as { readonly name: string };
  return {
    declaration: bounds.operations.some((one) => check.operation(one.name).next === 'result') ? 'let' : 'const',
    subject: check.next === 'result' ? 'state' : name.charAt(0).toLowerCase() + name.slice(1),
  };
}
