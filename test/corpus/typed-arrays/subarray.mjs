// A subarray is a window, a slice is a copy.
const all = Int16Array.from({ length: 8 }, (_, i) => i * i);
const window = all.subarray(2, -2);
const copy = all.slice(2, -2);
window[0] = -1;
copy[1] = -2;
console.log(all, window, copy, window.byteOffset, copy.byteOffset, window.buffer === all.buffer);
console.log(window.subarray(1), window.subarray(-1), window.subarray(3, 1), window.subarray(10), window.subarray(1, 2).byteOffset);
const middle = (list) => (list.length < 2 ? list : middle(list.subarray(1, -1)));
console.log(middle(all), middle(new Uint8Array([1, 2, 3])));
function sum(list) {
  return list.length === 0 ? 0 : list.length === 1 ? list[0] : sum(list.subarray(0, list.length >> 1)) + sum(list.subarray(list.length >> 1));
}
console.log(sum(all));
