/** typedfastbitset: bits on both sides of the borders between words. */

import { conforms, oneOf } from 'glassbox';
import { TypedFastBitSet } from 'typedfastbitset';
import { SortedSet } from '../models/sorted.js';

const bit = oneOf(0, 31, 32, 64);
const unsaid = () => undefined;

conforms(TypedFastBitSet, SortedSet, {
  depth: 5,
  operations: {
    add: { arguments: [bit], result: unsaid },
    remove: { arguments: [bit], model: 'delete', result: unsaid },
    flip: { arguments: [bit], model: (set, one) => set.add(one) || set.delete(one), result: unsaid },
    has: [bit],
    trim: { model: unsaid, result: unsaid },
    size: { model: (set) => set.size },
    isEmpty: { model: (set) => set.size === 0 },
  },
  observe: { subject: (set) => set.array(), model: (set) => [...set] },
});
