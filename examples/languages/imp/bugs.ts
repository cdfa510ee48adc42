/** Ways to get the rules of IMP wrong. */

import type { SeededBug } from '../../seeded-bug.js';

const seeded = { file: 'terms.ts', spec: 'imp.check.ts' } as const;
const progress = { ...seeded, operation: 'progress', violation: 'exception' } as const;
const preservation = { ...seeded, operation: 'preservation', violation: 'invariant' } as const;

export const bugs: readonly SeededBug[] = [
  {
    ...preservation,
    name: 'an assignment takes values of any type',
    find: 'return e1!.type(types) === types[this.variable];',
    replace: "return e1!.type(types) !== 'command';",
    scope: 2,
  },
  {
    ...progress,
    name: 'not takes numbers',
    find: "      case 'not':\n        return e1!.type(types) === 'bool';",
    replace: "      case 'not':\n        return e1!.type(types) !== 'command';",
    scope: 4,
  },
  {
    ...progress,
    name: 'a condition may be a number',
    find: "return e1!.type(types) === 'bool' && e2!.type(types) === 'command';",
    replace: "return e1!.type(types) !== 'command' && e2!.type(types) === 'command';",
    scope: 3,
  },
  {
    ...progress,
    name: 'the right side of a sum may be a truth value',
    find: "return e1!.type(types) === 'int' && e2!.type(types) === 'int';",
    replace: "return e1!.type(types) === 'int' && e2!.type(types) !== 'command';",
    scope: 5,
  },
  {
    ...preservation,
    name: 'a variable is read as a number, whatever it holds',
    find: "if (tags[variable] === 'int') return",
    replace: 'return',
    scope: 2,
  },
  {
    ...preservation,
    name: 'a comparison gives a number',
    find: "return new Term(a <= b ? 'true' : 'false');",
    replace: "return new Term('number', null, null, a <= b ? 1 : 0);",
    scope: 5,
  },
  {
    ...preservation,
    name: 'and gives a number for false',
    find: 'return isTrue(e1!) ? e2! : e1!;',
    replace: "return isTrue(e1!) ? e2! : new Term('number');",
    scope: 5,
  },
  {
    ...preservation,
    name: 'if gives its condition',
    find: "return isTrue(e1!) ? e2! : new Term('skip');",
    replace: 'return isTrue(e1!) ? e2! : e1!;',
    scope: 3,
  },
  {
    ...preservation,
    violation: 'tree',
    name: 'while does not copy its body',
    find: "new Term(';', e2!.copy(), this)",
    replace: "new Term(';', e2!, this)",
    scope: 3,
  },
  {
    ...progress,
    name: 'skip is not left behind',
    find: "return child === 'first' && e1!.kind !== 'skip';",
    replace: "return child === 'first';",
    scope: 3,
  },
];
