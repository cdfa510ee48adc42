// What a module hands on of itself by stars and under other names is in its namespace, however it leads round in circles.
export * from './stars-of-itself.mjs';
export * as own from './stars-of-itself.mjs';
export { own as again, value as other } from './stars-of-itself.mjs';
import * as all from './stars-of-itself.mjs';
import { again, own } from './stars-of-itself.mjs';
export const value = 5;
console.log(Object.keys(all), all.own === all, again === own, all.again.own.other);
