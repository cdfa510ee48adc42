/** Ways to get a red-black tree wrong. */

import type { SeededBug } from '../seeded-bug.js';

const seeded = { file: 'tree-map.ts', spec: 'tree-map.check.ts' } as const;
const contract = { file: 'tree-map.ts', spec: 'tree-map-contract.check.ts' } as const;

export const bugs: readonly SeededBug[] = [
  {
    ...seeded,
    name: 'remove forgets to count',
    find: '    this.size -= 1;\n',
    replace: '',
    operation: 'remove',
    violation: 'invariant',
    scope: 1,
  },
  {
    ...seeded,
    name: 'put leaves new entries black',
    find: 'x.color = RED;',
    replace: 'x.color = BLACK;',
    operation: 'put',
    violation: 'invariant',
    scope: 1,
  },
  {
    ...seeded,
    name: 'put rotates when the new entry is the outer grandchild',
    find: 'if (x === rightOf(parentOf(x))) {',
    replace: 'if (x === leftOf(parentOf(x))) {',
    operation: 'put',
    violation: 'exception',
    scope: 2,
  },
  {
    ...seeded,
    name: 'remove keeps the parent of what takes the place',
    find: '      replacement.parent = entry.parent;\n',
    replace: '',
    operation: 'remove',
    violation: 'invariant',
    scope: 2,
  },
  {
    ...seeded,
    name: 'remove does not repair when a black leaf goes',
    find: 'if (entry.color === BLACK) this.repairDeletion(entry);',
    replace: '',
    operation: 'remove',
    violation: 'invariant',
    scope: 4,
  },
  {
    ...seeded,
    name: 'clear keeps the root',
    find: '    this.root = null;\n    this.size = 0;\n',
    replace: '    this.size = 0;\n',
    operation: 'clear',
    violation: 'invariant',
    scope: 1,
  },
  {
    ...contract,
    name: 'remove takes the next entry instead of the one asked for',
    find: '      entry.key = next.key;\n',
    replace: '',
    operation: 'remove',
    violation: 'postcondition',
    scope: 3,
  },
  {
    ...contract,
    name: 'put returns the new value instead of the old one',
    find: 'return old;',
    replace: 'return value;',
    operation: 'put',
    violation: 'postcondition',
    scope: 1,
  },
];
