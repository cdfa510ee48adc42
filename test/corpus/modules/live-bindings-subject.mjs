// Exports a counter that changes, a default, and a function hoisted for cycles.
export let count = 0;
export function increment() { return ++count; }
export default class Named { static tag = 'default'; }
export { increment as plusOne, count as 'string name' };
export const frozen = Object.freeze({ a: 1 });
