// Deep and wide structures through JSON and back, and canonical forms.
const nest = (d) => (d ? { d, child: [nest(d - 1)], s: 'x'.repeat(d) } : null);
const text = JSON.stringify(nest(20));
const back = JSON.parse(text);
console.log(text.length, JSON.stringify(back) === text, back.child[0].child[0].d);
const canonical = (v) => (Array.isArray(v) ? `[${v.map(canonical).join()}]` : v && typeof v === 'object' ? `{${Object.keys(v).sort().map((k) => JSON.stringify(k) + ':' + canonical(v[k])).join()}}` : JSON.stringify(v));
console.log(canonical({ b: [1, { z: 1, a: null }], a: 'q"', 10: 1, 9: 2 }), canonical([]), canonical(null));
const wide = Object.fromEntries(Array.from({ length: 50 }, (_, i) => ['k' + i, i]));
console.log(JSON.stringify(wide).length, Object.keys(JSON.parse(JSON.stringify(wide))).length);
console.log(JSON.stringify([[[[]]], { a: { b: {} } }], null, 1));
console.log(JSON.parse('[' + '['.repeat(30) + ']'.repeat(30) + ']').flat(Infinity), JSON.parse(' { "a" : [ 1 , 2 ] , "b" : { } } '));
const cloneable = { n: null, t: true, f: 1.5, s: 'é😀', a: [1, [2]], o: {} };
console.log(JSON.stringify(JSON.parse(JSON.stringify(cloneable))) === JSON.stringify(cloneable), JSON.parse('"\\ud83d\\ude00"') === '😀');
console.log(JSON[Symbol.toStringTag], Object.keys(JSON), JSON.stringify.length, JSON.parse.length, JSON.stringify({ a: [undefined, function () {}] }), JSON.stringify([new Date(0)]), JSON.stringify(Object.create(null)));
