/** Ways to get a set on a map wrong: the map is right, and almost always the tree is, too. */

import type { SeededBug } from '../seeded-bug.js';

const seeded = { file: 'tree-set.ts', spec: 'tree-set.check.ts' } as const;

export const bugs: readonly SeededBug[] = [
  {
    ...seeded,
    name: 'add says that everything is new',
    find: 'return this.map.put(value, true) === null;',
    replace: 'this.map.put(value, true);\n    return true;',
    operation: 'add',
    violation: 'refinement',
    scope: 1,
  },
  {
    ...seeded,
    name: 'adding what is there takes it away',
    find: 'return this.map.put(value, true) === null;',
    replace: 'if (this.map.remove(value) !== null) return false;\n    return this.map.put(value, true) === null;',
    operation: 'add',
    violation: 'refinement',
    scope: 1,
  },
  {
    ...seeded,
    name: 'removing what is not there throws',
    find: 'return this.map.remove(value) !== null;',
    replace: "if (this.map.remove(value) === null) throw new RangeError('not there');\n    return true;",
    operation: 'remove',
    violation: 'refinement',
    scope: 1,
  },
  {
    ...seeded,
    name: 'clear forgets that the map counts',
    find: 'this.map.clear();',
    replace: 'this.map.root = null;',
    operation: 'clear',
    violation: 'invariant',
    scope: 1,
  },
];
