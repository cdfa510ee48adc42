// keys, values, entries and assign see own enumerable properties only, reading getters in order.
const log = [];
const o = Object.create({ inherited: 1 }, { hidden: { value: 1 }, shown: { get() { log.push('get'); return 'got'; }, enumerable: true } });
o.plain = 2;
o[Symbol('s')] = 3;
console.log(Object.keys(o).join(), Object.values(o).join(), Object.entries(o).join(' '), log.length);
const copy = Object.assign({}, o);
console.log(Object.keys(copy).join(), Object.getOwnPropertySymbols(copy).length, Object.getOwnPropertyDescriptor(copy, 'shown').value);
console.log(Object.getOwnPropertyNames(o).join(), o.propertyIsEnumerable('hidden'), o.hasOwnProperty('inherited'), Object.hasOwn(o, 'hidden'));
const target = { set x(value) { log.push(`set ${value}`); } };
Object.assign(target, { x: 1 }, { x: 2 });
console.log(log.join());
console.log(JSON.stringify(Object.getOwnPropertyDescriptors({ get a() { return 1; }, b: 2 })));
try {
  Object.keys(null);
} catch (error) {
  console.log(error.name, error.message);
}
