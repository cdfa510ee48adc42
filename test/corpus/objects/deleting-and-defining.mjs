// Deleting from and defining on frozen objects and typed arrays, with every kind of key.
const targets = { frozen: Object.freeze({ a: 1, 0: 'x' }), sealed: Object.seal([1, 2]), typed: new Uint8Array([1, 2]), closed: Object.preventExtensions({ a: 1 }), text: Object('ab') };
const keys = ['a', '0', '1', '2', '-0', '1.5', '-1', 'length', Symbol.iterator];
for (const [name, target] of Object.entries(targets)) {
  for (const key of keys) {
    const shown = [name, String(key), Reflect.deleteProperty(target, key)];
    for (const descriptor of [{ value: 7 }, { value: 7, writable: true, enumerable: true, configurable: true }, { get: () => 1 }, {}]) shown.push(Reflect.defineProperty(target, key, descriptor));
    shown.push(Reflect.set(target, key, 9));
    console.log(...shown);
  }
}
try {
  delete targets.typed[0];
} catch (error) {
  console.log(error.name, error.message);
}
try {
  delete targets.frozen.a;
} catch (error) {
  console.log(error.name, error.message);
}
