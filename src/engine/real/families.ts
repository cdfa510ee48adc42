/**
 * Families of types: those that can be below each other by tree fields, which spec/bounds.ts calls recursion classes; and how many objects a
 * value has at least. The symbolic engine finds out the same for itself, so that either can judge the other.
 */

import type { Bound, TypeBounds, TypeId } from '../../spec/bounds.js';

/** Type → number. */
export type Numbers = Readonly<Record<TypeId, number>>;

export class Families {
  private readonly members = new Map<TypeId, readonly TypeId[]>();

  constructor(types: readonly TypeBounds[]) {
    const steps = new Map(types.map(({ id, fields }) => [id, fields.flatMap(({ bound }) => stepsOf(bound))]));
    const isBelow = (from: TypeId, to: TypeId, passed = new Set<TypeId>()): boolean =>
      steps.get(from)!.some((type) => {
        if (type === to) return true;
        if (passed.has(type)) return false;
        passed.add(type);
        return isBelow(type, to, passed);
      });
    for (const { id } of types) {
      const family = types.map((one) => one.id).filter((one) => isBelow(id, one) && isBelow(one, id));
      this.members.set(id, family.length === 0 ? [id] : family);
    }
  }

  /** All types of the family of this one. */
  of(id: TypeId): readonly TypeId[] {
    return this.members.get(id)!;
  }

  /** The same for all of a family. */
  nameOf(id: TypeId): TypeId {
    return this.of(id)[0]!;
  }

  areOne(a: TypeId, b: TypeId): boolean {
    return this.of(a).includes(b);
  }
}

function stepsOf(bound: Bound): TypeId[] {
  if (bound.kind === 'tree') return [bound.type];
  if (bound.kind === 'union') return bound.members.flatMap(stepsOf);
  if (bound.kind === 'array') return [bound.of, ...(bound.each ?? [])].flatMap(stepsOf);
  if (bound.kind === 'set') return stepsOf(bound.of);
  return bound.kind === 'map' ? [bound.key, bound.value].flatMap(stepsOf) : [];
}

export function plus(a: Numbers, b: Numbers): Numbers {
  const sum: Record<TypeId, number> = { ...a };
  for (const [id, number] of Object.entries(b)) sum[id] = (sum[id] ?? 0) + number;
  return sum;
}

/** Objects that every value of the bound has, not counting what these hold. */
export function least(bound: Bound): Numbers {
  if (bound.kind === 'tree') return { [bound.type]: 1 };
  if (bound.kind === 'array') {
    const elements = Array.from({ length: bound.minimum }, (_, index) => bound.each?.[index] ?? bound.of);
    return elements.map(least).reduce(plus, {});
  }
  if (bound.kind !== 'union') return {};
  return bound.members.map(least).reduce((a, b) => {
    const common = Object.keys(a).filter((id) => b[id] !== undefined);
    return Object.fromEntries(common.map((id) => [id, Math.min(a[id]!, b[id]!)]));
  });
}
