// Constructors called without new, scope-safe ones, and prototypes written by hand.
function Plain(x) { this.x = x; return this; }
console.log(Plain(5) === globalThis, globalThis.x, delete globalThis.x, new Plain(6).x);
function Safe(x) { if (!(this instanceof Safe)) return new Safe(x); this.x = x; }
console.log(Safe(1).x, new Safe(2).x, Safe.call({}, 3) instanceof Safe);
function Base() { this.list = []; }
Base.prototype = { add: function (v) { this.list.push(v); return this; }, constructor: Base, get size() { return this.list.length; } };
function Derived() { Base.call(this); this.extra = true; }
Derived.prototype = Object.create(Base.prototype, { constructor: { value: Derived, writable: true, configurable: true } });
Derived.prototype.add = function (v) { return Base.prototype.add.call(this, v * 2); };
var d = new Derived().add(1).add(2);
console.log(d.list, d.size, d instanceof Base, d.constructor.name, Object.keys(d), Object.keys(Derived.prototype));
function Shared() {} Shared.prototype = new Base();
console.log(new Shared().add(1).list === new Shared().list, new Shared().constructor === Base);
var parasitic = function (o) { var self = Object.create(o); self.say = function () { return self.v + o.v; }; self.v = 'own'; return self; };
console.log(parasitic({ v: 'base' }).say());
function Temp() {} var beget = function (o) { Temp.prototype = o; return new Temp(); };
var x = beget({ deep: 1 }), y = beget(x);
console.log(y.deep, Object.getPrototypeOf(y) === x, x instanceof Temp, y instanceof Temp);
var module_ = (function () { var secret = 0; function Public() { secret++; } Public.count = function () { return secret; }; Public.prototype.peek = function () { return secret; }; return Public; })();
new module_(); new module_();
console.log(module_.count(), new module_().peek());
console.log(function () { return this; }.call(1) + 1, typeof function () { return this; }.call('s'), (function f() { return f.name; })(), (function () { return this.Math === Math; })());
var o = { f: function () { var that = this; return [1].map(function () { return this === globalThis && that === o; })[0]; } };
console.log(o.f(), (function () { return !this; })(), (function () { 'use strict'; return !this; })());
