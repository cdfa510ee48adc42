// Function expressions called at once see their own name, which cannot be assigned.
console.log((function () { return typeof this; })(), (() => [1, 2])()[1], (function f(n) { return n ? f(n - 1) : 'end'; })(3));
const attempt = function me() {
  try {
    me = 1;
  } catch (error) {
    return `${error.name}: ${error.message}`;
  }
};
console.log(attempt());
console.log(((a, b) => a + b)(...['x', 'y']), (() => ({}))().x, (() => {})());
const once = ((done) => () => (done ? 'again' : ((done = true), 'first')))(false);
console.log(once(), once());
!(function () {
  console.log('negated');
})();
