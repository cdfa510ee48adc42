/** Ways to get a red-black tree with a local invariant wrong. */

import type { SeededBug } from '../seeded-bug.js';

const seeded = { file: 'red-black-tree.ts', spec: 'red-black-tree.check.ts' } as const;

export const bugs: readonly SeededBug[] = [
  {
    ...seeded,
    name: 'a rotation forgets the parent of the node that changes sides',
    find: '      if (parent.left !== null) parent.left.parent = parent;\n',
    replace: '',
    operation: 'remove',
    violation: 'local invariant',
    scope: 5,
  },
  {
    ...seeded,
    name: 'a node that changes its color keeps its black height',
    find: '  node.color = color;\n  refresh(node);\n',
    replace: '  node.color = color;\n',
    operation: 'put',
    violation: 'local invariant',
    scope: 1,
  },
  {
    ...seeded,
    name: 'the uncle stays red',
    find: '        paint(uncle, BLACK);\n',
    replace: '',
    operation: 'put',
    violation: 'local invariant',
    scope: 3,
  },
  {
    ...seeded,
    name: 'the root stays red',
    find: 'if (node.parent === null) paint(node, BLACK);',
    replace: '',
    operation: 'put',
    violation: 'invariant',
    scope: 1,
  },
  {
    ...seeded,
    name: 'removal looks for the sibling on its own side',
    find: 'let sibling = isLeft ? parent.right! : parent.left!;',
    replace: 'let sibling = isLeft ? parent.left! : parent.right!;',
    operation: 'remove',
    violation: 'exception',
    scope: 3,
  },
  {
    ...seeded,
    name: 'removal does not repair when a black leaf goes',
    find: 'else if (parent !== null) this.repairShort(parent, wasLeft);',
    replace: '',
    operation: 'remove',
    violation: 'local invariant',
    scope: 3,
  },
];
