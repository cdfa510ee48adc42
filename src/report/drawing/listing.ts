/** Objects of any graph, one a line: `#1 Node { value: 1, next → #2 }`. What an object leads to is listed after it. */

import type { ShownGraph, ShownObject } from '../../verdict/graph.js';
import { line, lineWidth, piece, type Line } from '../paint.js';
import { showValue } from '../values.js';
import { markOf, toneOf } from './label.js';
import { CHANGED, type Marks } from './marks.js';

export function listObjects(
  graph: ShownGraph,
  objects: readonly number[],
  marks: Marks,
  width: number,
): readonly Line[] {
  return objects.flatMap((index) => listObject(graph.objects[index]!, index, marks, width));
}

function listObject(object: ShownObject, index: number, marks: Marks, width: number): readonly Line[] {
  const part = (cell: string, text: string): Line => {
    const isChanged = marks.isChanged(index, cell);
    return line(`${isChanged ? CHANGED : ''}${text}`, isChanged ? 'changed' : 'plain');
  };
  const parts = [
    ...object.fields.map(({ name, value }) =>
      part(name, `${name}${value.kind === 'object' ? ' → ' : ': '}${showValue(value)}`),
    ),
    ...object.elements.map((value, element) => part(String(element), showValue(value))),
    ...object.entries.map(({ key, value }) => part(showValue(key), `${showValue(key)} → ${showValue(value)}`)),
  ];
  const head = piece(`${markOf(index, marks)}#${index} ${object.type}`, toneOf(index, marks));
  const [open, close] = object.type === 'Array' ? ['[', ']'] : ['{', '}'];
  if (parts.length === 0) return [[head, piece(` ${open}${close}`)]];
  const lines: Line[] = [];
  let current: Line = [head, piece(` ${open} `)];
  for (const [position, one] of parts.entries()) {
    const isLast = position === parts.length - 1;
    if (position > 0 && lineWidth(current) + lineWidth(one) + 2 > width) {
      lines.push(current);
      current = [piece('    ')];
    }
    current = [...current, ...one, piece(isLast ? ` ${close}` : ', ')];
  }
  return [...lines, current];
}
