/** tiny-lru: the least recently used of two entries makes place for a third. */

import { conforms, int, oneOf } from 'glassbox';
import { LRU } from 'tiny-lru';
import { Recent } from '../models/recent.js';

const key = int(0, 2);
const unsaid = () => undefined;

conforms(LRU, Recent, {
  depth: 5,
  initial: { subject: () => new LRU(2), model: () => new Recent(2) },
  operations: {
    set: { arguments: [key, oneOf('a', 'b')], result: unsaid },
    get: [key],
    peek: [key],
    has: [key],
    delete: { arguments: [key], result: unsaid },
    evict: { precondition: (cache) => cache.size > 0, result: unsaid },
    clear: { result: unsaid },
  },
  observe: {
    subject: (cache) => ({ size: cache.size, entries: cache.entries() }),
    model: (cache) => ({ size: cache.size, entries: [...cache] }),
  },
});
