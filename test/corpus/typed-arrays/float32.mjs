// Floats of 32 bits are rounded, floats of 64 bits are not.
const numbers = [0.1, 1 / 3, 16777217, -0, 1e-46, 1e39, NaN, -Infinity, 5e-324, 3.4028235677973366e38];
console.log(new Float32Array(numbers));
console.log(new Float64Array(numbers));
const single = new Float32Array(1);
single[0] = 0.1;
console.log(single[0] === 0.1, single[0] === Math.fround(0.1), single[0] + 0.2, Object.is(new Float32Array([-0])[0], -0));
let sum = 0;
for (const x of new Float32Array(10).fill(0.1)) sum += x;
console.log(sum);
