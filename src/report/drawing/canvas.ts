/**
 * A sheet of characters to draw on. Lines are drawn as the directions in which they leave a cell, so that lines which meet
 * become the right corner or crossing by themselves.
 */

import { piece, type Line, type Piece, type Tone } from '../paint.js';

export const UP = 1;
export const DOWN = 2;
export const LEFT = 4;
export const RIGHT = 8;

/** By the sum of the directions. */
const corners = [' ', '│', '│', '│', '─', '┘', '┐', '┤', '─', '└', '┌', '├', '─', '┴', '┬', '┼'];

interface Cell {
  readonly text: string;
  readonly tone: Tone;
  readonly directions: number;
}

export class Canvas {
  private readonly rows: (Cell | undefined)[][] = [];

  /** @requires x ≥ 0, y ≥ 0 */
  write(x: number, y: number, pieces: Line): void {
    let column = x;
    for (const { text, tone } of pieces)
      for (const character of text) {
        this.row(y)[column] = { text: character, tone, directions: 0 };
        column += 1;
      }
  }

  stroke(x: number, y: number, directions: number): void {
    const row = this.row(y);
    const all = (row[x]?.directions ?? 0) | directions;
    row[x] = { text: corners[all]!, tone: 'plain', directions: all };
  }

  /** From one column to another, ends included only on their inner side. */
  horizontal(from: number, to: number, y: number): void {
    for (let x = from; x <= to; x += 1) this.stroke(x, y, (x > from ? LEFT : 0) | (x < to ? RIGHT : 0));
  }

  lines(): readonly Line[] {
    return this.rows.map((row) => {
      const pieces: Piece[] = [];
      for (let x = 0; x < row.length; x += 1) {
        const { text, tone } = row[x] ?? { text: ' ', tone: 'plain' };
        const last = pieces.at(-1);
        if (last?.tone === tone) pieces[pieces.length - 1] = piece(last.text + text, tone);
        else pieces.push(piece(text, tone));
      }
      return pieces;
    });
  }

  private row(y: number): (Cell | undefined)[] {
    while (this.rows.length <= y) this.rows.push([]);
    return this.rows[y]!;
  }
}
