/** Deep equality: of collections compared with node's own, of other objects, whose classes do not count, with a few lines. */

import { isDeepStrictEqual } from 'node:util';
import { conforms, oneOf } from 'glassbox';

class Point {
  constructor(x) {
    this.x = x;
  }
}

const bare = (x) => Object.assign(Object.create(null), { x });

/** Each makes its value anew, so that equality is never identity. */
const collections = [
  () => new Set(),
  () => new Set([{ x: 1 }]),
  () => new Set([{ x: 2 }]),
  () => new Set([{ x: 1 }, { x: 1 }]),
  () => new Set([{ x: 1 }, { x: 2 }]),
  () => new Set([{ x: 2 }, { x: 1 }]),
  () => new Map(),
  () => new Map([[{ x: 1 }, 1]]),
  () =>
    new Map([
      [{ x: 1 }, 1],
      [{ x: 1 }, 1],
    ]),
  () =>
    new Map([
      [{ x: 1 }, 1],
      [{ x: 2 }, 1],
    ]),
];
const objects = [
  () => ({}),
  () => ({ x: 1 }),
  () => ({ x: 2 }),
  () => ({ x: 1, y: undefined }),
  () => [],
  () => [1],
  () => new Point(1),
  () => bare(1),
  () => bare(2),
  () => null,
  () => undefined,
  () => NaN,
  () => new Date(0),
  () => new Date(1),
  () => /a/,
  () => /a/g,
];

/** Own fields, whatever the class; dates, patterns and arrays by what they are. */
function isAlike(a, b) {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  for (const kind of [Array, Date, RegExp]) if (a instanceof kind !== b instanceof kind) return false;
  if (a instanceof Date || a instanceof RegExp) return String(a) === String(b) && Object.is(Number(a), Number(b));
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && isAlike(a[key], b[key]));
}

const asked = (isEqual) => (a, b) => isEqual(a(), b());

function ofValues({ deepEqual }, model, values) {
  const domain = oneOf(...values);
  conforms(asked(deepEqual), asked(model), { name: 'deepEqual', arguments: [domain, domain] });
}

export function ofCollections(exported) {
  ofValues(exported, isDeepStrictEqual, collections);
}

export function ofObjects(exported) {
  ofValues(exported, isAlike, objects);
}
