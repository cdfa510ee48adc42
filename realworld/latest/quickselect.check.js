/** quickselect: for every array of at most five numbers; what was there is still there, in another order. */

import { after, array, int, verify } from 'glassbox';
import quickselect from 'quickselect';

verify(quickselect, (n) => ({
  scope: 5,
  arguments: [array(int(0, n - 1)), int(0, n - 1)],
  requires: (list, k) => k < list.length,
  ensures: (_result, list, k) => {
    const now = after(list);
    return (
      now.every((value, index) => (index < k ? value <= now[k] : value >= now[k])) &&
      now.length === list.length &&
      list.every((value) => times(now, value) === times(list, value))
    );
  },
  modifies: ['arr'],
}));

function times(list, value) {
  return list.filter((one) => one === value).length;
}
