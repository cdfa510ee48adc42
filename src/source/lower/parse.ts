/**
 * Text → syntax tree. The parser recovers from errors and goes on; we do not: a file that is not TypeScript is
 * refused with the parser's first message, because nothing said about half a program could be trusted.
 */

import ts from '#typescript';
import { Refusal } from '../../base/diagnostic.js';
import * as messages from '../../base/messages.js';
import type { SourceText, Span } from '../../base/span.js';
import { parsed } from '../parsed.js';

/** @throws Refusal 'syntax-error' */
export function parse(source: SourceText): ts.SourceFile {
  const file = parsed(source.path, source.text, scriptKind(source.path));
  const first = parseDiagnostics(file).find((diagnostic) => !onlyTypeScriptMinds.has(diagnostic.code));
  if (first !== undefined) {
    const start = Math.min(first.start ?? 0, source.text.length);
    const end = Math.min(start + (first.length ?? 0), source.text.length);
    throw syntaxError(ts.flattenDiagnosticMessageText(first.messageText, ' '), { source, start, end });
  }
  return file;
}

/** What the parser of TypeScript objects to in good JavaScript: `o?.#x`, and in sloppy code 010, 08, '\\01', '\\8'. */
const onlyTypeScriptMinds: ReadonlySet<number> = new Set([18030, 1121, 1489, 1487, 1488]);

/** What the parser overlooks: mistakes that only a look at the whole scope shows. */
export function syntaxError(message: string, span: Span): Refusal {
  return new Refusal(messages.syntaxError(message, span));
}

/** Is this TypeScript, where an import may turn out to be of a type only? */
export function isTypeScript(path: string): boolean {
  return /\.[cm]?tsx?$/.test(path);
}

function scriptKind(path: string): ts.ScriptKind {
  if (path.endsWith('.tsx')) return ts.ScriptKind.TSX;
  if (isTypeScript(path)) return ts.ScriptKind.TS;
  if (path.endsWith('.jsx')) return ts.ScriptKind.JSX;
  return ts.ScriptKind.JS;
}

/** What the parser itself found; the compiler keeps it on the file but not in its public type. */
function parseDiagnostics(file: ts.SourceFile): readonly ts.Diagnostic[] {
  return (file as unknown as { parseDiagnostics?: readonly ts.Diagnostic[] }).parseDiagnostics ?? [];
}
