// refused: unsupported-builtin
// Code that printing asks may not change what is being printed.
let count = 0;
class Counted {
  toString() {
    count += 1;
    return 'counted';
  }
}
console.log('%s', new Counted());
