/** A map that forgets what was not used for longest. */

import { conforms, int, oneOf } from 'glassbox';
import { Recent } from '../models/recent.js';

export function ofLRUMap({ LRUMap }) {
  conforms(LRUMap, Recent, {
    name: 'LRUMap',
    depth: 4,
    initial: { subject: () => new LRUMap(2), model: () => new Recent(2) },
    operations: {
      set: [int(0, 2), oneOf('a', 'b')],
      get: [int(0, 2)],
      find: { arguments: [int(0, 2)], model: 'peek' },
      has: [int(0, 2)],
      delete: [int(0, 2)],
      clear: [],
    },
    observe: (map) => ({ size: map.size, entries: [...map], has: [0, 1, 2].map((key) => map.has(key)) }),
  });
}
