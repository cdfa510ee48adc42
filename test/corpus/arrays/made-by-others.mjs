// Array.from and Array.of on constructors whose objects do not take every property.
const attempts = [
  function () { Object.defineProperty(this, '0', { value: 'fixed' }); },
  function () { Object.defineProperty(this, 'length', { value: 7 }); },
  function () { Object.preventExtensions(this); },
  function () { Object.defineProperty(this, '1', { get() { return 'got'; }, configurable: true }); },
  function () { return Object.freeze([]); },
  function (n) { this.given = n; },
];
for (const one of attempts) {
  for (const make of [() => Array.of.call(one, 'a', 'b'), () => Array.from.call(one, ['a', 'b']), () => Array.from.call(one, { length: 2, 0: 'a', 1: 'b' }, (x) => x + x)]) {
    try {
      const made = make();
      console.log(Object.entries(Object.getOwnPropertyDescriptors(made)).map(([key, { value, writable }]) => `${key}=${value}:${writable}`).join(' '));
    } catch (error) {
      console.log(error.name, error.message);
    }
  }
}
