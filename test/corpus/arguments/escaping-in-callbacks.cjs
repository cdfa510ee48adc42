// arguments kept by callbacks, timers of our own, and getters, after the function has returned.
var queue = [];
function later(name) { var args = arguments; queue.push(function () { args[0] += '!'; return name; }); queue.push(() => (name += '?', arguments[0])); return args; }
var kept = later('first', 2);
console.log(queue.map(function (f) { return f(); }), kept[0], kept.length);
kept[0] = 'outside';
console.log(queue[0](), queue[1]());
delete kept[0];
console.log(queue[0](), queue[1](), kept[0]);
function view(a) { return { get a() { return a; }, set a(v) { a = v; }, args: arguments }; }
var v = view(1);
v.a = 2;
console.log(v.args[0], (v.args[0] = 3, v.a), Object.keys(v.args));
Object.freeze(v.args);
v.a = 4;
console.log(v.args[0], v.a);
var w = view();
w.a = 'set';
w.args[0] = 'own';
console.log(w.a, w.args[0], w.args.length);
function outer(x) { return inner.apply(this, arguments); function inner(y) { y = 'inner'; arguments[1] = 'changed'; return [x, y, arguments[1]].join(); } }
console.log(outer('a', 'b'));
function each(list, f) { for (var i = 0; i < list.length; i++) f.call(list, list[i], i, arguments); return list; }
console.log([].slice.call((function (p, q) { each(arguments, function (val, i, outerArgs) { this[i] = val * 2; outerArgs.length; }); return [p, q]; })(1, 2)));
function gen(a) { return (function* () { while (true) { a = a + 1; yield list[0]; } })(); var list; }
function gen2(a) { var list = arguments; return (function* () { while (a < 4) { a = a + 1; yield list[0]; } })(); }
console.log([...gen2(1)]);
