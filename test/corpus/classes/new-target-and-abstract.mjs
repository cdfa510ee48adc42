// new.target in constructors, functions, arrows and Reflect.construct.
class Shape {
  constructor() {
    if (new.target === Shape) throw new TypeError('abstract');
    this.kind = new.target.name;
    this.check = (() => new.target === this.constructor)();
  }
}
class Square extends Shape {}
class Cube extends Square { constructor() { super(); this.own = new.target === Cube; } }
try { new Shape(); } catch (e) { console.log(e.message); }
console.log(new Square(), new Cube());
function F() { return new.target === undefined ? 'called' : Object.assign(this, { t: new.target.name }); }
console.log(F(), new F(), F.call(1), Reflect.construct(F, [], Square));
console.log(Reflect.construct(Square, [], Cube) instanceof Cube, Reflect.construct(Array, [1, 2], Square).length);
class WithReturn { constructor(v) { return v; } }
for (const v of [1, 'x', null, undefined, {}, []]) console.log(new WithReturn(v) instanceof WithReturn);
class Derived extends WithReturn { constructor(v) { super(v); this.marked = true; } }
const given = {};
console.log(new Derived(given) === given, given, new Derived(1));
class BadReturn extends Shape { constructor() { super(); return 1; } }
try { new BadReturn(); } catch (e) { console.log(e.name, e.message); }
class NoSuper extends Shape { constructor() { return { instead: true }; } }
console.log(new NoSuper());
class Forgot extends Shape { constructor() {} }
try { new Forgot(); } catch (e) { console.log(e.name); }
try { Square(); } catch (e) { console.log(e.message); }
const bound = Square.bind(null);
console.log(new bound().kind, bound.name, new bound() instanceof bound);
function Old() {} Old.prototype = null;
console.log(Object.getPrototypeOf(new Old()) === Object.prototype);
