/** denque: a double-ended queue in a ring of slots that grows and shrinks. */

'use strict';

const Denque = require('denque');
const { attempt, exercise, generator, print } = require('./trace.cjs');

const slots = (queue) => [queue.toArray(), queue.length, queue._head, queue._tail, queue._capacityMask, queue._list];

print(Object.keys(Denque), Object.getOwnPropertyNames(Denque.prototype));
attempt('empty', () => slots(new Denque()), 5);
attempt('called without new', () => Denque([1, 2]));
for (const method of ['pop', 'shift', 'peekBack', 'peekFront', 'isEmpty', 'clear', 'toArray', 'toString', 'size']) {
  attempt(`empty ${method}`, () => new Denque()[method]());
}
attempt('grows', () => {
  const queue = new Denque([1, 2, 3], { capacity: 6 });
  const answers = [];
  for (let i = 0; i < 40; i += 1) answers.push(i % 3 === 0 ? queue.unshift(i) : queue.push(i));
  for (let i = 0; i < 20; i += 1) answers.push(i % 2 === 0 ? queue.pop() : queue.shift());
  return [answers, slots(queue)];
});

const random = generator(7);
const queue = new Denque();
const model = [];
for (let round = 0; round < 400; round += 1) {
  const value = random.integer(100);
  const index = random.integer(model.length + 2) - 1;
  switch (random.integer(8)) {
    case 0:
    case 1:
      attempt(`push ${value}`, () => queue.push(value) === model.push(value));
      break;
    case 2:
      attempt(`unshift ${value}`, () => queue.unshift(value) === model.unshift(value));
      break;
    case 3:
      attempt('pop', () => [queue.pop(), model.pop()]);
      break;
    case 4:
      attempt('shift', () => [queue.shift(), model.shift()]);
      break;
    case 5:
      attempt(`peekAt ${index}`, () => [queue.peekAt(index), queue.get(index), model.at(index)]);
      break;
    case 6:
      attempt(`removeOne ${index}`, () => (index >= 0 ? [queue.removeOne(index), model.splice(index, 1)[0]] : null));
      break;
    case 7:
      attempt(`splice ${index}`, () =>
        index >= 0 && index < model.length
          ? [queue.splice(index, 1, value, value + 1), model.splice(index, 1, value, value + 1)]
          : null,
      );
      break;
  }
  if (round % 20 === 0) attempt('slots', () => [slots(queue), model], 5);
}

exercise('Denque', {
  make: (chance) => new Denque(Array.from({ length: chance.integer(12) }, (_, i) => i * i)),
  argument: (chance) => chance.pick([0, 1, 2, 3, -1, -2, 5, 100, 'a', undefined, null, 1.5, {}, [1, 2]]),
  show: slots,
  rounds: 300,
});
