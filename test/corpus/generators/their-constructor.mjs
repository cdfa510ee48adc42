// The constructor of generator functions is there to be looked at.
const G = Object.getPrototypeOf(function* () {}).constructor;
console.log(G.name, G.length, G !== Function, Object.getPrototypeOf(G) === Function, function* () {} instanceof G, (() => 1) instanceof G, Object.getOwnPropertyNames(G), Reflect.ownKeys(G.prototype), G.prototype.constructor === G, Object.getOwnPropertyDescriptor(G, 'prototype').writable);
const isGenerator = (f) => f.constructor.name === 'GeneratorFunction'; console.log(isGenerator(function* () {}), isGenerator(() => 1), isGenerator({ *m() {} }.m));
