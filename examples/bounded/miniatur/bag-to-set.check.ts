/** What breaks the laws of equality, or of order, is in a set twice. */

import { anyOf, array, instances, int, verify } from 'glassbox';
import {
  areDistinct,
  withArrayList,
  withHashSet,
  withLinkedList,
  withLinkedHashSet,
  withTreeSet,
  type Element,
} from './collections.js';
import { Label } from './labels.js';
import { Point2D, Point3D } from './points.js';

const word = int(-(2 ** 15), 2 ** 15 - 1);
const doubleWord = int(-(2 ** 31), 2 ** 31 - 1);
const heap = {
  Point2D: { x: word, y: word },
  Point3D: { x: word, y: word, z: word },
  Label: { code: doubleWord, set: word },
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
verify(withLinkedHashSet, points);
