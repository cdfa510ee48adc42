/** Ways to get a B-tree wrong. */

import type { SeededBug } from '../seeded-bug.js';

const seeded = { file: 'b-tree.ts', spec: 'b-tree.check.ts' } as const;

export const bugs: readonly SeededBug[] = [
  {
    ...seeded,
    name: 'add goes to the left of the key that a split sent up',
    find: '        if (node.keys[index]! < key) index += 1;\n',
    replace: '',
    operation: 'add',
    violation: 'invariant',
    scope: 5,
  },
  {
    ...seeded,
    name: 'a split keeps its middle key below as well',
    find: 'left.keys.pop()!);\n  parent.children',
    replace: 'left.keys.at(-1)!);\n  parent.children',
    operation: 'add',
    violation: 'invariant',
    scope: 3,
  },
  {
    ...seeded,
    name: 'a root without keys stays',
    find: '    if (this.root.keys.length === 0 && !isLeaf(this.root)) this.root = this.root.children[0]!;\n',
    replace: '',
    operation: 'delete',
    violation: 'invariant',
    scope: 3,
  },
  {
    ...seeded,
    name: 'what a sibling gives skips the key between',
    find: '    child.keys.push(parent.keys[index]!);\n    parent.keys[index] = right.keys.shift()!;\n',
    replace: '    child.keys.push(right.keys.shift()!);\n',
    operation: 'delete',
    violation: 'invariant',
    scope: 3,
  },
  {
    ...seeded,
    name: 'the last child is merged with one that is not there',
    find: 'merge(parent, left === undefined ? index : index - 1)',
    replace: 'merge(parent, index)',
    operation: 'delete',
    violation: 'exception',
    scope: 3,
  },
];
