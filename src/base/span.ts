/**
 * Places in source text. A `Span` is a half-open range of UTF-16 offsets in one `SourceText`;
 * lines and columns are computed only when a person is shown the place.
 */

/** One source file as read: `path` is what messages show, `text` never changes. */
export interface SourceText {
  readonly path: string;
  readonly text: string;
}

/** @invariant 0 ≤ start ≤ end ≤ source.text.length */
export interface Span {
  readonly source: SourceText;
  readonly start: number;
  readonly end: number;
}

/** A place as editors count it: both numbers start at 1. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

export function positionOf(source: SourceText, offset: number): Position {
  let line = 1;
  let lineStart = 0;
  for (let next = source.text.indexOf('\n'); next !== -1 && next < offset; next = source.text.indexOf('\n', next + 1)) {
    line += 1;
    lineStart = next + 1;
  }
  return { line, column: offset - lineStart + 1 };
}
