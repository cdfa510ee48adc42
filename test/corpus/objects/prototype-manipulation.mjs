// __proto__ in literals, as accessor and as key; chains that change; objects without prototypes.
const base = { hi() { return 'base'; } };
const a = { __proto__: base };
const b = { '__proto__': base, x: 1 };
const c = { ['__proto__']: base };
const d = { __proto__() { return 'method'; } };
const __proto__ = base;
const e = { __proto__ };
for (const o of [a, b, c, d, e]) console.log(Object.getPrototypeOf(o) === base, Object.keys(o), typeof o.hi);
console.log({ __proto__: 5 }.hi, Object.getPrototypeOf({ __proto__: null }), Object.getPrototypeOf({ __proto__: 'x' }) === Object.prototype);
const f = {};
f.__proto__ = base;
f.__proto__ = 5;
console.log(f.hi(), f.hasOwnProperty('__proto__'), '__proto__' in f, Object.keys(f));
const n = Object.create(null);
n.__proto__ = base;
console.log(Object.keys(n), n.hi, Object.getPrototypeOf(n), typeof n.toString);
try { const x = {}; const y = Object.create(x); x.__proto__ = y; } catch (err) { console.log(err.name, err.message); }
try { Object.preventExtensions(f).__proto__ = {}; } catch (err) { console.log(err.name, err.message); }
try { Object.setPrototypeOf({}, 1); } catch (err) { console.log(err.message); }
try { Object.create(1); } catch (err) { console.log(err.message); }
function Old() {} Old.prototype.shared = [];
const [p, q] = [new Old(), new Old()];
p.shared.push(1);
Old.prototype = { replaced: true };
console.log(q.shared, new Old().replaced, p instanceof Old, new Old().constructor === Object);
console.log(base.isPrototypeOf(a), Object.prototype.isPrototypeOf(n), Function.prototype.isPrototypeOf(Old), Object.prototype.__proto__, (5).__proto__ === Number.prototype, 'x'.__proto__ === String.prototype);
const chain = [{ l: 0 }];
for (let i = 1; i < 5; i++) chain.push(Object.setPrototypeOf({ ['k' + i]: i }, chain[i - 1]));
console.log(chain[4].l, chain[4].k2, Object.keys(chain[4]), (() => { const r = []; for (const k in chain[4]) r.push(k); return r; })());
delete chain[2].k2;
chain[0].late = 'seen';
console.log(chain[4].k2, chain[4].late, { ...chain[4] }, structuredClone(chain[4]), JSON.stringify(chain[4]));
console.log(Object.getOwnPropertyDescriptor(Object.prototype, '__proto__').get.call('s') === String.prototype, Object.fromEntries([['__proto__', 1]]).__proto__, Object.assign({}, JSON.parse('{"__proto__":{"bad":1}}')).bad);
