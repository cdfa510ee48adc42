// callee, length, the tag and the iterator of arguments.
function f(a, b) {
  console.log(arguments.callee === f, arguments.length, f.length);
  console.log(Object.prototype.toString.call(arguments), String(arguments));
  console.log(arguments[Symbol.iterator] === Array.prototype.values, typeof arguments);
  console.log(Object.getOwnPropertyNames(arguments), Object.getOwnPropertySymbols(arguments).length);
  console.log(Object.getPrototypeOf(arguments) === Object.prototype, Array.isArray(arguments), arguments instanceof Object);
  var d = Object.getOwnPropertyDescriptor(arguments, 'length');
  console.log(d.value, d.writable, d.enumerable, d.configurable);
  arguments.length = 1;
  console.log(arguments.length, [].slice.call(arguments), arguments[1]);
  arguments.callee = 'replaced';
  console.log(arguments.callee, delete arguments.callee, arguments.callee);
}
f(1, 2, 3);
console.log((function (n) { return n < 2 ? 1 : n * arguments.callee(n - 1); })(6));
(function () {
  'use strict';
  var d = Object.getOwnPropertyDescriptor(arguments, 'callee');
  console.log(typeof d.get, d.get === d.set, d.enumerable, d.configurable);
  try {
    arguments.callee;
  } catch (e) {
    console.log(e instanceof TypeError);
  }
  try {
    arguments.callee = 1;
  } catch (e) {
    console.log(e instanceof TypeError);
  }
  console.log(Object.prototype.toString.call(arguments), arguments.length);
})(1, 2);
console.log(JSON.stringify((function () { return arguments; })(1, 'a', [2])));
console.log((function () { return arguments; })(1, 'x'));
console.log(Object.entries((function (a) { a = 'z'; return arguments; })('q', 'r')));
