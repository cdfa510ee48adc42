// toJSON with its key, indentation by numbers and texts, and what is left out.
console.log(JSON.stringify({ toJSON: (k) => `key ${JSON.stringify(k)}` }), JSON.stringify({ in: { toJSON: (k) => k } }), JSON.stringify([{ toJSON: (k) => typeof k }]));
console.log(JSON.stringify({ d: new Date(86400000), bad: new Date(NaN) }), JSON.stringify({ toJSON: () => undefined }), JSON.stringify([{ toJSON: () => undefined }]));
class Money { constructor(n) { this.n = n; } toJSON() { return { $: this.n }; } }
console.log(JSON.stringify([new Money(1), { m: new Money(2) }]), JSON.stringify(new Money(3), ['$']));
console.log(JSON.stringify({ a: [1, { b: [] }], c: {}, d: [[]] }, null, 2));
console.log(JSON.stringify([1, [2]], null, '--'), JSON.stringify({ a: 1 }, null, 20), JSON.stringify({ a: 1 }, null, 'long indent text'), JSON.stringify([0], null, Object(1)), JSON.stringify([0], null, true));
console.log(JSON.stringify({ u: undefined, f() {}, s: Symbol('s'), n: null, x: NaN, i: -Infinity, z: -0 }), JSON.stringify([undefined, () => 1, Symbol('s'), NaN]));
console.log(JSON.stringify(undefined), JSON.stringify(() => 1), JSON.stringify(Symbol()), JSON.stringify(null), JSON.stringify('text'), JSON.stringify(Object('t')), JSON.stringify(Object(1)), JSON.stringify(Object(false)));
console.log(JSON.stringify('\u0000\u001f"\\/\b\f\n\r\t\u2028\ud800\ud83d\ude00é'), JSON.stringify({ '"k"\n': 1 }));
console.log(JSON.stringify(Object.create({ inherited: 1 }, { own: { value: 2, enumerable: true }, hidden: { value: 3 } })), JSON.stringify([, 1]), JSON.stringify(Object.assign([1], { x: 2 })));
for (const bad of [5n, { a: 5n }]) try { JSON.stringify(bad); } catch (e) { console.log(e.message); }
const c = { k: [] };
c.k.push(c);
try { JSON.stringify(c); } catch (e) { console.log(e.message); }
const shared = { x: 1 };
console.log(JSON.stringify({ a: shared, b: shared }), JSON.stringify({ get g() { return 'got'; } }), JSON.stringify(new Map([[1, 2]])), JSON.stringify(new Error('e')), JSON.stringify(/r/), JSON.stringify(new Uint8Array(2)));
