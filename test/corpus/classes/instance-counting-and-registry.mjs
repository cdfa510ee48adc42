// Registries in static fields, abstract methods, visitors and double dispatch.
class Shape { static #all = new Map(); static register(C) { Shape.#all.set(C.name.toLowerCase(), C); return C; } static create(kind, ...a) { const C = Shape.#all.get(kind); if (!C) throw new RangeError(`no ${kind}`); return new C(...a); } static get kinds() { return [...Shape.#all.keys()]; } area() { throw new Error(`${new.target ?? this.constructor.name} lacks area`); } accept(v) { return v[`visit${this.constructor.name}`]?.(this) ?? v.other(this); } }
const Circle = Shape.register(class Circle extends Shape { constructor(r) { super(); this.r = r; } area() { return this.r ** 2 * 3; } });
Shape.register(class Square extends Shape { constructor(s) { super(); this.s = s; } area() { return this.s ** 2; } });
Shape.register(class Blob extends Shape {});
console.log(Shape.kinds, Shape.create('circle', 2).area(), Shape.create('square', 3).area());
for (const f of [() => Shape.create('blob').area(), () => Shape.create('hexagon'), () => new Shape().area()]) try { f(); } catch (e) { console.log(e.name, e.message); }
const visitor = { visitCircle: (c) => `circle of ${c.r}`, visitSquare(s) { return `square of ${s.s}, ${this.other(s)}`; }, other: (o) => `other ${o.constructor.name}` };
console.log(['circle', 'square', 'blob'].map((k) => Shape.create(k, 1).accept(visitor)));
class Id { static #next = 1; static #live = new Set(); id = Id.#next++; constructor() { Id.#live.add(this); } dispose() { return Id.#live.delete(this); } static get live() { return [...Id.#live].map((x) => x.id); } }
const [a, b, c] = [new Id(), new Id(), new (class Sub extends Id {})()];
console.log(Id.live, b.dispose(), b.dispose(), Id.live, c.id, a instanceof Id);
class Temp { static from = { c: (v) => new Temp(v), f: (v) => new Temp(((v - 32) * 5) / 9) }; #c; constructor(c) { this.#c = c; } get f() { return (this.#c * 9) / 5 + 32; } static compare(x, y) { return x.#c - y.#c; } toString() { return `${this.#c}C`; } }
console.log(Temp.from.f(212) + '', Temp.from.c(100).f, [Temp.from.c(5), Temp.from.f(32), Temp.from.c(-3)].sort(Temp.compare).join());
class Money { constructor(n, cur) { Object.assign(this, { n, cur }); } plus(o) { return o.addTo(this); } addTo(o) { if (o.cur !== this.cur) throw new TypeError(`${o.cur}+${this.cur}`); return new Money(o.n + this.n, this.cur); } }
console.log(new Money(1, 'EUR').plus(new Money(2, 'EUR')), (() => { try { new Money(1, 'EUR').plus(new Money(1, 'USD')); } catch (e) { return e.message; } })());
console.log(Circle.name, Object.getOwnPropertyNames(Circle.prototype), Shape.create('circle', 1) instanceof Circle);
