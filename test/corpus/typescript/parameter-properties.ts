// Parameter properties: order of definition, with fields, inheritance and modifiers.
class Point {
  sum = 'field';
  constructor(public x: number, private readonly y = 2, protected z?: number, plain = 0, public list: number[] = [x, y]) { this.sum += this.x + this.y + plain; }
  get all(): unknown[] { return [this.x, this.y, this.z]; }
}
const p = new Point(1);
console.log(p, Object.keys(p), p.all, new Point(1, 5, 6, 7).sum);
class Base { constructor(public name: string, public tags: string[] = []) {} describe(): string { return `${this.name}[${this.tags.join()}]`; } }
class Derived extends Base {
  extra = 'set after ' + this.name;
  constructor(name: string, public level: number, readonly kind = 'derived') { super(name + '!', ['t' + level]); this.level *= 2; }
  override describe(): string { return super.describe() + this.level + this.kind; }
}
const d = new Derived('d', 3);
console.log(d, d.describe(), Object.keys(d));
class Shadow { x = 'field wins?'; constructor(public x2: string, x: string) { this.x = x + x2; } }
console.log(new Shadow('a', 'b'));
class Log { constructor(private log: string[] = [], public readonly id = log.push('made')) {} get lines(): string[] { return this.log; } }
console.log(new Log().lines, new Log(['old']).id);
abstract class Shape { constructor(protected readonly sides: number) {} abstract area(): number; toString(): string { return `${this.sides}:${this.area()}`; } }
class Square extends Shape { constructor(private s: number) { super(4); } area(): number { return this.s ** 2; } }
console.log(String(new Square(3)), new Square(2));
class Count { static n = 0; constructor(public id = ++Count.n) {} }
console.log([new Count(), new Count(9), new Count()].map((c) => c.id));
