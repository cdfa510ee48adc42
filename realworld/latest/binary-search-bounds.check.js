/** binary-search-bounds: for every sorted array of at most six numbers. */

import bounds from 'binary-search-bounds';
import { array, check, int } from 'glassbox';

const isSorted = (list) => list.every((value, index) => index === 0 || list[index - 1] <= value);

/** Up to an index and no further something is true of the elements. */
function divides(name, isBefore, first) {
  const { [name]: search } = bounds;
  check.function(search, (n) => ({
    name,
    scope: 6,
    arguments: [array(int(0, n)), int(0, n)],
    precondition: isSorted,
    postcondition: (found, list, wanted) =>
      list.every((value, index) => index < found + first === isBefore(value, wanted)),
    modifies: [],
  }));
}

const isLess = (value, wanted) => value < wanted;
const isNotGreater = (value, wanted) => value <= wanted;

divides('ge', isLess, 0);
divides('gt', isNotGreater, 0);
divides('lt', isLess, 1);
divides('le', isNotGreater, 1);
