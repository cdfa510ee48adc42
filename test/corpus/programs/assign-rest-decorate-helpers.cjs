// More helpers that compilers write: __assign, __rest, __decorate, __awaiter-free parts, _classCallCheck, _createClass.
var __assign = Object.assign || function (t) { for (var s, i = 1, n = arguments.length; i < n; i++) { s = arguments[i]; for (var p in s) if (Object.prototype.hasOwnProperty.call(s, p)) t[p] = s[p]; } return t; };
var own = function () { own = function (t) { for (var s, i = 1, n = arguments.length; i < n; i++) { s = arguments[i]; for (var p in s) if (Object.prototype.hasOwnProperty.call(s, p)) t[p] = s[p]; } return t; }; return own.apply(this, arguments); };
console.log(__assign({ a: 1 }, { b: 2 }, null, { a: 3 }), own({ a: 1 }, { b: 2 }, { a: 3 }), own({}, 'xy'));
var __rest = function (s, e) {
  var t = {};
  for (var p in s) if (Object.prototype.hasOwnProperty.call(s, p) && e.indexOf(p) < 0) t[p] = s[p];
  if (s != null && typeof Object.getOwnPropertySymbols === 'function')
    for (var i = 0, p = Object.getOwnPropertySymbols(s); i < p.length; i++) if (e.indexOf(p[i]) < 0 && Object.prototype.propertyIsEnumerable.call(s, p[i])) t[p[i]] = s[p[i]];
  return t;
};
var sym = Symbol('s');
console.log(__rest({ a: 1, b: 2, c: 3, [sym]: 4 }, ['a', 'c']), __rest(null, []), __rest('ab', ['0']));
var __decorate = function (decorators, target, key, desc) {
  var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
  for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
  return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var log = [];
function C() {}
C.prototype.m = function () { return 'm'; };
var trace = function (name) { return function (t, k, d) { log.push(name); if (d) { var f = d.value; d.value = function () { return name + '(' + f.apply(this, arguments) + ')'; }; } return d; }; };
__decorate([trace('outer'), trace('inner')], C.prototype, 'm', null);
__decorate([function (t, k) { log.push('field ' + k); }], C.prototype, 'f', void 0);
var D = __decorate([function (c) { log.push('class ' + c.name); c.tagged = true; }], C);
console.log(new C().m(), log, D === C, C.tagged);
function _classCallCheck(i, c) { if (!(i instanceof c)) throw new TypeError('Cannot call a class as a function'); }
function _defineProperties(t, ps) { for (var i = 0; i < ps.length; i++) { var d = ps[i]; d.enumerable = d.enumerable || false; d.configurable = true; if ('value' in d) d.writable = true; Object.defineProperty(t, d.key, d); } }
function _createClass(c, p, s) { if (p) _defineProperties(c.prototype, p); if (s) _defineProperties(c, s); Object.defineProperty(c, 'prototype', { writable: false }); return c; }
var Counter = _createClass(function Counter(n) { _classCallCheck(this, Counter); this.n = n; }, [{ key: 'up', value: function up() { return ++this.n; } }, { key: 'double', get: function () { return this.n * 2; } }], [{ key: 'zero', value: function zero() { return new Counter(0); } }]);
var c = new Counter(4);
console.log(c.up(), c.double, Counter.zero().n, Object.keys(Counter.prototype), Counter.name);
try { Counter(1); } catch (e) { console.log(e.message); }
var _typeof = function (o) { return typeof Symbol === 'function' && typeof Symbol.iterator === 'symbol' ? typeof o : o && typeof Symbol === 'function' && o.constructor === Symbol && o !== Symbol.prototype ? 'symbol' : typeof o; };
console.log([1, 'a', null, undefined, {}, sym, function () {}].map(_typeof));
function _possibleConstructorReturn(self, call) { if (call && (_typeof(call) === 'object' || typeof call === 'function')) return call; if (call !== void 0) throw new TypeError('Derived constructors may only return object or undefined'); if (self === void 0) throw new ReferenceError("this hasn't been initialised"); return self; }
console.log(_possibleConstructorReturn(1, {}), _possibleConstructorReturn('self'), (function () { try { _possibleConstructorReturn(1, 2); } catch (e) { return e.message; } })());
var __makeTemplateObject = function (cooked, raw) { if (Object.defineProperty) Object.defineProperty(cooked, 'raw', { value: raw }); else cooked.raw = raw; return cooked; };
console.log((function (s, v) { return s.raw.join(v) + s.length + Object.keys(s); })(__makeTemplateObject(['a', 'b'], ['\\a', '\\b']), '-'));
var _a, _b;
var o = { x: { y: null } };
console.log((_b = (_a = o === null || o === void 0 ? void 0 : o.x) === null || _a === void 0 ? void 0 : _a.y) !== null && _b !== void 0 ? _b : 'default', (o.z !== null && o.z !== void 0 ? o.z : (o.z = 5)), o.z);
