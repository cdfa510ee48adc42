/**
 * Arrays, maps and sets that hold nothing but primitives: an array as a row of boxes where there is room, everything else
 * in one line.
 *
 *     items ┌───┬────┐
 *           │ 1 │ ~2 │
 *           └───┴────┘
 */

import { line, lineWidth, piece, textWidth, type Line } from '../paint.js';
import { isCollection } from '../values.js';
import type { Child, TreeNode } from './forest.js';
import { edgeOf, markOf, nameOf, toneOf } from './label.js';
import { CHANGED, type Marks } from './marks.js';

/** Nothing hangs from it. */
export function isFlat(node: TreeNode): boolean {
  return isCollection(node.object) && node.children.every((child) => child.node === null);
}

/** `[1, 2]`, `Map { 1 → 'a' }`, `Set { 1 }`, in links between which a line may end */
export function inlineCollection(node: TreeNode, marks: Marks): readonly Line[] {
  const { type } = node.object;
  const contents = node.children.map((child) => contentOf(node, child, marks));
  const [open, close] = type === 'Array' ? ['[', ']'] : contents.length === 0 ? ['{', '}'] : ['{ ', ' }'];
  const name = type === 'Array' ? '' : `${nameOf(node)} `;
  const head = line(`${markOf(node.index, marks)}${name}${open}`, toneOf(node.index, marks));
  if (contents.length === 0) return [[...head, piece(close)]];
  return contents.map((content, index) => [
    ...(index === 0 ? head : []),
    ...content,
    piece(index === contents.length - 1 ? close : ', '),
  ]);
}

function contentOf(node: TreeNode, child: Child, marks: Marks): Line {
  const isChanged = marks.isChanged(node.index, child.cell);
  const text = node.object.type === 'Map' ? `${child.edge} → ${child.text}` : child.text;
  return line(`${isChanged ? CHANGED : ''}${text}`, isChanged ? 'changed' : 'plain');
}

/** Three lines with the name before the middle one; null if that would be too wide, or there is nothing in it. */
export function boxes(owner: TreeNode, child: Child & { node: TreeNode }, marks: Marks, width: number): Line[] | null {
  const { node } = child;
  if (node.object.type !== 'Array' || node.children.length === 0) return null;
  const cells = node.children.map((element) => contentOf(node, element, marks));
  const label = [
    piece(markOf(node.index, marks), toneOf(node.index, marks)),
    ...edgeOf(owner, child, marks),
    piece(' '),
  ];
  const margin = lineWidth(label);
  const bars = cells.map((cell) => '─'.repeat(lineWidth(cell) + 2));
  if (margin + bars.reduce((sum, bar) => sum + textWidth(bar) + 1, 1) > width) return null;
  const space = piece(' '.repeat(margin));
  return [
    [space, piece(`┌${bars.join('┬')}┐`)],
    [...label, ...cells.flatMap((cell) => [piece('│ '), ...cell, piece(' ')]), piece('│')],
    [space, piece(`└${bars.join('┴')}┘`)],
  ];
}
