// Classes made by functions, classes as values, and chains of mixins.
const log = [];
const Named = (Base) => class Named extends Base { constructor(...a) { super(...a); log.push('Named'); } name() { return 'named ' + (super.name?.() ?? 'root'); } };
const Aged = (Base) => class extends Base { age = 1; constructor(...a) { super(...a); log.push('Aged'); } name() { return 'aged ' + super.name(); } };
class Root { constructor(x) { this.x = x; log.push('Root'); } }
class Person extends Aged(Named(Root)) {}
const p = new Person(7);
console.log(p.name(), p.x, p.age, log.splice(0));
const chain = [];
for (let c = Person; c !== Function.prototype; c = Object.getPrototypeOf(c)) chain.push(c.name || '(anonymous)');
console.log(chain);
console.log(Named(Object).name, Aged(Object).name, new (Named(Object))().name());
const classes = [class { v() { return 'a'; } }, class { v() { return 'b'; } }];
console.log(classes.map((C) => new C().v()), classes[0].name);
const pick = (n) => (n ? classes[0] : classes[1]);
class FromCall extends pick(0) { v() { return super.v() + '!'; } }
console.log(new FromCall().v());
let Base = class { who() { return 'first'; } };
class Sub extends Base { who() { return 'sub of ' + super.who(); } }
Base = class { who() { return 'second'; } };
console.log(new Sub().who());
Object.setPrototypeOf(Sub.prototype, Base.prototype);
console.log(new Sub().who(), new Sub() instanceof Base);
const o = { C: class { static s = 1; }, ['D' + 1]: class {}, E: class Inner {} };
console.log(o.C.name, o.D1.name, o.E.name);
console.log(typeof class {}, (class { constructor() { this.y = 1; } }).length, (class { constructor(a, b) {} }).length);
Object.assign(Root.prototype, { assigned() { return 'assigned ' + this.x; } });
console.log(p.assigned());
