/** tinyqueue: a binary heap in an array. */

import TinyQueue from 'tinyqueue';
import { attempt, exercise, generator, print } from './trace.cjs';

print(Object.getOwnPropertyNames(TinyQueue.prototype), TinyQueue.length, TinyQueue.name);
attempt('empty', () => [new TinyQueue(), new TinyQueue().pop(), new TinyQueue().peek()]);
attempt('called without new', () => TinyQueue([1]));
attempt('given data', () => new TinyQueue([5, 3, 8, 1, 9, 2]));
attempt('comparator', () => {
  const queue = new TinyQueue([{ rank: 3 }, { rank: 1 }, { rank: 2 }], (a, b) => b.rank - a.rank);
  return [queue.pop(), queue.pop(), queue.pop(), queue.pop()];
});
attempt(
  'comparator that throws',
  () =>
    new TinyQueue([1, 2, 3], () => {
      throw new RangeError('no order');
    }),
);

const random = generator(2);
const queue = new TinyQueue();
for (let round = 0; round < 400; round += 1) {
  const value = random.integer(100);
  if (random.integer(3) > 0) attempt(`push ${value}`, () => queue.push(value));
  else attempt('pop', () => queue.pop());
  if (round % 10 === 0) attempt('heap', () => [queue.data, queue.length, queue.peek()]);
}
while (queue.length > 0) attempt('to empty', () => queue.pop());

exercise('TinyQueue', {
  make: (chance) => new TinyQueue(Array.from({ length: chance.integer(9) }, () => chance.integer(20))),
  argument: (chance) => chance.pick([0, 1, 2, 3, 7, -1, 'a', '10', undefined, null, NaN, {}, [2]]),
  show: (whole) => [whole.data, whole.length],
  rounds: 200,
});
