/**
 * Whether a state is inside the bounds that a report prints. This is what the words mean, decided for a graph that is there, wherever it
 * comes from: grown, or left behind by calls of the real code.
 *
 * What the words leave open is refused, so a state that is admitted is inside by every reading.
 */

import type { Bound, Bounds, TypeId } from '../../../spec/bounds.js';
import { elementAt, isContainer, type Container } from '../../../spec/parts.js';
import type { GraphObject, GraphValue, Moment } from '../../../spec/graph.js';
import { rootPath, type Grove, type Groves, type Holder, type Path } from './groves.js';

/** @requires the groves are those of the bounds */
export function admits(moment: Moment, { subject }: Bounds, groves: Groves): boolean {
  if (subject === null) return moment.subject === null;
  return moment.subject !== null && new Inspection(moment.graph.objects, groves).isInside(moment.subject, subject);
}

/** A field, an element or an entry; all of one field share what begins in it. */
interface Site {
  readonly holder: Holder | null;
  readonly field: { readonly bound: Bound; readonly name: string; grove: Grove | null };
  readonly step: string;
}

class Inspection {
  /** Everything that was met where it belongs; containers too. */
  private readonly seen = new Set<number>();
  private readonly referred: { readonly index: number; readonly type: TypeId }[] = [];
  private readonly loose = new Map<TypeId, number>();

  constructor(
    private readonly objects: readonly GraphObject[],
    private readonly groves: Groves,
  ) {}

  isInside(subject: GraphValue, bound: Bound): boolean {
    const site: Site = { holder: null, field: { bound, name: '', grove: null }, step: '' };
    if (!this.fits(subject, bound, site)) return false;
    // the list grows
    for (const { index, type } of this.referred) if (!this.seen.has(index) && !this.isLoose(index, type)) return false;
    return this.referred.every(({ index }) => this.seen.has(index));
  }

  /** An object that is only referred to. Of types that stand in trees, each has to be found in one. */
  private isLoose(index: number, type: TypeId): boolean {
    const { groves, loose } = this;
    if (!groves.loose.some(({ id }) => id === type)) return groves.planted.has(type);
    const count = (loose.get(type) ?? 0) + 1;
    loose.set(type, count);
    return count <= groves.type(type).count && this.stands(index, type, null, groves.groveOf(type), rootPath(type));
  }

  private fits(value: GraphValue, bound: Bound, site: Site): boolean {
    switch (bound.kind) {
      case 'boolean':
        return value.kind === 'primitive' && typeof value.value === 'boolean';
      case 'integer':
        return value.kind === 'primitive' && isBetween(value.value, bound.lo, bound.hi);
      case 'choice':
        return value.kind === 'primitive' && bound.members.some((member) => Object.is(member, value.value));
      case 'given':
        return value.kind === 'given' && bound.members.some(({ index }) => index === value.index);
      case 'tree':
        return (
          value.kind === 'object' &&
          this.objects[value.index]!.type === bound.type &&
          this.isTree(value.index, bound.type, site)
        );
      case 'reference':
        if (value.kind !== 'object' || this.objects[value.index]!.type !== bound.type) return false;
        this.referred.push({ index: value.index, type: bound.type });
        return true;
      case 'array':
      case 'set':
      case 'map':
        return value.kind === 'object' && this.contains(value.index, bound, site);
      case 'union': {
        const [first, ...others] = bound.members.filter((member) => this.looksLike(value, member));
        const isClear = value.kind !== 'object' || others.length === 0;
        return first !== undefined && isClear && this.fits(value, first, site);
      }
      case 'above': {
        const leader = site.holder?.leader ?? null;
        if (leader?.type === bound.type) return value.kind === 'object' && value.index === leader.index;
        return value.kind === 'primitive' && value.value === bound.nothing;
      }
      case 'hole':
        return value.kind === 'hole';
      case 'kept':
        return value.kind === 'kept';
    }
  }

  /** Which member of a union it must be, seen from outside. */
  private looksLike(value: GraphValue, bound: Bound): boolean {
    const type = value.kind === 'object' ? this.objects[value.index]!.type : null;
    if (bound.kind === 'union') return bound.members.some((member) => this.looksLike(value, member));
    if (isContainer(bound)) return type?.toLowerCase() === bound.kind;
    if (!('type' in bound)) return this.fits(value, bound, NOWHERE);
    const isNothing = bound.kind === 'above' && value.kind === 'primitive' && value.value === bound.nothing;
    return isNothing || type === bound.type;
  }

  private isTree(index: number, type: TypeId, { holder, field, step }: Site): boolean {
    const { groves } = this;
    if (holder !== null && groves.areKin(holder.type, type)) {
      return this.stands(index, type, holder, holder.grove, `${holder.path}/${field.name}${step}:${type}|`);
    }
    return this.stands(index, type, holder, (field.grove ??= groves.grove(field.bound)), rootPath(type, step));
  }

  private stands(index: number, type: TypeId, leader: Holder | null, grove: Grove, path: Path): boolean {
    if (this.seen.has(index) || !this.groves.hasRoom(grove, type, path)) return false;
    this.seen.add(index);
    grove.counts.set(type, (grove.counts.get(type) ?? 0) + 1);
    const holder: Holder = { index, type, leader, grove, path };
    const { fields } = this.objects[index]!;
    const expected = this.groves.type(type).fields;
    if (fields.length !== expected.length) return false;
    return expected.every(({ name, bound }) => {
      const value = fields.find(([one]) => one === name)?.[1];
      return value !== undefined && this.fits(value, bound, { holder, field: { bound, name, grove: null }, step: '' });
    });
  }

  private contains(index: number, bound: Container, site: Site): boolean {
    const { type, elements, entries, fields } = this.objects[index]!;
    if (this.seen.has(index) || fields.length > 0) return false;
    this.seen.add(index);
    const all = (values: readonly GraphValue[], of: (at: number) => Bound, suffix = ''): boolean =>
      values.every((value, at) => this.fits(value, of(at), { ...site, step: `${site.step}[${at}]${suffix}` }));
    switch (bound.kind) {
      case 'array': {
        const { length } = elements;
        return (
          type === 'Array' &&
          length >= bound.minimum &&
          length <= bound.maximum &&
          all(elements, (at) => elementAt(bound, at))
        );
      }
      case 'set':
        return (
          type === 'Set' && elements.length <= bound.maximum && areDistinct(elements) && all(elements, () => bound.of)
        );
      case 'map': {
        const [keys, values] = [entries.map(([key]) => key), entries.map(([, value]) => value)];
        const isSmall = type === 'Map' && entries.length <= bound.maximum && areDistinct(keys);
        return isSmall && all(keys, () => bound.key, 'key') && all(values, () => bound.value);
      }
    }
  }
}

const NOWHERE: Site = { holder: null, field: { bound: { kind: 'kept' }, name: '', grove: null }, step: '' };

/** Minus zero is no integer of a range. */
function isBetween(value: unknown, lo: number, hi: number): boolean {
  return Number.isInteger(value) && !Object.is(value, -0) && (value as number) >= lo && (value as number) <= hi;
}

function areDistinct(values: readonly GraphValue[]): boolean {
  const texts = values.map((value) =>
    value.kind === 'object'
      ? `object ${value.index}`
      : value.kind === 'primitive'
        ? `${typeof value.value} ${String(value.value)}`
        : value.kind === 'given'
          ? `given ${value.index}`
          : value.kind,
  );
  return new Set(texts).size === texts.length;
}
