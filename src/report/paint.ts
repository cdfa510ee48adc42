/**
 * How the parts of a report are coloured. Colour only ever repeats what a word or a mark says already, so a report can be read
 * without it, in a log or a pipe.
 */

import type { Paint } from '../base/code-frame.js';

/** What a piece of text is, as far as colour goes. */
export type Tone = 'plain' | 'strong' | 'dim' | 'good' | 'bad' | 'doubtful' | 'touched' | 'changed';

export interface ReportPaint extends Paint {
  readonly tone: (text: string, tone: Tone) => string;
}

/** @invariant no line ends within `text` */
export interface Piece {
  readonly text: string;
  readonly tone: Tone;
}

/** One line of output. */
export type Line = readonly Piece[];

export const piece = (text: string, tone: Tone = 'plain'): Piece => ({ text, tone });

export const line = (text: string, tone: Tone = 'plain'): Line => (text === '' ? [] : [piece(text, tone)]);

/** In characters as a person counts them, more or less: code points. */
export const textWidth = (text: string): number => [...text].length;

export const lineWidth = (pieces: Line): number => pieces.reduce((sum, { text }) => sum + textWidth(text), 0);

export const blockWidth = (lines: readonly Line[]): number =>
  lines.reduce((widest, one) => Math.max(widest, lineWidth(one)), 0);

/** Filled with spaces up to a width. */
export function padLine(pieces: Line, width: number): Line {
  const missing = width - lineWidth(pieces);
  return missing <= 0 ? pieces : [...pieces, piece(' '.repeat(missing))];
}

export const indent = (lines: readonly Line[], by: number): readonly Line[] =>
  lines.map((one) => (one.length === 0 ? one : [piece(' '.repeat(by)), ...one]));

/** As text; spaces at the ends of lines are dropped. */
export function paintLines(lines: readonly Line[], paint: ReportPaint): string {
  return lines.map((one) => paintLine(one, paint)).join('\n');
}

function paintLine(pieces: Line, paint: ReportPaint): string {
  const shown = [...pieces];
  while (shown.length > 0) {
    const last = shown.pop()!;
    const trimmed = last.text.trimEnd();
    if (trimmed === '') continue;
    shown.push({ ...last, text: trimmed });
    break;
  }
  return shown.map(({ text, tone }) => (tone === 'plain' ? text : paint.tone(text, tone))).join('');
}
