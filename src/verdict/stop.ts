/** What keeps a check from its answer, as data that a worker can send: a diagnostic without the text it points into. */

import { OutOfTime, Refusal, type Diagnostic, type DiagnosticKind } from '../base/diagnostic.js';
import { timeLimit, type Phase } from '../base/messages.js';
import { positionOf, type Span } from '../base/span.js';
import type { Place, Reason } from './verdict.js';

export interface Stop {
  readonly kind: DiagnosticKind;
  readonly reason: Reason;
}

export function stopOf(diagnostic: Diagnostic): Stop {
  const { kind, code, message, remedy, span } = diagnostic;
  return { kind, reason: { code, message, remedy, place: placeOf(span) } };
}

/** What keeps us from an answer, as data; anything but a refusal is a mistake of ours and goes on up. */
export function stopBy(problem: unknown, phase: Phase): Stop {
  if (problem instanceof Refusal) return stopOf(problem.diagnostic);
  if (problem instanceof OutOfTime) return stopOf(timeLimit(phase, null, false, null));
  throw problem;
}

export function placeOf(span: Span | null): Place | null {
  return span === null ? null : { path: span.source.path, ...positionOf(span.source, span.start) };
}
