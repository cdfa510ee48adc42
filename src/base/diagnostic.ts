/**
 * What we tell the user when something cannot be done: a code, a place, what to do about it.
 * Messages are made only by the factories in `messages.ts`; the docs page of codes is generated from there.
 */

import type { Span } from './span.js';

/** Decides the exit code: `input` problems are the user's to fix (2), `limit` and `unsupported` leave the question open (3). */
export type DiagnosticKind = 'input' | 'unsupported' | 'limit' | 'internal';

export interface Diagnostic {
  readonly code: string;
  readonly kind: DiagnosticKind;
  readonly message: string;
  readonly remedy: string;
  readonly span: Span | null;
}

/** Carries a diagnostic up to whoever reports it. Never caught to be ignored. */
export class Refusal extends Error {
  constructor(readonly diagnostic: Diagnostic) {
    super(diagnostic.message);
    this.name = 'Refusal';
  }
}

/** The deadline has passed in the middle of an evaluation. */
export class OutOfTime extends Error {}
