// Functions in blocks of sloppy code: the block's own and the variable outside.
console.log(typeof early, early());
function early() { return 'hoisted'; }
console.log(typeof inBlock);
{
  console.log(typeof inBlock);
  function inBlock() { return 'block'; }
}
console.log(inBlock());
if (true) { function branch() { return 'then'; } } else { function branch() { return 'else'; } }
console.log(branch());
function f() {
  console.log(typeof g);
  if (arguments.length) { function g() { return 'made'; } }
  return typeof g;
}
console.log(f(), f(1));
function twice() { return 1; }
function twice() { return 2; }
console.log(twice());
var v = 1;
function v2() {}
var v2;
console.log(typeof v2);
var shadow = 'var';
{ function shadow() {} shadow = 'changed'; console.log(shadow); }
console.log(typeof shadow);
console.log((function () { return typeof x; var x = 1; })(), (function () { x = 2; return x; var x; })());
(function () { { let k = 'let'; { function k2() { return k; } } console.log(k2()); } })();
switch (1) { case 0: function inCase() { return 'case'; } case 1: console.log(inCase()); }
console.log(typeof inCase);
try { throw 1; } catch (e) { function inCatch() { return 'catch'; } var e = 2; console.log(e); }
console.log(inCatch(), e);
label: function labelled() { return 'labelled'; }
console.log(labelled());
undeclared = 'made global';
console.log(globalThis.undeclared, delete globalThis.undeclared, typeof undeclared);
console.log((function () { return typeof this; })(), (function () { 'use strict'; return typeof this; })());
