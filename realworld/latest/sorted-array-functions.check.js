/** sorted-array-functions: what its README promises, for every sorted array of at most four numbers. */

import { after, array, check, int } from 'glassbox';
import sorted from 'sorted-array-functions';

const isSorted = (list) => list.every((value, index) => index === 0 || list[index - 1] <= value);
const given = (n) => ({ scope: 4, arguments: [array(int(0, n)), int(0, n)], precondition: isSorted });

check.function(sorted.add, (n) => ({
  ...given(n),
  name: 'add',
  postcondition: (_result, list, value) =>
    isSorted(after(list)) && after(list).length === list.length + 1 && after(list).includes(value),
}));
check.function(sorted.remove, (n) => ({
  ...given(n),
  name: 'remove',
  postcondition: (result, list, value) =>
    result === list.includes(value) && isSorted(after(list)) && after(list).length === list.length - Number(result),
}));
check.function(sorted.has, (n) => ({
  ...given(n),
  name: 'has',
  postcondition: (result, list, value) => result === list.includes(value),
}));
check.function(sorted.gt, (n) => ({
  ...given(n),
  name: 'gt',
  postcondition: (result, list, value) => result === list.findIndex((one) => one > value),
}));
check.function(sorted.gte, (n) => ({
  ...given(n),
  name: 'gte',
  postcondition: (result, list, value) => result === list.findIndex((one) => one >= value),
}));
