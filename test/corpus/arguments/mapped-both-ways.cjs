// In sloppy functions an element of arguments and its parameter are one variable.
function assign(a, b) {
  console.log(arguments.length, a, b, arguments[0], arguments[1]);
  a = 'new a';
  console.log(arguments[0], arguments[1]);
  arguments[1] = 'new b';
  console.log(a, b);
  a += '!';
  arguments[0] += '?';
  console.log(a, arguments[0]);
  b++;
  console.log(b, arguments[1]);
  [a, arguments[1]] = ['left', 'right'];
  console.log(a, b, arguments[0], arguments[1], arguments.length);
}
assign(1, 2);
assign(1);
assign();
assign(1, 2, 3);

function swap(a, b) {
  var t = arguments[0];
  arguments[0] = arguments[1];
  arguments[1] = t;
  return [a, b];
}
console.log(swap('x', 'y'), swap('x'), swap());

function count(n) {
  while (n > 0) {
    n--;
    arguments[0]--;
  }
  return [n, arguments[0]];
}
console.log(count(7), count(8));
