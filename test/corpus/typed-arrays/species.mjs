// What a method makes is decided by the class of its array.
class Bytes extends Uint8Array {
  get total() {
    return this.reduce((a, b) => a + b, 0);
  }
}
class Wide extends Uint8Array {
  static get [Symbol.species]() {
    return Int32Array;
  }
}
const bytes = Bytes.of(1, 2, 250);
console.log(bytes, bytes.total, bytes.map((x) => x * 2).total, bytes.filter((x) => x > 1) instanceof Bytes, bytes.slice(1).total, bytes.subarray(1).constructor.name, bytes.toSorted().constructor.name, bytes.with(0, 5).constructor.name);
const wide = new Wide([1, 2, 250, 4]);
console.log(wide.map((x) => x * 100), wide.slice(1), wide.filter((x) => x > 1), wide.subarray(0, 4));
for (const species of [Array, 5, null, undefined, function () { return new Uint8Array(1); }, BigInt64Array]) {
  const array = new Uint8Array([1, 2]);
  array.constructor = { [Symbol.species]: species };
  try {
    console.log(array.map((x) => x + 1));
  } catch (error) {
    console.log(error.name, error.message);
  }
}
console.log(Uint8Array.from.call(Bytes, 'abc').constructor.name, Bytes.from({ length: 2, 0: 300 }), Object.getPrototypeOf(Bytes) === Uint8Array);
