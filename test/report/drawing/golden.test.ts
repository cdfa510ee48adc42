/** Drawings of many states, as they are. Every picture was looked at; a change has to look right too. */

import { expect, test } from 'vitest';
import { drawValue, legendOf, sideBySide } from '../../../src/report/drawing/draw.js';
import { marksAfter, marksBefore, noMarks } from '../../../src/report/drawing/marks.js';
import { paintLines, type Line } from '../../../src/report/paint.js';
import { plainPaint } from '../../../src/report/paint.js';
import type { ShownGraph, ShownObject } from '../../../src/verdict/graph.js';
import { array, graph, map, object, searchTree, set, to, value, type Short } from '../samples.js';

const text = (lines: readonly Line[]): string => paintLines(lines, plainPaint);
const draw = (state: ShownGraph, width = 100): string => text(drawValue(state, value(to(0)), noMarks, width));

const node = (key: Short, left: Short = null, right: Short = null): ShownObject =>
  object('Node', { key, '/left': left, '/right': right });
const link = (item: Short, next: Short = null): ShownObject => object('Link', { item, '/next': next });

test('a search tree before and after, side by side, with marks', () => {
  const before = drawValue(searchTree.before, searchTree.subject!, marksBefore(searchTree), 100);
  const after = drawValue(
    searchTree.after!,
    searchTree.subjectAfter!,
    marksAfter({ ...searchTree, after: searchTree.after! }),
    100,
  );
  const both = sideBySide(before, after, 100)!;
  expect(`${text(both)}\n${text(legendOf(both, searchTree.violation.kind))}`).toMatchInlineSnapshot(`
    "*Tree size:5 │      Tree ~size:4
         │       │           │
         *8      │         ~root
     ┌───┴───┐   │           12
     4      *12  │     ┌─────┴─────┐
     └─┐   ┌─┘   │   ~left       ~right
       5   10    │ 4 ~right:∅      ✗5
    * touched by the operation   ~ changed   ✗ violates the invariant"
  `);
  expect(sideBySide(before, after, 30)).toBeNull();
});

test('what is marked as wrong is so in the sense of what is violated', () => {
  const after = drawValue(
    searchTree.after!,
    searchTree.subjectAfter!,
    marksAfter({ ...searchTree, after: searchTree.after! }),
    100,
  );
  expect(text(legendOf(after, 'frame'))).toContain('✗ may not be changed');
  expect(text(legendOf(after, 'tree'))).toContain('✗ breaks the tree');
  expect(text(legendOf(after, 'local invariant'))).toContain('✗ violates the invariant');
});

test('an empty tree', () => {
  expect(draw(graph(object('Tree', { '/root': null, size: 0 })))).toBe('Tree size:0 ─root→ ∅');
});

test('a tree whose root is the subject', () => {
  expect(draw(graph(node(3, to(1), to(2)), node(1), node(5, null, to(3)), node(9)))).toMatchInlineSnapshot(`
    "Node key:3
      ┌─┴─┐
      1   5
          └─┐
            9"
  `);
});

test('a tree that leans to one side', () => {
  expect(draw(graph(object('Tree', { '/root': to(1) }), node(3, to(2)), node(2, null, to(3)), node(1))))
    .toMatchInlineSnapshot(`
    " Tree
      │
      3
    ┌─┘
    2
    └─┐
      1"
  `);
});

test('parents are left out where they lead up, and shown where they do not', () => {
  const entry = (key: number, parent: Short, left: Short = null, right: Short = null): ShownObject =>
    object('Entry', { '/left': left, '/right': right, key, parent });
  const state = graph(
    object('TreeMap', { '/root': to(1), size: 3 }),
    entry(2, null, to(2), to(3)),
    entry(1, to(1)),
    entry(3, to(2)),
  );
  expect(draw(state)).toMatchInlineSnapshot(`
    "    TreeMap size:3
              │
            key:2
       ┌──────┴───────┐
    #2 key:1   key:3 parent→#2
    (parent: the object above, unless shown)"
  `);
});

const treeMap = graph(
  object('TreeMap', { '/root': to(1), size: 3 }),
  object('Entry', { '/left': to(2), '/right': to(3), color: true, key: 8, value: 'a' }),
  object('Entry', { '/left': null, '/right': to(4), color: false, key: 4, value: 'b' }),
  object('Entry', { '/left': null, '/right': null, color: false, key: 12, value: 'a' }),
  object('Entry', { '/left': null, '/right': null, color: true, key: 5, value: 'b' }),
);

test('fields below each other where they do not fit beside each other', () => {
  expect(draw(treeMap, 50)).toMatchInlineSnapshot(`
    "          TreeMap
              size:3
                 │
             color:true
             key:8
             value:'a'
         ┌───────┴───────┐
    color:false     color:false
    key:4           key:12
    value:'b'       value:'a'
         └─┐
       color:true
       key:5
       value:'b'"
  `);
});

test('an outline where that does not fit either, and a list of objects where nothing does', () => {
  expect(draw(treeMap, 26)).toMatchInlineSnapshot(`
    "TreeMap size:3
       ─root→ color:true key:8
       value:'a'
    ├─ left: color:false key:4
    │     value:'b'
    │  ├─ left: ∅
    │  └─ right: color:true
    │        key:5 value:'b'
    └─ right: color:false
          key:12 value:'a'"
  `);
  expect(draw(treeMap, 22)).toMatchInlineSnapshot(`
    "#0 TreeMap { root → #1,
        size: 3 }
    #1 Entry { left → #2,
        right → #3,
        color: true,
        key: 8,
        value: 'a' }
    #2 Entry { left: null,
        right → #4,
        color: false,
        key: 4,
        value: 'b' }
    #3 Entry { left: null,
        right: null,
        color: false,
        key: 12,
        value: 'a' }
    #4 Entry { left: null,
        right: null,
        color: true,
        key: 5,
        value: 'b' }"
  `);
});

test('edges have names where places do not say enough', () => {
  const state = graph(
    object('Add', { '/left': to(1), '/right': to(2) }),
    object('Num', { n: 1 }),
    object('If', { '/test': to(3), '/then': to(4), '/else': to(5) }),
    object('True'),
    object('Num', { n: 5 }),
    object('Num', { n: 6 }),
  );
  expect(draw(state)).toMatchInlineSnapshot(`
    "           Add
       ┌────────┴────────┐
    Num n:1              If
                ┌────────┼─────────┐
               test     then      else
               True   Num n:5   Num n:6"
  `);
});

test('lists are chains', () => {
  const state = graph(object('List', { '/head': to(1), size: 2 }), link(1, to(2)), link('x'));
  expect(draw(state)).toBe("List size:2 ─head→ 1 ─next→ 'x' ─next→ ∅");
});

test('a chain that is too long goes on in the next line', () => {
  const items = Array.from({ length: 6 }, (_, i) => link(i, i < 5 ? to(i + 2) : null));
  expect(draw(graph(object('List', { '/head': to(1) }), ...items), 40)).toMatchInlineSnapshot(`
    "List ─head→ 0 ─next→ 1 ─next→ 2 ─next→ 3
       ─next→ 4 ─next→ 5 ─next→ ∅"
  `);
});

test('a chain that has become a cycle ends with the number of the object', () => {
  const state = graph(object('List', { '/head': to(1) }), link(1, to(2)), link(2, to(1)));
  expect(draw(state)).toBe('List ─head→ #1 item:1 ─next→ 2 ─next→ #1');
});

test('two tree fields that lead to one object', () => {
  expect(draw(graph(node(1, to(1), to(1)), node(2)))).toMatchInlineSnapshot(`
    "   Node key:1
       ┌───┴────┐
    #1 key:2   →#1"
  `);
});

test('references that are no tree are listed', () => {
  const state = graph(
    object('List', { head: to(1), size: 2 }),
    object('Node', { v: 1, next: to(2), prev: to(2) }),
    object('Node', { v: 2, next: to(1), prev: to(1) }),
  );
  expect(draw(state)).toMatchInlineSnapshot(`
    "#0 List { head → #1, size: 2 }
    #1 Node { v: 1, next → #2, prev → #2 }
    #2 Node { v: 2, next → #1, prev → #1 }"
  `);
});

test('objects beside the tree are listed after it', () => {
  const state = graph(
    object('Bag', { '/first': to(1), owner: to(2) }),
    link(1),
    object('Owner', { name: 'Ada', bag: to(0) }),
  );
  expect(draw(state)).toMatchInlineSnapshot(`
    "Bag #0 owner→#2 ─first→ 1 ─next→ ∅
    #2 Owner { name: 'Ada', bag → #0 }"
  `);
});

test('arrays of primitives are boxes', () => {
  expect(draw(graph(object('Stack', { items: to(1), top: 2 }), array(1, { special: 'undefined' }, 'a'))))
    .toMatchInlineSnapshot(`
    "Stack top:2
    │        ┌───┬───────────┬─────┐
    └─ items │ 1 │ undefined │ 'a' │
             └───┴───────────┴─────┘"
  `);
});

test('an array too wide for boxes, an empty one, and one that is the subject', () => {
  const long = array(...Array.from({ length: 12 }, (_, i) => i));
  expect(draw(graph(object('Heap', { items: to(1), spare: to(2) }), long, array()), 30)).toMatchInlineSnapshot(`
    "Heap
    ├─ items: [0, 1, 2, 3, 4, 5,
    │    6, 7, 8, 9, 10, 11]
    └─ spare: []"
  `);
  expect(draw(graph(array(1, 2)))).toBe('[1, 2]');
});

test('buckets of chains', () => {
  const entry = (key: number, next: Short = null): ShownObject => object('Entry', { key, value: 'a', '/next': next });
  const state = graph(
    object('HashMap', { '/table': to(1), size: 3 }),
    array(to(2), null, to(3)),
    entry(1, to(4)),
    entry(2),
    entry(5),
  );
  expect(draw(state)).toMatchInlineSnapshot(`
    "HashMap size:3
    └─ table: Array(3)
       ├─ [0] → key:1 value:'a' ─next→ key:5 value:'a' ─next→ ∅
       ├─ [1] ∅
       └─ [2] → key:2 value:'a' ─next→ ∅"
  `);
});

test('maps and sets', () => {
  const state = graph(
    object('Cache', {
      entries: to(1),
      keys: to(2),
      links: to(3),
      none: to(5),
      compare: { opaque: 'function compare' },
    }),
    map([1, 'a'], [2, { special: 'NaN' }]),
    set(1, 2),
    map(['x', to(4)], ['y', to(4)]),
    link(7),
    set(),
  );
  expect(draw(state)).toMatchInlineSnapshot(`
    "Cache
    ├─ entries: Map { 1 → 'a', 2 → NaN }
    ├─ keys: Set { 1, 2 }
    ├─ links: Map
    │  ├─ 'x': #4 item:7 ─next→ ∅
    │  └─ 'y': #4
    └─ none: Set {}"
  `);
});

test('an index that refers to objects of the tree leaves them to the tree', () => {
  const state = graph(object('Index', { byKey: to(1), '/head': to(2) }), map([5, to(2)]), link(5));
  expect(draw(state)).toMatchInlineSnapshot(`
    "Index
    ├─ byKey: Map { 5 → #2 }
    └─ head: #2 item:5 ─next→ ∅"
  `);
});

test('changed elements and entries, new objects, texts with line ends and quotes', () => {
  const before = graph(object('Queue', { items: to(1), names: to(2), '/last': null }), array(1, 2), map(['a', 1]));
  const after = graph(
    object('Queue', { items: to(1), names: to(2), '/last': to(3) }),
    array(1, 3, 4),
    map(['a', 2], ['b', 1]),
    object('Item', { text: 'it\'s\n"long" and longer and longer' }),
  );
  const counterexample = { ...searchTree, before, after, violation: { ...searchTree.violation, object: null } };
  expect(text(drawValue(after, value(to(0)), marksAfter(counterexample), 100))).toMatchInlineSnapshot(`
    "Queue
    │        ┌───┬────┬────┐
    ├─ items │ 1 │ ~3 │ ~4 │
    │        └───┴────┴────┘
    ├─ names: Map { ~'a' → 2, ~'b' → 1 }
    └─ ~last: +'it\\'s\\n"long" and longer a…'"
  `);
});

test('a primitive as the subject of a reducer', () => {
  expect(text(drawValue(graph(), value(3), noMarks, 100))).toBe('3');
});
