/** A place of a verdict with the source around it, if the file can be read and still has that place. */

import { renderPlace } from '../base/code-frame.js';
import type { Span } from '../base/span.js';
import type { Place } from '../verdict/verdict.js';
import type { ReportOptions } from './options.js';

/** @param expected what stands at the place, to be underlined if it does */
export function showPlace(place: Place, expected: string | null, options: ReportOptions): string {
  const text = options.readFile(place.path);
  const span = text === undefined ? null : spanOf(place, text, expected);
  if (span !== null) return renderPlace(span, options);
  return `  ${options.paint.place('-->')} ${options.showPath(place.path)}:${place.line}:${place.column}`;
}

/** Null if the text has no such place. */
function spanOf({ path, line, column }: Place, text: string, expected: string | null): Span | null {
  let lineStart = 0;
  for (let number = 1; number < line; number += 1) {
    const next = text.indexOf('\n', lineStart);
    if (next === -1) return null;
    lineStart = next + 1;
  }
  const lineEnd = text.indexOf('\n', lineStart);
  const start = lineStart + column - 1;
  if (start > (lineEnd === -1 ? text.length : lineEnd)) return null;
  const found = expected === null ? undefined : readings(expected).find((reading) => text.startsWith(reading, start));
  return { source: { path, text }, start, end: Math.min(text.length, start + (found?.length ?? 1)) };
}

/** What is false may be the negation of what is written: `!(a && b)` where the source has `if (a && b) return false`. */
function readings(expected: string): readonly string[] {
  const inner = /^!\(([^]*)\)$/.exec(expected)?.[1] ?? /^!([^]*)$/.exec(expected)?.[1];
  return inner === undefined ? [expected] : [expected, inner];
}
