/** Ways to get a set wrong; the map is right. */

import type { SeededBug } from '../seeded-bug.js';

const seeded = { file: 'hash-set.ts', spec: 'hash-set.check.ts', violation: 'refinement', scope: 1 } as const;

export const bugs: readonly SeededBug[] = [
  {
    ...seeded,
    name: 'add always says that the element is new',
    find: 'return this.map.put(element, true) === null;',
    replace: 'this.map.put(element, true);\n    return true;',
    operation: 'add',
  },
  {
    ...seeded,
    name: 'remove only looks',
    find: 'return this.map.remove(element) !== null;',
    replace: 'return this.map.get(element) !== null;',
    operation: 'remove',
  },
  {
    ...seeded,
    name: 'clear changes the size of the map alone',
    find: '    this.map.clear();\n',
    replace: '    this.map.size = 0;\n',
    operation: 'clear',
    violation: 'invariant',
  },
];
