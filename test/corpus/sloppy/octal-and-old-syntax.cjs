// Old syntax that only sloppy code has.
console.log(010, 0777, 08, 09.5, '\101\60\0', '\8', 017 + 1);
var let_ = 1, static = 2, yield = 3, implements = 4, interface = 5, package = 6;
console.log(static + yield + implements + interface + package);
var let = 'let as a name';
console.log(let);
var async = 1, of = 2, get = 3, set = 4, await = 5;
console.log(async + of + get + set + await);
function dup(a, a) { return a; }
console.log(dup(1, 2), dup(1));
var o = { a: 1, a: 2, 'b': 3, get a() { return 4; } };
console.log(o.a, Object.keys(o));
if (0) function inIf() {}
console.log(typeof inIf);
for (var i = 0 in {}) ;
console.log(i);
var eval_ = 1;
function f() { return typeof arguments.callee; }
console.log(f());
var a = 1
var b = a
++b
console.log(a, b)
var c = function () { return 'asi' }
;[1, 2].forEach(function (n) { console.log(n) })
l1: l2: for (;;) { break l1; }
console.log(typeof undefinedVariable, void 0, (function () { return; 'unreachable'; })());
var re = /=/g, q = 4 / 2 / 1;
console.log(re.source, q, 1 /2/ 1);
