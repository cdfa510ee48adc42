// The engine's own errors say what the engine says.
const attempts = {
  callUndefined: () => { let f; f(); },
  callProperty: () => { const o = {}; o.f(); },
  callNested: () => { const o = { a: {} }; o.a.b.c(); },
  callElement: () => { const o = []; o[0](); },
  callNumber: () => { (5)(); },
  callResult: () => { (() => 1)()(); },
  newUndefined: () => { let C; new C(); },
  newProperty: () => { const o = {}; new o.C(); },
  readNull: () => null.foo,
  readUndefined: () => undefined['bar'],
  readIndex: () => { let a; a[0]; },
  writeNull: () => { null.foo = 1; },
  classCall: () => { class K {} K(); },
  superMissing: () => { class K { m() { return super.x.y; } } new K().m(); },
  iterate: () => { const [x] = 5; },
  spread: () => { let u; [...u]; },
  symbolNumber: () => Symbol() * 1,
  bigMix: () => 1n * 1,
  invalidLength: () => new Array(-1),
  invalidCount: () => 'x'.repeat(-1),
  toFixed: () => (1).toFixed(101),
  radix: () => (1).toString(1),
  json: () => JSON.parse('{bad}'),
  cyclic: () => { const o = {}; o.o = o; JSON.stringify(o); },
  bigJson: () => JSON.stringify(1n),
  reduceEmpty: () => [].reduce((a, b) => a),
  comparator: () => [1].sort(5),
  notFunction: () => [1].map(5),
  assignThis: () => { 'use strict'; (function () { this.x = 1; })(); },
  setSize: () => { new Set().size = 1; },
  incompatible: () => Map.prototype.get.call({}, 1),
  invalidDate: () => new Date(NaN).toISOString(),
  uri: () => decodeURIComponent('%'),
  regexp: () => new RegExp('['),
  normalize: () => 'x'.normalize('bad'),
  codePoint: () => String.fromCodePoint(-1),
};
for (const [name, action] of Object.entries(attempts)) {
  try {
    console.log(name, 'fine', String(action()));
  } catch (error) {
    console.log(name, `${error.name}: ${error.message}`);
  }
}
