// var, let and functions of one name in nested scopes, loops and catch clauses.
var a = 'var';
{ let a = 'let'; { var b = a; } console.log(a, b); }
console.log(a);
for (var i = 0; i < 2; i++) { var inLoop = i; let inner = i; }
console.log(i, inLoop, typeof inner);
function f() { if (false) { var hoisted = 1; } return typeof hoisted + String(hoisted); }
console.log(f());
var a;
console.log(a);
var a = 'again';
console.log(a);
const g = function fact(n) { return n < 2 ? 1 : n * fact(n - 1); };
console.log(g(5), typeof fact);
try { throw 'x'; } catch (a) { var inCatch = a; a = 'changed'; }
console.log(a, inCatch);
(function () { var a = 'function'; (() => { a += '!'; })(); console.log(a); })();
console.log(a);
let x = 1;
{ let x = 2; { let x = 3; { x++; console.log(x); } console.log(x); } console.log(x); }
console.log(x);
const h = (x) => { { let x = 'inner'; } return x; };
console.log(h('param'));
label: { const c = 1; if (c) break label; }
switch (x) { case 1: { let c = 'case'; console.log(c); } }
function outer() { let count = 0; function inc() { return ++count; } const reset = () => { count = 0; }; return { inc, reset, get count() { return count; } }; }
const [p, q] = [outer(), outer()];
p.inc(); p.inc(); q.inc();
console.log(p.count, q.count, p.reset(), p.count);
console.log([1, 2, 3].map((n) => { var n2 = n * 2; return () => n2; }).map((fn) => fn()));
var k = 10;
for (let k = 0; k < 1; k++) { }
for (const k of ['x']) { }
console.log(k, ((k) => k)(5), typeof globalThis.k);
if (true) { function blockFunction() { return 'in block'; } console.log(blockFunction()); }
console.log(typeof blockFunction);
