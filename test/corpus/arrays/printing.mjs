// console.log shows arrays, nested values, long lists and classes as node does.
console.log([], [[]], [{}], [1, 'two', null, undefined, true, -0, NaN, 1n, Symbol('s')]);
console.log([[1, [2, [3, [4]]]]], { a: { b: { c: { d: 1 } } } });
console.log(Array.from({ length: 7 }, (_, i) => i), Array.from({ length: 120 }, (_, i) => i));
console.log(['a'.repeat(30), 'b'.repeat(30), 'c'.repeat(30)]);
console.log(new Map([['k', { v: 1 }], [{ o: 1 }, [2]]]), new Set(['x', [1]]), [new Map(), new Set()]);
console.log({ f() {}, g: () => {}, h: class X {}, i: function named() {}, s: Symbol('t'), 'quoted key': 1, 2: 'n' });
class Point {
  constructor(x, y) {
    this.x = x;
    this.y = y;
  }
}
console.log(new Point(1, 2), [new Point(3, 4)], { p: new Point(5, 6) }, Point, Object.create(null), Object.create({ a: 1 }));
console.log('%s is %d years and %i, %f, %j %o %%', 'Ada', 36.5, 36.5, 1.5, { a: 1 }, [1], 'rest', 5);
console.log('it\'s', ['it\'s', "say \"hi\"", `both ' and "`, 'line\nbreak']);
const cyclic = { name: 'c' };
cyclic.self = cyclic;
console.log(cyclic, [undefined, , 3], [1.0, 1e21, 1e-7, 0xff], { get a() { return 1; }, set a(v) {}, get b() { return 2; }, set c(v) {} });
console.log();
console.log('', ' ', null, undefined);
