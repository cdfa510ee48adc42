// Symbols are unique, registered ones are shared, and both serve as hidden keys.
const a = Symbol('d');
const b = Symbol('d');
console.log(a === b, Symbol.for('r') === Symbol.for('r'), Symbol.keyFor(Symbol.for('r')), Symbol.keyFor(a), a.toString(), a.description, Symbol().description, Symbol('').description === '');
const o = { [a]: 1, plain: 2, [Symbol.for('r')]: 3 };
console.log(o[a], o[b], Object.keys(o).join(), Object.getOwnPropertySymbols(o).length, a in o, JSON.stringify(o), o);
console.log(typeof a, typeof Object(a), Object(a) == a, a == 'd', String(a), [a].length, `${String(a)}`, Boolean(a), a === a.valueOf());
for (const f of [() => a + '', () => `${a}`, () => a * 1, () => new Symbol(), () => Symbol.keyFor('x'), () => [a].join()]) {
  try {
    f();
  } catch (error) {
    console.log(error.name, error.message);
  }
}
const m = new Map([[a, 'a'], [b, 'b']]);
console.log(m.get(a), m.get(b), Symbol.iterator.toString(), Symbol.iterator.description, Symbol.iterator === Symbol.for('Symbol.iterator'));
