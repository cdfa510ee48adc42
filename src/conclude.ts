/** Putting what the engines found into the words of verdicts. Nothing is decided here. */

import type { ReplayOutcome, Violation } from './engine/real/protocol.js';
import { partsOf, type ArgumentBounds, type Bound, type Bounds, type OperationBounds } from './spec/bounds.js';
import { callText, describeArgument, describeBound, describePrimitive, variableName } from './spec/describe.js';
import type { Graph, GraphObject, GraphValue, Moment } from './spec/graph.js';
import type * as shown from './verdict/graph.js';
import type { ArgumentChoice, Counterexample, FieldChoice } from './verdict/verdict.js';

/** `path#Entry` → `Entry` */
export function shortName(type: string): string {
  return type.slice(type.lastIndexOf('#') + 1);
}

export function fieldChoices(bounds: Bounds): FieldChoice[] {
  const nameOf = namesOf(bounds);
  return bounds.types.flatMap(({ name, fields }) =>
    fields.map(({ name: field, bound, origin, isOptional = false }) => {
      const domain = describeBound(bound, nameOf);
      return { type: name, field, domain: isOptional ? `${domain} (undefined stands for absent)` : domain, origin };
    }),
  );
}

/** What ways to begin and operations are called with. */
export function argumentChoices(bounds: Bounds): ArgumentChoice[] {
  const { subject, construct, factories, operations } = bounds;
  const nameOf = namesOf(bounds);
  const choices = (operation: string, { arguments: domains, parameters, origin }: ArgumentBounds): ArgumentChoice[] =>
    domains.map((domain, index) => ({
      operation,
      parameter: parameters[index] ?? `argument ${index + 1}`,
      domain: describeArgument(domain, nameOf),
      origin,
    }));
  const owner = subject?.kind === 'tree' ? nameOf(subject.type) : '';
  return [
    ...(construct === null ? [] : choices(`new ${owner}`, construct)),
    ...factories.flatMap((one) => choices(`${owner}.${one.name}`, one)),
    ...operations.flatMap((one) => choices(one.name, one)),
  ];
}

function namesOf({ types }: Bounds): (type: string) => string {
  const names = new Map(types.map(({ id, name }) => [id, name]));
  return (type) => names.get(type) ?? shortName(type);
}

/** Which states are inside the bounds; what is no single object has no fields that would tell. */
export function shapes(bounds: Bounds): string[] {
  const { subject } = bounds;
  const states =
    subject === null || subject.kind === 'tree' ? [] : [`states: ${describeBound(subject, namesOf(bounds))}`];
  const parts = bounds.types.flatMap(({ fields }) => fields.flatMap(({ bound }) => partsOf(bound)));
  const typesOf = (kind: 'tree' | 'reference'): Set<string> =>
    new Set(parts.flatMap((part) => (part.kind === kind ? [part.type] : [])));
  const [owned, referred] = [typesOf('tree'), typesOf('reference')];
  const objects = bounds.types.flatMap(({ id, name, count, height }) => {
    const many = `at most ${count} ${name} object${count === 1 ? '' : 's'}`;
    if (owned.has(id)) {
      const where =
        height === null
          ? `in the first ${count} position${count === 1 ? '' : 's'} of a complete tree, filled level by level`
          : `in trees of height up to ${height}`;
      return [`${many}, ${where}`];
    }
    return referred.has(id) ? [`${many}, referred to in any way`] : [];
  });
  return [...states, ...objects];
}

export interface Case {
  readonly bounds: Bounds;
  readonly check: string;
  /** null: a way to begin. */
  readonly operation: string | null;
  readonly before: Moment;
  readonly outcome: ReplayOutcome;
  readonly touched: Counterexample['touched'];
  readonly reached: Counterexample['reached'];
}

/** @requires the outcome has a violation */
export function counterexample(found: Case): Counterexample {
  const { bounds, before, outcome, operation } = found;
  const violation = outcome.violation!;
  const operations: readonly OperationBounds[] = bounds.operations;
  const after = outcome.after === null ? null : shownGraph(outcome.after.graph, bounds);
  return {
    before: shownGraph(before.graph, bounds),
    after,
    subject: before.subject === null || operation === null ? null : shownValue(before.subject),
    subjectAfter: subjectAfter(found),
    parameters: operations.find(({ name }) => name === operation)?.parameters ?? [],
    actuals: before.actuals.map(shownValue),
    call: callOf(found, before.actuals.map(argumentText)),
    result: outcome.result === null ? null : shownValue(outcome.result),
    violation: {
      kind: violation.kind,
      message: sentence(found, violation),
      place: outcome.place ?? null,
      conjunct: outcome.conjunct ?? null,
      object: violation.kind === 'tree' || violation.kind === 'local invariant' ? violation.object : null,
    },
    touched: found.touched,
    reached: found.reached,
  };
}

function subjectAfter({ outcome }: Case): shown.GraphValue | null {
  const subject = outcome.after?.subject ?? null;
  return subject === null ? null : shownValue(subject);
}

/** As a person would write it. */
export function callOf(
  { operation, check, before, bounds }: Pick<Case, 'operation' | 'check' | 'before' | 'bounds'>,
  actuals: readonly string[],
): string {
  if (operation === null) {
    const name = bounds.subject?.kind === 'tree' ? shortName(bounds.subject.type) : check;
    return `new ${name}(${actuals.join(', ')})`;
  }
  const asked = bounds.operations.find(({ name }) => name === operation)!;
  if (asked.form !== 'function') return callText(asked, subjectName(before), actuals);
  return `${operation}(${[...(asked.next === 'result' ? ['state'] : []), ...actuals].join(', ')})`;
}

export function subjectName({ graph, subject }: Moment): string {
  return subject?.kind === 'object' ? variableName(shortName(graph.objects[subject.index]!.type)) : 'subject';
}

function argumentText(value: GraphValue): string {
  switch (value.kind) {
    case 'primitive':
      return describePrimitive(value.value);
    case 'object':
      return `#${value.index}`;
    case 'opaque':
      return value.text;
    case 'kept':
    case 'hole':
      return '…';
  }
}

function sentence({ operation }: Case, violation: Violation): string {
  const what = operation ?? 'the constructor';
  switch (violation.kind) {
    case 'invariant':
    case 'local invariant':
    case 'postcondition': {
      const name = violation.kind === 'local invariant' ? 'local invariant of a node' : violation.kind;
      const thrown = violation.judgement;
      const how = thrown.kind === 'thrown' ? `; it throws ${thrown.name}: ${thrown.message}` : '';
      return violation.kind === 'postcondition'
        ? `${what} does not do what its postcondition promises${how}`
        : `after ${what} the ${name} does not hold${how}`;
    }
    case 'exception':
      return `${what} throws ${violation.name}: ${violation.message}`;
    case 'assertion':
      return `an assertion fails in ${what}: ${violation.message}`;
    case 'tree':
      return `after ${what} two tree fields lead to one object`;
    case 'endless':
      return `${what} does not end: it comes back to a state in which it was before`;
  }
}

export function shownGraph({ objects }: Graph, bounds: Bounds): shown.Graph {
  return { objects: objects.map((object) => shownObject(object, bounds)) };
}

function shownObject({ type, fields, elements, entries }: GraphObject, { types }: Bounds): shown.GraphObject {
  const bounds = types.find(({ id }) => id === type);
  return {
    type: bounds?.kind === 'record' ? 'Object' : (bounds?.name ?? shortName(type)),
    fields: fields.map(([name, value]) => ({
      name,
      value: shownValue(value),
      isTree: owns(bounds?.fields.find((field) => field.name === name)?.bound),
    })),
    elements: elements.map(shownValue),
    entries: entries.map(([key, value]) => ({ key: shownValue(key), value: shownValue(value) })),
  };
}

function owns(bound: Bound | undefined): boolean {
  return bound !== undefined && partsOf(bound).some(({ kind }) => kind === 'tree');
}

export function shownValue(value: GraphValue): shown.GraphValue {
  switch (value.kind) {
    case 'primitive':
      return shownPrimitive(value.value);
    case 'object':
    case 'opaque':
      return value;
    case 'kept':
      return { kind: 'opaque', text: 'as in the initial state' };
    case 'hole':
      return { kind: 'special', text: 'empty' };
  }
}

/** JSON has no undefined, NaN, −0, infinities or big integers. */
function shownPrimitive(value: Extract<GraphValue, { kind: 'primitive' }>['value']): shown.GraphValue {
  const isPlain =
    value === null ||
    typeof value === 'string' ||
    typeof value === 'boolean' ||
    (typeof value === 'number' && Number.isFinite(value) && !Object.is(value, -0));
  return isPlain ? { kind: 'primitive', value } : { kind: 'special', text: describePrimitive(value) };
}
