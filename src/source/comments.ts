/**
 * The comment that documents a node: the last doc comment before it. To TypeScript a comment on the line of the previous token
 * documents nothing; to us it does if the node follows on that line, as in `class Node { /** @tree *\/ next = null }`.
 */

import ts from '#typescript';

/** Its text, or null. */
export function docComment(file: ts.SourceFile, node: ts.Node): string | null {
  const { text } = file;
  const before = node.getFullStart();
  const start = node.getStart(file);
  const beside = (ts.getTrailingCommentRanges(text, before) ?? []).filter(
    ({ end }) => end <= start && !text.slice(end, start).includes('\n'),
  );
  const last = [...beside, ...(ts.getLeadingCommentRanges(text, before) ?? [])].at(-1);
  if (last === undefined) return null;
  const comment = text.slice(last.pos, last.end);
  return comment.startsWith('/**') ? comment : null;
}
