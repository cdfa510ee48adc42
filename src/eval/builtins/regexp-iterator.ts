/** The iterator that `matchAll` returns; `elements` are [regexp, string, global, unicode], `internal` is whether it is done. */

import { CONFIGURABLE, HeapObject, initialise } from '../../heap/index.js';
import type { Realm } from '../realm.js';
import { property, textMethod } from './define.js';
import { where } from './operands.js';

/** Marks these iterators; no program can get hold of it. */
const MATCHES = { iterator: 'matchAll' };

export function installMatchIterator(realm: Realm): void {
  const { heap } = realm;
  const prototype = heap.allocate('object', realm.iteratorPrototype);
  realm.addLibraryNative('$newMatches', (_machine, _self, parts) => {
    const made = heap.allocate('object', prototype, MATCHES);
    return initialise(made, { elements: [...parts], internal: false });
  });
  realm.addLibraryNative('$isMatches', (machine, _self, [value]) =>
    machine.values.boolean(where(machine, value, (atom) => atom instanceof HeapObject && atom.data === MATCHES, false)),
  );
  realm.addLibraryNative(
    '$matchesPart',
    (_machine, _self, [matches, index]) => heap.elementAt(matches as HeapObject, index as number),
    { splits: [0] },
  );
  realm.addLibraryNative('$matchesDone', (_machine, _self, [matches]) => heap.internal(matches as HeapObject), {
    splits: [0],
  });
  realm.addLibraryNative(
    '$endMatches',
    (machine, _self, [matches]) => {
      machine.heap.writeInternal(matches as HeapObject, true);
      return undefined;
    },
    { splits: [0] },
  );
  textMethod(realm, prototype, 'next', 0, 'matchesNext');
  property(realm, prototype, Symbol.toStringTag, 'RegExp String Iterator', CONFIGURABLE);
}
