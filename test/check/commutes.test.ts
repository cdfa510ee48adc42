/** Which operations may change places: the glass box and enumeration say the same, and two programs show why not. */

import { expect, test } from 'vitest';
import { holding, outcomes, verdictsOf } from './refined.js';

test('adding commutes, queueing does not, and putting does where keys differ', async () => {
  const [glass, real] = [
    await verdictsOf('commutes/collections', 'glass'),
    await verdictsOf('commutes/collections', 'enumerate'),
  ];
  expect(outcomes(glass)).toEqual({
    'NumberSet commutes': {
      ...holding('new NumberSet', 'add, add', 'insert, insert when they differ', 'first, first'),
      'insert, insert': 'result',
      'add, first': 'ending',
    },
    'NumberSet: equality': { ...holding('initial', 'add', 'insert'), first: 'postcondition' },
    'ListMap commutes': { ...holding('new ListMap', 'put, put when keys differ'), 'put, put': 'result' },
    'Queue commutes': { 'new Queue': 'holds', 'enqueue, enqueue': 'state' },
    'Queue: equality': holding('initial', 'enqueue'),
    'Purse commutes': {
      ...holding('new Purse', 'earn, earn', 'earn, spend', 'spend, spend', 'empty, empty'),
      'earn, empty': 'state',
      'empty, spend': 'precondition',
    },
    'Purse: equality': holding('initial', 'earn', 'empty', 'spend'),
    'LruCache commutes': { initial: 'holds', 'get, get': 'state' },
  });
  expect(outcomes(real)).toEqual(outcomes(glass));
  const comparisonOf = (check: string, name: string): unknown => {
    const found = glass.find((one) => one.check === check && one.goal?.name === name);
    return found!.counterexample!.violation.comparison;
  };
  expect(comparisonOf('NumberSet commutes', 'insert, insert')).toMatchObject({
    of: 'orders',
    module: { end: '1. insert(0) → true; 2. insert(0) → false' },
    abstraction: { end: '2. insert(0) → true; 1. insert(0) → false' },
  });
  expect(comparisonOf('Queue commutes', 'enqueue, enqueue')).toMatchObject({
    module: { end: '1. enqueue(0); 2. enqueue(1)' },
    abstraction: { end: '2. enqueue(1); 1. enqueue(0)' },
  });
}, 200_000);
