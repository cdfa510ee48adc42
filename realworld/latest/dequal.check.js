/** dequal: as node's own deep equality, for collections, dates, patterns and bytes; every argument is made anew. */

import { isDeepStrictEqual } from 'node:util';
import { dequal } from 'dequal';
import { conforms, oneOf } from 'glassbox';

const values = oneOf(
  () => 0,
  () => NaN,
  () => null,
  () => undefined,
  () => [],
  () => [0],
  () => [undefined],
  () => ({}),
  () => ({ a: undefined }),
  () => ({ b: undefined }),
  () => ({ a: [0] }),
  () => new Set(),
  () => new Set([[0]]),
  () => new Set([[1]]),
  () => new Set([[0], [1]]),
  () => new Set([[1], [0]]),
  () => new Map([[{ a: 0 }, 1]]),
  () => new Map([[{ a: 1 }, 1]]),
  () => new Map([[0, 0]]),
  () => new Map([[1, 0]]),
  () => new Date(0),
  () => new Date(1),
  () => /a/,
  () => /a/g,
  () => new Uint8Array([0]),
  () => new Uint8Array([1]),
  () => new Int8Array([0]),
);
/** Keys of maps that hold nothing are not looked for in the other map. */
const maps = oneOf(
  () => new Map([[0, undefined]]),
  () => new Map([[1, undefined]]),
);
const asked = (isEqual) => (a, b) => isEqual(a(), b());

conforms(asked(dequal), asked(isDeepStrictEqual), { name: 'dequal', arguments: [values, values] });
conforms(asked(dequal), asked(isDeepStrictEqual), { name: 'dequal of maps', arguments: [maps, maps] });
