/**
 * `for ([x = 'x' in {}] of …)`: inside of brackets an `in` is an operator again, but in the head of a loop the parser of TypeScript takes it
 * for the word of the loop and objects. It does not where parentheses stand around it. So acorn, which has read the text already, tells where
 * the operator stands in heads of loops; the text is parsed once more with parentheses there, and every place of the tree is moved to
 * where it stands in the text that was written.
 */

import ts from '#typescript';
import { syntaxOf } from '../early.js';

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

/**
 * @requires acorn has no objection to `text`
 * @returns null if no head of a loop has the operator
 */
export function parsedWithParentheses(
  text: string,
  format: 'esm' | 'commonjs',
  parse: (text: string) => ts.SourceFile,
): ts.SourceFile | null {
  const found: Node[] = [];
  operatorsIn(syntaxOf(text, format), false, found);
  if (found.length === 0) return null;
  const marks = found.flatMap(({ start, end }) => [
    { at: start, mark: '(' },
    { at: end, mark: ')' },
  ]);
  let [written, from] = ['', 0];
  const added: number[] = [];
  for (const { at, mark } of marks) {
    written += text.slice(from, at);
    added.push(written.length);
    written += mark;
    from = at;
  }
  const file = parse(written + text.slice(from));
  movePlaces(file, (place) => place - added.filter((one) => one < place).length);
  file.text = text;
  return file;
}

/** The outermost ones in heads of loops, in the order of the text. */
function operatorsIn(value: unknown, isInHead: boolean, found: Node[]): void {
  if (Array.isArray(value)) for (const one of value) operatorsIn(one, isInHead, found);
  if (!isNode(value)) return;
  if (isInHead && value.type === 'BinaryExpression' && (value as Node & { operator: string }).operator === 'in') {
    found.push(value);
    return;
  }
  const isLoop = /^For(In|Of|)Statement$/.test(value.type);
  for (const [key, part] of Object.entries(value))
    operatorsIn(part, isLoop ? key === 'left' || key === 'init' : isInHead, found);
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

function movePlaces(node: ts.Node, moved: (place: number) => number): void {
  const move = (range: ts.TextRange): void => {
    const { pos, end } = range;
    Object.assign(range, { pos: moved(pos), end: moved(end) });
  };
  move(node);
  ts.forEachChild(
    node,
    (child) => movePlaces(child, moved),
    (children) => {
      move(children);
      for (const child of children) movePlaces(child, moved);
    },
  );
}
