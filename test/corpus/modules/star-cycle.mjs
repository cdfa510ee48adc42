// Stars may go round in circles, and so may names that are passed on.
export * from './star-cycle.mjs';
export { a as b, c as d } from './star-cycle.mjs';
import * as self from './star-cycle.mjs';
import { b as again } from './star-cycle.mjs';
export const a = 'a';
export { b as c } from './star-cycle.mjs';
console.log(Object.keys(self).join(), self.b, self.c, self.d, again);
