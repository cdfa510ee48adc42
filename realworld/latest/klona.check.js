/** klona: a clone is equal to what it is a clone of and shares no object with it. */

import { isDeepStrictEqual } from 'node:util';
import { conforms, json, oneOf } from 'glassbox';
import { klona } from 'klona';

const inside = json({ depth: 2, keys: ['a', 'b'], leaves: [0, null], maximum: 2 });
const around = oneOf(
  (one) => one,
  (one) => new Set([one]),
  (one) => new Map([[one, { one }]]),
);

conforms(
  (wrap, value) => {
    const original = wrap(value);
    const copy = klona(original);
    return isDeepStrictEqual(copy, original) && shared(copy, objectsIn(original)) === 0;
  },
  () => true,
  { name: 'klona', arguments: [around, inside] },
);

function objectsIn(value, found = new Set()) {
  if (typeof value !== 'object' || value === null || found.has(value)) return found;
  found.add(value);
  const parts = value instanceof Map ? [...value].flat() : value instanceof Set ? [...value] : Object.values(value);
  for (const part of parts) objectsIn(part, found);
  return found;
}

function shared(value, others) {
  return [...objectsIn(value)].filter((one) => others.has(one)).length;
}
