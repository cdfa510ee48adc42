// Clocks that are started print nothing.
console.time('a');
console.time();
console.log(typeof console.timeEnd, typeof console.timeLog);
