// Repeated parameters, parameters that are redeclared, and names that hide arguments.
function repeated(a, a, b) {
  a = 'second';
  b = 'third';
  console.log(arguments[0], arguments[1], arguments[2]);
  arguments[0] = 'no variable';
  arguments[1] = 'the variable';
  console.log(a);
}
repeated(1, 2, 3);
repeated(1);
function redeclared(x) {
  var x;
  console.log(x, arguments[0]);
  var x = 'again';
  console.log(arguments[0]);
}
redeclared('given');
function hoisted(x) {
  console.log(typeof x, typeof arguments[0]);
  function x() {}
  x = 'variable';
  console.log(arguments[0]);
}
hoisted('given');
function named(arguments) {
  return arguments;
}
console.log(named('a parameter'));
function variable() {
  var arguments;
  return arguments.length;
}
console.log(variable(1, 2));
function assigned(a) {
  var before = arguments;
  arguments = [7];
  a = 'seen before';
  return [arguments[0], before[0]];
}
console.log(assigned(1));
function local() {
  let arguments = 'mine';
  return arguments;
}
console.log(local(1));
function declared() {
  function arguments() {}
  return typeof arguments;
}
console.log(declared(1));
function inBlock(a) {
  {
    let a = 'inner';
    a += '!';
    arguments[0] = a;
  }
  return a;
}
console.log(inBlock('outer'));
function inCatch(a) {
  try {
    throw 'caught';
  } catch (a) {
    a = 'lost';
    arguments[0] += ' kept';
  }
  return a;
}
console.log(inCatch('outer'));
function typeofOnly(a) {
  a = 1;
  return typeof arguments + arguments.length;
}
console.log(typeofOnly());
function inDefault(a, f = () => arguments[0]) {
  a = 'changed';
  return f();
}
console.log(inDefault('given'));
