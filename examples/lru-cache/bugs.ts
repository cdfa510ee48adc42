/** Ways to get a cache wrong. */

import type { SeededBug } from '../seeded-bug.js';

const seeded = { file: 'lru-cache.ts', spec: 'lru-cache.check.ts' } as const;

export const bugs: readonly SeededBug[] = [
  {
    ...seeded,
    name: 'what is forgotten stays in the Map',
    find: 'if (this.nodes.size === this.capacity) this.delete(this.oldest!.key);',
    replace: 'if (this.nodes.size === this.capacity) this.unlink(this.oldest!);',
    operation: 'set',
    violation: 'invariant',
    scope: 1,
  },
  {
    ...seeded,
    name: 'one node too many',
    find: 'if (this.nodes.size === this.capacity)',
    replace: 'if (this.nodes.size > this.capacity)',
    operation: 'set',
    violation: 'invariant',
    scope: 1,
  },
  {
    ...seeded,
    name: 'the newest is forgotten instead of the oldest',
    find: 'this.delete(this.oldest!.key);',
    replace: 'this.delete(this.newest!.key);',
    operation: 'set',
    violation: 'postcondition',
    scope: 2,
  },
  {
    ...seeded,
    name: 'a node that moves to the front keeps its newer neighbour',
    find: '    node.newer = null;\n',
    replace: '',
    operation: 'get',
    violation: 'invariant',
    scope: 2,
  },
  {
    ...seeded,
    name: 'deletion forgets the list',
    find: '    this.nodes.delete(key);\n    this.unlink(node);\n',
    replace: '    this.nodes.delete(key);\n',
    operation: 'delete',
    violation: 'invariant',
    scope: 1,
  },
  {
    ...seeded,
    name: 'reading does not count as use',
    find: '    this.unlink(node);\n    this.link(node);\n    return node.value;\n',
    replace: '    return node.value;\n',
    operation: 'get',
    violation: 'postcondition',
    scope: 2,
  },
];
