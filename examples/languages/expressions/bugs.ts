/** Ways to get the rules of booleans and numbers wrong. */

import type { SeededBug } from '../../seeded-bug.js';

const seeded = { file: 'expressions.ts', spec: 'expressions.check.ts' } as const;
const progress = { ...seeded, operation: 'progress', violation: 'exception' } as const;
const preservation = { ...seeded, operation: 'preservation', violation: 'invariant' } as const;

export const bugs: readonly SeededBug[] = [
  {
    ...progress,
    name: 'T-Succ takes anything that has a type',
    find: "// T-Succ\n        return e1!.wellTyped() && e1!.type() === 'Nat';",
    replace: 'return e1!.wellTyped();',
    scope: 2,
  },
  {
    ...progress,
    name: 'T-If takes a number for a condition',
    find: "e1!.type() === 'Bool' && ",
    replace: '',
    scope: 4,
  },
  {
    ...preservation,
    name: 'T-If lets the branches have two types',
    find: ' && e2!.type() === e3!.type()',
    replace: '',
    scope: 7,
  },
  {
    ...preservation,
    name: 'E-PredZero gives true',
    find: "if (kind === 'pred' && e1.kind === '0') return e1;",
    replace: "if (kind === 'pred' && e1.kind === '0') return new Expression('true');",
    scope: 5,
  },
  {
    ...progress,
    name: 'E-IsZeroSucc is forgotten',
    find: "    if (kind === 'iszero' && e1.kind === 'succ') return new Expression('false'); // E-IsZeroSucc\n",
    replace: '',
    scope: 5,
  },
  {
    ...preservation,
    name: 'E-IsZeroZero keeps the number',
    find: "return new Expression('true'); // E-IsZeroZero",
    replace: 'return e1;',
    scope: 5,
  },
  {
    ...preservation,
    name: 'E-IfTrue keeps the condition',
    find: 'return e2!; // E-IfTrue',
    replace: 'return e1;',
    scope: 7,
  },
];
