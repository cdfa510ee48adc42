/**
 * What modules of another kind (CommonJS, JSON) have for those that import them: the names that may be imported, which the
 * text says before anything runs, and what can be seen of `module.exports` without running any code of the program.
 */

import type { ModuleIR } from '../ir/modules.js';
import { HeapObject } from '../heap/index.js';
import type { Value } from '../value/index.js';
import type { Machine } from './machine.js';
import { isAccessor, ownKeys, ownProperty } from './property/own.js';

/**
 * The names beside `default` of a module and of all it exports everything from, which may lead in a circle; null if only
 * running it can tell. `find` is the module that a `require` means, null if there is none.
 */
export function exportedNames<Module extends { readonly ir: ModuleIR }>(
  root: Module,
  find: (specifier: string, from: Module) => Module | null,
): ReadonlySet<string> | null {
  const names = new Set<string>();
  const pending = [root];
  const seen = new Set(pending);
  for (const module of pending) {
    if (module.ir.format === 'builtin') return null;
    const exported = module.ir.format === 'commonjs' ? module.ir.exported() : { names: [], from: [] };
    if (exported === null) {
      if (module === root) return null;
      continue;
    }
    for (const name of exported.names) names.add(name);
    for (const specifier of exported.from) {
      const next = find(specifier, module);
      if (next === null || seen.has(next)) continue;
      seen.add(next);
      pending.push(next);
    }
  }
  names.delete('default');
  return names;
}

/** `module.exports` as `default`, whatever it has of that name itself, and its properties that are not accessors. */
export function dataProperties(machine: Machine, exports: Value): ReadonlyMap<string, Value> {
  const shown = new Map<string, Value>([['default', exports]]);
  if (!(exports instanceof HeapObject)) return shown;
  for (const name of ownKeys(machine, exports)[0]!.keys) {
    if (typeof name !== 'string' || name === 'default') continue;
    const own = ownProperty(machine, exports, name)[0];
    if (own !== undefined && !isAccessor(own.flags)) shown.set(name, own.content);
  }
  return shown;
}
