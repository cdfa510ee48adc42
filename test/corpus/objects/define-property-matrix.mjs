// Which redefinitions are allowed, for every combination of configurable and writable.
const attempt = (o, d) => { try { Object.defineProperty(o, 'p', d); return 'ok'; } catch (e) { return e.message; } };
const changes = { sameValue: { value: 1 }, value: { value: 2 }, writable: { writable: true }, readOnly: { writable: false }, enumerable: { enumerable: true }, hidden: { enumerable: false }, configurable: { configurable: true }, fixed: { configurable: false }, getter: { get: () => 1 }, empty: {} };
for (const configurable of [true, false]) for (const writable of [true, false]) {
  const row = [];
  for (const [name, change] of Object.entries(changes)) {
    const o = Object.defineProperty({}, 'p', { value: 1, writable, enumerable: false, configurable });
    row.push(name + ':' + (attempt(o, change) === 'ok' ? 'ok' : 'no'));
  }
  console.log(configurable, writable, row.join(' '));
}
const get = () => 1;
for (const configurable of [true, false]) {
  const row = [];
  for (const [name, change] of Object.entries({ sameGet: { get }, otherGet: { get: () => 2 }, set: { set() {} }, undefinedSet: { set: undefined }, value: { value: 1 }, writable: { writable: false }, hidden: { enumerable: false } })) {
    const o = Object.defineProperty({}, 'p', { get, configurable });
    row.push(name + ':' + (attempt(o, change) === 'ok' ? 'ok' : 'no'));
  }
  console.log(configurable, row.join(' '));
}
const show = (o, k) => JSON.stringify(Object.getOwnPropertyDescriptor(o, k), (x, v) => (typeof v === 'function' ? 'f' : v === undefined ? 'undefined' : v));
const o = {};
Object.defineProperty(o, 'a', {});
Object.defineProperty(o, 'b', { get });
Object.defineProperty(o, 'c', { value: 1, enumerable: true });
o.d = 1;
Object.defineProperty(o, 'd', { enumerable: false });
Object.defineProperty(o, 'e', { value: 1, configurable: true });
Object.defineProperty(o, 'e', { get });
Object.defineProperty(o, 'e', { value: 5 });
for (const k of ['a', 'b', 'c', 'd', 'e', 'none']) console.log(k, show(o, k));
for (const bad of [1, null, undefined, { get: 1 }, { set: 'x' }, { get, value: 1 }, { get, writable: true }]) console.log(attempt({}, bad));
console.log(attempt({}, Object.create({ value: 'inherited', enumerable: true })), attempt(1, {}), attempt(Object.freeze({}), { value: 1 }));
console.log(Object.defineProperties({}, { x: { value: 1, enumerable: true }, y: { get: () => 2, enumerable: true } }), Object.create({}, { z: { value: 3 } }).z);
console.log(Reflect.defineProperty(Object.freeze({}), 'x', {}), Reflect.defineProperty({}, 'x', { value: 1 }), Object.getOwnPropertyDescriptors({ get a() { return 1; }, b: 2 }).b);
