// Parameters, rest and arguments each see the call in their own way.
function all(a, b = 2, ...rest) {
  return JSON.stringify({ a, b, rest, length: arguments.length, list: Array.from(arguments) });
}
console.log(all(), all(1), all(undefined, undefined, 3), all(...'abcd'));
function overwritten(x) {
  arguments[0] = 'changed';
  arguments.length = 0;
  return [x, arguments.length, typeof arguments[0]].join();
}
console.log(overwritten('original'));
function shadowed(arguments_ = arguments.length) {
  {
    let arguments_ = 'inner';
    void arguments_;
  }
  return arguments_;
}
console.log(shadowed(), shadowed(7));
const sum = function () {
  return arguments.length === 0 ? 0 : arguments[0] + sum(...[].slice.call(arguments, 1));
};
console.log(sum(1, 2, 3), ((...args) => args.map((x, i) => x * i))(5, 6, 7).join(), Math.max.apply(null, [1, 5, 3]));
const count = (...{ length }) => length;
const firstTwo = (...[a, b]) => `${a}${b}`;
console.log(count(1, 2, 3), firstTwo('x', 'y', 'z'), ((a, { b, ...c }, [d, ...e]) => [a, b, JSON.stringify(c), d, e.length].join())(1, { b: 2, z: 3 }, 'def'));
console.log(((a, b = () => a, c = (a = 5, a)) => [a, b(), c].join())(1), ((x, y = x, z = x + y) => z)(1));
