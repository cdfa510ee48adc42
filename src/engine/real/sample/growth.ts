/**
 * A state that grows object by object: what a field holds is decided as soon as its object is there, what leads to objects that may come
 * later is decided last. Arguments grow in the same way on a state that is there already.
 *
 * Whether it is inside the bounds is decided by admits.ts; here budgets are kept only because growing past them would be in vain.
 */

import type { Bound, Bounds, TypeId } from '../../../spec/bounds.js';
import { elementAt } from '../../../spec/parts.js';
import type { Primitive } from '../../../spec/domains.js';
import { givenActuals, type GraphObject, type GraphValue, type Moment } from '../../../spec/graph.js';
import { canonical } from '../canonical.js';
import { Withered, type Decisions } from './decisions.js';
import { rootPath, type Grove, type Groves, type Holder, type Path } from './groves.js';

/** An object in the making. */
export interface Sprout {
  readonly type: string;
  readonly fields: [name: string, value: GraphValue][];
  readonly elements: GraphValue[];
  readonly entries: [key: GraphValue, value: GraphValue][];
}

/** What is being decided: a field of a holder, an element or entry in it, the subject, or an argument. */
interface Site {
  readonly holder: Holder | null;
  readonly step: string;
  /** What the whole field ranges over. */
  readonly bound: Bound;
  /** The grove that begins in this field, once there is one. */
  begun: Grove | null;
}

type Put = (value: GraphValue) => void;

export class Growth {
  readonly objects: Sprout[];
  private readonly late: (() => void)[] = [];
  private readonly counts = new Map<TypeId, number>();
  /** Whether a limit of `most` kept something from growing that the bounds have room for. */
  isCut = false;

  /**
   * @param most objects of each type
   * @param state what arguments grow on; null if it is a state that grows
   */
  constructor(
    private readonly groves: Groves,
    private readonly decisions: Decisions,
    private readonly most: number,
    state: Moment | null = null,
  ) {
    this.objects = (state?.graph.objects ?? []).map(copied);
  }

  /** @throws Withered where the decisions lead to nothing */
  static state(
    { subject }: Bounds,
    groves: Groves,
    decisions: Decisions,
    most: number,
  ): { moment: Moment; isCut: boolean } {
    const growth = new Growth(groves, decisions, most);
    const moment = growth.grown(subject!);
    return { moment, isCut: growth.isCut };
  }

  /** The state with a vector of arguments, of which each guest is part. @throws Withered */
  static arguments(state: Moment, parameters: readonly Bound[], groves: Groves, decisions: Decisions): Moment {
    const growth = new Growth(groves, decisions, Infinity, state);
    growth.scatter(groves.guests(parameters, state.subject !== null));
    const actuals: GraphValue[] = [];
    parameters.forEach((bound, index) => {
      growth.grow(bound, { holder: null, step: '', bound, begun: null }, (value) => (actuals[index] = value));
    });
    growth.settle();
    const moment = { graph: { objects: growth.objects }, subject: state.subject, actuals: givenActuals(actuals) };
    if (growth.objects.length > reached(moment)) throw new Withered('something is left that nothing leads to');
    return moment;
  }

  /** A value for a field of an object that is there already, to try another state. @throws Withered */
  static field(state: Moment, index: number, name: string, groves: Groves, decisions: Decisions): Moment {
    const growth = new Growth(groves, decisions, Infinity, state);
    const object = growth.objects[index]!;
    // one more of what is only referred to, in case that it is needed
    growth.scatter(groves.loose.map(({ id }) => ({ id, most: 1 })));
    const { bound } = groves.type(object.type).fields.find((field) => field.name === name)!;
    const holder: Holder = {
      index,
      type: object.type,
      leader: null,
      grove: { positions: null, counts: new Map() },
      path: '',
    };
    const at = object.fields.findIndex(([one]) => one === name);
    growth.grow(bound, { holder, step: name, bound, begun: null }, (value) => (object.fields[at] = [name, value]));
    growth.settle();
    return { graph: { objects: growth.objects }, subject: state.subject, actuals: [] };
  }

  private grown(subject: Bound): Moment {
    this.scatter(this.groves.loose.map(({ id, count }) => ({ id, most: count })));
    let root: GraphValue | null = null;
    this.grow(subject, { holder: null, step: '', bound: subject, begun: null }, (value) => (root = value));
    this.settle();
    return { graph: { objects: this.objects }, subject: root, actuals: [] };
  }

  /** Objects that no tree leads to: up to so many of each type. */
  private scatter(types: readonly { readonly id: TypeId; readonly most: number }[]): void {
    for (const { id, most } of types) {
      const limit = Math.min(most, this.most);
      if (limit < most) this.isCut = true;
      const number = this.decisions.decide(limit + 1);
      for (let made = 0; made < number; made += 1) this.plant(id, null, this.groves.groveOf(id), rootPath(id));
    }
  }

  private settle(): void {
    // what is settled may ask for more
    for (const settle of this.late) settle();
  }

  private grow(bound: Bound, site: Site, put: Put): void {
    const ways = this.ways(bound, site, put);
    const total = ways.reduce((sum, { count }) => sum + count, 0);
    if (total === 0) throw new Withered('there is nothing to put there');
    let chosen = this.decisions.decide(total);
    for (const { count, take } of ways) {
      if (chosen < count) return take(chosen);
      chosen -= count;
    }
  }

  private ways(bound: Bound, site: Site, put: Put): readonly Way[] {
    switch (bound.kind) {
      case 'boolean':
        return [{ count: 2, take: (which) => put(primitive(which === 1)) }];
      case 'integer':
        return [{ count: Math.max(0, bound.hi - bound.lo + 1), take: (which) => put(primitive(bound.lo + which)) }];
      case 'choice':
        return [{ count: bound.members.length, take: (which) => put(primitive(bound.members[which])) }];
      case 'given':
        return [{ count: bound.members.length, take: (which) => put({ kind: 'given', ...bound.members[which]! }) }];
      case 'tree':
        return this.treeWays(bound.type, site, put);
      case 'reference':
        return this.referenceWays(bound.type, put);
      case 'array':
        return [
          {
            count: bound.maximum - bound.minimum + 1,
            take: (more) => this.array(bound, bound.minimum + more, site, put),
          },
        ];
      case 'set':
        return [{ count: bound.maximum + 1, take: (size) => this.set(bound, size, site, put) }];
      case 'map':
        return [{ count: bound.maximum + 1, take: (size) => this.map(bound, size, site, put) }];
      case 'union':
        return bound.members.flatMap((member) => this.ways(member, site, put));
      case 'above': {
        const leader = site.holder?.leader ?? null;
        const value = leader?.type === bound.type ? object(leader.index) : primitive(bound.nothing);
        return [{ count: 1, take: () => put(value) }];
      }
      case 'hole':
        return [{ count: 1, take: () => put({ kind: 'hole' }) }];
      case 'kept':
        return [{ count: 1, take: () => put({ kind: 'kept' }) }];
    }
  }

  private treeWays(id: TypeId, site: Site, put: Put): readonly Way[] {
    const { groves, counts, most } = this;
    const { holder } = site;
    const isKin = holder !== null && groves.areKin(holder.type, id);
    const grove = isKin ? holder.grove : (site.begun ??= groves.grove(site.bound));
    const path = `${isKin ? `${holder.path}/` : '/'}${isKin ? site.step : withoutField(site.step)}:${id}|`;
    if (!groves.hasRoom(grove, id, path)) return [];
    if ((counts.get(id) ?? 0) >= most) {
      this.isCut = true;
      return [];
    }
    return [{ count: 1, take: () => put(object(this.plant(id, holder, grove, path))) }];
  }

  private plant(id: TypeId, leader: Holder | null, grove: Grove, path: Path): number {
    const index = this.objects.length;
    const sprout: Sprout = { type: id, fields: [], elements: [], entries: [] };
    this.objects.push(sprout);
    grove.counts.set(id, (grove.counts.get(id) ?? 0) + 1);
    this.counts.set(id, (this.counts.get(id) ?? 0) + 1);
    const holder: Holder = { index, type: id, leader, grove, path };
    this.groves.type(id).fields.forEach(({ name, bound }, at) => {
      const put = (value: GraphValue): void => void (sprout.fields[at] = [name, value]);
      this.grow(bound, { holder, step: name, bound, begun: null }, put);
    });
    return index;
  }

  /** Any object of the type, once all are there. */
  private referenceWays(id: TypeId, put: Put): readonly Way[] {
    const decide = (): void => {
      const targets = this.objects.flatMap(({ type }, index) => (type === id ? [index] : []));
      if (targets.length === 0) throw new Withered('there is nothing to refer to');
      put(object(targets[this.decisions.decide(targets.length)]!));
    };
    return [{ count: 1, take: () => this.late.push(decide) }];
  }

  private array(bound: Extract<Bound, { kind: 'array' }>, length: number, site: Site, put: Put): void {
    const made = this.container('Array', put);
    for (let index = 0; index < length; index += 1) {
      const inside = within(site, `[${index}]`);
      this.grow(elementAt(bound, index), inside, (value) => (made.elements[index] = value));
      site.begun = inside.begun;
    }
  }

  private set(bound: Extract<Bound, { kind: 'set' }>, size: number, site: Site, put: Put): void {
    const made = this.container('Set', put);
    for (let index = 0; index < size; index += 1) {
      const inside = within(site, `[${index}]`);
      this.grow(bound.of, inside, (value) => (made.elements[index] = value));
      site.begun = inside.begun;
    }
  }

  private map(bound: Extract<Bound, { kind: 'map' }>, size: number, site: Site, put: Put): void {
    const made = this.container('Map', put);
    for (let index = 0; index < size; index += 1) {
      const pair: [GraphValue, GraphValue] = [primitive(undefined), primitive(undefined)];
      made.entries.push(pair);
      const [key, value] = [within(site, `[${index}]key`), within(site, `[${index}]`)];
      this.grow(bound.key, key, (one) => (pair[0] = one));
      value.begun = key.begun;
      this.grow(bound.value, value, (one) => (pair[1] = one));
      site.begun = value.begun;
    }
  }

  private container(type: 'Array' | 'Set' | 'Map', put: Put): Sprout {
    const made: Sprout = { type, fields: [], elements: [], entries: [] };
    put(object(this.objects.length));
    this.objects.push(made);
    return made;
  }
}

/** So many values, and what putting one of them there means. */
interface Way {
  readonly count: number;
  readonly take: (which: number) => void;
}

function within(site: Site, step: string): Site {
  return { ...site, step: site.step + step };
}

/** How many objects the subject and the arguments lead to. */
function reached(moment: Moment): number {
  return canonical(moment, null).graph.objects.length;
}

/** A grove does not know the field that leads to it. */
function withoutField(step: string): string {
  const bracket = step.indexOf('[');
  return bracket < 0 ? '' : step.slice(bracket);
}

function copied({ type, fields, elements, entries }: GraphObject): Sprout {
  return {
    type,
    fields: fields.map(([name, value]) => [name, value]),
    elements: [...elements],
    entries: entries.map(([key, value]) => [key, value]),
  };
}

function primitive(value: Primitive): GraphValue {
  return { kind: 'primitive', value };
}

function object(index: number): GraphValue {
  return { kind: 'object', index };
}
