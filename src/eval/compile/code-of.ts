/** Compiled code, made at the first call of a function and shared by all its closures. */

import type { FunctionSource } from '../../ir/types.js';
import type { Code } from '../code.js';
import type { Closure } from '../functions.js';
import { compileFunction } from './compile.js';

const compiled = new WeakMap<FunctionSource, Code>();

export function codeOf(closure: Closure): Code {
  if (closure.code !== null) return closure.code;
  let code = compiled.get(closure.source);
  if (code === undefined) compiled.set(closure.source, (code = compileFunction(closure.source)));
  closure.code = code;
  return code;
}
