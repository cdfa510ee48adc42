/**
 * Random states. A binary tree is read back from its picture by following the lines, and must be the tree that was drawn; any
 * graph, whatever its cycles, is drawn within the width with every object in it.
 */

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawValue } from '../../../src/report/drawing/draw.js';
import { noMarks } from '../../../src/report/drawing/marks.js';
import { paintLines } from '../../../src/report/paint.js';
import { plainPaint } from '../../../src/report/paint.js';
import type { ShownGraph, ShownObject } from '../../../src/verdict/graph.js';
import { reachableFrom } from '../../../src/report/values.js';
import { array, graph, map, object, to, value, type Short } from '../samples.js';

const draw = (state: ShownGraph, width: number): string =>
  paintLines(drawValue(state, value(to(0)), noMarks, width), plainPaint);

type Tree = null | { readonly key: number; readonly left: Tree; readonly right: Tree };

/** Inserting numbers one after another gives every shape of tree. */
function treeOf(numbers: readonly number[]): Tree {
  const insert = (tree: Tree, key: number): Tree => {
    if (tree === null) return { key, left: null, right: null };
    return key < tree.key ? { ...tree, left: insert(tree.left, key) } : { ...tree, right: insert(tree.right, key) };
  };
  return numbers.reduce<Tree>(insert, null);
}

function graphOf(tree: Tree): ShownGraph {
  const objects: ShownObject[] = [object('Root')];
  const add = (one: Tree): Short => {
    if (one === null) return null;
    const index = objects.push(object('Node')) - 1;
    objects[index] = object('Node', { key: one.key, '/left': add(one.left), '/right': add(one.right) });
    return to(index);
  };
  objects[0] = object('Root', { '/root': add(tree) });
  return graph(...objects);
}

const downward = '│┬┌┐┤├┼';
const leftward = '─┬┴┼┐┘┤';
const rightward = '─┬┴┼┌└├';

/** The tree below the label that covers this place. */
function readTree(rows: readonly string[], row: number, column: number): Tree {
  const text = rows[row]!;
  let [from, to_] = [column, column];
  while (/\d/.test(text[from - 1] ?? '')) from -= 1;
  while (/\d/.test(text[to_ + 1] ?? '')) to_ += 1;
  const key = Number(text.slice(from, to_ + 1));
  const below = rows[row + 1] ?? '';
  const anchor = [...below].findIndex((character, x) => x >= from && x <= to_ && '┴┘└'.includes(character));
  if (anchor === -1) return { key, left: null, right: null };
  const side = (step: 1 | -1, going: string): Tree => {
    let x = anchor;
    if (!going.includes(below[x]!)) return null;
    do x += step;
    while (!downward.includes(below[x]!));
    return readTree(rows, row + 2, x);
  };
  return { key, left: side(-1, leftward), right: side(1, rightward) };
}

test('a binary tree can be read back from its picture', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 99_999 }), { minLength: 2, maxLength: 24 }), (numbers) => {
      const tree = treeOf(numbers);
      const rows = draw(graphOf(tree), 1000).split('\n');
      expect(rows[1]!.trim()).toBe('│');
      expect(readTree(rows, 2, rows[1]!.indexOf('│'))).toEqual(tree);
    }),
  );
});

/** Anything at all: references in tree fields and others, collections, cycles. */
const anyGraph = fc.integer({ min: 1, max: 9 }).chain((count) => {
  const content: fc.Arbitrary<Short> = fc.oneof(
    fc.integer({ min: 0, max: count - 1 }).map(to),
    fc.constantFrom<Short>(null, 7, 'text', { special: 'undefined' }, { opaque: 'function f' }),
  );
  const fields = fc.dictionary(fc.constantFrom('/left', '/right', '/next', 'next', 'parent', 'key', 'value'), content);
  const one = fc.oneof(
    fc.tuple(fc.constantFrom('Node', 'Leaf'), fields).map(([type, given]) => object(type, given)),
    fc.array(content, { maxLength: 4 }).map((contents) => array(...contents)),
    fc.array(fc.tuple(content, content), { maxLength: 3 }).map((entries) => map(...entries)),
  );
  return fc.array(one, { minLength: count, maxLength: count }).map((objects) => graph(...objects));
});

test('every graph is drawn within the width, with all its texts and nothing twice', () => {
  fc.assert(
    fc.property(anyGraph, fc.integer({ min: 60, max: 120 }), (state, width) => {
      const drawing = draw(state, width);
      for (const row of drawing.split('\n')) expect([...row].length).toBeLessThanOrEqual(width);
      const texts = reachableFrom(state, [value(to(0))]).flatMap((index) => {
        const { fields, elements, entries } = state.objects[index]!;
        return [
          ...fields.map((field) => field.value),
          ...elements,
          ...entries.flatMap((entry) => [entry.key, entry.value]),
        ];
      });
      const count = texts.filter((one) => one.kind === 'primitive' && one.value === 'text').length;
      expect(drawing.split("'text'").length - 1).toBe(count);
      expect(drawing).not.toContain('NaN');
    }),
    { numRuns: 500 },
  );
});
