/** sorted-array-functions 1.3.0: "the index of the first value that is >=" is one in the middle if there are several. */

import assert from 'node:assert';
import sorted from 'sorted-array-functions';

assert.equal(sorted.gte([0, 0, 0], 0), 0);
