/** A self-balancing tree that counts how often a value was added, and a linked list. */

import { conforms, int } from 'glassbox';

class Bag {
  #values = new Set();
  add(value) {
    this.#values.add(value);
  }
  has(value) {
    return this.#values.has(value);
  }
  get sorted() {
    return [...this.#values].sort((a, b) => a - b);
  }
}

function inOrder(node, found = []) {
  if (node) {
    inOrder(node.left, found);
    found.push(node.value);
    inOrder(node.right, found);
  }
  return found;
}

export function ofAvlTree({ AvlTree }) {
  conforms(AvlTree, Bag, {
    name: 'AvlTree',
    depth: 6,
    operations: {
      add: { arguments: [int(0, 5)], precondition: (bag, value) => !bag.has(value), result: () => undefined },
      has: { arguments: [int(0, 5)], result: Boolean },
    },
    observe: { subject: (tree) => inOrder(tree.root), model: (bag) => bag.sorted },
  });
}

class Model extends Array {}

export function ofLinkedList({ LinkedList }) {
  const added = { arguments: [int(0, 1)], result: () => undefined };
  // nothing comes from an empty list: the versions say so by undefined, null or false
  const removed = { result: (result) => (result === null || result === false ? undefined : result) };
  conforms(LinkedList, Model, {
    name: 'LinkedList',
    depth: 5,
    operations: {
      addFirst: { ...added, model: 'unshift' },
      addLast: { ...added, model: 'push' },
      removeFirst: { ...removed, model: 'shift' },
      removeLast: { ...removed, model: 'pop' },
    },
    observe: {
      subject: (list) => ({ size: list.size, first: list.first?.value, last: list.last?.value, all: walk(list) }),
      model: (array) => ({ size: array.length, first: array[0], last: array.at(-1), all: [...array] }),
    },
  });
}

function walk({ first, size }) {
  const found = [];
  for (let node = first; node && found.length <= size; node = node.next) found.push(node.value);
  return found;
}
