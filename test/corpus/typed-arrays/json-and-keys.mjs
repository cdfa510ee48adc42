// Seen from outside, a typed array is an object with its indices for keys.
const array = Object.assign(new Uint8Array([7, 8]), { z: 1, a: 2 });
array[Symbol.for('s')] = 3;
console.log(JSON.stringify(array), JSON.stringify({ array: new Float32Array([NaN, 0.5]), buffer: new ArrayBuffer(2) }, null, 1));
console.log(Object.keys(array), Object.entries(array), Reflect.ownKeys(array), { ...array }, Object.assign({}, new Int8Array([-1])));
console.log(Object.getOwnPropertyNames(array), Object.hasOwn(array, 1), array.propertyIsEnumerable('0'), Object.values(array));
console.log(String(array), `${new Float64Array([0.5, -0])}`, array + '', Object.prototype.toString.call(array), array.toLocaleString());
console.log(array.constructor.name, array[Symbol.toStringTag], Uint8Array.prototype[Symbol.toStringTag], typeof array, Array.isArray(array), array instanceof Object.getPrototypeOf(Uint8Array));
console.log([array, new Uint8Array(0), { nested: new Int16Array(2) }], new (class Grid extends Float64Array {})(2), new Map([[1, new Uint8Array(1)]]));
console.log(new ArrayBuffer(4), new DataView(new ArrayBuffer(2), 1), new Array(2).fill(new Uint8Array(1)));
