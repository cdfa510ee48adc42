/** denque 2.1.0: removing the last element by an index from the end loses the first one instead. */

import assert from 'node:assert';
import Denque from 'denque';

const deque = new Denque([0, 1]);
assert.equal(deque.removeOne(-1), 1);
assert.deepEqual(deque.toArray(), [0]);
