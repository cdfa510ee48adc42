// The two texts by which old bundles find the global object.
var indirect = eval;
console.log(indirect('this') === globalThis, (0, eval)('this') === globalThis, globalThis.eval(' this ; ') === globalThis);
console.log(Function('return this')() === globalThis, new Function('return this')() === globalThis);
console.log(Function('return this;').call('text') instanceof String, new Function('  return this ').call(null) === globalThis);
var f = Function('return this');
console.log(f.name, f.length, typeof f.prototype, f instanceof Function);
console.log(f.toString());
console.log(new f() instanceof f, f.call(7) + 1);
var root = typeof self === 'object' && self.self === self ? self : Function('return this')();
console.log(root === globalThis, root.Math === Math);
console.log(eval.length, eval.name, indirect(5), indirect({}.x), indirect([1]).length);
console.log((function () { return this || (0, eval)('this'); })() === globalThis);
console.log((function () { 'use strict'; return this || (0, eval)('this'); })() === globalThis);
