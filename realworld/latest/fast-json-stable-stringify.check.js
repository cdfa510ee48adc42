/** fast-json-stable-stringify: as JSON.stringify of the same with its keys in order, whatever order they were in. */

import stringify from 'fast-json-stable-stringify';
import { conforms, json } from 'glassbox';

const leaves = [-0, 'é"\n', null, undefined, NaN];

conforms(stringify, (value) => JSON.stringify(sorted(value)), {
  name: 'stringify',
  arguments: [json({ depth: 2, keys: ['b', 'a'], leaves, maximum: 1 })],
});

function sorted(value) {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.keys(value)
      .toSorted()
      .map((key) => [key, sorted(value[key])]),
  );
}
