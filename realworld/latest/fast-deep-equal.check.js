/** fast-deep-equal: as node's own deep equality, for all JSON of two levels. */

import { isDeepStrictEqual } from 'node:util';
import isEqual from 'fast-deep-equal';
import { conforms, json } from 'glassbox';

const value = json({ depth: 2, keys: ['a', 'b'], leaves: [0], maximum: 1 });

conforms(isEqual, isDeepStrictEqual, { name: 'fast-deep-equal', arguments: [value, value] });
