// Constructors that return objects, fields on them, and base constructors that are functions.
class ReturnsOther { constructor(o) { return o; } }
class Stamps extends ReturnsOther { stamp = 'stamped'; #p = 1; constructor(o) { super(o); this.after = true; } static has(o) { return #p in o; } }
const target = { own: 1 };
console.log(new Stamps(target) === target, target, Stamps.has(target), new Stamps(undefined) instanceof Stamps);
function Old(x) { if (!(this instanceof Old)) return new Old(x); this.x = x; }
Old.prototype.get = function () { return this.x; };
class New extends Old { y = this.x + 1; get() { return super.get() + this.y; } }
console.log(Old(1).get(), new New(5).get(), new New(2) instanceof Old);
function Factory() { return { made: 'object' }; }
function Primitive() { this.kept = true; return 5; }
class FromFactory extends Factory { f = 'field on made'; }
class FromPrimitive extends Primitive { f = 'field'; }
console.log(new FromFactory(), new FromFactory() instanceof FromFactory, new FromPrimitive());
const singleton = (() => { let one; return class { constructor() { return (one ??= this); } n = 0; }; })();
const [p, q] = [new singleton(), new singleton()];
p.n = 5;
console.log(p === q, q.n);
class Arr extends Array { constructor(...a) { super(...a); this.tag = 'arr'; } first() { return this[0]; } }
const arr = new Arr(1, 2, 3);
console.log(arr.first(), arr.length, arr.tag, arr.map((x) => x * 2).tag, arr.filter(Boolean) instanceof Arr, Arr.from([7]).first(), arr);
class M extends Map { constructor(e) { super(e); this.count = this.size; } }
console.log(new M([[1, 2]]).count, new M().count);
class E extends Error { constructor(m) { super(m); this.extra = m.length; } }
console.log(new E('abc').extra, new E('x').message);
try { new (class extends Old { constructor() { this.x = 1; super(); } })(); } catch (e) { console.log(e.name); }
try { new (class extends Old { constructor() { super(); super(); } })(); } catch (e) { console.log(e.name, e.message); }
console.log(new (class extends Old { constructor(...a) { const r = (() => super(...a))(); r.same = r === this; } })('arrow'));
