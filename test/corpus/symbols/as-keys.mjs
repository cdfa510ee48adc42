// Symbols as keys: identity, enumeration, descriptions, conversions.
const a = Symbol('a');
const a2 = Symbol('a');
const o = { [a]: 1, [a2]: 2, plain: 3, [Symbol.for('shared')]: 4 };
console.log(o[a], o[a2], o[Symbol.for('shared')], o[Symbol('a')], Object.keys(o), JSON.stringify(o));
console.log(Object.getOwnPropertySymbols(o).map((s) => s.description), Reflect.ownKeys(o).length);
console.log(a === a2, a.toString() === a2.toString(), Symbol.for('x') === Symbol.for('x'), Symbol.keyFor(Symbol.for('x')), Symbol.keyFor(a));
console.log(Symbol().description, Symbol('').description, Symbol(undefined).toString(), Symbol(null).toString(), Symbol({}).toString());
const spread = { ...o };
console.log(spread[a], Object.assign({}, o)[a2], a in spread, Object.entries(o).length);
const { [a]: taken, ...rest } = o;
console.log(taken, Object.getOwnPropertySymbols(rest).length, rest);
for (const k in o) console.log('for-in', k);
class C { static [a] = 'static'; [a]() { return 'method'; } get [a2]() { return 'getter'; } }
console.log(C[a], new C()[a](), new C()[a2], new C()[a].name, Object.getOwnPropertyDescriptor(C.prototype, a2).get.name);
const f = { [a]: () => 1, [Symbol()]: function () {} };
console.log(f[a].name, f[Object.getOwnPropertySymbols(f)[1]].name === '');
console.log(typeof a, typeof Object(a), Object(a) == a, Object(a) === a, Object(a).description);
for (const g of [() => a + '', () => a * 2, () => `${a}`, () => a > 1, () => new Symbol(), () => Symbol.keyFor('x'), () => a.x.y])
  try { console.log(g()); } catch (e) { console.log(e.name, e.message); }
const m = new Map([[a, 'in map']]);
console.log(m.get(a), m.get(a2), [a, a2].indexOf(a2), new Set([a, a2, a]).size, [a].includes(a));
delete o[a];
console.log(a in o, o, Object.is(a, a), !a, a ? 'truthy' : '');
