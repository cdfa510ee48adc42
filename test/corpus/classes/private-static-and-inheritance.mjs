// Static private members belong to one class; subclasses reach them only through it.
class Base {
  static #count = 0;
  static #log(x) { return `${this === Base ? 'Base' : 'other'}:${x}`; }
  static get #size() { return Base.#count * 10; }
  static make() { Base.#count++; return new this(); }
  static get count() { return Base.#count; }
  static risky() { return this.#count; }
  static call() { return Base.#log(Base.#size); }
  static callThis() { return this.#log(1); }
  #id = Base.#count;
  static idOf(o) { return o.#id; }
  static compare = (a, b) => a.#id - b.#id;
  static isBase(o) { return #id in o; }
  static hasStatic(o) { return #count in o && #log in o; }
}
class Sub extends Base { #id = 'sub'; own() { return this.#id; } }
const [a, b] = [Base.make(), Sub.make()];
console.log(Base.count, Sub.count, Base.idOf(a), Base.idOf(b), b.own(), Base.compare(b, a), Base.isBase(b), Base.isBase({}), Base.call());
console.log(Base.hasStatic(Base), Base.hasStatic(Sub), Base.risky(), Base.callThis());
for (const f of [() => Sub.risky(), () => Sub.callThis(), () => Base.idOf({}), () => Base.idOf(Base), () => Base.compare(a, {})]) try { console.log(f()); } catch (e) { console.log(e.name, e.message); }
const made = [1, 2].map((n) => class { static #v = n; static get() { return this.#v; } static of(c) { return c.#v; } });
console.log(made.map((c) => c.get()), made[0].of(made[0]));
try { made[0].of(made[1]); } catch (e) { console.log(e.message); }
class Node_ { #next = null; static link(...ns) { ns.forEach((n, i) => { n.#next = ns[i + 1] ?? null; }); return ns[0]; } *[Symbol.iterator]() { for (let n = this; n; n = n.#next) yield n.v; } constructor(v) { this.v = v; } }
console.log([...Node_.link(new Node_(1), new Node_(2), new Node_(3))], Object.keys(new Node_(1)), JSON.stringify(new Node_(1)));
