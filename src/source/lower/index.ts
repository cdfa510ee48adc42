/**
 * TypeScript and JavaScript → IR: the door of this folder.
 *
 * Parsing and scope analysis happen at once, for the whole file; bodies are lowered when somebody asks for them. The
 * parts of the lowering are put together here: they call each other only through `Parts`.
 */

import { Refusal } from '../../base/diagnostic.js';
import { nestingLimit } from '../../base/messages.js';
import type { SourceText } from '../../base/span.js';
import type { CommonJsModuleIR, EsModuleIR } from '../../ir/modules.js';
import type { FunctionIR, FunctionSource } from '../../ir/types.js';
import { lowerDefaultConstructor, lowerFields, lowerStatics } from './classes.js';
import { lowerCommonJsModule, lowerMain } from './commonjs.js';
import { chainedCall } from './expressions/calls.js';
import { effect, expression, named } from './expressions/expression.js';
import { condition } from './expressions/operators.js';
import { lowerFunctionBody } from './functions.js';
import { lowerLibraryText } from './library.js';
import type { ModuleLowering, ModuleOptions, Parts } from './lowering.js';
import { lowerEsModule } from './modules.js';
import type { FunctionScope } from './scope/variable.js';
import { statement } from './statements/statement.js';
import { isFunctionNode } from './syntax.js';

/** @throws Refusal 'syntax-error' or 'nesting-limit'; whatever else we do not do is refused when it is reached */
export function lowerModule(
  source: SourceText,
  format: 'esm' | 'commonjs',
  { tellsOutcomes = false, isOurs = false }: ModuleOptions = {},
): EsModuleIR | CommonJsModuleIR {
  return withinStack(source, () =>
    format === 'esm'
      ? lowerEsModule(source, parts, { tellsOutcomes, isOurs })
      : lowerCommonJsModule(source, parts, tellsOutcomes),
  );
}

export type { ModuleOptions } from './lowering.js';
export { libraryHeads } from './library-heads.js';

/** The functions of one file of the evaluator's library; see library.ts. */
export function lowerLibrary(source: SourceText): Map<string, FunctionSource> {
  return lowerLibraryText(source, parts);
}

const parts: Parts = {
  expression,
  effect,
  condition,
  named,
  chainedCall,
  statement,
  function: (module, scope) => withinStack(module.source, () => lowerFunction(module, scope)),
};

/** Walks over syntax recurse as the syntax nests; what is too deep for the stack is too deep for node's parser as well. */
function withinStack<T>(source: SourceText, walk: () => T): T {
  try {
    return walk();
  } catch (problem) {
    if (!(problem instanceof RangeError)) throw problem;
    throw new Refusal(nestingLimit(source.path, null));
  }
}

function lowerFunction(module: ModuleLowering, scope: FunctionScope): FunctionIR {
  switch (scope.role) {
    case 'main':
      return lowerMain(module, scope);
    case 'function':
    case 'arrow':
    case 'method':
      return lowerFunctionBody(module, scope);
    case 'constructor':
      return isFunctionNode(scope.node) ? lowerFunctionBody(module, scope) : lowerDefaultConstructor(module, scope);
    case 'fields':
      return lowerFields(module, scope);
    case 'statics':
      return lowerStatics(module, scope);
    case 'environment':
      throw new Error('the environment of a module has no code');
  }
}
