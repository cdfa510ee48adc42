// Accessors with computed and private names.
const attempt = (action) => { try { return action(); } catch (e) { return `${e.name}`; } };
console.log(attempt(() => { class A { static get ['prototype']() { return 1; } } return 'made'; }));
console.log(attempt(() => { class A { static ['prototype'] = 1; } return 'made'; }));
console.log(attempt(() => { class A { static ['proto' + 'type']() {} } return 'made'; }));
class Base { constructor(o) { return o; } }
class Stamp extends Base { get #x() { return 1; } static read(o) { return o.#x; } }
const o = {};
new Stamp(o);
console.log(Stamp.read(o), attempt(() => new Stamp(o)));
class Method extends Base { #m() { return 2; } static call(o) { return o.#m(); } }
const p = {};
new Method(p);
console.log(Method.call(p), attempt(() => new Method(p)));
class Field extends Base { #f = 3; static read(o) { return o.#f; } static has(o) { return #f in o; } }
const q = {};
new Field(q);
console.log(Field.read(q), attempt(() => new Field(q)), Field.has({}), attempt(() => Field.read({})));
class S { static constructor() { return 'static'; } }
console.log(S.constructor(), new S().constructor === S);
class T { 'constructor'() { this.made = true; } }
console.log(new T().made);
class U { ['constructor']() { return 'method'; } }
console.log(new U().constructor());
