/**
 * Syntax trees. Whether a file is an ECMAScript module may show only in its syntax, and a moment later the same file is lowered:
 * the tree that was made last is kept for that, so that no text is parsed twice.
 */

import { compiler } from '#compiler';
import type ts from '#typescript';

let last: { readonly file: ts.SourceFile; readonly kind: ts.ScriptKind } | null = null;

export function parsed(path: string, text: string, kind: ts.ScriptKind): ts.SourceFile {
  if (last !== null && last.file.fileName === path && last.kind === kind && last.file.text === text) return last.file;
  const { createSourceFile, JSDocParsingMode, ScriptTarget } = compiler();
  const options = { languageVersion: ScriptTarget.Latest, jsDocParsingMode: JSDocParsingMode.ParseNone };
  const file = createSourceFile(path, text, options, true, kind);
  last = { file, kind };
  return file;
}
