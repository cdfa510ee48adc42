/**
 * Early errors: programs that JavaScript rejects before it runs any of them. The parser of TypeScript lets most of them pass, because
 * its checker or nobody minds; acorn reads JavaScript alone, and to the letter of the standard. It is asked about what remains of TypeScript
 * without its types; should it object there, the compiler's own output has to be as wrong.
 */

import { Parser } from 'acorn';
import ts from '#typescript';
import { erased } from './erased.js';

export interface EarlyError {
  readonly message: string;
  readonly start: number;
  readonly end: number;
}

/** Neither types nor elements of JSX. */
export function isJavaScript(path: string): boolean {
  return !/\.(?:[cm]?ts|[jt]sx)$/.test(path);
}

/**
 * What is nested too deeply to be looked at has none.
 *
 * @requires of anything but JavaScript, the parser of TypeScript has no objection
 */
export function earlyError(file: ts.SourceFile, format: 'esm' | 'commonjs'): EarlyError | null {
  if (/\.[jt]sx$/.test(file.fileName)) return null;
  try {
    if (isJavaScript(file.fileName)) return objection(file.text, format);
    const found = objection(erased(file), format);
    return found !== null && objection(compiled(file), format) !== null ? found : null;
  } catch (problem) {
    if (problem instanceof RangeError) return null;
    throw problem;
  }
}

function objection(text: string, format: 'esm' | 'commonjs'): EarlyError | null {
  try {
    Parser.parse(text, {
      ecmaVersion: 'latest',
      sourceType: format === 'esm' ? 'module' : 'commonjs',
      allowHashBang: true,
    });
    return null;
  } catch (problem) {
    if (!(problem instanceof SyntaxError)) throw problem;
    const { message, pos } = problem as SyntaxError & { readonly pos: number };
    const word = /[\w$]+|/y;
    word.lastIndex = pos;
    const found = word.exec(text)![0];
    return { message: reworded(message.replace(/ \(\d+:\d+\)$/, ''), found), start: pos, end: pos + found.length };
  }
}

/** Nobody who reads our messages knows the options of acorn. */
function reworded(message: string, found: string): string {
  if (!message.includes('sourceType')) return message;
  return found === 'import'
    ? 'Cannot use import statement outside a module'
    : `Unexpected token '${found}' outside a module`;
}

function compiled({ text, fileName }: ts.SourceFile): string {
  const compilerOptions = {
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.Preserve,
    experimentalDecorators: true,
  };
  return ts.transpileModule(text, { fileName, compilerOptions }).outputText;
}
