/** A self-balancing tree of keys with values. */

import { conforms, int, oneOf } from 'glassbox';

const compare = (a, b) => a - b;

export function ofAvlTree(exported) {
  const AvlTree = exported.AvlTree ?? exported;
  conforms(AvlTree, Map, {
    name: 'AvlTree',
    depth: 5,
    initial: () => new AvlTree(compare),
    operations: {
      // what is there already stays as it is
      insert: {
        arguments: [int(0, 2), oneOf('a', 'b')],
        model: (map, key, value) => void (map.has(key) || map.set(key, value)),
        result: () => undefined,
      },
      delete: { arguments: [int(0, 2)], result: () => undefined },
      // nothing is null or undefined
      get: { arguments: [int(0, 3)], result: (found) => found ?? null },
      contains: { arguments: [int(0, 3)], model: 'has' },
      size: { model: (map) => map.size },
      findMinimum: {
        precondition: (map) => map.size > 0,
        model: (map) => Math.min(...map.keys()),
      },
    },
    observe: { subject: (tree) => entries(tree._root), model: (map) => [...map].sort(([a], [b]) => a - b) },
  });
}

function entries(node, found = []) {
  if (node) {
    entries(node.left, found);
    found.push([node.key, node.value]);
    entries(node.right, found);
  }
  return found;
}
