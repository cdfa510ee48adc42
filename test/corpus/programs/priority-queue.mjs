// Dijkstra's shortest paths on a binary heap with a comparator.
class Heap {
  #items = [];
  constructor(less = (a, b) => a < b) {
    this.less = less;
  }
  get size() {
    return this.#items.length;
  }
  push(x) {
    const a = this.#items;
    a.push(x);
    for (let i = a.length - 1; i > 0; ) {
      const p = (i - 1) >> 1;
      if (!this.less(a[i], a[p])) break;
      [a[i], a[p]] = [a[p], a[i]];
      i = p;
    }
  }
  pop() {
    const a = this.#items;
    const top = a[0];
    const last = a.pop();
    if (a.length > 0) {
      a[0] = last;
      for (let i = 0; ; ) {
        const [l, r] = [2 * i + 1, 2 * i + 2];
        let m = i;
        if (l < a.length && this.less(a[l], a[m])) m = l;
        if (r < a.length && this.less(a[r], a[m])) m = r;
        if (m === i) break;
        [a[i], a[m]] = [a[m], a[i]];
        i = m;
      }
    }
    return top;
  }
}
const graph = { a: { b: 7, c: 9, f: 14 }, b: { a: 7, c: 10, d: 15 }, c: { a: 9, b: 10, d: 11, f: 2 }, d: { b: 15, c: 11, e: 6 }, e: { d: 6, f: 9 }, f: { a: 14, c: 2, e: 9 } };
const distances = new Map([['a', 0]]);
const previous = {};
const heap = new Heap(([x], [y]) => x < y);
heap.push([0, 'a']);
while (heap.size > 0) {
  const [d, node] = heap.pop();
  if (d > distances.get(node)) continue;
  for (const [to, length] of Object.entries(graph[node])) {
    const candidate = d + length;
    if (candidate >= (distances.get(to) ?? Infinity)) continue;
    distances.set(to, candidate);
    previous[to] = node;
    heap.push([candidate, to]);
  }
}
console.log([...distances].sort().join(' '), (function path(n) { return n === 'a' ? n : path(previous[n]) + n; })('e'));
const sorted = new Heap();
[5, 3, 8, 1, 9, 2].forEach((x) => sorted.push(x));
const out = [];
while (sorted.size) out.push(sorted.pop());
console.log(out.join());
