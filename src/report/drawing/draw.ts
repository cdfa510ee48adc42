/**
 * Drawings of states for a terminal. Trees are drawn as trees if they fit, lists as chains, anything else as an outline or
 * as a list of objects, never wider than asked for. Marks say what an operation touched and what it changed.
 */

import type { ObligationKind } from '../../base/names.js';
import type { ShownGraph, ShownValue } from '../../verdict/graph.js';
import { blockWidth, line, padLine, piece, type Line } from '../paint.js';
import { isCollection, reachableFrom, showValue } from '../values.js';
import { growForest, type Forest } from './forest.js';
import { labelsOf } from './label.js';
import { listObjects } from './listing.js';
import { meaningsFor, type Marks } from './marks.js';
import { drawOutline } from './outline.js';
import { drawPlanar, isPlanar } from './planar.js';

/** What can be reached from a value. Objects in `mentioned` show their numbers, because some text refers to them. */
export function drawValue(
  graph: ShownGraph,
  value: ShownValue,
  marks: Marks,
  width: number,
  mentioned: readonly number[] = [],
): readonly Line[] {
  if (value.kind !== 'object') return [line(showValue(value))];
  const all = (): readonly Line[] => listObjects(graph, reachableFrom(graph, [value]), marks, width);
  if (!hasTree(graph, value.index)) return all();
  const forest = growForest(graph, value.index, mentioned);
  const drawn = drawForest(forest, marks, width);
  if (blockWidth(drawn) > width) return all();
  return [...drawn, ...listObjects(graph, forest.rest, marks, width), ...upwardNote(forest)];
}

function drawForest(forest: Forest, marks: Marks, width: number): readonly Line[] {
  const labels = labelsOf(forest, marks);
  const planar = isPlanar(forest) ? drawPlanar(forest, labels, marks, width) : null;
  return planar ?? drawOutline(forest, labels, marks, width);
}

function upwardNote({ upward }: Forest): readonly Line[] {
  return upward.length === 0 ? [] : [line(`(${upward.join(', ')}: the object above, unless shown)`, 'dim')];
}

/** Does a tree field or a collection lead on, or is there nothing but the one object? */
function hasTree(graph: ShownGraph, root: number): boolean {
  const reached = reachableFrom(graph, [{ kind: 'object', index: root }]);
  return (
    reached.every((index) => index === root || isCollection(graph.objects[index]!)) ||
    reached.some((index) => graph.objects[index]!.fields.some(({ isTree }) => isTree)) ||
    graph.objects[root]!.fields.some(
      ({ value }) => value.kind === 'object' && isCollection(graph.objects[value.index]!),
    )
  );
}

/** Two drawings beside each other with a line between; null if that is too wide. */
export function sideBySide(left: readonly Line[], right: readonly Line[], width: number): readonly Line[] | null {
  const first = blockWidth(left);
  if (first + 3 + blockWidth(right) > width) return null;
  return Array.from({ length: Math.max(left.length, right.length) }, (_, row) => [
    ...padLine(left[row] ?? [], first),
    piece(' │ ', 'dim'),
    ...(right[row] ?? []),
  ]);
}

/** What the marks in a drawing mean; nothing if there are none. @param violated what is shown to be violated */
export function legendOf(drawing: readonly Line[], violated: ObligationKind): readonly Line[] {
  const used = meaningsFor(violated).filter(([mark]) =>
    drawing.some((one) => one.some(({ text, tone }) => tone !== 'plain' && tone !== 'dim' && text.includes(mark))),
  );
  return used.length === 0 ? [] : [line(used.map((one) => one.join(' ')).join('   '), 'dim')];
}
