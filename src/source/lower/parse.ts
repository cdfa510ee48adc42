/**
 * Text → syntax tree. The parser recovers from errors and goes on; we do not: a file that is not TypeScript is
 * refused with the parser's first message, because nothing said about half a program could be trusted. So is a file that JavaScript
 * rejects before running it.
 */

import ts from '#typescript';
import { Refusal } from '../../base/diagnostic.js';
import * as messages from '../../base/messages.js';
import type { SourceText, Span } from '../../base/span.js';
import { earlyError, isJavaScript } from '../early.js';
import { parsed, parsedAsModule } from '../parsed.js';
import { parsedWithParentheses } from './in-heads.js';

/** @param isOurs whether it is one of our own modules; @throws Refusal 'syntax-error', or 'unsupported-syntax' for JavaScript that the parser of TypeScript does not know */
export function parseModule(source: SourceText, format: 'esm' | 'commonjs', isOurs = false): ts.SourceFile {
  let file = parsed(source.path, source.text, scriptKind(source.path));
  if (format === 'esm' && !ts.isExternalModule(file) && /\bawait\b/.test(source.text))
    file = parsedAsModule(source.path, source.text, scriptKind(source.path));
  const first = firstDiagnostic(source, file);
  if (first !== null && !isJavaScript(source.path)) throw syntaxError(first.message, first.span);
  // what we ship was compiled, and loading it is part of every start
  const early = isOurs ? null : earlyError(file, format);
  if (early !== null) {
    const { message, wantsModule, start, end } = early;
    const place = { source, start, end };
    throw wantsModule === undefined ? syntaxError(message, place) : noModule(wantsModule, place);
  }
  if (first !== null) {
    const kind = scriptKind(source.path);
    const again = parsedWithParentheses(source.text, format, (text) => parsed(source.path, text, kind));
    if (again !== null && firstDiagnostic(source, again) === null) return again;
    const construct = `syntax that the parser of TypeScript does not know (${first.message})`;
    throw new Refusal(messages.unsupportedConstruct('unsupported-syntax', construct, '', first.span));
  }
  return file;
}

/** A text of our own library. @throws Refusal 'syntax-error' */
export function parseLibrary(source: SourceText): ts.SourceFile {
  const file = parsed(source.path, source.text, ts.ScriptKind.JS);
  const first = firstDiagnostic(source, file);
  if (first !== null) throw syntaxError(first.message, first.span);
  return file;
}

function firstDiagnostic(source: SourceText, file: ts.SourceFile): { message: string; span: Span } | null {
  const first = parseDiagnostics(file).find((diagnostic) => !onlyTypeScriptMinds.has(diagnostic.code));
  if (first === undefined) return null;
  const start = Math.min(first.start ?? 0, source.text.length);
  const end = Math.min(start + (first.length ?? 0), source.text.length);
  return { message: ts.flattenDiagnosticMessageText(first.messageText, ' '), span: { source, start, end } };
}

/** What the parser of TypeScript objects to in good JavaScript: `o?.#x`, and in sloppy code 010, 08, '\\01', '\\8'. */
const onlyTypeScriptMinds: ReadonlySet<number> = new Set([18030, 1121, 1489, 1487, 1488]);

/** What the parser overlooks: mistakes that only a look at the whole scope shows. */
export function syntaxError(message: string, span: Span): Refusal {
  return new Refusal(messages.syntaxError(message, span));
}

/** An import or export where there can be none. */
export function noModule(word: 'import' | 'export', span: Span): Refusal {
  return new Refusal(messages.moduleSyntax(word, span.source.path, span));
}

/** Is this TypeScript, where an import may turn out to be of a type only? */
export function isTypeScript(path: string): boolean {
  return /\.[cm]?tsx?$/.test(path);
}

export function scriptKind(path: string): ts.ScriptKind {
  if (path.endsWith('.tsx')) return ts.ScriptKind.TSX;
  if (isTypeScript(path)) return ts.ScriptKind.TS;
  if (path.endsWith('.jsx')) return ts.ScriptKind.JSX;
  return ts.ScriptKind.JS;
}

/** What the parser itself found; the compiler keeps it on the file but not in its public type. */
function parseDiagnostics(file: ts.SourceFile): readonly ts.Diagnostic[] {
  return (file as unknown as { parseDiagnostics?: readonly ts.Diagnostic[] }).parseDiagnostics ?? [];
}
