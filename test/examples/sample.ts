/** Arbitrary values of the domains that arguments of the examples have. */

import fc from 'fast-check';
import type { Domain } from '../../src/spec/index.js';

export function sampleOf(domain: Domain, scope: number): fc.Arbitrary<unknown> {
  switch (domain.domain) {
    case 'bool':
      return fc.boolean();
    case 'int':
      return fc.integer({ min: domain.lo ?? 0, max: domain.hi ?? scope });
    case 'oneOf':
      return fc.constantFrom(...domain.members);
    case 'nullable':
      return fc.option(sampleOf(domain.of, scope), { nil: domain.nothing });
    case 'record':
      return fc.record(
        Object.fromEntries(Object.entries(domain.fields).map(([name, of]) => [name, sampleOf(of, scope)])),
      );
    case 'anyOf':
      return fc.oneof(...domain.members.map((member) => sampleOf(member, scope)));
    case 'array':
      return fc.array(sampleOf(domain.of, scope), {
        minLength: domain.minimum,
        maxLength: domain.maximum ?? scope,
      });
    case 'made':
      return fc.constantFrom(...domain.makers).map((make) => make());
    case 'instances':
    case 'tree':
    case 'map':
    case 'set':
    case 'unordered':
    case 'optional':
    case 'constant':
    case 'derived':
      throw new Error(`no argument of an example ranges over '${domain.domain}'`);
  }
}
