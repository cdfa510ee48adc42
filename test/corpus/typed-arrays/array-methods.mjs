// The methods of arrays work on typed arrays too, but cannot change their length.
const array = () => new Int8Array([3, 1, 2]);
const call = (name, ...list) => {
  const target = array();
  try {
    return [name, Array.prototype[name].apply(target, list), target];
  } catch (error) {
    return [name, error.name, error.message, target];
  }
};
console.log(call('slice', 1), call('concat', 9), call('map', (x) => x * 200), call('filter', (x) => x > 1), call('join', '-'));
console.log(call('sort'), call('reverse'), call('fill', 300, 1), call('copyWithin', 0, 1), call('indexOf', 2), call('at', -1));
console.log(call('push', 1), call('pop'), call('shift'), call('unshift', 1), call('splice', 0, 1));
console.log(call('toSorted'), call('flat'), call('includes', 2), call('with', 0, 300), call('reduce', (a, b) => a + b), call('entries')[1].next());
console.log([0].concat(array()), [0, ...array()], [array()].flat(), Array.from(array()), Array.of(...array()));
