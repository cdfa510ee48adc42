// Default parameters see earlier parameters, are evaluated per call and have a scope of their own.
let calls = 0;
const next = () => ++calls;
const f = (a = next(), b = a * 2, c = () => a + b) => [a, b, c()].join();
console.log(f(), f(), f(10), f(undefined, 5), f(null, 1));
const x = 'outer';
function scoped(get = () => x) {
  var x = 'inner';
  return `${get()} ${x}`;
}
console.log(scoped());
function parameterAndVar(a, read = () => a) {
  var a;
  const before = a;
  a = 'changed';
  return `${before} ${read()} ${a}`;
}
console.log(parameterAndVar('given'));
const attempt = (action) => {
  try {
    return action();
  } catch (error) {
    return `${error.name}: ${error.message}`;
  }
};
console.log(attempt(() => ((a = b, b = 1) => a)()));
console.log(attempt(() => ((a = a) => a)()));
console.log(attempt(() => (({ p } = q, q = { p: 1 }) => p)()));
function withThis(self = this, count = arguments.length) {
  return [self === this, count].join();
}
console.log(withThis.call({}, undefined, undefined));
