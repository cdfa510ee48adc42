// Array methods on array-likes, strings and typed receivers.
const like = { length: 3, 0: 'a', 1: 'b', 2: 'c' };
const call = (m, ...a) => Array.prototype[m].call(like, ...a);
console.log(call('map', (x) => x + x), call('filter', (x) => x > 'a'), call('join', '+'), call('slice', 1), call('concat', 1).length, call('indexOf', 'b'), call('reduce', (a, b) => a + b), [...call('entries')], call('at', -1), call('flat'), call('toSorted'), call('with', 0, 'z'));
console.log(Array.prototype.push.call({ length: 2 ** 53 - 1 - 1 }, 1) === 2 ** 53 - 1, Array.prototype.includes.call('abc', 'b'), Array.prototype.every.call('', () => false), Array.prototype.join.call({ length: 2 }, 'x'));
const o = { length: 2, 0: 1 };
console.log(Array.prototype.fill.call(o, 7), Array.prototype.unshift.call(o, 0), o, Array.prototype.shift.call(o), o, Array.prototype.splice.call(o, 0, 1, 'x', 'y'), o);
for (const len of [undefined, null, -5, '2', 1.9, NaN, { valueOf: () => 1 }]) console.log(Array.prototype.map.call({ length: len, 0: 'p', 1: 'q' }, (x) => x).length);
for (const bad of [null, undefined]) try { Array.prototype.map.call(bad, () => 1); } catch (e) { console.log(e.name, e.message); }
console.log(Array.prototype.concat.call(1, 2).length, typeof Array.prototype.concat.call(1, 2)[0], Array.prototype.reverse.call({ length: 0 }), Array.prototype.lastIndexOf.call('abcb', 'b'), Array.prototype.find.call('xyz', (c) => c > 'x'));
const gaps = { length: 4, 1: 'only' };
console.log(Object.keys(Array.prototype.reverse.call(gaps)), gaps, Array.prototype.sort.call({ length: 3, 0: 'c', 2: 'a' }), Array.prototype.flatMap.call(like, (x) => [x, 1]));
