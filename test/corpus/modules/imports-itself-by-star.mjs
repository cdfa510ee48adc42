// A module that hands on its own exports under other names, and all of them once more.
export * from './imports-itself-by-star.mjs';
export { state as other, set as change } from './imports-itself-by-star.mjs';
import { change, other } from './imports-itself-by-star.mjs';
import * as first from './imports-itself-by-star.mjs';
try {
  console.log(other);
} catch (error) {
  console.log(error.name, error.message);
}
export let state = 'first';
export function set(value) {
  state = value;
}
console.log(other, Object.keys(first));
change('second');
console.log(other, state, first.other, first.state, first.change === set);
try {
  first.state = 'third';
} catch (error) {
  console.log(error.name, error.message);
}
