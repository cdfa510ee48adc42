/** Points that keep them are not. */

import { anyOf, array, check, instances, int } from 'glassbox';
import { areDistinct, withArrayList, withHashSet, withLinkedList, type Element } from './collections.js';
import { Point2D, Point3D } from './repaired.js';

const word = int(-(2 ** 15), 2 ** 15 - 1);
const types = { Point2D: { x: word, y: word }, Point3D: { x: word, y: word, z: word } };
const options = (n: number) => ({
  types,
  arguments: [array(anyOf(instances(Point2D), instances(Point3D)), { maximum: n })],
  postcondition: (result: Element[]) => areDistinct(result),
});

check.function(withArrayList, options);
check.function(withLinkedList, options);
check.function(withHashSet, options);
