/** Where code of the user stands that called something which is watched: the first line of a stack that is neither ours nor node's. */

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Span } from '../../base/span.js';

/** Where our code is, unless it is bundled: then it is where whoever watches is, in the first line of the stack. */
const ours = fileURLToPath(new URL('../../', import.meta.url));
const FRAME = /(?:file:\/\/)?(\/[^():]*):(\d+):(\d+)\)?$/gm;

/** What node itself does below a call, such as `fetch`, may take many frames. */
const FRAMES = 60;

/** The stack of whoever watches and asks for it. */
export function stackHere(): string {
  const usual = Error.stackTraceLimit;
  const here = { stack: '' };
  Error.stackTraceLimit = FRAMES;
  Error.captureStackTrace(here, stackHere);
  Error.stackTraceLimit = usual;
  return here.stack;
}

/**
 * @param stack of whoever watches; null if nothing was called
 * @param name of what was called, by which it is found in its line: columns are those of the code as it runs, which has more in it
 */
export function callerSpan(stack: string | null, name: string | null): Span | null {
  const frames = [...(stack ?? '').matchAll(FRAME)];
  const watching = frames[0]?.[1];
  const found = frames.find(([, path]) => path !== watching && !path!.startsWith(ours));
  return found === undefined ? null : placeInLine(decodeURI(found[1]!), Number(found[2]), Number(found[3]), name);
}

/** The last time that a name is written in a line up to a column, else where the line begins. */
export function placeInLine(path: string, line: number, column: number, name: string | null): Span | null {
  const text = spanAt(path, line, 1)?.source.text.split('\n')[line - 1];
  if (text === undefined) return null;
  const at = name === null ? -1 : text.lastIndexOf(name.slice(name.lastIndexOf('.') + 1), column - 1);
  return spanAt(path, line, 1 + (at >= 0 ? at : text.length - text.trimStart().length));
}

/** Null if there is no such place. */
export function spanAt(path: string, line: number, column: number): Span | null {
  try {
    const text = readFileSync(path, 'utf8');
    const before = text.split('\n').slice(0, line - 1);
    const start = before.reduce((sum, one) => sum + one.length + 1, 0) + column - 1;
    return start < text.length ? { source: { path, text }, start, end: start + 1 } : null;
  } catch {
    return null;
  }
}
