/**
 * Ways to get the rules of Mini Java wrong. The last two have not been searched for: their scope is where the term that shows them has
 * room among the positions of a complete tree.
 */

import type { SeededBug } from '../../seeded-bug.js';

const seeded = { file: 'typing.ts', spec: 'mini-java.check.ts' } as const;
const progress = { ...seeded, operation: 'progress', violation: 'exception' } as const;
const preservation = { ...seeded, operation: 'preservation', violation: 'invariant' } as const;

export const bugs: readonly SeededBug[] = [
  {
    ...progress,
    name: 'T-Not takes integers',
    find: "case 'not':\n      return e.hasChildren(1) && has(e1!, BOOLEAN, java, gamma) ?",
    replace: "case 'not':\n      return e.hasChildren(1) && typeOf(e1!, java, gamma) !== undefined ?",
    scope: 2,
  },
  {
    ...preservation,
    name: 'T-Assign takes any value',
    find: 'isActual(e2, table.fieldType(type, e.index), java, gamma)',
    replace: 'table.fieldType(type, e.index) !== undefined',
    scope: 3,
  },
  {
    ...preservation,
    name: 'a field that is assigned gets its receiver',
    file: 'semantics.ts',
    find: 'slotOf(e.type, e.index), e.e2!);',
    replace: 'slotOf(e.type, e.index), e.e1!);',
    scope: 3,
  },
  {
    ...preservation,
    name: 'a new object has null in all fields',
    file: 'heap.ts',
    find: "if (type === INT) return 'int';",
    replace: "if (type === INT) return 'null';",
    scope: 1,
  },
  {
    ...preservation,
    name: 'T-If compares nothing',
    find: 'return table.isSubtype(t, s) ? s : undefined;',
    replace: 'return s;',
    scope: 8,
  },
  {
    ...preservation,
    name: 'null of a field is of the class that declares it',
    file: 'semantics.ts',
    find: "if (kind === 'null') return nothing(type);",
    replace: "if (kind === 'null') return nothing(OBJECT);",
    scope: 6,
  },
];
