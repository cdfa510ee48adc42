// Async functions look like what they are.
async function named(a, b) {}
const arrow = async () => {};
class A { async method() {} static async make() {} async *items() {} }
console.log(named, arrow, A.prototype.method, A.make, [named]);
console.log(Object.prototype.toString.call(named), named.length, 'prototype' in named, named.toString());
try {
  new named();
} catch (problem) {
  console.log(problem.name, problem.message);
}
console.log(Object.getPrototypeOf(named) === Object.getPrototypeOf(arrow), named instanceof Function, named() instanceof Promise);
