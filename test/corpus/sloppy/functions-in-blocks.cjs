// Functions in blocks of sloppy code reach the function around when their declaration is passed.
console.log(typeof a, typeof b, typeof c);
{ console.log(typeof a); function a() {} }
console.log(typeof a);
if (true) function b() {}
console.log(typeof b);
switch (1) { case 1: function c() { return 1; } }
console.log(typeof c);
(function () {
  console.log(typeof f);
  { f = 1; console.log(f); function f() {} f = 2; console.log(f); }
  console.log(typeof f);
})();
(function (g) {
  { function g() {} }
  console.log(typeof g);
})(1);
(function () {
  let h = 1;
  { function h() {} }
  console.log(h);
})();
(function () {
  'use strict';
  { function k() {} }
  console.log(typeof k);
})();
(function () {
  try { throw 1; } catch (e) { { function e() {} } console.log(typeof e); }
  console.log(typeof e);
})();
(function () {
  for (let i = 0; i < 1; i++) { function l() { return i; } }
  console.log(l());
})();
(function () {
  console.log(typeof m);
  { { function m() { return 'inner'; } } console.log(m()); }
  console.log(m());
})();
(function () {
  { function n() { return 1; } function n() { return 2; } }
  console.log(n());
})();
(function () {
  if (false) { function o() {} }
  console.log(typeof o);
  label: { function p() {} break label; }
  console.log(typeof p);
})();
(function (arguments_ = 1) {
  { function arguments_() {} }
  console.log(typeof arguments_);
})();
(function () { { function arguments() {} } console.log(typeof arguments); })();
