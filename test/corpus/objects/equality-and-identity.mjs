// Objects are equal only to themselves, wherever they are compared.
const o = { a: 1 };
const p = { a: 1 };
console.log(o == p, o === o, Object.is(o, p), [o].includes(p), [o].indexOf(o), new Set([o, p, o]).size, new Map([[o, 1]]).get(p), o == '[object Object]', [1] == 1, [1, 2] == '1,2');
const f = () => {};
console.log(f === f, f == (() => {}), /a/ == /a/, new Date(0) == new Date(0), +new Date(0) === +new Date(0), Symbol('a') === Symbol('a'), 'ab' === 'a' + 'b', 0.1 + 0.2 === 0.3, 1n === 1n);
const copy = structuredClone(o);
copy.a = 2;
console.log(o.a, copy !== o, { ...o }.a === o.a, JSON.stringify(o) === JSON.stringify(p), [] == [], {} === {}, [] + [] === '', null == undefined, null === undefined);
switch (o) { case p: console.log('p'); break; case o: console.log('o'); }
const nested = [o, [o]];
console.log(nested[0] === nested[1][0], nested.flat().every((x) => x === o), [...nested][1] === nested[1], Object.entries({ o })[0][1] === o);
