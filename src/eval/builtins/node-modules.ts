/**
 * The modules of node's own that only compute: each is a function of the library that makes what the module exports. What they ask of
 * values besides is here; showing values is left to the world outside.
 */

import { HeapObject } from '../../heap/index.js';
import { Union, type Value } from '../../value/index.js';
import { Closure, functionData } from '../functions.js';
import { ThrownWhileShown } from '../printing.js';
import type { Realm } from '../realm.js';
import { classOf } from '../describe.js';
import { typedData } from '../typed/view.js';
import { refuse } from './refuse.js';

/** name → the function of the library */
const MODULES: ReadonlyMap<string, string> = new Map([
  ['assert', 'nodeAssert'],
  ['assert/strict', 'nodeAssertStrict'],
  ['buffer', 'nodeBuffer'],
  ['console', 'nodeConsole'],
  ['events', 'nodeEvents'],
  ['path', 'nodePath'],
  ['path/posix', 'nodePath'],
  ['timers', 'nodeTimers'],
  ['url', 'nodeUrl'],
  ['util', 'nodeUtil'],
  ['util/types', 'nodeUtilTypes'],
]);

export function nodeModule(name: string): string | undefined {
  return MODULES.get(name);
}

export function installNodeModules(realm: Realm): void {
  realm.addLibraryNative('$brand', (_machine, _self, [value]) => brand(realm, value), { splits: [0] });
  const modules = realm.object();
  realm.addLibraryNative('$modules', () => modules);
  realm.addLibraryNative('$symbolFor', (_machine, _self, [name]) => Symbol.for(name as string));
  realm.addLibraryNative('$format', (machine, _self, [how, values]) => {
    const { host } = realm;
    const list = machine.heap.allElements(values as HeapObject);
    if (host.format === undefined || list.some((value) => value instanceof Union))
      return refuse(machine, `util.${how as string}`);
    try {
      return host.format(machine, how as string, list);
    } catch (problem) {
      if (problem instanceof ThrownWhileShown) return machine.raise(problem.value);
      throw problem;
    }
  });
}

/** What an object is whatever its prototype says; of functions, their kind; '' of primitives. */
function brand(realm: Realm, value: Value): string {
  if (!(value instanceof HeapObject)) return '';
  switch (value.kind) {
    case 'function': {
      const data = functionData(value);
      return data instanceof Closure ? data.source.kind : 'function';
    }
    case 'map':
    case 'set':
    case 'iterator':
      return String(value.data);
    case 'object':
      return typeof value.data === 'string' ? value.data : 'Object';
    case 'typed':
      return `${typedData(value).type}Array`;
    case 'buffer':
      return 'ArrayBuffer';
    case 'dataView':
      return 'DataView';
    case 'generator':
      return 'Generator';
    case 'namespace':
      return 'Module';
    case 'boxed':
      return `${typeof realm.heap.internal(value)} object`;
    case 'array':
    case 'arguments':
    case 'date':
    case 'error':
    case 'regexp':
      return classOf(value);
  }
}
