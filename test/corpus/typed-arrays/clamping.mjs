// Clamped bytes round half to even and stop at the ends.
const clamped = new Uint8ClampedArray([-1, 0, 0.4, 0.5, 1.5, 2.5, 254.5, 254.51, 255.5, 256, 1e9, NaN, -Infinity, Infinity, '17', null, undefined]);
console.log(clamped);
clamped[0] = -1000;
clamped[1] += 300;
console.log(clamped[0], clamped[1], new Uint8Array(clamped.buffer)[1], new Int8Array(clamped.buffer)[1]);
const pixel = Uint8ClampedArray.of(10, 200, 128, 255);
console.log(pixel.map((channel) => channel * 1.5), pixel.map((channel) => channel - 100));
