/**
 * Syntax trees. Whether a file is an ECMAScript module may show only in its syntax, and a moment later the same file is lowered:
 * the tree that was made last is kept for that, so that no text is parsed twice.
 */

import { compiler } from '#compiler';
import type ts from '#typescript';

function options(): ts.CreateSourceFileOptions {
  const { JSDocParsingMode, ScriptTarget } = compiler();
  return { languageVersion: ScriptTarget.Latest, jsDocParsingMode: JSDocParsingMode.ParseNone };
}

let last: { readonly file: ts.SourceFile; readonly kind: ts.ScriptKind } | null = null;

/** As an ECMAScript module although nothing in it says so: `await` is no name there. */
export function parsedAsModule(path: string, text: string, kind: ts.ScriptKind): ts.SourceFile {
  const setExternalModuleIndicator = (file: ts.SourceFile): void => {
    (file as { externalModuleIndicator?: unknown }).externalModuleIndicator = true;
  };
  return compiler().createSourceFile(path, text, { ...options(), setExternalModuleIndicator }, true, kind);
}

export function parsed(path: string, text: string, kind: ts.ScriptKind): ts.SourceFile {
  if (last !== null && last.file.fileName === path && last.kind === kind && last.file.text === text) return last.file;
  const file = compiler().createSourceFile(path, text, options(), true, kind);
  last = { file, kind };
  return file;
}
