/**
 * Early errors: programs that JavaScript rejects before it runs any of them. The parser of TypeScript lets most of them pass, because
 * its checker or nobody minds; acorn reads JavaScript alone, and to the letter of the standard. It is asked about what remains of TypeScript
 * without its types; should it object there, the compiler's own output has to be as wrong.
 */

import { Parser, type Program } from 'acorn';
import ts from '#typescript';
import { erased } from './erased.js';

export interface EarlyError {
  readonly message: string;
  /** Given if nothing is wrong but that the file is no ECMAScript module: what says that it should be one. */
  readonly wantsModule?: 'import' | 'export';
  readonly start: number;
  readonly end: number;
}

/** Neither types nor elements of JSX. */
export function isJavaScript(path: string): boolean {
  return !/\.(?:[cm]?ts|[jt]sx)$/.test(path);
}

/**
 * @throws RangeError if it is nested too deeply to be looked at
 * @requires of anything but JavaScript, the parser of TypeScript has no objection
 */
export function earlyError(file: ts.SourceFile, format: 'esm' | 'commonjs'): EarlyError | null {
  if (/\.[jt]sx$/.test(file.fileName)) return null;
  if (isJavaScript(file.fileName)) return objection(file.text, format);
  const found = objection(erased(file), format);
  return found !== null && objection(compiled(file), format) !== null ? found : null;
}

/** @throws SyntaxError if it is not JavaScript */
export function syntaxOf(text: string, format: 'esm' | 'commonjs'): Program {
  const sourceType = format === 'esm' ? 'module' : 'commonjs';
  return Parser.parse(text, { ecmaVersion: 'latest', sourceType, allowHashBang: true });
}

function objection(text: string, format: 'esm' | 'commonjs'): EarlyError | null {
  try {
    syntaxOf(text, format);
    return null;
  } catch (problem) {
    if (!(problem instanceof SyntaxError)) throw problem;
    const { message, pos } = problem as SyntaxError & { readonly pos: number };
    const word = /[\w$]+|/y;
    word.lastIndex = pos;
    const found = word.exec(text)![0];
    const said = reworded(message.replace(/ \(\d+:\d+\)$/, ''), found, text.slice(0, pos));
    const place = { start: pos, end: pos + found.length };
    const isAboutFormat = message.includes('sourceType') && (found === 'import' || found === 'export');
    return { message: said, ...place, ...(isAboutFormat ? { wantsModule: found } : {}) };
  }
}

/** Nobody who reads our messages knows the options of acorn; and where it expects a value, node says whose. */
function reworded(message: string, found: string, before: string): string {
  if (message === 'Unexpected token' && /\bconst\s+[\p{ID_Start}$_][\p{ID_Continue}$]*\s*$/u.test(before))
    return 'Missing initializer in const declaration';
  if (message === 'Complex binding patterns require an initialization value')
    return 'Missing initializer in destructuring declaration';
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
