/** What keeps them is not. */

import { anyOf, array, instances, int, verify } from 'glassbox';
import { areDistinct, withArrayList, withHashSet, withLinkedList, withTreeSet, type Element } from './collections.js';
import { Label, Point2D, Point3D } from './repaired.js';

const word = int(-(2 ** 15), 2 ** 15 - 1);
const heap = {
  Point2D: { x: word, y: word },
  Point3D: { x: word, y: word, z: word },
  Label: { code: word },
};
const point = anyOf(instances(Point2D), instances(Point3D));
const points = {
  heap,
  scope: 3,
  unroll: 3,
  arguments: [array(point, { maximum: 3 })],
  ensures: (result: Element[]) => areDistinct(result),
};

verify(withArrayList, points);
verify(withLinkedList, points);
verify(withHashSet, points);
verify(withTreeSet, { ...points, arguments: [array(instances(Label), { maximum: 3 })] });
