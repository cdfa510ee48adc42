/** fastpriorityqueue: a binary heap whose order is a predicate. */

'use strict';

const FastPriorityQueue = require('fastpriorityqueue');
const { attempt, exercise, generator } = require('./trace.cjs');

const show = (queue) => [queue.array, queue.size];

attempt('empty', () => [new FastPriorityQueue(), FastPriorityQueue().poll(), FastPriorityQueue().peek()]);
attempt('empty replaceTop', () => FastPriorityQueue().replaceTop(1));
attempt('empty kSmallest', () => FastPriorityQueue().kSmallest(3));
attempt('heapify', () => {
  const queue = new FastPriorityQueue((a, b) => a > b);
  queue.heapify([3, 8, 1, 9, 4, 4]);
  return [show(queue), show(queue.clone()), queue.kSmallest(3)];
});
attempt('forEach', () => {
  const queue = new FastPriorityQueue();
  const met = [];
  for (const word of ['pear', 'fig', 'apple']) queue.add(word);
  queue.forEach((word, i) => met.push([word, i]));
  queue.forEach('no function');
  return [met, show(queue)];
});

const random = generator(4);
const queue = new FastPriorityQueue();
for (let round = 0; round < 400; round += 1) {
  const value = random.integer(60);
  switch (random.integer(8)) {
    case 0:
    case 1:
    case 2:
    case 3:
      attempt(`add ${value}`, () => queue.add(value));
      break;
    case 4:
      attempt('poll', () => queue.poll());
      break;
    case 5:
      attempt(`remove ${value}`, () => queue.remove(value));
      break;
    case 6:
      attempt(`replaceTop ${value}`, () => queue.replaceTop(value));
      break;
    case 7:
      attempt(`remove some ${value}`, () => [
        queue.removeOne((item) => item === value),
        queue.removeMany((item) => item % 7 === 0, 2),
        queue.kSmallest(4),
      ]);
      break;
  }
  if (round % 10 === 0) attempt('heap', () => (queue.trim(), show(queue)));
}
while (!queue.isEmpty()) attempt('to empty', () => queue.poll());

exercise('FastPriorityQueue', {
  make: (chance) => {
    const made = new FastPriorityQueue();
    for (let i = chance.integer(9); i > 0; i -= 1) made.add(chance.integer(20));
    return made;
  },
  argument: (chance) => chance.pick([0, 1, 2, 7, -1, 'a', undefined, null, (x) => x > 5, (a, b) => a > b, [3, 1, 2]]),
  show,
  skip: ['compare'],
  rounds: 250,
});
