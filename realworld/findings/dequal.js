/** dequal 2.0.3: maps with different keys are equal if what they hold there is undefined. */

import assert from 'node:assert';
import { dequal } from 'dequal';

assert.equal(dequal(new Map([[0, undefined]]), new Map([[1, undefined]])), false);
