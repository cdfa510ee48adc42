/** Putting what the engines found into the words of verdicts. Nothing is decided here. */

import { callText, type Called } from '../base/called.js';
import { isSameGoal, type Goal } from '../base/goal.js';
import { listed } from '../base/words.js';
import { unrollingAt } from '../engine/glassbox/at-once.js';
import type { ReplayOutcome } from '../engine/real/protocol.js';
import { goalsOf } from './selection.js';
import { sentence } from './sentence.js';
import type { ArgumentBounds, OperationBounds, Bound, Bounds, TypeBounds } from '../spec/bounds.js';
import { describeArgument, describeBound, describePrimitive, variableName } from '../spec/describe.js';
import type { Explored, ExploredCall, ExploredTree, ShapeCount } from '../spec/explored.js';
import type { Graph, GraphObject, GraphValue, Moment } from '../spec/graph.js';
import { mentionsTree } from '../spec/parts.js';
import type * as shown from '../verdict/graph.js';
import { literals } from '../verdict/literal.js';
import type { ArgumentChoice, Counterexample, FieldChoice } from '../verdict/verdict.js';

/** `path#Entry` → `Entry` */
export function shortName(type: string): string {
  return type.slice(type.lastIndexOf('#') + 1);
}

export function fieldChoices(bounds: Bounds, explored: Explored | null): FieldChoice[] {
  const nameOf = namesOf(bounds);
  return bounds.types.flatMap(({ id, name, fields }) =>
    fields.map(({ name: field, bound, origin, isOptional = false }) => {
      const found = explored?.fields.find((one) => one.type === id && one.field === field);
      // what no state has may be what a contract speaks of
      const left =
        found === undefined || (found.bound === null && bounds.contracts !== undefined) ? bound : found.bound;
      const domain = describeExplored(bound, left, nameOf);
      return { type: name, field, domain: isOptional ? `${domain} (undefined stands for absent)` : domain, origin };
    }),
  );
}

/** What ways to begin and operations are called with. */
export function argumentChoices(bounds: Bounds, explored: Explored | null): ArgumentChoice[] {
  const nameOf = namesOf(bounds);
  const choices = (goal: Goal, { arguments: domains, parameters, origin }: ArgumentBounds): ArgumentChoice[] => {
    const found = explored?.calls.find((one) => isSameGoal(one.goal, goal))?.arguments ?? [];
    return domains.map((domain, index) => {
      const left = found.find((one) => one.index === index);
      return {
        goal: goal.name,
        parameter: parameters[index] ?? `argument ${index + 1}`,
        domain: describeExplored(domain, left === undefined ? domain : left.bound, nameOf),
        origin,
      };
    });
  };
  return goalsOf(bounds).flatMap((goal) => choices(goal, argumentsOf(bounds, goal)));
}

/** What can be, and where that is less than what was declared, also that. */
function describeExplored(declared: Bound, found: Bound | null, nameOf: (type: string) => string): string {
  const text = describeArgument(declared, nameOf);
  if (found === null) return `nothing (of ${text})`;
  const left = describeArgument(found, nameOf);
  return left === text ? text : `${left} (of ${text})`;
}

function namesOf({ types }: Bounds): (type: string) => string {
  const names = new Map(types.map(({ id, name }) => [id, name]));
  return (type) => names.get(type) ?? shortName(type);
}

/** Which states are inside the bounds; what is no single object has no fields that would tell. */
export function shapes(bounds: Bounds, explored: Explored | null): string[] {
  const { subject } = bounds;
  const nameOf = namesOf(bounds);
  const states = subject === null || subject.kind === 'tree' ? [] : [`states: ${describeBound(subject, nameOf)}`];
  const { trees = [], pool = [], calls = [] } = explored ?? {};
  const goals = goalsOf(bounds);
  const called = calls.filter((call) => goals.some((goal) => isSameGoal(goal, call.goal)));
  const objects = bounds.types.flatMap((type) => {
    const own = trees.filter((tree) => tree.type === type.id && tree.field !== null && tree.positions > 0);
    const loose = pool.find((one) => one.type === type.id)?.count ?? 0;
    const texts = new Map<string, string[]>();
    for (const tree of own) {
      const text = treeText(type, tree);
      texts.set(text.where, [...(texts.get(text.where) ?? []), tree.field!]);
    }
    const positions = own.reduce((most, tree) => Math.max(most, tree.positions), 0);
    const lines = [...texts].map(([where, fields]) => {
      const tree = own.find((one) => treeText(type, one).where === where)!;
      const isOne = own.length === 1 && tree.trees === 1;
      const each = fields.length > 1 ? 'each of ' : tree.trees > 1 ? 'each ' : '';
      const below = isOne ? '' : ` below ${each}${listed(fields)}`;
      return `${treeText(type, tree).many}${below}${where}`;
    });
    if (loose > 0) lines.push(`${several(loose, type.name)}${positions > 0 ? ' besides' : ''}, referred to in any way`);
    return lines;
  });
  return [
    ...states,
    ...objects,
    ...called.flatMap((call) => sharing(call, bounds)),
    ...unrolled(bounds),
    ...ignored(bounds),
    ...byContract(bounds),
  ];
}

/** How far loops go where all paths are looked at together. */
function unrolled({ operations, scope }: Bounds): string[] {
  return operations.flatMap(({ name, atOnce }) => {
    if (atOnce === undefined) return [];
    const { rounds, most } = unrollingAt(scope, atOnce);
    const more = most > rounds ? `, more where inputs need them, at most ${most}` : '';
    const often = rounds === 1 ? 'once' : `${rounds} times`;
    return [`all paths of ${name} at once, loops and recursion unrolled ${often}${more}`];
  });
}

/** Which runs are no cases. */
function ignored({ operations }: Bounds): string[] {
  return operations.flatMap(({ name, ignoresFaults = false }) =>
    ignoresFaults ? [`runs of ${name} that end in no exception but such as it may end with`] : [],
  );
}

/** Which calls are replaced. */
function byContract({ contracts = [] }: Bounds): string[] {
  if (contracts.length === 0) return [];
  return [`calls of ${listed(contracts.map(({ name }) => name))} as their contracts say, whatever their code does`];
}

function treeText(
  { name, count, height, isFull }: TypeBounds,
  { positions, isRecursive, cuts, shapes: counted }: ExploredTree,
): { readonly many: string; readonly where: string } {
  const many = several(isFull === true ? positions : Math.min(count, positions), name);
  if (!isRecursive) return { many, where: '' };
  const inHeight = cuts.includes('height') ? `, in trees of height up to ${height}` : '';
  const inFirst = cuts.includes('positions')
    ? `, in the first ${positions} position${positions === 1 ? '' : 's'} of a complete tree, filled level by level`
    : '';
  const where = `${inHeight}${inFirst}`;
  return { many, where: where === '' ? ', in trees of any form' : `${where}${shapesText(counted)}` };
}

/** `: all shapes up to 4 objects, 37 of 42 with 5, …` */
function shapesText(counted: readonly ShapeCount[]): string {
  const end = counted.findIndex(({ inside, all }) => inside < all);
  const all = counted.slice(0, end < 0 ? undefined : end).at(-1)?.objects ?? 0;
  const some = end < 0 ? [] : counted.slice(end);
  const texts = [
    ...(all === 0 ? [] : [`all shapes up to ${all} object${all === 1 ? '' : 's'}`]),
    ...some.slice(0, SOME_SHAPES).map((one) => `${one.inside} of ${one.all} with ${one.objects}`),
    ...(some.length > SOME_SHAPES ? ['…'] : []),
  ];
  return texts.length === 0 ? '' : `: ${texts.join(', ')}`;
}

/** So many numbers of objects are told of which not all shapes are there. */
const SOME_SHAPES = 3;

/** Which objects the arguments of a call may be, and that these may be the same. */
function sharing({ goal, guests }: ExploredCall, bounds: Bounds): string[] {
  const nameOf = namesOf(bounds);
  return guests.map(({ type, count }) => {
    const state = bounds.subject === null || goal.kind === 'beginning' ? '' : `those of the state and `;
    const objects = several(count, `${isAsStates(type, goal, bounds) ? 'valid ' : ''}${nameOf(type)}`);
    return `arguments of ${goal.name}: ${state}${objects}${state === '' ? '' : ' outside of it'}, shared in any way`;
  });
}

/** Whether arguments of a type satisfy the invariant: it is the class that is checked. */
function isAsStates(type: string, goal: Goal, bounds: Bounds): boolean {
  const { subject } = bounds;
  const { form = 'method', theorem } = operationOf(bounds, goal) ?? {};
  return form !== 'function' && theorem === undefined && subject?.kind === 'tree' && subject.type === type;
}

function several(count: number, name: string): string {
  return `at most ${count} ${name} object${count === 1 ? '' : 's'}`;
}

export interface Case {
  readonly bounds: Bounds;
  readonly check: string;
  readonly goal: Goal;
  readonly before: Moment;
  readonly outcome: ReplayOutcome;
  readonly touched: Counterexample['touched'];
  readonly reached: Counterexample['reached'];
  readonly replayed: boolean;
}

/** @requires the outcome has a violation */
export function counterexample(found: Case): Counterexample {
  const { bounds, before, outcome, goal } = found;
  const violation = outcome.violation!;
  const after = outcome.after === null ? null : shownGraph(outcome.after.graph, bounds);
  const shownBefore = shownGraph(before.graph, bounds);
  const subject = before.subject === null || goal.kind === 'beginning' ? null : shownValue(before.subject);
  const actuals = before.actuals.map(shownValue);
  const written = literals(shownBefore, subject === null ? [] : [subject], actuals, false);
  return {
    before: shownBefore,
    after,
    subject,
    subjectAfter: subjectAfter(found),
    parameters: argumentsOf(bounds, goal).parameters,
    actuals,
    callee: calledBy(bounds, goal),
    call: callOf(
      goal,
      bounds,
      before,
      before.actuals.map((actual, index) => written[index] ?? argumentText(actual)),
    ),
    result: outcome.result === null ? null : shownValue(outcome.result),
    violation: {
      kind: violation.kind,
      message: sentence(operationOf(bounds, goal), goal.name, violation),
      place: outcome.place ?? null,
      conjunct: outcome.conjunct ?? null,
      object: 'object' in violation && violation.object >= 0 ? violation.object : null,
      comparison: violation.kind === 'refinement' ? violation.comparison : null,
    },
    shown: outcome.shown ?? null,
    touched: found.touched,
    reached: found.reached,
    replayed: found.replayed,
    ...(outcome.told === undefined ? {} : { told: outcome.told }),
  };
}

function subjectAfter({ outcome }: Case): shown.ShownValue | null {
  const subject = outcome.after?.subject ?? null;
  return subject === null ? null : shownValue(subject);
}

function operationOf({ operations }: Bounds, { kind, name }: Goal): OperationBounds | null {
  return kind === 'operation' ? operations.find((one) => one.name === name)! : null;
}

/** What a goal calls. */
export function calledBy({ beginnings, operations }: Bounds, { kind, name }: Goal): Called {
  if (kind === 'beginning') return beginnings.find((one) => one.name === name)!.callee;
  const { form, next, method, arguments: all, asked } = operations.find((one) => one.name === name)!;
  return { kind: form, name: method ?? name, next, ...(asked === undefined ? {} : { given: all.length - asked }) };
}

/** As a person would write it. */
export function callOf(goal: Goal, bounds: Bounds, before: Moment, actuals: readonly string[]): string {
  const callee = calledBy(bounds, goal);
  if (callee.kind === 'function')
    return `${callee.name}(${[...(callee.next === 'result' ? ['state'] : []), ...actuals].join(', ')})`;
  const text = callee.kind === 'initial' ? bounds.beginnings.find(({ name }) => name === goal.name)!.text : undefined;
  return text ?? callText(callee, subjectName(before), actuals);
}

function argumentsOf({ beginnings, operations }: Bounds, { kind, name }: Goal): ArgumentBounds {
  return (kind === 'beginning' ? beginnings : operations).find((one) => one.name === name)!;
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
    case 'given':
    case 'opaque':
      return value.text;
    case 'kept':
    case 'hole':
      return '…';
  }
}

export function shownGraph({ objects }: Graph, bounds: Bounds): shown.ShownGraph {
  return { objects: objects.map((object) => shownObject(object, bounds)) };
}

function shownObject({ type, fields, elements, entries }: GraphObject, { types }: Bounds): shown.ShownObject {
  const bounds = types.find(({ id }) => id === type);
  return {
    type: bounds?.kind === 'record' ? 'Object' : (bounds?.name ?? shortName(type)),
    fields: fields.map(([name, value]) => ({
      name,
      value: shownValue(value),
      isTree: bounds?.fields.some((field) => field.name === name && mentionsTree(field.bound)) ?? false,
    })),
    elements: elements.map(shownValue),
    entries: entries.map(([key, value]) => ({ key: shownValue(key), value: shownValue(value) })),
  };
}

export function shownValue(value: GraphValue): shown.ShownValue {
  switch (value.kind) {
    case 'primitive':
      return shownPrimitive(value.value);
    case 'object':
    case 'opaque':
      return value;
    case 'given':
      return { kind: 'opaque', text: value.text, ofSpec: value.index };
    case 'kept':
      return { kind: 'opaque', text: 'as in the initial state' };
    case 'hole':
      return { kind: 'special', text: 'empty' };
  }
}

/** JSON has no undefined, NaN, −0, infinities or big integers. */
function shownPrimitive(value: Extract<GraphValue, { kind: 'primitive' }>['value']): shown.ShownValue {
  const isPlain =
    value === null ||
    typeof value === 'string' ||
    typeof value === 'boolean' ||
    (typeof value === 'number' && Number.isFinite(value) && !Object.is(value, -0));
  return isPlain ? { kind: 'primitive', value } : { kind: 'special', text: describePrimitive(value) };
}
