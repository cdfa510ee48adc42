/**
 * The one place where errors become text. A `Refusal` says what it is; everything else is a mistake of ours, and
 * is shown as one, without a stack trace that would mean nothing to the user.
 */

import { renderDiagnostic } from '../base/code-frame.js';
import { Refusal, type Diagnostic } from '../base/diagnostic.js';
import { internalError } from '../base/messages.js';
import { exitCodeOf, type ExitCode } from './exit-codes.js';
import { renderOptions, type Terminal } from './terminal.js';

export function reportFailure(error: unknown, terminal: Terminal): ExitCode {
  const diagnostic = error instanceof Refusal ? error.diagnostic : internalDiagnostic(error);
  terminal.writeError(`${renderDiagnostic(diagnostic, renderOptions(terminal))}\n`);
  if (terminal.debug && error instanceof Error) terminal.writeError(`${error.stack ?? ''}\n`);
  return exitCodeOf(diagnostic.kind);
}

function internalDiagnostic(error: unknown): Diagnostic {
  return internalError(error instanceof Error ? error.message : String(error), null);
}
