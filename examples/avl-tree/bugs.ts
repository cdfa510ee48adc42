/** Ways to get an AVL tree wrong. */

import type { SeededBug } from '../seeded-bug.js';

const seeded = { file: 'avl-tree.ts', spec: 'avl-tree.check.ts' } as const;

export const bugs: readonly SeededBug[] = [
  {
    ...seeded,
    name: 'a rotation measures from the top down',
    find: '  top.left = node;\n  measure(node);\n  measure(top);\n',
    replace: '  top.left = node;\n  measure(top);\n  measure(node);\n',
    operation: 'add',
    violation: 'invariant',
    scope: 3,
  },
  {
    ...seeded,
    name: 'the double rotation is left out',
    find: 'if (heightOf(left.left) < heightOf(left.right)) node.left = rotatedLeft(left);',
    replace: '',
    operation: 'add',
    violation: 'invariant',
    scope: 2,
  },
  {
    ...seeded,
    name: 'the double rotation is made where a single one will do',
    find: 'if (heightOf(right.right) < heightOf(right.left)) node.right = rotatedRight(right);',
    replace: 'if (heightOf(right.right) > heightOf(right.left)) node.right = rotatedRight(right);',
    operation: 'add',
    violation: 'exception',
    scope: 3,
  },
  {
    ...seeded,
    name: 'deletion does not balance on its way back',
    find: `    node.right = deleted(node.right, node.key);
  }
  return balanced(node);`,
    replace: `    node.right = deleted(node.right, node.key);
  }
  return node;`,
    operation: 'delete',
    violation: 'invariant',
    scope: 2,
  },
  {
    ...seeded,
    name: 'deletion does not ask for a right child',
    find: '  else if (node.right === null) return node.left;\n',
    replace: '',
    operation: 'delete',
    violation: 'exception',
    scope: 2,
  },
];
