// Freezing and sealing of instances, arrays, functions, maps and nested objects in strict code.
const attempt = (f) => { try { const r = f(); return r === undefined ? 'ok' : r; } catch (e) { return e.message; } };
class P { #secret = 1; x = 1; set y(v) { this.#secret = v; } get y() { return this.#secret; } }
const p = Object.freeze(new P());
console.log(attempt(() => { p.x = 2; }), attempt(() => { p.y = 9; }), p.y, attempt(() => { p.z = 1; }), attempt(() => { delete p.x; }));
const a = Object.freeze([1, [2]]);
console.log(attempt(() => a.push(1)), attempt(() => { a[0] = 5; }), attempt(() => { a[1][0] = 'deep'; }), a, attempt(() => { a.length = 0; }), attempt(() => a.sort()), attempt(() => a.reverse()), attempt(() => a.splice(0, 1)), attempt(() => a.fill(0)), attempt(() => a.shift()));
const s = Object.seal({ x: 1, nested: { y: 1 } });
console.log(attempt(() => { s.x = 2; }), attempt(() => { s.new = 1; }), attempt(() => { delete s.x; }), attempt(() => Object.defineProperty(s, 'x', { enumerable: false })), attempt(() => Object.defineProperty(s, 'x', { value: 3 }).x), attempt(() => Object.setPrototypeOf(s, null)));
const sealedArray = Object.seal([1, 2, 3]);
console.log(attempt(() => sealedArray.push(4)), attempt(() => sealedArray.pop()), sealedArray, attempt(() => { sealedArray[0] = 'ok'; }), sealedArray, attempt(() => { sealedArray.length = 1; }), sealedArray.length, attempt(() => sealedArray.reverse().join()));
const m = Object.freeze(new Map([[1, 2]]));
m.set(3, 4);
const d = Object.freeze(new Date(0));
d.setTime(5);
console.log(m.size, d.getTime(), attempt(() => { m.extra = 1; }));
const f = Object.freeze(function () {});
console.log(attempt(() => { f.prop = 1; }), attempt(() => { f.prototype.ok = 1; }), f.prototype.ok, attempt(() => { f.prototype = {}; }));
const deep = (o) => { Object.values(o).forEach((v) => typeof v === 'object' && v !== null && !Object.isFrozen(v) && deep(v)); return Object.freeze(o); };
const cyc = { a: { b: {} } };
cyc.a.b.c = [cyc];
console.log(Object.isFrozen(deep({ x: [{ y: 1 }] }).x[0]), Object.isFrozen({}), Object.isFrozen(Object.preventExtensions({})), Object.isSealed(Object.freeze({ a: 1 })), Object.isFrozen(Object.seal({ a: 1 })), Object.isFrozen('s'), Object.isExtensible(1));
const child = Object.create(Object.freeze({ x: 1 }));
console.log(attempt(() => { child.x = 2; }), attempt(() => Object.defineProperty(child, 'x', { value: 2 }).x), { ...Object.freeze({ q: 1 }), q: 2 }, Object.isFrozen({ ...p }), attempt(() => { Object.freeze({ get g() { return 1; }, set g(v) {} }).g = 5; }));
const closed = Object.preventExtensions([1, , 3]);
console.log(attempt(() => { closed[1] = 2; }), attempt(() => { closed[0] = 9; }), attempt(() => closed.pop()), attempt(() => closed.push(1)), closed);
