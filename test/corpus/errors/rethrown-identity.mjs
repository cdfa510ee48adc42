// A caught exception is the very object that was thrown, whatever it passes through.
const thrown = { id: 1 };
const through = [
  (f) => f(),
  (f) => { try { return f(); } finally { void 0; } },
  (f) => { try { return f(); } catch (e) { throw e; } },
  (f) => [1].forEach(f),
  (f) => [2, 1].sort(f),
  (f) => { for (const x of (function* () { yield f(); })()); },
  (f) => new (class { constructor() { f(); } })(),
  (f) => `${{ toString: f }}`,
  (f) => ({ get x() { return f(); } }).x,
  (f) => Reflect.apply(f, null, []),
  (f) => f.call(null),
  (f) => Array.from([1], f),
  (f) => new Map([[1, 1]]).forEach(f),
  (f) => JSON.stringify({ toJSON: f }),
  (f) => 'x'.replace(/x/, f),
];
console.log(through.map((pass) => {
  try {
    pass(() => { throw thrown; });
    return 'nothing';
  } catch (caught) {
    return caught === thrown;
  }
}).join());
let depth = 0;
const nest = (n) => {
  try {
    if (n === 0) throw thrown;
    nest(n - 1);
  } finally {
    depth++;
  }
};
try {
  nest(50);
} catch (e) {
  console.log(e === thrown, depth);
}
