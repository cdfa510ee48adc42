// map, filter, from, of and set convert what callbacks return; holes and strings become numbers.
console.log(Uint8Array.from([1, 2, 300, -1, '4', null, undefined, [5], , 1.9]).join(), Int16Array.of(1, 70000, '3').join(), Uint8Array.from({ length: 3 }, (_, i) => i * 100).join(), Float32Array.from('123').join());
const a = new Uint8Array([1, 2, 3]);
console.log(a.map((x) => x * 100).join(), a.map(() => 'x').join(), [...a].map((x) => x * 100).join(), a.filter((x) => x > 1).constructor.name, a.find((x) => x > 1), a.findLastIndex((x) => x < 3));
console.log(a.join('-'), a.toString(), JSON.stringify(a), Object.keys(a), Object.entries(a).length, a.at(-1), a.at(5), a[5], a['1'], a['01'], a[-1], a[1.5], '-0' in a, 1 in a, 3 in a);
a[5] = 1; a[-1] = 2; a.named = 'kept'; a['1.5'] = 'dropped';
console.log(Object.keys(a), a.named, a['1.5'], a.length, delete a.named);
try { 'use strict'; delete a[0]; } catch (e) { console.log(e.name, e.message); }
a.set([9, 8], 1);
a.set(new Float64Array([7.9]));
a.set('45');
console.log(a.join());
for (const bad of [() => a.set([1, 2, 3, 4]), () => a.set([1], 3), () => a.set([1], -1), () => Uint8Array([1]), () => Uint8Array.from(null), () => a.map(), () => a.fill(1n), () => new Uint8Array(Symbol())])
  try { bad(); console.log('fine'); } catch (e) { console.log(e.name, e.message); }
console.log(a.fill(7, 1, 2).join(), a.sort().join(), new Float64Array([3, -0, 0, NaN, -1, Infinity]).sort().map((x) => (Object.is(x, -0) ? -99 : x)).join(), new Int8Array([5, -5, 0]).sort((x, y) => y - x).join(), new Uint8Array([10, 9, 1]).sort().join());
console.log(new Uint8Array(new Uint16Array([256, 511])).join(), new Uint8Array(new Set([1, 2])).join(), new Uint8Array('3').length, new Uint8Array([]).length, new Uint8Array(2.9).length, new Uint8Array({ length: 2, 0: 5 }).join(), new Float32Array([0.1])[0], new Float32Array([16777217])[0]);
console.log([...a.entries()].join(' '), [...a.keys()].join(), Array.from(a.values()).join(), a.toReversed().join(), a.with(0, 300).join(), a.toSorted().join(), a.slice(-2).join(), a.some((x) => x > 250), a.every(Number.isInteger), a.includes('7'), a.indexOf(7));
