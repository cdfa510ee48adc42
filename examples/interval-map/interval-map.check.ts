/** The invariant cannot see that a part of an interval got lost; what each point leads to afterwards can. */

import { check } from 'glassbox';
import { IntervalMap } from './interval-map.js';

type Strings = IntervalMap<string>;

check(IntervalMap<string>, (n) => {
  /** Whether the points from start to end, and only these, lead to something else than before. */
  const isFilled = (map: Strings, old: Strings, start: number, end: number, value: string | null): boolean => {
    for (let point = 0; point <= n; point += 1) {
      if (map.get(point) !== (start <= point && point < end ? value : old.get(point))) return false;
    }
    return true;
  };
  return {
    scope: 3,
    operations: {
      get: {},
      set: {
        postcondition: (map, old, _result, start: number, end: number, value: string) =>
          isFilled(map, old, start, end, value),
      },
      delete: {
        postcondition: (map, old, _result, start: number, end: number) => isFilled(map, old, start, end, null),
      },
    },
  };
});
