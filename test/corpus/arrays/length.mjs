// length follows the largest index and cuts when it is set.
const list = [1, 2, 3];
list.length = 1;
list[4] = 5;
console.log(list.length, list, list.length = 0, list);
list['7'] = 'x';
list['08'] = 'not an index';
list[-1] = 'negative';
list[1.5] = 'fraction';
console.log(list.length, Object.keys(list).join());
for (const bad of [-1, 1.5, 'x', NaN, 2 ** 32]) {
  try {
    [].length = bad;
  } catch (error) {
    console.log(bad, error.name, error.message);
  }
}
const ok = [];
ok.length = '3';
ok.length = { valueOf: () => 2 };
console.log(ok.length, new Array('3').length, new Array(2, 3).length, Array.of(7).length, Array(3).length);
const objectLike = { length: 2, 0: 'a', 1: 'b' };
Array.prototype.push.call(objectLike, 'c');
console.log(objectLike, Array.prototype.map.call('ab', (c) => c + c), Array.prototype.join.call({ length: 3, 1: 'x' }));
