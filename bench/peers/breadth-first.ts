/** Explicit search: every call from every state that calls lead to, the fewest calls first. */

import { Link, SortedSet } from './sorted-set.js';
import { answer, nameOf, sizeOf, violated } from './cases.js';

const n = Number(process.argv[2]);
const seconds = Number(process.argv[3]);

const copyOf = (set: SortedSet): SortedSet => {
  const copy = new SortedSet();
  const values: number[] = [];
  for (let link = set.first; link !== null; link = link.next) values.push(link.value);
  for (const value of values.reverse()) copy.first = new Link(value, copy.first);
  return copy;
};

const open = [new SortedSet()];
const known = new Set([nameOf(open[0]!)]);
let calls = 0;
let isWrong = false;
for (let next = 0; next < open.length && !isWrong; next += 1) {
  if (process.cpuUsage().user > seconds * 1e6) break;
  for (const operation of ['insert', 'delete'] as const) {
    for (let value = 0; value <= 2 * n; value += 1) {
      const set = copyOf(open[next]!);
      set[operation](value);
      calls += 1;
      isWrong ||= violated(set, operation, value);
      if (sizeOf(set) > n) continue;
      const name = nameOf(set);
      if (known.has(name)) continue;
      known.add(name);
      open.push(set);
    }
  }
}
answer(n, calls, isWrong);
