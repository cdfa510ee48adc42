/**
 * Trees drawn as people draw them: children below their parent, side by side. Where an object has two tree fields, the
 * first is drawn to the left and the second to the right even if the other is empty, so that fields need no names:
 *
 *          8
 *      ┌───┴───┐
 *      4       12
 *      └─┐   ┌─┘
 *        5   9
 *
 * Elsewhere, and where a field has changed, edges carry names. Every subtree gets a rectangle of its own: simple, and
 * states that are shown are small.
 */

import { blockWidth, lineWidth, textWidth, type Line } from '../paint.js';
import { isCollection } from '../values.js';
import { DOWN, UP, Canvas } from './canvas.js';
import { inlineCollection, isFlat } from './collections.js';
import type { Child, Forest, TreeNode } from './forest.js';
import { inOneLine, type Labels } from './label.js';
import type { Marks } from './marks.js';

/** Columns are relative to the middle of the object's label; @invariant lo ≤ 0 ≤ hi */
interface Placed {
  readonly label: readonly Line[];
  readonly lo: number;
  readonly hi: number;
  readonly below: readonly { readonly at: number; readonly edge: Line | null; readonly placed: Placed }[];
}

/** Between rectangles. */
const GAP = 3;
/** How far an only child of two stands to its side. */
const ASIDE = 2;

/** Is there anything that hangs from anything else, and nothing that only an outline can show? */
export function isPlanar(forest: Forest): boolean {
  if (isCollection(forest.root.object)) return false;
  const pending = [forest.root];
  let branches = false;
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    const below = node.children.filter(({ node: child }) => child === null || !isFlat(child));
    if (below.length > 1) branches = true;
    for (const { node: child } of below) {
      if (child === null) continue;
      if (child.object.elements.length > 0 || child.object.entries.length > 0) return false;
      pending.push(child);
    }
  }
  return branches;
}

/** @requires isPlanar(forest). Null if it would be wider than `width`. */
export function drawPlanar(forest: Forest, labels: Labels, marks: Marks, width: number): readonly Line[] | null {
  for (const stacked of [false, true]) {
    const placed = place(forest.root, { labels, marks, stacked });
    if (placed.hi - placed.lo + 1 <= width) return draw(placed);
  }
  return null;
}

interface Manner {
  readonly labels: Labels;
  readonly marks: Marks;
  /** Each field on a line of its own. */
  readonly stacked: boolean;
}

function place(node: TreeNode, manner: Manner): Placed {
  const parts = [...manner.labels.parts(node), ...flatChildren(node, manner.marks)];
  const label = manner.stacked ? parts : [inOneLine(parts)];
  const slots = node.children.filter(({ node: child }) => child === null || !isFlat(child));
  const isBinary = slots.length === 2;
  const below = slots.flatMap((child, slot) => {
    const placed = child.node === null ? reference(child) : place(child.node, manner);
    if (placed === null) return [];
    const isNamed = slots.length > 2 || manner.marks.isChanged(node.index, child.cell);
    return [{ slot, placed, edge: isNamed ? manner.labels.edge(node, child) : null }];
  });
  const columns = isBinary && below.length === 1 ? [below[0]!.slot === 0 ? -ASIDE : ASIDE] : spread(below);
  const halves = below.map(({ edge }) => Math.ceil((edge === null ? 0 : lineWidth(edge)) / 2));
  const own = blockWidth(label);
  const left = -Math.floor((own - 1) / 2);
  return {
    label,
    lo: Math.min(left, 0, ...below.map(({ placed }, i) => columns[i]! + Math.min(placed.lo, -halves[i]!))),
    hi: Math.max(left + own - 1, 0, ...below.map(({ placed }, i) => columns[i]! + Math.max(placed.hi, halves[i]!))),
    below: below.map(({ placed, edge }, i) => ({ at: columns[i]!, edge, placed })),
  };
}

/** Arrays and the like that hold only primitives are written like fields. */
function flatChildren(node: TreeNode, marks: Marks): readonly Line[] {
  return node.children.flatMap((child) =>
    child.node !== null && isFlat(child.node)
      ? [[{ text: `${child.edge}:`, tone: 'plain' as const }, ...inlineCollection(child.node, marks).flat()]]
      : [],
  );
}

/** An object drawn elsewhere is a leaf with its number, and a primitive stands for itself; nothing is drawn for null. */
function reference({ text }: Child): Placed | null {
  if (text === '∅') return null;
  const shown = text.startsWith('#') ? `→${text}` : text;
  const lo = -Math.floor((textWidth(shown) - 1) / 2);
  return { label: [[{ text: shown, tone: 'plain' }]], lo, hi: lo + textWidth(shown) - 1, below: [] };
}

/** Rectangles side by side, the parent in the middle between the first and the last child. */
function spread(below: readonly { readonly placed: Placed; readonly edge: Line | null }[]): readonly number[] {
  const columns: number[] = [];
  let right = 0;
  for (const [index, { placed, edge }] of below.entries()) {
    const half = Math.ceil((edge === null ? 0 : lineWidth(edge)) / 2);
    const column = index === 0 ? 0 : right + GAP + 1 + Math.max(-placed.lo, half);
    columns.push(column);
    right = column + Math.max(placed.hi, half);
  }
  const middle = Math.floor((columns.at(-1) ?? 0) / 2);
  return columns.map((column) => column - middle);
}

function draw(root: Placed): readonly Line[] {
  const canvas = new Canvas();
  let level = [{ placed: root, x: -root.lo }];
  for (let y = 0; level.length > 0;) {
    for (const { placed, x } of level)
      for (const [row, text] of placed.label.entries())
        canvas.write(x - Math.floor((blockWidth(placed.label) - 1) / 2), y + row, text);
    // lines leave below the highest label of the level
    const bottom = y + Math.max(...level.map(({ placed }) => placed.label.length));
    for (const { placed, x } of level) {
      if (placed.below.length === 0) continue;
      for (let row = y + placed.label.length; row < bottom; row += 1) canvas.stroke(x, row, UP | DOWN);
      const columns = placed.below.map(({ at }) => x + at);
      canvas.horizontal(Math.min(x, ...columns), Math.max(x, ...columns), bottom);
      canvas.stroke(x, bottom, UP);
      for (const column of columns) canvas.stroke(column, bottom, DOWN);
    }
    const below = level.flatMap(({ placed, x }) =>
      placed.below.map(({ at, edge, placed: child }) => ({ edge, placed: child, x: x + at })),
    );
    const hasNames = below.some(({ edge }) => edge !== null);
    for (const { edge, x } of hasNames ? below : []) {
      if (edge === null) canvas.stroke(x, bottom + 1, UP | DOWN);
      else canvas.write(x - Math.floor((lineWidth(edge) - 1) / 2), bottom + 1, edge);
    }
    y = bottom + (hasNames ? 2 : 1);
    level = below;
  }
  return canvas.lines();
}
