// Strict functions and those with defaults, rest or patterns have arguments of their own.
function strict(a) {
  'use strict';
  a = 2;
  arguments[1] = 3;
  return [a, arguments[0], arguments[1], arguments.length];
}
console.log(strict(1));
function withDefault(a, b = 2) {
  a = 'changed';
  arguments[1] = 'written';
  return [a, b, arguments[0], arguments[1], arguments.length];
}
console.log(withDefault(1), withDefault(1, 1));
function withRest(a, ...rest) {
  a = 'changed';
  arguments[1] = 'written';
  return [arguments[0], rest];
}
console.log(withRest(1, 2));
function withPattern(a, { b }) {
  a = b;
  return arguments[0];
}
console.log(withPattern(1, { b: 2 }));
var method = { m(a) { a = 1; return arguments[0]; } };
console.log(method.m(0));
class C {
  static m(a) { a = 1; return arguments[0]; }
  constructor(a) { arguments[0] = 'x'; this.a = a; }
}
console.log(C.m(0), new C(1).a);
[strict, withDefault, withRest, withPattern].forEach(function (f) {
  var got;
  var g = f === strict ? function () { 'use strict'; return arguments; } : function (a = 1) { return arguments; };
  try {
    got = g().callee;
  } catch (e) {
    got = e.name;
  }
  console.log(got);
});
function* generator(a) {
  a = yield arguments[0];
  arguments[0] += '!';
  yield a;
  delete arguments[0];
  a = 'free';
  yield arguments[0];
}
var it = generator('start');
console.log(it.next().value, it.next('sent').value, it.next().value);
