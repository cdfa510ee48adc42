/**
 * What the process says when it ends. 1 is kept for an answer about the program (it threw, it was refuted), so
 * that scripts can tell "your program is wrong" from "we could not find out".
 */

import type { DiagnosticKind } from '../base/diagnostic.js';

export type ExitCode = 0 | 1 | 2 | 3;

export const SUCCESS: ExitCode = 0;
export const PROGRAM_FAILED: ExitCode = 1;
export const USAGE_OR_INTERNAL: ExitCode = 2;
export const INCONCLUSIVE: ExitCode = 3;

export function exitCodeOf(kind: DiagnosticKind): ExitCode {
  switch (kind) {
    case 'input':
    case 'internal':
      return USAGE_OR_INTERNAL;
    case 'unsupported':
    case 'limit':
      return INCONCLUSIVE;
  }
}
