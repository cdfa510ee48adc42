// Integers are stored modulo the size of their type.
const types = [Int8Array, Uint8Array, Int16Array, Uint16Array, Int32Array, Uint32Array];
const numbers = [0, 127, 128, 255, 256, -1, -129, 32768, 65536, 2147483648, 4294967296, -2147483649, 2 ** 53, 1e21, -1.9, NaN, Infinity];
for (const Type of types) console.log(Type.name, Type.BYTES_PER_ELEMENT, new Type(numbers));
const counter = new Uint8Array(1);
for (let i = 0; i < 300; i++) counter[0]++;
console.log(counter[0], --counter[0], counter[0] -= 50, counter[0] <<= 1, counter[0] **= 2);
