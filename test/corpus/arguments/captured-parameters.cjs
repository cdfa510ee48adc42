// Closures and arrow functions see the same variables that arguments shows.
function counter(n) {
  var list = arguments;
  return {
    up: function () { n += 1; return list[0]; },
    down: () => { arguments[0] -= 1; return n; },
    drop: function () { delete list[0]; return n; },
    all: () => [n, list[0], arguments[0]],
  };
}
var c = counter(5);
console.log(c.up(), c.up(), c.down(), c.all());
console.log(c.drop(), c.up(), c.all());
c.down();
console.log(c.all());

function twice(a) {
  var inner = (v) => { a = v; };
  inner('from arrow');
  console.log(arguments[0]);
  (function () { arguments[0] = 'own arguments'; a += '!'; })(1);
  console.log(arguments[0], a);
  var both = [1, 2].map(function (x) { a = x; return this[0]; }, arguments);
  console.log(both, a);
}
twice('start');

var makers = [];
for (var i = 0; i < 3; i++) {
  makers.push((function (k) {
    arguments[0] *= 10;
    return function () { return k++; };
  })(i));
}
console.log(makers.map(function (m) { return [m(), m()]; }));

function recursive(n) {
  if (n === 0) return [];
  var before = arguments;
  var rest = recursive(n - 1);
  n = 'level ' + n;
  rest.push(before[0]);
  return rest;
}
console.log(recursive(3));
