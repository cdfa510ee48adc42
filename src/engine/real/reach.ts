/**
 * Can a state be reached by calls, and by which? First breadth first by states within the bounds, so the answer is a shortest such
 * sequence; when there are none left, by detours of a few calls through states outside of the bounds. Calls that violate
 * something are not followed. Nor are those that do not end soon or whose arguments cannot be written down; then nothing is said to be exhausted.
 */

import { variableName } from '../../spec/describe.js';
import type { Moment } from '../../spec/graph.js';
import { withArguments } from './arguments.js';
import { Frontier, type Met } from './blackbox.js';
import { canonical, keyOf } from './canonical.js';
import { Search } from './counting.js';
import { callText, type Step } from '../../base/called.js';
import type { RealAnswer, ReplayCase } from './protocol.js';
import type { Situation } from './situation.js';
import { actualTexts, Unwritable } from './texts.js';
import { withinTime } from './watchdog.js';

/** Milliseconds after which a call counts as one that leads nowhere. */
const PATIENCE = 500;

/** How many calls a detour has after it left the bounds, from how many states, and how long they are tried. */
const DETOUR = 4;
const DETOUR_STATES = 1000;
const DETOUR_MILLISECONDS = 3000;

const EMPTY: Moment = { graph: { objects: [] }, subject: null, actuals: [] };

/** How a state was met. */
interface Meeting {
  readonly call: Step & { readonly text: string };
  readonly before: Met<Meeting> | null;
  readonly length: number;
  /** How many calls since the bounds were left. */
  readonly detour: number;
}

/** @param deadline as `Date.now` counts */
export function reach(situation: Situation, target: Moment, calls: number, deadline: number): RealAnswer {
  const search = new Search(deadline);
  const frontier = new Frontier<Meeting>(situation, search, false);
  const wanted = subjectKey(target, situation);
  const name = subjectName(situation);
  let tried = 0;
  let detours = 0;
  let skipped = false;
  const attempt = (asked: ReplayCase, step: () => Meeting): Met<Meeting> | null => {
    try {
      const written = step();
      const ended = withinTime(PATIENCE, () => search.run(situation, asked));
      if (ended === null) skipped = true;
      if (ended === null || ended.value !== null) return null;
      const met = frontier.meet(written);
      if (met !== null) tried = Math.max(tried, written.length);
      return met !== null && subjectKey(met.state, situation) === wanted ? met : null;
    } catch (error) {
      if (!(error instanceof Unwritable)) throw error;
      skipped = true;
      return null;
    }
  };
  /** All calls from a state; null if time is over before. */
  const leave = (met: Met<Meeting>, detour: number, until: number): Met<Meeting> | 'none' | null => {
    for (const { name: operation, arguments: parameters, asked = 0 } of situation.bounds.operations) {
      for (const before of withArguments(met.state, parameters, situation)) {
        if (search.isLate() || Date.now() > until) return null;
        const found = attempt({ goal: { kind: 'operation', name: operation }, before }, () => {
          const { form: kind, next } = situation.check.operation(operation);
          const callee = { kind, name: operation, next, given: parameters.length - asked };
          const given = actualTexts(before, name.subject, situation);
          const text = `${callText(callee, name.subject, given.actuals)};`;
          return { call: { callee, ...given, text }, before: met, length: met.from.length + 1, detour };
        });
        if (found !== null) return found;
      }
    }
    return 'none';
  };
  const notReached = (all: number, exhausted: boolean): RealAnswer => ({
    kind: 'not reached',
    calls: all,
    states: search.states,
    detours,
    exhausted: exhausted && !skipped,
  });
  for (const way of situation.ways) {
    for (const before of withArguments(EMPTY, way.parameters, situation)) {
      const found = attempt({ goal: way.goal, before }, () => {
        const given = actualTexts(before, '', situation);
        const text = `${name.declaration} ${name.subject} = ${way.text(given.actuals)};`;
        return { call: { callee: way.callee, ...given, text }, before: null, length: 0, detour: 0 };
      });
      if (found !== null) return reached(found, name.subject);
    }
  }
  for (let met = frontier.next(); met !== undefined; met = frontier.next()) {
    const { length } = met.from;
    if (length >= calls) return notReached(length, false);
    const found = leave(met, 0, Infinity);
    if (found === null) return notReached(length, false);
    if (found !== 'none') return reached(found, name.subject);
  }
  const within = tried;
  const until = Date.now() + DETOUR_MILLISECONDS;
  for (let met = frontier.nextBeyond(); met !== undefined; met = frontier.next() ?? frontier.nextBeyond()) {
    const { length, detour } = met.from;
    if (detour >= DETOUR || length >= calls) continue;
    if (detours >= DETOUR_STATES) break;
    detours += 1;
    const found = leave(met, detour + 1, until);
    if (found === null) break;
    if (found !== 'none') return reached(found, name.subject);
  }
  return notReached(within, true);
}

function reached(met: Met<Meeting>, subject: string): RealAnswer {
  const calls: Meeting['call'][] = [];
  for (let current: Met<Meeting> | null = met; current !== null; current = current.from.before) {
    calls.unshift(current.from.call);
  }
  return { kind: 'reached', subject, calls };
}

/**
 * States compare by their subjects; in which order fields were made, what records are called, and whether an optional property is undefined
 * or absent does not matter.
 */
function subjectKey(state: Moment, { types }: Situation): string {
  const { graph, subject } = canonical({ ...state, actuals: [] }, types);
  const objects = graph.objects.map((object) => {
    const type = types.find(object.type);
    if (type === null) return object;
    const optional = new Set(type.fields.filter(({ isOptional = false }) => isOptional).map(({ name }) => name));
    const fields = object.fields.filter(
      ([name, value]) => !(optional.has(name) && value.kind === 'primitive' && value.value === undefined),
    );
    return { ...object, fields, type: type.kind === 'record' ? 'Object' : object.type };
  });
  return keyOf({ graph: { objects }, subject, actuals: [] });
}

function subjectName({ registered, check, bounds }: Situation): {
  readonly declaration: string;
  readonly subject: string;
} {
  const { name } = registered.target as { readonly name: string };
  return {
    declaration: bounds.operations.some((one) => check.operation(one.name).next === 'result') ? 'let' : 'const',
    subject: check.next === 'result' ? 'state' : variableName(name),
  };
}
