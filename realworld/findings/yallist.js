/** yallist 5.0.0: what is inserted before the last element lands after it. */

import assert from 'node:assert';
import { Yallist } from 'yallist';

const list = new Yallist([0]);
list.splice(0, 0, 8);
assert.deepEqual([...list], [8, 0]);
