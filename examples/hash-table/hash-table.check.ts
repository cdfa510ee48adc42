/** A hash table of points does what a map does whose keys are the same if they are equal. */

import { array, instances, int, oneOf, refines, tree } from 'glassbox';
import { AbstractMap, fromTable } from 'glassbox/abstractions';
import { Entry, HashTable, Point } from './hash-table.js';

class PointMap extends AbstractMap<Point, string> {
  fetch(key: Point): string {
    const found = this.get(key);
    if (found === undefined) throw new RangeError('nothing there');
    return found;
  }

  protected override isSameKey(a: Point, b: Point): boolean {
    return a.equals(b);
  }
}

refines(HashTable<Point, string>, PointMap, (n) => {
  const chain = tree(Entry, { count: 2 * n, height: n });
  const point = tree(Point, { optional: false, count: 2 * n });
  const coordinates = { x: int(0, 1), y: int(0, 3) };
  const value = oneOf('a', 'b');
  return {
    scope: 2,
    state: {
      HashTable: { table: array(chain, { length: 2 }) },
      Entry: { hash: int(0, 7), key: point, value, next: chain },
      Point: coordinates,
    },
    initial: () => new HashTable(2),
    abstraction: ({ table }) =>
      new PointMap(
        fromTable(
          table,
          (entry) => entry.next,
          ({ key, value }) => ({ key, value }),
        ),
      ),
    operations: { put: [point, value], remove: [point], get: [point], fetch: [point] },
    names: { put: 'set', remove: 'delete' },
    // equal maps may have the same points in them, or points that are equal
    equality: { ...PointMap.states(n, instances(Point), value), Point: coordinates },
  };
});
