/**
 * The one place where errors become text. A `Refusal` says what it is; everything else is a mistake of ours, and
 * is shown as one, without a stack trace that would mean nothing to the user.
 */

import { renderDiagnostic } from '../base/code-frame.js';
import { Refusal, type Diagnostic } from '../base/diagnostic.js';
import { internalError } from '../base/messages.js';
import type { Stop } from '../index.js';
import { exitCodeOf, type ExitCode } from './exit-codes.js';
import { renderOptions, showPath, type Terminal } from './terminal.js';

/** What keeps a check or a file from being used. */
export function reportStop({ kind, reason }: Stop, terminal: Terminal): ExitCode {
  const { code, message, remedy, place } = reason;
  const where = place === null ? '' : `${showPath(place.path, terminal)}:${place.line}:${place.column}: `;
  return reportFailure(new Refusal({ kind, code, message: `${where}${message}`, remedy, span: null }), terminal);
}

export function reportFailure(error: unknown, terminal: Terminal): ExitCode {
  const diagnostic = error instanceof Refusal ? error.diagnostic : internalDiagnostic(error);
  terminal.writeError(`${renderDiagnostic(diagnostic, renderOptions(terminal))}\n`);
  if (terminal.debug && error instanceof Error) terminal.writeError(`${error.stack ?? ''}\n`);
  return exitCodeOf(diagnostic.kind);
}

function internalDiagnostic(error: unknown): Diagnostic {
  return internalError(error instanceof Error ? error.message : String(error), null);
}
