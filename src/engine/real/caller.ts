/** Where code of the user stands that called something which is watched: the first line of a stack that is neither ours nor node's. */

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Span } from '../../base/span.js';

/** Where our code is, unless it is bundled: then it is where whoever watches is, in the first line of the stack. */
const ours = fileURLToPath(new URL('../../', import.meta.url));
const FRAME = /(?:file:\/\/)?(\/[^():]*):(\d+):(\d+)\)?$/gm;

/** @param stack of an error that was made by whoever watches; null if nothing was called */
export function callerSpan(stack: string | null): Span | null {
  const frames = [...(stack ?? '').matchAll(FRAME)];
  const watching = frames[0]?.[1];
  const found = frames.find(([, path]) => path !== watching && !path!.startsWith(ours));
  return found === undefined ? null : spanAt(decodeURI(found[1]!), Number(found[2]), Number(found[3]));
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
