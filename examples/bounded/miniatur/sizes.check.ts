/** How many elements a collection says that it has, and how many there are (Dolby, Vaziri and Tip 2007, figure 9). */

import { anyOf, array, instances, int, verify } from 'glassbox';
import { count, reach, union } from 'glassbox/relations';
import { putTwo, toHashMap, toHashSet, toLinkedList, toTreeMap, toTreeSet } from './collections.js';
import type { HashMap, HashSet, LinkedList } from './collections.js';
import { Label, Point2D, Point3D } from './repaired.js';
import type { TreeMap, TreeSet } from './tree-set.js';

const word = int(-(2 ** 15), 2 ** 15 - 1);
const heap = { Point2D: { x: word, y: word }, Point3D: { x: word, y: word, z: word }, Label: { code: word } };
const point = anyOf(instances(Point2D), instances(Point3D));
const points = { heap, scope: 3, unroll: 3, arguments: [array(point, { maximum: 3 })] };
const labels = { ...points, arguments: [array(instances(Label), { maximum: 3 })] };

const entries = ({ table }: HashMap): number => count(union(...table.map((first) => reach(first, 'next'))));
const nodes = ({ root }: TreeMap): number => count(reach(root, 'left', 'right'));

verify(toLinkedList, {
  ...points,
  ensures: (list: LinkedList) => list.size === count(reach(list.header, 'next')) - 1,
});
// read as it stands, the published formula counts the header
verify(toLinkedList, {
  ...points,
  name: 'toLinkedList, with the header',
  ensures: (list: LinkedList) => list.size === count(reach(list.header, 'next')),
});
verify(toHashMap, { ...points, ensures: (map: HashMap) => map.size === entries(map) });
verify(toHashSet, { ...points, ensures: ({ map }: HashSet) => map.size === entries(map) });
verify(toTreeMap, { ...labels, ensures: (map: TreeMap) => map.size === nodes(map) });
verify(toTreeSet, { ...labels, ensures: ({ map }: TreeSet) => map.size === nodes(map) });
verify(putTwo, { ...points, arguments: [point, point], ensures: (areThere: boolean) => areThere });
