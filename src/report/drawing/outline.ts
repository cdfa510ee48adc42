/**
 * Any forest as an indented outline; what has one tree field only, such as a list, goes on to the right:
 *
 *     HashMap size:3
 *     └─ table: Array(2)
 *        ├─ [0] → key:1 ─next→ key:5 ─next→ ∅
 *        └─ [1] ∅
 */

import { indent, lineWidth, piece, type Line } from '../paint.js';
import { isCollection } from '../values.js';
import { boxes, inlineCollection, isFlat } from './collections.js';
import type { Child, Forest, TreeNode } from './forest.js';
import type { Labels } from './label.js';
import type { Marks } from './marks.js';

export function drawOutline(forest: Forest, labels: Labels, marks: Marks, width: number): readonly Line[] {
  return new Outline(labels, marks).node(forest.root, [], width);
}

class Outline {
  constructor(
    private readonly labels: Labels,
    private readonly marks: Marks,
  ) {}

  /** The object after what leads to it, and all below it. */
  node(start: TreeNode, before: Line, width: number): readonly Line[] {
    if (isFlat(start)) return wrap([before, ...inlineCollection(start, this.marks)], width);
    const chain = this.links(start, before);
    let node = start;
    for (let next = onlyChild(node); next !== null; next = onlyChild(node)) {
      const arrow: Line = [piece(' ─'), ...this.labels.edge(node, next), piece('→ ')];
      if (next.node === null) return wrap([...chain, [...arrow, piece(next.text)]], width);
      chain.push(...this.links(next.node, arrow));
      node = next.node;
    }
    return [...wrap(chain, width), ...this.children(node, width)];
  }

  /** The parts of a label; a line may end between them. */
  private links(node: TreeNode, before: Line): Line[] {
    return this.labels.parts(node).map((part, index) => (index === 0 ? [...before, ...part] : [piece(' '), ...part]));
  }

  private children(node: TreeNode, width: number): readonly Line[] {
    const shown = isLeaf(node) ? [] : node.children;
    return shown.flatMap((child, index) => {
      const isLast = index === shown.length - 1;
      const { lines, middle } = this.child(node, child, width - 3);
      return lines.map((one, row): Line => {
        const branch = row === middle ? (isLast ? '└─ ' : '├─ ') : isLast && row > middle ? '   ' : '│  ';
        return [piece(branch), ...one];
      });
    });
  }

  /** `middle` is the row that a branch leads to. */
  private child(
    owner: TreeNode,
    child: Child,
    width: number,
  ): { readonly lines: readonly Line[]; readonly middle: number } {
    const edge = this.labels.edge(owner, child);
    const isElement = owner.object.elements.length > 0;
    if (child.node === null) {
      const named: Line = child.edge === '' ? [] : [...edge, piece(isElement ? ' ' : ': ')];
      return { lines: [[...named, piece(child.text)]], middle: 0 };
    }
    const drawn = isFlat(child.node) ? boxes(owner, { ...child, node: child.node }, this.marks, width) : null;
    if (drawn !== null) return { lines: drawn, middle: 1 };
    const before: Line = child.edge === '' ? [] : [...edge, piece(isElement ? ' → ' : ': ')];
    return { lines: this.node(child.node, before, width), middle: 0 };
  }
}

/** Every tree field is empty, and there is nothing else. */
function isLeaf({ object, children }: TreeNode): boolean {
  return !isCollection(object) && children.every(({ node, text }) => node === null && text === '∅');
}

/** Where the object's one tree field leads; null if it has none, or other things hang from it too. */
function onlyChild(node: TreeNode): Child | null {
  const [child, ...others] = node.children;
  if (child === undefined || others.length > 0) return null;
  const isTree = node.object.fields.some(({ name, isTree }) => isTree && name === child.cell);
  return isTree && (child.node === null || child.node.object.elements.length + child.node.object.entries.length === 0)
    ? child
    : null;
}

/** Links of a chain in as many lines as it takes. */
function wrap(links: readonly Line[], width: number): readonly Line[] {
  const lines: Line[] = [];
  let current: Line = [];
  for (const link of links) {
    if (current.length > 0 && lineWidth(current) + lineWidth(link) > width - (lines.length > 0 ? 2 : 0)) {
      lines.push(current);
      current = [];
    }
    current = [...current, ...link];
  }
  const [first, ...others] = [...lines, current];
  return [first!, ...indent(others, 2)];
}
