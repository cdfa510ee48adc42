// A library in the universal wrapper: CommonJS first, then AMD, then a global.
(function (root, factory) {
  if (typeof exports === 'object' && typeof module !== 'undefined') { console.log('commonjs'); factory(exports); }
  else if (typeof define === 'function' && define.amd) define(['exports'], factory);
  else factory((root.lib = {}));
})(this, function (exports) {
  'use strict';
  exports.twice = function (x) { return x * 2; };
  Object.defineProperty(exports, '__esModule', { value: true });
});
console.log(exports.twice(4), exports.__esModule, Object.keys(exports), this === exports, module.exports === exports);
var result = (function (root, factory) {
  if (typeof define === 'function' && define.amd) return define([], factory);
  return (root.returnExports = factory());
})(typeof self !== 'undefined' && false ? self : {}, function () { return { version: '1.0' }; });
console.log(result);
var registry = {};
var define = function (name, deps, factory) {
  if (typeof name !== 'string') { factory = deps; deps = name; name = 'anonymous'; }
  if (!Array.isArray(deps)) { factory = deps; deps = []; }
  var own = {};
  registry[name] = typeof factory === 'function' ? factory.apply(null, deps.map(function (d) { return d === 'exports' ? own : registry[d]; })) || own : factory;
};
define.amd = {};
define('a', { value: 1 });
define('b', ['a', 'exports'], function (a, exports) { exports.sum = a.value + 1; });
define(['b'], function (b) { return { fromB: b.sum }; });
console.log(registry);
!function (e, t) { 'object' == typeof exports && 'undefined' != typeof module ? t(module.exports.min = {}) : t((e = e || self).min = {}) }(this, function (e) { 'use strict'; e.x = function () { return void 0 === this }; });
console.log(module.exports.min.x.call(), (0, exports.min.x)());
var ns = ns || {};
(function (ns) { var hidden = 0; ns.next = function () { return ++hidden; }; })(ns);
(function (ns, undefined) { ns.check = typeof undefined + ns.next(); })(ns);
console.log(ns.check, ns.next());
console.log(typeof module, typeof require, typeof exports, typeof __filename, typeof __dirname, module.exports === this, arguments.length, typeof arguments[1]);
var loaded = (function (modules) { var cache = {}; function req(id) { if (cache[id]) return cache[id].exports; var m = cache[id] = { i: id, l: false, exports: {} }; modules[id].call(m.exports, m, m.exports, req); m.l = true; return m.exports; } req.d = function (e, n, g) { if (!Object.prototype.hasOwnProperty.call(e, n)) Object.defineProperty(e, n, { enumerable: true, get: g }); }; return req(0); })([
  function (module, exports, require) { require.d(exports, 'live', function () { return one.n; }); var one = require(1); one.inc(); module.exports.fromOne = one.n; },
  function (module, exports) { exports.n = 1; exports.inc = function () { exports.n++; }; },
]);
console.log(loaded.live, loaded.fromOne, Object.keys(loaded));
