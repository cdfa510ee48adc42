// Deleting an element of arguments ends its tie to the parameter, for good.
function f(a, b) {
  console.log(delete arguments[0], a, arguments[0], 0 in arguments, arguments.length);
  a = 'changed';
  console.log(arguments[0], Object.keys(arguments));
  arguments[0] = 'again';
  console.log(a, arguments[0], Object.keys(arguments));
  b = 'still tied';
  console.log(arguments[1]);
  delete arguments[1];
  arguments[1] = 'loose';
  console.log(b, arguments[1]);
}
f(1, 2);

function inLoop() {
  var seen = [];
  function g(x) {
    for (var i = 0; i < 3; i++) {
      x = x + 1;
      seen.push(arguments[0]);
      if (i === 1) delete arguments[0];
    }
    return x;
  }
  seen.push(g(10));
  return seen;
}
console.log(inLoop());

function deleteMissing(a) {
  console.log(delete arguments[0], delete arguments[7], delete arguments.length, arguments.length);
  a = 1;
  return arguments[0];
}
console.log(deleteMissing());
console.log(deleteMissing('passed'));
