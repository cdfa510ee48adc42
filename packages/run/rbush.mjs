/** rbush: an R-tree of rectangles that splits nodes by overlap and area. */

import RBush from 'rbush';
import { attempt, exercise, generator } from './trace.cjs';

const random = generator(6);
const rectangle = (chance, id) => {
  const [x, y] = [chance.integer(100), chance.integer(100)];
  return { minX: x, minY: y, maxX: x + chance.integer(20), maxY: y + chance.integer(20), id };
};
const ids = (items) => items.map(({ id }) => id);

class Points extends RBush {
  toBBox([x, y]) {
    return { minX: x, minY: y, maxX: x, maxY: y };
  }
  compareMinX(a, b) {
    return a[0] - b[0];
  }
  compareMinY(a, b) {
    return a[1] - b[1];
  }
}

attempt('empty', () => [new RBush(), new RBush().all(), new RBush().search({ minX: 0, minY: 0, maxX: 1, maxY: 1 })]);
attempt('nothing', () => new RBush().insert(null).remove(null).load([]).load(null).data.children.length);
attempt(
  'points',
  () => {
    const tree = new Points(4).load(Array.from({ length: 30 }, (_, i) => [(i * 37) % 50, (i * 17) % 50]));
    return [
      tree.toJSON(),
      tree.search({ minX: 10, minY: 10, maxX: 30, maxY: 30 }),
      tree.collides({ minX: 99, minY: 99, maxX: 100, maxY: 100 }),
    ];
  },
  12,
);
attempt('from JSON', () => {
  const tree = new RBush(5).load(Array.from({ length: 20 }, (_, i) => rectangle(random, i)));
  const copy = new RBush(5).fromJSON(JSON.parse(JSON.stringify(tree)));
  return [copy.all().length, JSON.stringify(copy) === JSON.stringify(tree), JSON.stringify(copy)];
});

const tree = new RBush(4);
let present = [];
for (let round = 0; round < 300; round += 1) {
  const box = rectangle(random, round);
  switch (random.integer(6)) {
    case 0:
    case 1:
    case 2:
      attempt('insert', () => (present.push(box), tree.insert(box).data.height));
      break;
    case 3:
      attempt('remove', () => {
        if (present.length === 0) return null;
        const gone = random.pick(present);
        present = present.filter((other) => other !== gone);
        tree.remove(random.integer(2) === 0 ? gone : { ...gone }, (a, b) => a.id === b.id);
        return [gone.id, tree.all().length, present.length];
      });
      break;
    case 4:
      attempt('search', () => [ids(tree.search(box)), tree.collides(box)]);
      break;
    case 5:
      attempt('load', () => {
        if (round % 3 !== 0) return null;
        const more = Array.from({ length: 1 + random.integer(9) }, (_, i) => rectangle(random, round * 100 + i));
        present.push(...more);
        return [tree.load(more).data.height, ids(tree.all())];
      });
      break;
  }
  if (round % 50 === 0) attempt('tree', () => tree.toJSON(), 12);
}
for (const box of present) attempt('to empty', () => tree.remove(box).data.height);
attempt('is empty', () => tree.toJSON());

exercise('RBush', {
  make: (chance) => new RBush(4).load(Array.from({ length: chance.integer(9) }, (_, i) => rectangle(chance, i))),
  argument: (chance, whole) =>
    chance.pick([rectangle(chance, 99), whole.data.children[0], undefined, null, {}, 0, [rectangle(chance, 98)]]),
  show: (whole) => [whole.all().length, whole.data.height],
  skip: ['fromJSON'],
  rounds: 200,
});
