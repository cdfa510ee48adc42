/**
 * The lines of printed bounds, held against what was built, in both directions: nothing that was built is outside of what a line says, and
 * everything extreme that it speaks of was built: both ends of a range, every alternative, the shortest and the longest array, as many objects as
 * there may be.
 */

import { Families } from '../../../src/engine/real/families.js';
import type { Bounds, TypeId } from '../../../src/spec/bounds.js';
import { describePrimitive } from '../../../src/spec/describe.js';
import type { GraphValue, Moment } from '../../../src/spec/graph.js';
import { goalsOf } from '../../../src/pipeline/selection.js';
import type { ArgumentChoice, FieldChoice } from '../../../src/verdict/verdict.js';
import { NO_STATE, type Built, type BuiltState } from './built.js';
import { claimsOf, type Claim, type Claims } from './claims.js';

export interface Printed {
  readonly shapes: readonly string[];
  readonly fields: readonly FieldChoice[];
  readonly arguments: readonly ArgumentChoice[];
}

/** What is wrong with the lines; none, if they say what was built. */
export function objections(printed: Printed, bounds: Bounds, built: Built): readonly string[] {
  const holder = new Holder(printed, bounds);
  const states = built.states();
  for (const state of states) holder.state(state);
  for (const { kind, name } of goalsOf(bounds)) {
    const all = kind === 'beginning' ? bounds.beginnings : bounds.operations;
    const { arguments: parameters } = all.find((one) => one.name === name)!;
    for (const call of built.calls(kind === 'beginning' ? [NO_STATE] : states, parameters))
      holder.call(name, call, parameters.length);
  }
  return holder.objections();
}

/** A tree field that leads to an object. */
interface Edge {
  readonly from: number | null;
  readonly field: string;
}

/** How many of something a line says there are at most, and how many there were. */
interface Most {
  readonly line: string;
  readonly type: string;
  readonly said: number;
  seen: number;
  readonly count: (edges: ReadonlyMap<number, Edge>, state: Moment) => number;
}

class Holder {
  private readonly wrong = new Set<string>();
  private readonly lines = new Map<string, Line>();
  private readonly mosts: Most[] = [];
  private readonly guests = new Map<string, Most>();
  private readonly subject: Line | null;
  private readonly families: Families;

  constructor(
    printed: Printed,
    private readonly bounds: Bounds,
  ) {
    this.families = new Families(bounds.types);
    const names = bounds.types.map(({ name }) => name);
    const line = (place: string, domain: string): Line => new Line(place, domain, names);
    for (const { type, field, domain } of printed.fields)
      this.lines.set(`${type}.${field}`, line(`${type}.${field}`, domain));
    for (const { goal, parameter, domain } of printed.arguments)
      this.lines.set(`${goal}(${parameter})`, line(`${goal}(${parameter})`, domain));
    const states = printed.shapes.find((line) => line.startsWith('states: '));
    this.subject = states === undefined ? null : line('states', states.slice('states: '.length));
    for (const one of printed.shapes) if (one !== states) this.shape(one);
  }

  state(state: BuiltState): void {
    const edges = this.edges(state, [], null, state.isAttached);
    if (!state.isAttached) return;
    for (const most of this.mosts) this.count(most, most.count(edges, state));
  }

  call(name: string, call: Moment, parameters: number): void {
    const argumentsOf = (this.bounds.beginnings.find((one) => one.name === name) ??
      this.bounds.operations.find((one) => one.name === name))!;
    const lines = Array.from({ length: parameters }, (_, index) =>
      this.lines.get(`${name}(${argumentsOf.parameters[index] ?? `argument ${index + 1}`})`)!,
    );
    const edges = this.edges(call, lines, name, false);
    const inState = call.subject === null ? new Set<number>() : reached(call, [call.subject]);
    for (const [key, most] of this.guests) {
      if (!key.startsWith(`${name} `)) continue;
      const outside = call.graph.objects.filter(
        ({ type }, index) => this.nameOf(type) === most.type && !inState.has(index) && !edges.has(index),
      );
      this.count(most, outside.length);
    }
  }

  objections(): readonly string[] {
    const lines = [...this.lines.values(), ...(this.subject === null ? [] : [this.subject])];
    return [
      ...this.wrong,
      ...lines.flatMap((line) => line.missing()),
      ...[...this.mosts, ...this.guests.values()]
        .filter(({ said, seen }) => seen < said)
        .map(({ line, seen }) => `'${line}': no more than ${seen} were built`),
    ];
  }

  private count(most: Most, number: number): void {
    most.seen = Math.max(most.seen, number);
    if (number > most.said) this.wrong.add(`'${most.line}': ${number} were built`);
  }

  /** Looks at every value of a state or a call; returns the tree field that leads to each object that one leads to. */
  private edges(
    moment: Moment,
    lines: readonly Line[],
    goal: string | null,
    isAttached: boolean,
  ): ReadonlyMap<number, Edge> {
    const edges = new Map<number, Edge>();
    const above: { readonly holder: number; readonly target: number; readonly line: Line }[] = [];
    const look = (line: Line, value: GraphValue, holder: number | null): void =>
      line.look(value, moment, (id) => this.nameOf(id), {
        below: (target) => {
          if (edges.has(target)) this.wrong.add(`${line.place}: two tree fields lead to one object`);
          edges.set(target, { from: holder, field: line.place });
        },
        above: (target) => holder !== null && above.push({ holder, target, line }),
        wrong: (text) => this.wrong.add(text),
      });
    if (goal === null && this.subject !== null) look(this.subject, moment.subject!, null);
    lines.forEach((line, index) => look(line, moment.actuals[index] ?? { kind: 'hole' }, null));
    for (const [index, { type, fields }] of moment.graph.objects.entries())
      for (const [name, value] of fields) {
        const line = this.lines.get(`${this.nameOf(type)}.${name}`);
        if (line === undefined) this.wrong.add(`no line is about ${this.nameOf(type)}.${name}`);
        else look(line, value, index);
      }
    for (const { holder, target, line } of isAttached ? above : [])
      if (edges.get(holder)?.from !== target) this.wrong.add(`${line.place}: leads elsewhere than above`);
    return edges;
  }

  private shape(line: string): void {
    const guests =
      /^arguments of (.+): (?:those of the state and )?at most (\d+) (?:valid )?(.+) objects?(?: outside of it)?, shared in any way$/.exec(
        line,
      );
    if (guests !== null) {
      const [, goal, said, type] = guests;
      this.guests.set(`${goal} ${type}`, { line, type: type!, said: Number(said), seen: 0, count: () => 0 });
      return;
    }
    const [, said, type, besides] = /^at most (\d+) (.+) objects?( besides)?, referred to in any way$/.exec(line) ?? [];
    if (said !== undefined) {
      const count: Most['count'] = (edges, state) =>
        state.graph.objects.filter(
          (object, index) => this.nameOf(object.type) === type && !edges.has(index) && isNotSubject(state, index),
        ).length;
      this.mosts.push({ line: `${line}${besides ?? ''}`, type: type!, said: Number(said), seen: 0, count });
      return;
    }
    const [, many, of, below, where = ''] =
      /^at most (\d+) (.+) objects?(?: below (?:each of |each )?([^,:]+(?:, [^,:\s]+ and [^,:]+)?))?((?:, in (?:trees|the first) .*)?)$/.exec(
        line,
      ) ?? [];
    if (many === undefined) throw new Error(`no line that is known: '${line}'`);
    const fields = below === undefined ? null : new Set(below.split(/, | and /));
    const base = { line, type: of!, seen: 0 };
    this.mosts.push({ ...base, said: Number(many), count: (edges, state) => this.inTrees(of!, fields, edges, state) });
    const height = /^, in trees of height up to (\d+)/.exec(where)?.[1];
    if (height !== undefined)
      this.mosts.push({ ...base, said: Number(height), count: (edges, state) => this.height(of!, edges, state) });
  }

  /** Objects of a type in the largest tree that begins in one of the fields. */
  private inTrees(
    type: string,
    fields: ReadonlySet<string> | null,
    edges: ReadonlyMap<number, Edge>,
    { graph }: Moment,
  ): number {
    const trees = new Map<string, number>();
    graph.objects.forEach((object, index) => {
      if (this.nameOf(object.type) !== type || !edges.has(index)) return;
      let edge = edges.get(index)!;
      for (let at = index; edge.from !== null && edges.has(edge.from);) {
        const [inner, outer] = [graph.objects[at]!.type, graph.objects[edge.from]!.type];
        if (!this.families.areOne(inner, outer)) break;
        at = edge.from;
        edge = edges.get(at)!;
      }
      if (fields !== null && !fields.has(edge.field)) return;
      const tree = `${edge.from} ${edge.field}`;
      trees.set(tree, (trees.get(tree) ?? 0) + 1);
    });
    return Math.max(0, ...trees.values());
  }

  private height(type: string, edges: ReadonlyMap<number, Edge>, { graph }: Moment): number {
    const heights = graph.objects.map((_, index) => {
      let height = 0;
      for (let at: number | null = index; at !== null; at = edges.get(at)?.from ?? null)
        if (this.nameOf(graph.objects[at]!.type) === type) height += 1;
      return height;
    });
    return Math.max(0, ...heights);
  }

  private nameOf(id: TypeId): string {
    return this.bounds.types.find((type) => type.id === id)?.name ?? id;
  }
}

function isNotSubject({ subject }: Moment, index: number): boolean {
  return subject?.kind !== 'object' || subject.index !== index;
}

function reached({ graph }: Moment, roots: readonly GraphValue[]): ReadonlySet<number> {
  const found = new Set<number>();
  const waiting = [...roots];
  for (const value of waiting) {
    if (value.kind !== 'object' || found.has(value.index)) continue;
    found.add(value.index);
    const { fields, elements, entries } = graph.objects[value.index]!;
    waiting.push(...fields.map(([, one]) => one), ...elements, ...entries.flat());
  }
  return found;
}

/** Who hears what was met. */
interface Listener {
  readonly below: (target: number) => void;
  readonly above: (target: number) => unknown;
  readonly wrong: (text: string) => void;
}

/** A domain, and which of its extremes were met. */
class Line {
  private readonly claims: Claims;
  private readonly met = new Map<Claim, Set<number | string>>();

  constructor(
    readonly place: string,
    private readonly domain: string,
    names: readonly string[],
  ) {
    this.claims = claimsOf(domain, names);
  }

  look(value: GraphValue, moment: Moment, nameOf: (id: TypeId) => string, listener: Listener): void {
    const meet = (claim: Claim, what: number | string): void => {
      this.met.set(claim, (this.met.get(claim) ?? new Set()).add(what));
    };
    const lookAt = (claims: Claims, one: GraphValue): void => {
      const claim = claims.find((each) => isOf(each, one, moment, nameOf));
      if (claim === undefined) {
        listener.wrong(`${this.place}: '${this.domain}', but there is ${JSON.stringify(one)}`);
        return;
      }
      const object = one.kind === 'object' ? moment.graph.objects[one.index]! : null;
      switch (claim.kind) {
        case 'range':
          meet(claim, (one as { value: number }).value);
          return;
        case 'object':
          meet(claim, claim.how);
          if (claim.how === 'below') listener.below((one as { index: number }).index);
          if (claim.how === 'above') listener.above((one as { index: number }).index);
          return;
        case 'array':
        case 'set':
          meet(claim, object!.elements.length);
          for (const element of object!.elements) lookAt(claim.of, element);
          return;
        case 'tuple':
          meet(claim, 'tuple');
          object!.elements.forEach((element, index) => lookAt(claim.each[index]!, element));
          return;
        case 'map':
          meet(claim, object!.entries.length);
          for (const [key, held] of object!.entries) {
            lookAt(claim.key, key);
            lookAt(claim.value, held);
          }
          return;
        case 'literal':
        case 'kept':
        case 'hole':
        case 'left out':
          meet(claim, claim.kind);
      }
    };
    lookAt(this.claims, value);
  }

  /** Extremes that were not met. */
  missing(): readonly string[] {
    const inClaim = (claim: Claim): readonly string[] => {
      const met = this.met.get(claim) ?? new Set();
      const lacks = (what: number | string): string[] =>
        met.has(what) ? [] : [`${this.place}: '${this.domain}', but ${describe(claim, what)} was never built`];
      switch (claim.kind) {
        case 'range':
          return [claim.lo, claim.hi].flatMap(lacks);
        case 'object':
          return lacks(claim.how);
        case 'array':
        case 'set':
          return [...[claim.lo, claim.hi].flatMap(lacks), ...(claim.hi > 0 ? claim.of.flatMap(inClaim) : [])];
        case 'tuple':
          return [...lacks('tuple'), ...claim.each.flatMap((each) => each.flatMap(inClaim))];
        case 'map':
          return [
            ...[claim.lo, claim.hi].flatMap(lacks),
            ...(claim.hi > 0 ? [...claim.key, ...claim.value].flatMap(inClaim) : []),
          ];
        case 'literal':
        case 'kept':
        case 'hole':
        case 'left out':
          return lacks(claim.kind);
      }
    };
    return this.claims.flatMap(inClaim);
  }
}

function describe(claim: Claim, what: number | string): string {
  if (claim.kind === 'literal') return claim.text;
  return claim.kind === 'object' ? `${claim.type} ${claim.how}` : `${claim.kind} ${what}`;
}

function isOf(claim: Claim, value: GraphValue, { graph }: Moment, nameOf: (id: TypeId) => string): boolean {
  const object = value.kind === 'object' ? graph.objects[value.index]! : null;
  switch (claim.kind) {
    case 'range': {
      const number = value.kind === 'primitive' ? value.value : undefined;
      return Number.isInteger(number) && claim.lo <= (number as number) && (number as number) <= claim.hi;
    }
    case 'literal':
      return value.kind === 'primitive' && describePrimitive(value.value) === claim.text;
    case 'object':
      return object !== null && nameOf(object.type) === claim.type;
    case 'array':
      return object?.type === 'Array' && claim.lo <= object.elements.length && object.elements.length <= claim.hi;
    case 'tuple':
      return object?.type === 'Array' && object.elements.length === claim.each.length;
    case 'set':
      return object?.type === 'Set' && claim.lo <= object.elements.length && object.elements.length <= claim.hi;
    case 'map':
      return object?.type === 'Map' && claim.lo <= object.entries.length && object.entries.length <= claim.hi;
    case 'kept':
      return value.kind === 'kept';
    case 'hole':
    case 'left out':
      return value.kind === 'hole';
  }
}
