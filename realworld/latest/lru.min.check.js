/** lru.min: a factory whose cache lives in closures; the least recently used of two entries makes place for a third. */

import { conforms, int, oneOf } from 'glassbox';
import { createLRU } from 'lru.min';
import { Recent } from '../models/recent.js';

const key = int(0, 2);

conforms(Object, Recent, {
  name: 'createLRU',
  depth: 5,
  initial: { subject: () => createLRU({ max: 2 }), model: () => new Recent(2) },
  operations: {
    set: { arguments: [key, oneOf('a')], result: () => undefined },
    get: [key],
    delete: { arguments: [key], result: Boolean },
  },
  observe: {
    subject: (cache) => ({ size: cache.size, entries: [...cache.entries()] }),
    model: (cache) => ({ size: cache.size, entries: [...cache].reverse() }),
  },
});
