/**
 * `choose(domain, predicate)`: any value of a domain that satisfies a predicate, whichever that is (the specification statement of Dennis 2009, §3.1). A
 * check looks at all of them; where there is none, the path is excluded. Node repeats the choice that was made, and on its own takes the first
 * value that will do. Objects are new ones.
 */

import type { Bound } from './bounds.js';
import { Choices } from './choices.js';
import { decideOnly, deciding, isAlone, known, type Decider } from './choosing.js';
import type { Class, Domain } from './domains.js';
import { Possibilities } from './possibilities.js';
import { AssumptionFailure } from './statements.js';

export function choose<T>(domain: Domain, predicate: (value: T) => unknown = () => true): T {
  const bound = boundOf(domain);
  if (isAlone()) return first(bound, predicate);
  const possibilities = new Possibilities([bound], null);
  const value = possibilities.value(bound) as T;
  decideOnly(possibilities.isPossible && predicate(value));
  return value;
}

/** The first value that will do. */
function first<T>(bound: Bound, predicate: (value: T) => unknown): T {
  const choices = new Choices();
  const { by } = deciding;
  deciding.by = { integer: (lo, hi) => lo + choices.choose(hi - lo + 1) } as Pick<Decider, 'integer'> as Decider;
  try {
    do {
      const possibilities = new Possibilities([bound], null);
      const value = possibilities.value(bound) as T;
      if (possibilities.isPossible && predicate(value)) return value;
    } while (choices.advance());
  } finally {
    deciding.by = by;
  }
  throw new AssumptionFailure('nothing satisfies what is chosen by');
}

/** What a domain of `choose` means. Where it leaves ends open there is no scope to take them from. */
function boundOf(domain: Domain): Bound {
  switch (domain.domain) {
    case 'bool':
      return { kind: 'boolean' };
    case 'int':
      return { kind: 'integer', lo: domain.lo ?? 0, hi: endOf('int', domain.hi) };
    case 'oneOf':
      return { kind: 'choice', members: domain.members as Extract<Bound, { kind: 'choice' }>['members'] };
    case 'nullable':
      return { kind: 'union', members: [{ kind: 'choice', members: [domain.nothing] }, boundOf(domain.of)] };
    case 'instances':
    case 'tree':
      return { kind: 'reference', type: idOf(domain.class) };
    case 'array': {
      const maximum = endOf('array', domain.maximum);
      return { kind: 'array', of: boundOf(domain.of), minimum: domain.minimum, maximum };
    }
    case 'map': {
      const maximum = endOf('map', domain.maximum);
      return { kind: 'map', key: boundOf(domain.key), value: boundOf(domain.value), maximum };
    }
    case 'set':
      return { kind: 'set', of: boundOf(domain.of), maximum: endOf('set', domain.maximum) };
    case 'anyOf':
      return { kind: 'union', members: domain.members.map(boundOf) };
    case 'made':
    case 'record':
    case 'optional':
    case 'constant':
    case 'derived':
    case 'unordered':
      throw new TypeError(`choose knows no domain '${domain.domain}'`);
  }
}

function endOf(what: string, end: number | null): number {
  if (end === null) throw new TypeError(`choose has no scope to take the end of ${what}() from: say how far it goes`);
  return end;
}

function idOf(class_: Class | string): string {
  const type = known.types.find((one) => one.class === class_ || one.name === class_);
  if (type === undefined)
    throw new TypeError(
      `choose knows no objects of ${typeof class_ === 'string' ? class_ : class_.name}: none is part of what is verified`,
    );
  return type.id;
}
