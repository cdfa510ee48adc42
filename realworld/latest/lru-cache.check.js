/** lru-cache: the least recently used of two entries makes place for a third; entries are listed from the most recent on. */

import { conforms, int, oneOf } from 'glassbox';
import { LRUCache } from 'lru-cache';
import { Recent } from '../models/recent.js';

const key = int(0, 2);

conforms(LRUCache, Recent, {
  name: 'LRUCache',
  depth: 5,
  initial: { subject: () => new LRUCache({ max: 2 }), model: () => new Recent(2) },
  operations: {
    set: { arguments: [key, oneOf('a')], result: () => undefined },
    get: [key],
    delete: { arguments: [key], result: Boolean },
  },
  observe: {
    subject: (cache) => ({ size: cache.size, entries: [...cache], peeked: [0, 1, 2].map((one) => cache.peek(one)) }),
    model: (cache) => ({
      size: cache.size,
      entries: [...cache].reverse(),
      peeked: [0, 1, 2].map((one) => cache.peek(one)),
    }),
  },
});
