/**
 * Ways to get the rules of Featherweight Java wrong. The last three have not been searched for: their scope is where the term that shows
 * them has room among the positions of a complete tree.
 */

import type { SeededBug } from '../../seeded-bug.js';

const seeded = { file: 'typing.ts', spec: 'featherweight-java.check.ts' } as const;
const progress = { ...seeded, operation: 'progress', violation: 'exception' } as const;
const preservation = { ...seeded, operation: 'preservation', violation: 'invariant' } as const;

export const bugs: readonly SeededBug[] = [
  {
    ...progress,
    name: 'T-Field does not ask for the class of the object',
    find: 'isSubtype(e1!, cls, table, gamma) ? table',
    replace: 'typeOf(e1!, table, gamma) !== undefined ? table',
    scope: 2,
  },
  {
    ...preservation,
    name: 'T-Invk takes any arguments',
    find: 'isActual(e2, method.parameters[0], table, gamma) &&',
    replace: 'isActual(e2, e2 === null ? method.parameters[0] : 0, table, gamma) &&',
    scope: 3,
  },
  {
    ...preservation,
    name: 'T-Cast knows no stupid casts',
    find: 'e.hasChildren(1) && typeOf(e1!, table, gamma) !== undefined',
    replace:
      'e.hasChildren(1) && typeOf(e1!, table, gamma) !== undefined && (table.isSubclass(typeOf(e1!, table, gamma)!, cls) || table.isSubclass(cls, typeOf(e1!, table, gamma)!))',
    scope: 6,
  },
  {
    ...preservation,
    name: 'the type of a body is not compared with the result',
    find: 'isSubtype(method.body, method.result, table, method)',
    replace: 'typeOf(method.body, table, method) !== undefined',
    scope: 7,
  },
  {
    ...preservation,
    name: 'a method may take other arguments than the one it overrides',
    find: 'inherited.parameters[0] === method.parameters[0] &&',
    replace: '',
    scope: 6,
  },
  {
    ...progress,
    name: 'R-Field takes the next argument',
    file: 'semantics.ts',
    find: 'table.place(e.cls, e.number))',
    replace: 'table.place(e.cls, e.number) + 1)',
    scope: 6,
  },
  {
    ...preservation,
    name: 'the substitution does not reach the first argument of a call',
    file: 'semantics.ts',
    find: '      body.e2 = under(s, body.e2);\n',
    replace: '',
    scope: 7,
  },
];
