// set copies as if through a buffer of its own, even onto itself.
const fresh = () => Uint8Array.of(1, 2, 3, 4, 5, 6);
const forward = fresh();
forward.set(forward.subarray(0, 4), 2);
const backward = fresh();
backward.set(backward.subarray(2), 0);
const wide = fresh();
wide.set(new Uint16Array(wide.buffer, 0, 3), 1);
console.log(forward, backward, wide, fresh().copyWithin(2, 0, 4), fresh().copyWithin(-2), fresh().copyWithin(0, 2, 4));
const narrow = new Uint16Array(3);
narrow.set(new Float64Array([1.9, -1, 70000]));
narrow.set(['7'], 2);
console.log(narrow);
for (const act of [() => narrow.set([1], 3), () => narrow.set([1, 2, 3, 4]), () => narrow.set([], -1), () => narrow.set(null), () => narrow.set(5), () => narrow.set('99'), () => narrow.set({ length: 1, 0: 12 }, 1)]) {
  try {
    console.log(act(), narrow);
  } catch (error) {
    console.log(error.name, error.message);
  }
}
