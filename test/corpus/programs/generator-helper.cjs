// Generators as TypeScript writes them for ES5: __generator, __values, __read and __spreadArray.
var __generator = function (thisArg, body) {
  var _ = { label: 0, sent: function () { if (t[0] & 1) throw t[1]; return t[1]; }, trys: [], ops: [] }, f, y, t, g;
  return g = { next: verb(0), 'throw': verb(1), 'return': verb(2) }, typeof Symbol === 'function' && (g[Symbol.iterator] = function () { return this; }), g;
  function verb(n) { return function (v) { return step([n, v]); }; }
  function step(op) {
    if (f) throw new TypeError('Generator is already executing.');
    while (g && (g = 0, op[0] && (_ = 0)), _) try {
      if (f = 1, y && (t = op[0] & 2 ? y['return'] : op[0] ? y['throw'] || ((t = y['return']) && t.call(y), 0) : y.next) && !(t = t.call(y, op[1])).done) return t;
      if (y = 0, t) op = [op[0] & 2, t.value];
      switch (op[0]) {
        case 0: case 1: t = op; break;
        case 4: _.label++; return { value: op[1], done: false };
        case 5: _.label++; y = op[1]; op = [0]; continue;
        case 7: op = _.ops.pop(); _.trys.pop(); continue;
        default:
          if (!(t = _.trys, t = t.length > 0 && t[t.length - 1]) && (op[0] === 6 || op[0] === 2)) { _ = 0; continue; }
          if (op[0] === 3 && (!t || (op[1] > t[0] && op[1] < t[3]))) { _.label = op[1]; break; }
          if (op[0] === 6 && _.label < t[1]) { _.label = t[1]; t = op; break; }
          if (t && _.label < t[2]) { _.label = t[2]; _.ops.push(op); break; }
          if (t[2]) _.ops.pop();
          _.trys.pop(); continue;
      }
      op = body.call(thisArg, _);
    } catch (e) { op = [6, e]; y = 0; } finally { f = t = 0; }
    if (op[0] & 5) throw op[1]; return { value: op[0] ? op[1] : void 0, done: true };
  }
};
var __values = function (o) {
  var s = typeof Symbol === 'function' && Symbol.iterator, m = s && o[s], i = 0;
  if (m) return m.call(o);
  if (o && typeof o.length === 'number') return { next: function () { if (o && i >= o.length) o = void 0; return { value: o && o[i++], done: !o }; } };
  throw new TypeError(s ? 'Object is not iterable.' : 'Symbol.iterator is not defined.');
};
var __read = function (o, n) {
  var m = typeof Symbol === 'function' && o[Symbol.iterator];
  if (!m) return o;
  var i = m.call(o), r, ar = [], e;
  try { while ((n === void 0 || n-- > 0) && !(r = i.next()).done) ar.push(r.value); }
  catch (error) { e = { error: error }; }
  finally { try { if (r && !r.done && (m = i['return'])) m.call(i); } finally { if (e) throw e.error; } }
  return ar;
};
var __spreadArray = function (to, from, pack) {
  if (pack || arguments.length === 2) for (var i = 0, l = from.length, ar; i < l; i++) {
    if (ar || !(i in from)) { if (!ar) ar = Array.prototype.slice.call(from, 0, i); ar[i] = from[i]; }
  }
  return to.concat(ar || Array.prototype.slice.call(from));
};
function count(n) {
  var i;
  return __generator(this, function (_a) {
    switch (_a.label) {
      case 0: _a.trys.push([0, , 5, 6]); i = 0; _a.label = 1;
      case 1: if (!(i < n)) return [3, 4]; return [4, i];
      case 2: console.log('sent', _a.sent()); _a.label = 3;
      case 3: i++; return [3, 1];
      case 4: return [2, 'done'];
      case 5: console.log('finally'); return [7];
      case 6: return [2];
    }
  });
}
var it = count(3);
console.log(it.next(), it.next('a'), it.next('b'), it.next('c'), it.next());
var early = count(5);
console.log(early.next(), early['return']('early'), early.next());
var thrown = count(5);
thrown.next();
try { thrown['throw'](new Error('boom')); } catch (e) { console.log(e.message, thrown.next()); }
function delegate() {
  return __generator(this, function (_a) {
    switch (_a.label) {
      case 0: return [5, __values([1, 2])];
      case 1: _a.sent(); return [5, __values(count(1))];
      case 2: return [2, _a.sent()];
    }
  });
}
var out = [];
for (var x of delegate()) out.push(x);
console.log(out, __spreadArray([], __read(delegate()), false));
var log = [];
var closing = { [Symbol.iterator]: function () { var n = 0; return { next: function () { return { value: n++, done: false }; }, return: function () { log.push('closed'); return {}; } }; } };
var _b = __read(closing, 2), a = _b[0], b = _b[1];
console.log(a, b, log, __read([1, 2, 3], 2), __read('héy'), __read({ length: 1 }));
console.log(__spreadArray([1], [2, , 3], true), 1 in __spreadArray([], [1, , 2]), 1 in __spreadArray([], [1, , 2], false), __spreadArray(__spreadArray([], __read('ab'), true), [3], false));
var sum = 0;
try { for (var v = __values(new Set([1, 2, 3])), s = v.next(); !s.done; s = v.next()) sum += s.value; } finally { console.log(sum); }
try { __values(5); } catch (e) { console.log(e.message); }
