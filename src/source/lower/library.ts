/**
 * The evaluator's own library is JavaScript text, lowered like any other, with one difference:
 * a call of a name that the text does not declare is a call into the library, by name. Functions at the top level
 * know each other only in that way, so each of them stands for itself and captures nothing.
 */

import ts from '#typescript';
import type { SourceText } from '../../base/span.js';
import type { FunctionSource } from '../../ir/types.js';
import { functionSource } from './functions.js';
import type { ModuleLowering, Parts } from './lowering.js';
import { parseLibrary, syntaxError } from './parse.js';
import { ModuleScopes } from './scope/module-scopes.js';
import { FunctionScope, Scope } from './scope/variable.js';
import { walk } from './scope/walk.js';
import { isErased } from './syntax.js';

/** The functions that the text declares, by name. @throws Refusal 'syntax-error' if it holds anything else */
export function lowerLibraryText(source: SourceText, parts: Parts): Map<string, FunctionSource> {
  const file = parseLibrary(source);
  const scopes = new ModuleScopes(file, source, walk);
  const environment = new FunctionScope('environment', file, null, true, -1, null, null);
  environment.scope = new Scope(file, null, environment);
  scopes.scope = environment.scope;
  scopes.function = environment;
  const lowering: ModuleLowering = {
    source,
    file,
    scopes,
    parts,
    isLibrary: true,
    tellsOutcomes: false,
    cells: new Map(),
  };
  const functions = new Map<string, FunctionSource>();
  for (const statement of file.statements) {
    if (isErased(statement) || ts.isEmptyStatement(statement)) continue;
    if (!ts.isFunctionDeclaration(statement) || statement.name === undefined) {
      const span = { source, start: statement.getStart(file), end: statement.end };
      throw syntaxError('library text consists of function declarations', span);
    }
    scopes.walk(statement);
    const f = scopes.functions.get(statement)!;
    functions.set(statement.name.text, functionSource(lowering, f, statement.name.text));
  }
  return functions;
}
