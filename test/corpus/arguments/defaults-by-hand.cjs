// Old functions that move their arguments along, as libraries before defaults did.
function request(url, options, callback) {
  if (typeof options === 'function') { callback = options; options = undefined; }
  options = options || {};
  arguments.length < 2 && (callback = function () { return 'none'; });
  return url + ':' + JSON.stringify(options) + ':' + callback() + ':' + [].slice.call(arguments).map(function (x) { return typeof x; });
}
console.log(request('u'), request('u', function () { return 'cb'; }), request('u', { a: 1 }, function () { return 'third'; }));
function extend(deep, target) {
  var i = 2;
  if (typeof deep !== 'boolean') { i = 1; target = deep; deep = false; }
  for (; i < arguments.length; i++) for (var k in arguments[i]) target[k] = deep && typeof arguments[i][k] === 'object' ? extend(true, target[k] || {}, arguments[i][k]) : arguments[i][k];
  return target;
}
console.log(extend({ a: 1 }, { b: 2 }), extend(true, { a: { x: 1 } }, { a: { y: 2 } }), extend({ a: { x: 1 } }, { a: { y: 2 } }));
function range(start, stop, step) {
  if (stop == null) { stop = start || 0; start = 0; }
  step = step || (stop < start ? -1 : 1);
  return Array.apply(null, Array(Math.max(Math.ceil((stop - start) / step), 0))).map(function (_, i) { return start + i * step; });
}
console.log(range(3), range(1, 4), range(3, 0), range(0, 10, 4), range());
function sum(first) { var total = 0; while (arguments.length) { total += first; [].shift.call(arguments); if (first === undefined) break; } return total; }
console.log(isNaN(sum(1, 2, 3)), sum());
function curry(fn) { var args = [].slice.call(arguments, 1); fn = fn.bind(null); return function () { return fn.apply(this, args.concat([].slice.call(arguments))); }; }
console.log(curry(function (a, b, c) { return a + b * c; }, 1)(2, 3));
function swap(a, b) { return [a, b] = [b, a], [].join.call(arguments); }
console.log(swap(1, 2), swap('x'));
