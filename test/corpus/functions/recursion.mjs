// Mutual, nested and deep recursion give what arithmetic says.
const isEven = (n) => (n === 0 ? true : isOdd(n - 1));
const isOdd = (n) => (n === 0 ? false : isEven(n - 1));
console.log(isEven(100), isOdd(7));
const ackermann = (m, n) => (m === 0 ? n + 1 : n === 0 ? ackermann(m - 1, 1) : ackermann(m - 1, ackermann(m, n - 1)));
console.log(ackermann(2, 3));
const factorial = function self(n) {
  return n < 2n ? 1n : n * self(n - 1n);
};
console.log(factorial(25n));
const depth = (n) => (n === 0 ? 0 : 1 + depth(n - 1));
console.log(depth(5000));
const hanoi = (n, from, to, via) => (n === 0 ? [] : [...hanoi(n - 1, from, via, to), from + to, ...hanoi(n - 1, via, to, from)]);
console.log(hanoi(3, 'A', 'C', 'B').join(' '));
const y = (f) => ((x) => x(x))((x) => f((v) => x(x)(v)));
console.log(y((self) => (n) => (n < 2 ? n : self(n - 1) + self(n - 2)))(15));
