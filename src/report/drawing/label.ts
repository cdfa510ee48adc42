/**
 * What is written at an object: marks, its number if something refers to it, its class unless all have the same, and the
 * fields that hold primitives. Of a class with one such field the value is enough: `8`, not `Node key:8`.
 */

import { line, piece, type Line, type Piece, type Tone } from '../paint.js';
import { isCollection, isUnseen } from '../values.js';
import type { Child, Forest, TreeNode } from './forest.js';
import { CHANGED, NEW, TOUCHED, WRONG, type Marks } from './marks.js';

/** How the objects of one drawing are labelled. */
export interface Labels {
  /** Marks, number and class; then each field. @ensures at least one piece */
  parts(node: TreeNode): readonly Line[];
  edge(node: TreeNode, child: Child): Line;
}

export function labelsOf(forest: Forest, marks: Marks): Labels {
  const below = nodesBelow(forest.root).filter(({ object }) => !isCollection(object));
  const hasOneClass = new Set(below.map(({ object }) => object.type)).size === 1;
  const areSimple = hasOneClass && below.every((node) => node.shown.length === 1 && countPrimitives(node) === 1);
  const isBare = (node: TreeNode): boolean => node !== forest.root && hasOneClass && fieldsOf(node, marks).length > 0;
  return {
    parts: (node) => {
      const tone = toneOf(node.index, marks);
      const isValueEnough = areSimple && node !== forest.root && !forest.named.has(node.index);
      const written = fieldsOf(node, marks).map(({ name, text, isChanged }, index) =>
        line(
          `${isChanged ? CHANGED : ''}${isValueEnough && index === 0 ? text : named(name, text)}`,
          isChanged && tone === 'plain' ? 'changed' : tone,
        ),
      );
      const number = forest.named.has(node.index) ? [line(`#${node.index}`, tone)] : [];
      if (isBare(node)) return withMarks([inOneLine([...number, written[0]!]), ...written.slice(1)], node, marks);
      const name = line(nameOf(node), tone === 'plain' ? 'strong' : tone);
      return withMarks([inOneLine([name, ...number]), ...written], node, marks);
    },
    edge: (node, child) => edgeOf(node, child, marks),
  };
}

/** `size:3`, `parent→#1` */
const named = (name: string, text: string): string => (text.startsWith('→') ? `${name}${text}` : `${name}:${text}`);

export function edgeOf(node: TreeNode, child: Child, marks: Marks): Line {
  const isChanged = marks.isChanged(node.index, child.cell);
  return [piece(`${isChanged ? CHANGED : ''}${child.edge}`, isChanged ? 'changed' : 'plain')];
}

export function nameOf({ object }: TreeNode): string {
  return object.type === 'Array' ? `Array(${object.elements.length})` : object.type === 'Object' ? '{}' : object.type;
}

/** Marks stand before everything else. */
function withMarks(parts: readonly Line[], node: TreeNode, marks: Marks): readonly Line[] {
  const mark = markOf(node.index, marks);
  if (mark === '') return parts;
  const [first = [], ...others] = parts;
  return [[piece(mark, toneOf(node.index, marks)), ...first], ...others];
}

export function markOf(index: number, marks: Marks): string {
  return [marks.isWrong(index) ? WRONG : '', marks.isNew(index) ? NEW : '', marks.isTouched(index) ? TOUCHED : ''].join(
    '',
  );
}

export function toneOf(index: number, marks: Marks): Tone {
  if (marks.isWrong(index)) return 'bad';
  if (marks.isNew(index)) return 'changed';
  return marks.isTouched(index) ? 'touched' : 'plain';
}

interface Field {
  readonly name: string;
  readonly text: string;
  readonly isChanged: boolean;
}

/** What is shown of the fields; a child that went away is a change that only a label can show. */
function fieldsOf(node: TreeNode, marks: Marks): readonly Field[] {
  if (isCollection(node.object)) return [];
  const gone = node.children.filter(
    ({ node: child, cell, text }) => child === null && text === '∅' && marks.isChanged(node.index, cell),
  );
  return [
    ...node.shown.map(({ name, text }) => ({ name, text, isChanged: marks.isChanged(node.index, name) })),
    ...gone.map(({ edge, text }) => ({ name: edge, text, isChanged: true })),
  ];
}

const countPrimitives = ({ object }: TreeNode): number =>
  object.fields.filter(({ value, isTree }) => !isTree && value.kind !== 'object' && !isUnseen(value)).length;

function nodesBelow(root: TreeNode): readonly TreeNode[] {
  const found: TreeNode[] = [];
  const pending: TreeNode[] = [root];
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    const below = node.children.flatMap((child) => (child.node === null ? [] : [child.node]));
    found.push(...below);
    pending.push(...below);
  }
  return found;
}

/** Parts one after another. */
export function inOneLine(parts: readonly Line[]): Line {
  return parts.flatMap((part, index): Piece[] => (index === 0 ? [...part] : [piece(' '), ...part]));
}
