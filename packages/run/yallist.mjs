/** yallist: a doubly linked list with the methods of arrays, whose nodes move from list to list. */

import { Node, Yallist } from 'yallist';
import { attempt, exercise, generator, print } from './trace.cjs';

const show = (list) => [list.toArray(), list.toArrayReverse(), list.length, [...list]];

print(Object.getOwnPropertyNames(Yallist.prototype));
attempt('empty', () => show(new Yallist()));
attempt('create', () => show(Yallist.create(new Set([3, 1, 2]))));
attempt('reduce of empty', () => new Yallist().reduce((a, b) => a + b));
attempt('reduceReverse of empty', () => new Yallist().reduceReverse((a, b) => a + b));
attempt('structure', () => new Yallist([1, 2, 3]), 8);
attempt('foreign node', () => new Yallist([1]).removeNode(new Yallist([2]).head));
attempt('own node', () => {
  const list = new Yallist([1, 2, 3]);
  const next = list.removeNode(list.head.next);
  return [next.value, show(list)];
});
attempt('moved nodes', () => {
  const [a, b] = [new Yallist([1, 2, 3]), new Yallist([4, 5])];
  a.pushNode(b.head);
  b.unshiftNode(a.head);
  a.unshiftNode(a.tail);
  a.pushNode(a.tail);
  a.pushNode(new Node('new'));
  return [show(a), show(b), a.tail.list === a, b.head.list === b];
});
attempt('callbacks', () => {
  const list = new Yallist(['a', 'b', 'c']);
  const calls = [];
  const context = { name: 'context' };
  list.forEach(function (value, i, whole) {
    calls.push([value, i, whole === list, this.name]);
  }, context);
  list.forEachReverse((value, i) => calls.push([value, i]));
  return [
    calls,
    list.map((value) => value + value).toArray(),
    list.mapReverse((value) => value + '!').toArray(),
    list.reduce((text, value, i) => text + i + value, ''),
    list.reduceReverse((text, value) => text + value),
  ];
});

const random = generator(11);
const list = new Yallist();
const model = [];
for (let round = 0; round < 300; round += 1) {
  const value = random.integer(50);
  const [from, to] = [random.integer(9) - 4, random.integer(9) - 4];
  switch (random.integer(7)) {
    case 0:
      attempt('push', () => [list.push(value, value + 1), model.push(value, value + 1)]);
      break;
    case 1:
      attempt('unshift', () => [list.unshift(value), model.unshift(value)]);
      break;
    case 2:
      attempt('pop', () => [list.pop(), model.pop()]);
      break;
    case 3:
      attempt('shift', () => [list.shift(), model.shift()]);
      break;
    case 4:
      attempt(`slice ${from} ${to}`, () => [list.slice(from, to).toArray(), model.slice(from, to)]);
      break;
    case 5:
      attempt(`splice ${from}`, () => [list.splice(from, 2, 'x'), model.splice(from, 2, 'x')]);
      break;
    case 6:
      attempt('reverse', () => [list.reverse() === list, model.reverse()]);
      break;
  }
  if (round % 10 === 0) attempt('list', () => [show(list), model], 5);
}

exercise('Yallist', {
  make: (chance) => new Yallist(Array.from({ length: chance.integer(8) }, (_, i) => i * 3)),
  argument: (chance, whole) =>
    chance.pick([0, 1, 2, -1, 4, 'a', undefined, null, (x) => x, (a, b) => [a, b], whole.head, whole.tail, {}]),
  show,
  rounds: 300,
});
