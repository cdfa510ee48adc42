// Counters by name.
console.count();
console.count('a');
console.count('a');
console.count(undefined);
console.countReset('a');
console.count('a');
console.count(5);
