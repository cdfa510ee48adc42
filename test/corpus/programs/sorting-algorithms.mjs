// Four sorting algorithms agree with each other.
const quick = ([head, ...tail]) => head === undefined ? [] : [...quick(tail.filter((x) => x < head)), head, ...quick(tail.filter((x) => x >= head))];
const merge = (list) => {
  if (list.length < 2) return list;
  const middle = list.length >> 1;
  const [left, right] = [merge(list.slice(0, middle)), merge(list.slice(middle))];
  const out = [];
  while (left.length && right.length) out.push(left[0] <= right[0] ? left.shift() : right.shift());
  return out.concat(left, right);
};
const insertion = (list) => {
  const out = [...list];
  for (let i = 1; i < out.length; i++) {
    for (let j = i; j > 0 && out[j - 1] > out[j]; j--) [out[j - 1], out[j]] = [out[j], out[j - 1]];
  }
  return out;
};
const heap = (list) => {
  const a = [...list];
  const sift = (start, end) => {
    for (let root = start; 2 * root + 1 < end;) {
      let child = 2 * root + 1;
      if (child + 1 < end && a[child] < a[child + 1]) child++;
      if (a[root] >= a[child]) return;
      [a[root], a[child]] = [a[child], a[root]];
      root = child;
    }
  };
  for (let i = a.length >> 1; i >= 0; i--) sift(i, a.length);
  for (let end = a.length - 1; end > 0; end--) {
    [a[0], a[end]] = [a[end], a[0]];
    sift(0, end);
  }
  return a;
};
let seed = 42;
const random = () => (seed = (seed * 16807) % 2147483647) % 100;
const list = Array.from({ length: 40 }, random);
const expected = [...list].sort((a, b) => a - b).join();
console.log([quick, merge, insertion, heap].map((f) => `${f.name}:${f(list).join() === expected}`).join(' '));
console.log(expected);
