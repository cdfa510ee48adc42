// JSON.stringify leaves out, replaces, indents and calls toJSON as specified.
console.log(JSON.stringify({ u: undefined, f: () => 1, s: Symbol(), n: null, nan: NaN, i: -Infinity, z: -0, d: new Date(0) }), JSON.stringify([undefined, () => 1, Symbol(), NaN]));
console.log(JSON.stringify(undefined), JSON.stringify(() => 1), JSON.stringify('te"xt\n\u2028\u0007\\/'), JSON.stringify(new Map([[1, 2]])), JSON.stringify(Object.create({ inherited: 1 })), JSON.stringify([,]));
console.log(JSON.stringify({ a: [1, { b: 2 }], e: [], o: {} }, null, 2));
console.log(JSON.stringify([1, [2]], null, '--'), JSON.stringify({ a: 1 }, null, 20).length, JSON.stringify({ a: 1 }, null, 'long indentation text').length, JSON.stringify({ a: 1 }, null, 0));
console.log(JSON.stringify({ b: 1, a: 2, c: { a: 3, d: 4 } }, ['a', 'c']), JSON.stringify({ 1: 'x', a: 'y' }, [1]), JSON.stringify({ a: 1, b: [2, 3] }, (key, value) => (typeof value === 'number' ? value * 10 : value)));
const log = [];
JSON.stringify({ x: { y: 1 }, z: [5] }, function (key, value) {
  log.push(`${key}:${Array.isArray(this) ? 'array' : typeof this}`);
  return value;
});
console.log(log.join(' '));
console.log(JSON.stringify({ toJSON: (key) => `key ${key}` }), JSON.stringify({ k: { toJSON: (key) => `key ${key}` } }), JSON.stringify([{ toJSON: (key) => key }]), JSON.stringify({ date: new Date(Date.UTC(2020, 1, 2)) }));
console.log(JSON.stringify({ [Symbol('s')]: 1, 2: 'b', 1: 'a', get g() { return 'got'; } }), JSON.stringify('\ud800'), JSON.stringify(new Error('x')), JSON.stringify(new String('boxed')), JSON.stringify({ a: [] }, null, 1));
class Point {
  #hidden = 1;
  constructor() {
    this.x = 1;
  }
  get y() {
    return 2;
  }
}
console.log(JSON.stringify(new Point()), JSON.stringify([new Set([1]), /x/, new Boolean(true), Object(1)]));
