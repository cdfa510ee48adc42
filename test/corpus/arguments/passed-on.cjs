// An arguments object that is passed on lets others change the parameters.
function change(list, index, value) {
  list[index] = value;
}
function f(a, b) {
  change(arguments, 0, 'changed');
  change(arguments, 1, 'maybe');
  return [a, b];
}
console.log(f(1, 2), f(1), f());
function leak(a) {
  leak.kept = arguments;
  leak.read = function () { return a; };
}
leak('first');
leak.kept[0] = 'from outside';
console.log(leak.read());
var keptBefore = leak.kept;
var readBefore = leak.read;
leak('second');
leak.kept[0] = 'another call';
console.log(readBefore(), keptBefore[0], leak.read());
function forward(a) {
  a = a + 1;
  return target.apply(null, arguments);
}
function target(x, y) {
  return x + ':' + y;
}
console.log(forward(1, 2));
function spread(a) {
  a *= 2;
  return [...arguments];
}
console.log(spread(4, 5));
function each(a, b) {
  var seen = [];
  for (var x of arguments) {
    seen.push(x);
    b = 'changed on the way';
  }
  return seen;
}
console.log(each(1, 2, 3));
function keys(a) {
  var seen = [];
  for (var k in arguments) { seen.push(k, arguments[k]); a = 'x'; }
  return seen;
}
console.log(keys('p', 'q'));
function asReceiver() {
  var o = function (a) { arguments[1](); return a; };
  return o('old', function () { this[0] = 'through this'; });
}
console.log(asReceiver());
console.log((function (a) { Object.assign(arguments, { 0: 'assigned' }); return a; })(1));
console.log((function (a) { Reflect.set(arguments, '0', 'reflected'); return a; })(1));
console.log((function (a) { ({ x: arguments[0] } = { x: 'destructured' }); return a; })(1));
console.log((function (a) { for (arguments[0] of [1, 2, 3]); return a; })(0));
