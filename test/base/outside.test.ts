/** Every kind of thing that lies outside of the bounds, as it is told, with what its message advises. */

import { expect, test } from 'vitest';
import { notClosed } from '../../src/base/messages.js';
import { fieldSpot, spotText, type Outside, type Spot } from '../../src/base/outside.js';

const items = fieldSpot('Stack', 'items');
const stack: Spot = { kind: 'object', type: 'Stack' };

const domain = 'give what is left behind a domain that has it';
const kinds: { readonly [Kind in Outside['kind']]: [Extract<Outside, { kind: Kind }>, string, string] } = {
  value: [{ kind: 'value', at: items }, 'Stack.items', 'state: { Stack: { items: oneOf(…) } }'],
  hole: [
    { kind: 'hole', at: { kind: 'element', of: items, index: 2 } },
    'a hole in Stack.items[2]',
    'state: { Stack: { items: array(…, { holes: true }) } }',
  ],
  look: [{ kind: 'look', parts: 'prototype or attributes', at: stack }, 'prototype or attributes of Stack', domain],
  'missing field': [{ kind: 'missing field', at: stack, field: 'n' }, 'Stack without n', 'let it hold undefined'],
  'kept twice': [{ kind: 'kept twice', type: 'Stack' }, 'something that two objects keep, in Stack', domain],
  shared: [{ kind: 'shared', what: 'object' }, 'two fields lead to one object', domain],
  variable: [
    { kind: 'variable', name: 'count' },
    'the variable count, which is outside of the state',
    'only the state may change',
  ],
  'static field': [
    { kind: 'static field', owner: 'Stack', field: 'made' },
    'the static field Stack.made',
    'only the state may change',
  ],
  'foreign object': [{ kind: 'foreign object' }, 'an object outside of the state', domain],
  'given object': [{ kind: 'given object' }, 'an object that made(…) gave, changed', domain],
  'called state': [{ kind: 'called state' }, 'the state that it was called on', domain],
  'no state': [{ kind: 'no state' }, 'what is there instead of a state', domain],
  'held result': [
    { kind: 'held result' },
    'the result, which a variable holds as well, while states are changed in place',
    domain,
  ],
};

test.each(Object.entries(kinds))('%s', (_, [outside, text, advice]) => {
  const { message, remedy } = notClosed('push', outside, null);
  expect(message).toBe(`push leads out of the search space: ${text}`);
  expect(remedy).toContain(advice);
});

test.each<[Spot, string, string]>([
  [{ kind: 'element', of: items, index: 0 }, 'Stack.items[0]', 'state: { Stack: { items: array(oneOf(…)) } }'],
  [{ kind: 'element', of: items, index: null }, 'Stack.items[]', 'state: { Stack: { items: array(oneOf(…)) } }'],
  [{ kind: 'entry', of: items }, 'an entry of Stack.items', domain],
  [{ kind: 'length', of: items }, 'the length of Stack.items', domain],
  [{ kind: 'size', of: { kind: 'container', of: 'map' } }, 'the size of a map', domain],
  [{ kind: 'container', of: 'array' }, 'an array', domain],
  [{ kind: 'result' }, 'the result', domain],
  [{ kind: 'element', of: stack, index: 3 }, 'Stack[3]', domain],
  [fieldSpot('{ a, b }', '#n'), '{ a, b }.#n', `state: { '{ a, b }': { '#n': oneOf(…) } }`],
  [fieldSpot('Stack', '[Symbol(n)]'), 'Stack.[Symbol(n)]', `state: { Stack: { '[Symbol(n)]': oneOf(…) } }`],
])('%j', (at, text, advice) => {
  expect(spotText(at)).toBe(text);
  expect(notClosed('push', { kind: 'value', at }, null).remedy).toContain(advice);
});
