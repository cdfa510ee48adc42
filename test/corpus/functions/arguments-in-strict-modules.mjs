// In module code arguments never follow parameters.
function f(a, b) { a = 'changed'; arguments[1] = 'written'; return [a, b, arguments[0], arguments[1], arguments.length]; }
console.log(f(1, 2), f(1), f());
function g(a) { delete arguments[0]; return [a, 0 in arguments, arguments.length]; }
console.log(g('kept'));
function h() { return [typeof arguments, Array.isArray(arguments), [...arguments], Object.keys(arguments), Object.prototype.toString.call(arguments)]; }
console.log(h('x', 'y'));
try { (function () { return arguments.callee; })(); } catch (e) { console.log(e.name); }
console.log((function () { return (() => arguments[0])('inner'); })('outer'), (function (a) { return (() => { a = 2; return arguments[0]; })(); })(1), [].map.call((function () { return arguments; })(1, 2), (x) => x * 2));
class A { constructor() { this.n = arguments.length; } static m() { return Array.from(arguments); } get g() { return arguments.length; } set s(v) { this.got = arguments.length; } }
const a = new A(1, 2);
a.s = 1;
console.log(a.n, A.m(1, 2), a.g, a.got);
