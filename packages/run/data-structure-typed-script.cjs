/** What is asked of data-structure-typed, however it was loaded. */

'use strict';

const { attempt, exercise, generator, print } = require('./trace.cjs');

const numbers = (random, most = 9) => Array.from({ length: random.integer(most) }, () => random.integer(20));
const entries = (random, most = 9) => numbers(random, most).map((key) => [key, `v${key}`]);

/** They print, wait, need a clock or chance, or loop for ever on arguments that make no sense. */
const never = ['print', 'toVisual', 'toDot', 'fill', 'concat'];

function runStructures(structures) {
  print(Object.keys(structures).sort());
  trees(structures);
  heaps(structures);
  graphs(structures);
  others(structures);
  elements(structures);
}

function trees({ AVLTree, BST, BinaryTree, RedBlackTree, TreeMap, TreeMultiMap, TreeMultiSet, TreeSet }) {
  const random = generator(31);
  for (const Tree of [AVLTree, BST, RedBlackTree, BinaryTree]) {
    const tree = new Tree();
    for (let round = 0; round < 80; round += 1) {
      const key = random.integer(25);
      if (random.integer(3) > 0) attempt(`${Tree.name} set ${key}`, () => tree.set(key, round), 2);
      else attempt(`${Tree.name} delete ${key}`, () => tree.delete(key), 2);
      if (round % 8 === 0) {
        attempt('tree', () => [
          tree.size,
          [...tree],
          tree.isBST(),
          tree.getHeight(),
          tree.getMinHeight(),
          tree.isPerfectlyBalanced(),
          tree.getLeftMost(),
          tree.getRightMost(),
          tree.leaves(),
          tree.listLevels((node) => node?.key),
          tree.bfs((node) => node?.key),
        ]);
        for (const order of ['IN', 'PRE', 'POST']) {
          attempt(order, () => [
            tree.dfs((node) => node.key, order),
            tree.dfs((node) => node.key, order, false, tree.root, 'RECURSIVE'),
          ]);
        }
      }
      attempt(`look ${key}`, () => [tree.has(key), tree.get(key), tree.getDepth(key), tree.getPathToRoot(key)]);
    }
    attempt('made from it', () => [
      [...tree.clone()],
      [...tree.filter((_value, key) => key % 2 === 0)],
      [...tree.map((value, key) => [key, `${value}!`])],
      tree.reduce((sum, _value, key) => sum + key, 0),
      tree.toArray(),
    ]);
    for (const key of [...tree.keys()]) attempt('to empty', () => tree.delete(key), 2);
    attempt('is empty', () => [tree.isEmpty(), tree.size, [...tree]]);
  }
  const map = new TreeMap([
    [5, 'e'],
    [1, 'a'],
    [9, 'i'],
    [3, 'c'],
  ]);
  for (const key of [0, 1, 2, 5, 10]) {
    attempt(`bounds ${key}`, () => [
      map.ceiling(key),
      map.floor(key),
      map.higher(key),
      map.lower(key),
      map.getRank(key),
    ]);
  }
  attempt('ranges', () => [map.rangeSearch([1, 5]), map.rangeByRank(0, 2), map.getByRank(1), map.first(), map.last()]);
  const [a, b] = [new TreeSet([1, 2, 3, 4]), new TreeSet([3, 4, 5])];
  attempt('sets', () =>
    [a.union(b), a.intersection(b), a.difference(b), a.symmetricDifference(b)].map((set) => [...set]),
  );
  attempt('subsets', () => [a.isSubsetOf(b), a.isSupersetOf(new TreeSet([1])), a.isDisjointFrom(b)]);
  attempt('wrong key', () => new TreeSet().add(NaN));
  attempt('key of no kind', () => new TreeMap().set({}, 1));
  for (const [Structure, items] of [
    [TreeMap, entries],
    [TreeSet, numbers],
    [TreeMultiSet, numbers],
    [TreeMultiMap, entries],
  ]) {
    exercise(Structure.name, {
      make: (chance) => new Structure(items(chance)),
      argument: (chance) =>
        chance.pick([0, 1, 2, 7, -1, 'a', undefined, null, (x) => x, (a, b) => a === b, [1, 5], [[1, 2]]]),
      show: (whole) => [whole.size, [...whole]],
      skip: never,
      rounds: 100,
    });
  }
}

function heaps({ FibonacciHeap, MaxHeap, MinHeap, MaxPriorityQueue, MinPriorityQueue, Heap }) {
  const random = generator(32);
  for (const Structure of [MinHeap, MaxHeap, MinPriorityQueue, MaxPriorityQueue]) {
    const heap = new Structure([5, 3, 8]);
    for (let round = 0; round < 40; round += 1) {
      const key = random.integer(30);
      attempt(`${Structure.name} ${key}`, () => [
        heap.add(key),
        round % 3 === 0 ? heap.poll() : heap.peek(),
        heap.size,
        heap.leaf,
        heap.has(key),
      ]);
    }
    attempt('heap', () => [heap.toArray(), heap.sort(), heap.dfs('PRE'), heap.delete(8), heap.clone().toArray()]);
    while (!heap.isEmpty()) attempt('to empty', () => heap.poll());
    exercise(Structure.name, {
      make: (chance) => new Structure(numbers(chance)),
      argument: (chance) =>
        chance.pick([0, 1, 2, 7, -1, 'a', undefined, null, (x) => x > 9, (a, b) => a === b, [3, 1]]),
      show: (whole) => [whole.size, whole.toArray()],
      skip: never,
      rounds: 60,
    });
  }
  const fibonacci = new FibonacciHeap();
  for (let round = 0; round < 60; round += 1) {
    attempt('fibonacci', () => [
      fibonacci.push(random.integer(50)).size,
      round % 3 === 0 ? fibonacci.pop() : fibonacci.peek(),
    ]);
  }
  attempt('objects need an order', () => new Heap([{ a: 1 }, { a: 2 }]).poll());
  attempt('heapify', () => Heap.heapify([4, 2, 9]).toArray());
}

function graphs({ DirectedGraph, MapGraph, UndirectedGraph }) {
  const random = generator(33);
  for (const Graph of [DirectedGraph, UndirectedGraph]) {
    const graph = new Graph();
    const names = ['A', 'B', 'C', 'D', 'E', 'F'];
    for (const name of names) attempt('vertex', () => graph.addVertex(name));
    for (let round = 0; round < 14; round += 1) {
      const [from, to] = [random.pick(names), random.pick(names)];
      attempt(`edge ${from} ${to}`, () => graph.addEdge(from, to, 1 + random.integer(9)));
    }
    const keys = (vertices) => vertices?.map((vertex) => vertex.key ?? vertex);
    for (const name of names) {
      attempt(name, () => [
        graph.degreeOf(name),
        keys(graph.getNeighbors(name)),
        graph.edgesOf(name).length,
        graph.hasVertex(name),
      ]);
      attempt(`paths of ${name}`, () => graph.getAllPathsBetween('A', name, 20).map(keys));
      attempt(`least ${name}`, () => [
        graph.getMinCostBetween('A', name, true),
        keys(graph.getMinPathBetween('A', name, true)),
      ]);
      attempt(`dijkstra ${name}`, () => graph.dijkstra('A', name, true, true), 3);
    }
    attempt('bellman and floyd', () => [graph.bellmanFord('A', true, true, true), graph.floydWarshall().costs], 3);
    attempt('cycles', () => graph.getCycles());
    attempt('topological', () => graph.topologicalSort?.('key'));
    attempt('components', () =>
      Object.entries(graph.tarjan()).map(([name, found]) => [name, found.size ?? found.length]),
    );
    attempt('clone', () => [graph.clone().size, graph.filter((_value, key) => key !== 'A').size]);
    attempt('unknown', () => graph.addEdge('A', 'none'));
    for (const name of names) attempt('to empty', () => [graph.deleteVertex(name), graph.size, graph.edgeSet().length]);
  }
  attempt('map', () => {
    const map = new MapGraph([0, 0], [5, 5]);
    map.addVertex(map.createVertex('a', 1, 2, 3));
    return [map.originCoord, map.getVertex('a'), map.clone().size];
  });
}

function others({
  BinaryIndexedTree,
  HashMap,
  LinkedHashMap,
  Matrix,
  Navigator,
  SegmentTree,
  Trie,
  roundFixed,
  toBinaryString,
  trampoline,
  makeTrampoline,
  makeTrampolineThunk,
  getMSB,
  isComparable,
  rangeCheck,
}) {
  const random = generator(34);
  const words = ['apple', 'app', 'apply', 'ape', 'banana', 'band', 'ban', '', 'Apple'];
  const trie = new Trie(words);
  for (const word of ['app', 'ap', 'b', 'ban', 'x', '', 'Apple']) {
    attempt(word, () => [
      trie.has(word),
      trie.hasPrefix(word),
      trie.hasPurePrefix(word),
      trie.getWords(word),
      trie.delete(word),
      trie.size,
    ]);
  }
  attempt('trie', () => [
    [...trie],
    trie.getHeight(),
    trie.getLongestCommonPrefix(),
    new Trie(['AbC'], { caseSensitive: false }).has('aBc'),
  ]);
  for (const Structure of [HashMap, LinkedHashMap]) {
    const key = { id: 1 };
    const map = new Structure([
      ['a', 1],
      ['b', 2],
      [key, 3],
      [5, 4],
    ]);
    attempt(Structure.name, () => [
      map.size,
      [...map],
      map.get(key),
      map.get({ id: 1 }),
      map.delete('a'),
      map.delete('a'),
      [...map.keys()],
    ]);
    exercise(Structure.name, {
      make: (chance) => new Structure(entries(chance)),
      argument: (chance) => chance.pick([0, 1, 2, 7, 'a', undefined, null, (x) => x, (a, b) => a === b, key, [[1, 2]]]),
      show: (whole) => [whole.size, [...whole]],
      skip: never,
      rounds: 100,
    });
  }
  const matrix = new Matrix([
    [1, 2],
    [3, 4],
  ]);
  attempt('matrix', () =>
    [matrix.multiply(matrix), matrix.transpose(), matrix.inverse(), matrix.add(matrix), matrix.dot(matrix)].map(
      (made) => made?.data,
    ),
  );
  attempt('matrix does not fit', () => matrix.add(new Matrix([[1]])));
  const [sums, segments] = [
    new BinaryIndexedTree(20),
    new SegmentTree([4, 1, 7, 2, 9, 3], { merger: (a, b) => a + b, identity: 0 }),
  ];
  for (let round = 0; round < 30; round += 1) {
    const at = random.integer(20);
    attempt(`sums ${at}`, () => [
      sums.update(at, round),
      sums.query(at),
      sums.get(at),
      sums.lowerBound(round),
      sums.queryRange(0, at),
    ]);
    attempt(`segments ${at}`, () => [segments.update(at, round), segments.query(0, at), segments.get(at)]);
  }
  attempt('navigator', () => {
    const matrixOf = [
      [0, 0, 0],
      [1, 1, 0],
      [0, 0, 0],
    ];
    const met = [];
    new Navigator({
      matrix: matrixOf,
      turning: { up: 'right', right: 'down', down: 'left', left: 'up' },
      onMove: (cell) => met.push([...cell]),
      init: { cur: [0, 0], charDir: 'right', VISITED: 7 },
    }).start();
    return [matrixOf, met];
  });
  attempt('utilities', () => [
    roundFixed(1.23456, 3),
    toBinaryString(37),
    getMSB(37),
    isComparable(null),
    isComparable('a'),
    isComparable({ valueOf: () => 1 }),
  ]);
  attempt('range', () => rangeCheck(5, 0, 4));
  attempt('trampoline', () => trampoline(makeTrampoline ? makeTrampolineThunk(() => 5) : null));
}

function elements(structures) {
  for (const name of ['Deque', 'Queue', 'Stack', 'SinglyLinkedList', 'DoublyLinkedList', 'LinkedListQueue']) {
    exercise(name, {
      make: (chance) => new structures[name](numbers(chance)),
      argument: (chance) => chance.pick([0, 1, 2, 3, 'a', undefined, (x) => x, (a, b) => a === b, [3, 1]]),
      show: (whole) => [whole.length ?? whole.size, whole.toArray(), [...whole]],
      skip: [...never, 'maxLen'],
      rounds: 150,
    });
  }
  exercise('SkipList of one level', {
    make: (chance) => new structures.SkipList(entries(chance), { maxLevel: 1 }),
    argument: (chance) => chance.pick([0, 1, 2, 7, 'a', undefined, (x) => x, [1, 5]]),
    show: (whole) => [whole.size, [...whole]],
    skip: never,
    rounds: 100,
  });
}

module.exports = { runStructures };
