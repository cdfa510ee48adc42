/**
 * Diagnostics as text: what, where, the source around it, and what to do.
 *
 *     error[module-not-found]: cannot find module './queue.js'
 *       --> src/main.ts:3:23
 *       1 | …
 *     > 3 | import { Queue } from './queue.js';
 *         |                       ^^^^^^^^^^^^
 *     help: check the spelling; …
 *
 * Plain text unless the caller passes paint, so that logs, tests and browsers get no escape codes. Only the
 * shown lines are handed on, each cut to a window: a fault in a minified file must not print the file.
 */

import { codeFrameColumns } from '@babel/code-frame';
import type { Diagnostic } from './diagnostic.js';
import { positionOf, type Span } from './span.js';

/** How the parts are coloured. */
export interface Paint {
  readonly error: (text: string) => string;
  readonly place: (text: string) => string;
  readonly help: (text: string) => string;
  /** Colour the source text itself. */
  readonly source: boolean;
}

export interface RenderOptions {
  readonly paint?: Paint;
  /** What to show of a path; the default is all of it. */
  readonly showPath?: (path: string) => string;
}

const plain: Paint = { error: (text) => text, place: (text) => text, help: (text) => text, source: false };

const linesAround = 2;
const widest = 160;

export function renderDiagnostic(diagnostic: Diagnostic, options: RenderOptions = {}): string {
  const paint = options.paint ?? plain;
  const lines = [`${paint.error(`error[${diagnostic.code}]:`)} ${diagnostic.message}`];
  if (diagnostic.span !== null) lines.push(renderPlace(diagnostic.span, options));
  lines.push(`${paint.help('help:')} ${diagnostic.remedy}`);
  return lines.join('\n');
}

/** The `-->` line and the frame under it. */
export function renderPlace(span: Span, options: RenderOptions = {}): string {
  const paint = options.paint ?? plain;
  const { line, column } = positionOf(span.source, span.start);
  const path = (options.showPath ?? ((shown: string) => shown))(span.source.path);
  return `  ${paint.place('-->')} ${path}:${line}:${column}\n${renderFrame(span, paint.source)}`;
}

/** Marks the part of the span that is on its first line. */
function renderFrame(span: Span, colour: boolean): string {
  const { line, column } = positionOf(span.source, span.start);
  const first = Math.max(1, line - linesAround);
  const shown = linesOf(span.source.text, first, line + linesAround);
  const marked = shown[line - first]!;
  const length = Math.max(1, Math.min(span.end - span.start, marked.length - column + 1));
  const cut = marked.length <= widest ? 0 : Math.max(0, column - 1 - Math.floor(widest / 4));
  const start = column - cut;
  return codeFrameColumns(
    shown.map((text) => text.slice(cut, cut + widest)).join('\n'),
    { start: { line, column: start }, end: { line, column: Math.min(start + length, widest + 1) } },
    { linesAbove: linesAround, linesBelow: linesAround, forceColor: colour, startLine: first },
  );
}

/**
 * The lines numbered first … last, as far as there are any, without their line ends. Only '\n' ends a line, as
 * in `positionOf`; the other characters that `@babel/code-frame` takes for line ends become spaces.
 */
function linesOf(text: string, first: number, last: number): string[] {
  const lines: string[] = [];
  let start = 0;
  for (let line = 1; line <= last && start <= text.length; line += 1) {
    const newline = text.indexOf('\n', start);
    const end = newline === -1 ? text.length : newline;
    if (line >= first)
      lines.push(
        text
          .slice(start, end)
          .replace(/\r$/, '')
          .replace(/[\r\u2028\u2029]/g, ' '),
      );
    start = end + 1;
  }
  return lines;
}
