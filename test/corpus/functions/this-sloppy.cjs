// What this is in sloppy functions, called in every way.
var kind = function () { return this === globalThis ? 'global' : typeof this + ' ' + Object.prototype.toString.call(this); };
console.log(kind(), kind.call(null), kind.call(undefined), kind.call(5), kind.call('s'), kind.call(true), kind.call(Symbol('x')), kind.call(7n), kind.call([]));
var o = { kind: kind, nested: { kind: kind }, get g() { return kind.call(this); } };
console.log(o.kind(), (o.kind)(), (0, o.kind)(), (o.kind || 1)(), o['kind'](), o.nested.kind() === '[object Object]', o.g);
var f = o.kind;
console.log(f(), [kind][0]().slice(0, 6), (function () { return kind(); }).call(1));
console.log([1].map(kind), [1].map(kind, 'arg'), [1].forEach(kind), Array.from([1], kind, 3), [1, 2].sort(function () { console.log(kind.call(this)); return 0; }));
console.log('a'.replace('a', kind), JSON.stringify({ a: 1 }, function (k, v) { return k ? typeof this : v; }));
function Ctor() { this.made = kind.call(this) + (this instanceof Ctor); }
console.log(new Ctor().made);
Ctor.call(o);
console.log(o.made);
String.prototype.self = function () { return this; };
String.prototype.strict = function () { 'use strict'; return this; };
console.log(typeof 'x'.self(), typeof 'x'.strict(), 'x'.self() === 'x', 'x'.self() == 'x', 'abc'.self().length);
delete String.prototype.self;
delete String.prototype.strict;
Number.prototype.twice = function () { return this * 2; };
console.log((4).twice(), 4..twice());
delete Number.prototype.twice;
Object.defineProperty(Number.prototype, 'kind', { get: function () { return typeof this; }, configurable: true });
console.log((1).kind);
Object.defineProperty(Number.prototype, 'kind', { get: function () { 'use strict'; return typeof this; } });
console.log((1).kind);
delete Number.prototype.kind;
console.log(this === module.exports, typeof this, (() => this === module.exports)(), (function () { return (() => this === globalThis)(); })());
function setGlobal() { this.fromSloppy = 1; }
setGlobal();
console.log(globalThis.fromSloppy, fromSloppy, delete globalThis.fromSloppy);
