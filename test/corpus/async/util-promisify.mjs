// Functions with a callback become functions with a promise.
import { promisify } from 'node:util';
function slow(x, done) {
  setTimeout(() => (x < 0 ? done(new Error('negative')) : done(null, [x * 2, this?.name])), 1);
}
console.log(await promisify(slow)(4), await promisify(slow).call({ name: 'this' }, 1));
await promisify(slow)(-1).catch((problem) => console.log(problem.message));
slow[promisify.custom] = async () => 'custom';
console.log(await promisify(slow)());
try {
  promisify(5);
} catch (problem) {
  console.log(problem.code, problem.message);
}
