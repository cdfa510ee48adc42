/** deepmerge: objects are merged key by key, arrays are joined, anything else is replaced. */

import deepmerge from 'deepmerge';
import { conforms, json } from 'glassbox';

const value = json({ depth: 2, keys: ['a', 'b'], leaves: [0], maximum: 1 });

conforms(
  (one, other) => deepmerge({ one }, { one: other }),
  (one, other) => merged({ one }, { one: other }),
  {
    name: 'deepmerge',
    arguments: [value, value],
  },
);

function merged(one, other) {
  if (Array.isArray(one) && Array.isArray(other)) return [...one, ...other];
  if (!isRecord(one) || !isRecord(other)) return other;
  const result = { ...one };
  for (const [key, value] of Object.entries(other)) result[key] = key in one ? merged(one[key], value) : value;
  return result;
}

function isRecord(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
