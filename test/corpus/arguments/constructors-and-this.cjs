// Mapped arguments in constructors, methods of literals, getters and functions called in every way.
function Point(x, y) {
  if (arguments.length < 2) y = x;
  arguments[0] = Math.abs(arguments[0]);
  this.x = x;
  this.y = y;
  this.count = arguments.length;
}
console.log(new Point(-3), new Point(-1, -2));
console.log(Reflect.construct(Point, [-7, 1]));
var o = {
  m: function (a) { a = this.v; return arguments[0]; },
  n(a) { arguments[0] = this.v; return a; },
  set s(a) { arguments[0] += 1; this.v = a; },
  v: 'value',
};
console.log(o.m(1), o.n(1));
o.s = 4;
console.log(o.v);
console.log(o.m.call({ v: 'called' }, 0), o.m.apply({ v: 'applied' }, [0]), o.m.bind({ v: 'bound' }, 0)());
console.log(o.m.call({ v: 'nothing passed' }));
function extend(target) {
  for (var i = 1; i < arguments.length; i++) {
    for (var k in arguments[i]) arguments[0][k] = arguments[i][k];
    if (i === 1) target = Object.create(target);
  }
  return target;
}
var made = extend({ a: 1 }, { b: 2 }, { c: 3 });
console.log(Object.keys(made), made.a, made.b, made.c);
function optional(name, options, callback) {
  if (typeof options === 'function') {
    callback = options;
    options = {};
  }
  return callback(name, options, arguments.length, arguments[1] === options, typeof arguments[2]);
}
console.log(optional('n', function () { return [].slice.call(arguments); }));
console.log(optional('n', { x: 1 }, function () { return [].slice.call(arguments); }));
function tail(a, acc) {
  for (;;) {
    if (a === 0) return acc;
    arguments[1] = a * acc;
    a = a - 1;
  }
}
console.log(tail(5, 1));
