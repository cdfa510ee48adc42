/**
 * Whether a state lies within the bounds of a spec at a scope, in plain words: not too many objects of a class, arrays and maps
 * not too long, integers within their ends, and nodes of a tree with a count and no height among the first positions of a complete tree.
 */

import type { Domain, Question } from '../../src/spec/index.js';

type Entries = readonly (readonly [name: string, value: unknown])[];

export function fits(check: Question, scope: number, subject: unknown): boolean {
  const counts = new Map<string, number>();
  const seen = new Set<unknown>();

  /** @param position in the complete tree of objects of one class */
  const visit = (value: unknown, domain: Domain | undefined, position: number): boolean => {
    if (typeof value === 'number') return domain?.domain !== 'int' || isWithin(value, domain.lo, domain.hi, scope);
    if (typeof value !== 'object' || value === null || seen.has(value)) return true;
    seen.add(value);
    if (value instanceof Map) return value.size <= scope;
    if (Array.isArray(value)) {
      const maximum = domain?.domain === 'array' ? (domain.maximum ?? scope) : scope;
      const of = domain?.domain === 'array' ? domain.of : undefined;
      return value.length <= maximum && value.every((element) => visit(element, of, 0));
    }
    const name = value.constructor.name;
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    if (domain?.domain === 'tree') {
      const limit = domain.nodes ?? domain.count ?? scope;
      if (count > limit || (domain.height === null && position >= (domain.count ?? Infinity))) return false;
    } else if (value.constructor !== Object && count > Math.max(scope, 1)) {
      return false;
    }
    const fields = check.fields[name] ?? {};
    const isChild = ([field]: readonly [string, unknown]): boolean => isTreeOf(fields[field], value);
    const children: Entries = Object.entries(value).filter(isChild);
    return Object.entries(value).every(([field, held]) => {
      const index = children.findIndex(([child]) => child === field);
      return visit(held, fields[field], index < 0 ? 0 : position * children.length + 1 + index);
    });
  };

  return visit(subject, undefined, 0);
}

function isTreeOf(domain: Domain | undefined, value: object): boolean {
  return domain?.domain === 'tree' && value instanceof (domain.class as unknown as new () => object);
}

function isWithin(value: number, lo: number | null, hi: number | null, scope: number): boolean {
  return value >= (lo ?? 0) && value <= (hi ?? scope);
}
