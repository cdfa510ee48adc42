/**
 * structuredClone of data: primitives, plain objects, arrays, maps, sets, dates, regular expressions, typed arrays with
 * their buffers, errors and wrappers, with cycles. What it would reject is refused.
 */

import { PLAIN, type HeapObject } from '../../heap/index.js';
import type { Machine } from '../machine.js';
import type { Realm } from '../realm.js';
import { property } from './define.js';
import { refuse } from './refuse.js';

export function installStructuredClone(realm: Realm): void {
  realm.addLibraryNative('$refuse', (machine, _self, [name]) => refuse(machine, name as string));
  realm.addLibraryNative('$plainKind', (machine, _self, [object]) => plainKind(machine, object as HeapObject), {
    splits: [0],
  });
  property(realm, realm.global, 'structuredClone', realm.renamed('structuredCloneOf', 'structuredClone', 1), PLAIN);
}

/** What `structuredClone` makes of an object; refuses what it would reject or what is not modelled. */
function plainKind(machine: Machine, object: HeapObject): string {
  switch (object.kind) {
    case 'object':
    case 'array':
    case 'map':
    case 'set':
    case 'date':
    case 'regexp':
    case 'buffer':
    case 'typed':
    case 'dataView':
    case 'error':
      return object.kind;
    case 'boxed':
      return typeof machine.heap.internal(object) === 'symbol'
        ? refuse(machine, 'structuredClone of a symbol')
        : 'boxed';
    case 'arguments':
      return 'object';
    case 'function':
    case 'iterator':
    case 'generator':
    case 'namespace':
      return refuse(machine, `structuredClone of ${machine.realm.describe(object)}`);
  }
}
