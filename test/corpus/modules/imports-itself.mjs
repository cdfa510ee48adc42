// A module that imports itself: functions are there from the beginning, everything else only once it has run.
import { Late as LateHere, bump as bumpHere, count as countHere, isEven as isEvenHere, limit as limitHere } from './imports-itself.mjs';
import * as all from './imports-itself.mjs';
const looks = { limit: () => limitHere, count: () => countHere, bump: () => bumpHere, late: () => LateHere, namespace: () => all.limit, type: () => typeof all.Late, even: () => isEvenHere(4), default: () => all.default };
const look = () => {
  for (const [name, one] of Object.entries(looks)) {
    try {
      console.log(name, one());
    } catch (error) {
      console.log(name, error.name, error.message);
    }
  }
};
look();
export function isEven(n) {
  return n === 0 ? true : !all.isEven(n - 1);
}
export const limit = 10;
export let count = 0;
export const bump = () => ++count;
export class Late {}
export default 'default';
bump();
console.log(count, all.count, new Late() instanceof all.Late, Object.keys(all).join());
look();
