// new with and without arguments, member chains and calls.
function F(x) { this.x = x; this.get = () => this.x; }
F.make = function (x) { return new F(x + '!'); };
F.Inner = class { v = 'inner'; static Deep = class { d = 1; }; };
console.log(new F().x, new F('a').x, new F('b').get(), new F.Inner().v, new F.Inner.Deep().d, new F.Inner.Deep, new (F.make('c').constructor)('d').x);
console.log(new (class { k = 1; })().k, new class { constructor(a) { this.a = a; } }(5).a, new (function () { this.z = 1; })().z, new Array(3).length, new Date(0).getTime());
const ns = { C: F, f: () => F };
console.log(new ns.C('n').x, new (ns.f())('g').x, new ns['C']('e').x, typeof new ns.C, new (ns?.C)('o').x);
for (const bad of [() => new (() => 1)(), () => new (1)(), () => new F.none(), () => new 'x'.y(), () => new (class { constructor() { throw new Error('ctor'); } })(), () => new Math.max(), () => new ({ m() {} }).m(), () => new null()])
  try { bad(); } catch (e) { console.log(e.name, e.message); }
console.log(new Object(1) + 1, new Boolean(0) ? 1 : 2, new String('a') + 'b', new RegExp('a').test('a'));
