/**
 * How a message is written down: once, as a description from which both the factory and the page of codes
 * come. rollup taught us factories with codes; we add the `sample`, so that `docs/messages.md` shows what a
 * user will really see, rendered by the same function that renders it for them.
 */

import type { Diagnostic, DiagnosticKind } from '../diagnostic.js';
import type { Span } from '../span.js';

/** @typeParam Details what one occurrence of the message is about, in the order the factory takes it */
export interface MessageDescription<Details extends readonly unknown[]> {
  /** Stable: scripts and searches depend on it. */
  readonly code: string;
  readonly kind: DiagnosticKind;
  /** One sentence for the page of codes: when this message appears. */
  readonly meaning: string;
  readonly text: (...details: Details) => string;
  readonly remedy: (...details: Details) => string;
  /** Details with which the page of codes shows the message. */
  readonly sample: Details;
}

/** A message as the page of codes lists it. */
export interface CatalogueEntry {
  readonly code: string;
  readonly kind: DiagnosticKind;
  readonly meaning: string;
  readonly sample: Diagnostic;
}

/** Makes one kind of diagnostic; the place comes last and is null where there is none to show. */
export interface MessageFactory<Details extends readonly unknown[]> {
  (...detailsAndSpan: [...Details, Span | null]): Diagnostic;
  readonly entry: CatalogueEntry;
}

/** @ensures factory(...details, span) has the description's code and kind, and text and remedy of the details */
export function message<Details extends readonly unknown[]>(
  description: MessageDescription<Details>,
): MessageFactory<Details> {
  const { code, kind, meaning, text, remedy, sample } = description;
  const make = (span: Span | null, details: Details): Diagnostic => ({
    code,
    kind,
    message: text(...details),
    remedy: remedy(...details),
    span,
  });
  const factory = (...detailsAndSpan: [...Details, Span | null]): Diagnostic =>
    make(detailsAndSpan.at(-1) as Span | null, detailsAndSpan.slice(0, -1) as unknown as Details);
  return Object.assign(factory, { entry: { code, kind, meaning, sample: make(null, sample) } });
}
