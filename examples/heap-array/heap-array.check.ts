/** The setting of Darga and Boyapati (2006): at most n items, each of 1 … n, and the two operations of a priority queue. */

import { array, check, int } from 'glassbox';
import { HeapArray } from './heap-array.js';

check(HeapArray, (n) => {
  const item = int(1, n);
  return {
    scope: 5,
    state: { HeapArray: { items: array(item) } },
    operations: { insert: [item], extractMinimum: [] },
  };
});
