// Array methods work on anything with a length, and write back to it.
const like = () => ({ length: 3, 0: 'a', 2: 'c' });
const call = (name, ...args) => {
  const target = like();
  const result = Array.prototype[name].apply(target, args);
  return `${name} ${JSON.stringify(result)} ${JSON.stringify(target)}`;
};
console.log(call('push', 'd'), call('pop'), call('shift'), call('unshift', 'z'));
console.log(call('splice', 1, 1, 'x', 'y'), call('reverse'), call('fill', 0), call('sort'));
console.log(call('slice', 1), call('concat', [1]), call('join', '-'), call('indexOf', 'c'), call('map', (x) => x + x));
console.log(call('filter', () => true), call('includes', undefined), call('at', -1), call('copyWithin', 0, 2), call('flat'), call('lastIndexOf', 'a'));
console.log(Array.prototype.slice.call('text', 1).join(), Array.prototype.every.call('aaa', (c) => c === 'a'), Array.prototype.reduce.call('abc', (a, c) => c + a, ''));
console.log(Array.from({ length: 3, 1: 'b' }), Array.prototype.concat.call(1, 2).length, Array.prototype.map.call({ length: -1 }, (x) => x).length, Array.prototype.push.call({}, 1));
for (const f of [() => Array.prototype.push.call('abc', 1), () => Array.prototype.map.call(null, (x) => x), () => Array.prototype.sort.call(undefined)]) {
  try {
    f();
  } catch (error) {
    console.log(error.name, error.message);
  }
}
