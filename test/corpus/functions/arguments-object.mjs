// The strict arguments object is array-like, iterable and independent of the parameters.
function show(a, b) {
  a = 'changed';
  arguments[1] = 'replaced';
  return [arguments.length, arguments[0], b, [...arguments].join('/'), Array.isArray(arguments)].join(' ');
}
console.log(show(1, 2, 3));
function kinds() {
  return [Object.prototype.toString.call(arguments), Object.keys(arguments).join(), typeof arguments[Symbol.iterator]];
}
console.log(kinds('x', 'y'));
function arrows() {
  return (() => arguments[0])('inner');
}
console.log(arrows('outer'));
function callee() {
  try {
    return arguments.callee;
  } catch (error) {
    return `${error.name}: ${error.message}`;
  }
}
console.log(callee());
const slice = function () {
  return Array.prototype.slice.call(arguments, 1).concat(arguments.length);
};
console.log(slice(1, 2, 3));
