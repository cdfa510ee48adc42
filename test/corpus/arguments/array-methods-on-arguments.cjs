// Array methods that change arguments change the parameters.
function shift(a, b, c) {
  var first = [].shift.call(arguments);
  return [first, a, b, c, arguments.length, arguments[0], arguments[2]];
}
console.log(shift(1, 2, 3), shift(1), shift());
function unshift(a, b) {
  Array.prototype.unshift.call(arguments, 'front');
  return [a, b, arguments.length, arguments[2]];
}
console.log(unshift(1, 2));
function reverse(a, b, c) {
  [].reverse.call(arguments);
  return [a, b, c];
}
console.log(reverse(1, 2, 3), reverse(1, 2), reverse(1));
function sort(a, b, c) {
  [].sort.call(arguments);
  return '' + a + b + c;
}
console.log(sort('z', 'x', 'y'));
function splice(a, b, c, d) {
  var gone = [].splice.call(arguments, 1, 2, 'in');
  return [gone, a, b, c, d, arguments.length];
}
console.log(splice(1, 2, 3, 4));
function fill(a, b) {
  [].fill.call(arguments, 'f');
  return [a, b];
}
console.log(fill(1, 2), fill(1));
function pop(a, b) {
  var last = [].pop.call(arguments);
  b = 'changed';
  return [last, a, b, arguments[1], arguments.length];
}
console.log(pop(1, 2));
function push(a, b) {
  [].push.call(arguments, 'second');
  b = 'own';
  return [a, b, arguments[1], arguments.length];
}
console.log(push(1));
function slice(a, b) {
  var copy = [].slice.call(arguments, 1);
  b = 'late';
  copy[0] += '!';
  return [copy, b, arguments[1]];
}
console.log(slice(1, 'two', 3));
console.log((function (a) { a = 9; return Array.from(arguments).concat([].concat.apply([], arguments)); })([1], [2, 3]));
console.log((function (a, b) { b = 'B'; return [].join.call(arguments, '-') + [].indexOf.call(arguments, 'B'); })(1, 2, 3));
console.log((function (a) { [].copyWithin.call(arguments, 0, 1); return a; })('x', 'y'));
