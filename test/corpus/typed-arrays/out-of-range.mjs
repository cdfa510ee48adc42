// What is no element is not there: reading gives undefined, writing does nothing, nothing is inherited.
const array = new Uint8Array([1, 2]);
Object.prototype[5] = 'inherited';
Object.prototype['-1'] = 'inherited';
console.log(array[2], array[5], array[-1], array['-0'], array[1.5], array.NaN, 5 in array, '-1' in array, 1 in array, [][5]);
delete Object.prototype[5];
delete Object.prototype['-1'];
array[2] = 9;
array[-1] = 9;
array['1.5'] = 9;
array['-0'] = 9;
array.Infinity = 9;
array['01'] = 'kept';
array.name = 'kept';
console.log(array, Object.keys(array), array.length);
console.log(Object.getOwnPropertyDescriptor(array, 0), Object.getOwnPropertyDescriptor(array, 2), Reflect.set(array, 7, 1), Reflect.deleteProperty(array, 0), Reflect.deleteProperty(array, 9));
let asked = 0;
array[99] = { valueOf: () => ++asked };
console.log(asked);
for (const act of [() => delete array[0], () => Object.defineProperty(array, 0, { get: () => 1 }), () => Object.defineProperty(array, 2, { value: 1 }), () => Object.freeze(array), () => (array.length = 1), () => (array[9] = Symbol())]) {
  try {
    console.log(act());
  } catch (error) {
    console.log(error.name, error.message);
  }
}
