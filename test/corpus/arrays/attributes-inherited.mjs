// Arrays that inherit from arrays with odd elements.
const above = Object.defineProperty([], 1, { get() { return this.name; }, set(v) { this.name = v; }, configurable: true });
const list = Object.setPrototypeOf(['own', , 'end'], above);
list.name = 'listed';
console.log(list[1], 1 in list, Object.hasOwn(list, 1), list.length);
list[1] = 'through the setter';
console.log(list[1], Object.hasOwn(list, 1), list.name);
const fixed = Object.setPrototypeOf([, 2], Object.defineProperty([], 0, { value: 'fixed' }));
try {
  fixed[0] = 1;
} catch (problem) {
  console.log(problem.message);
}
console.log(fixed[0], Array.prototype.join.call(fixed), Object.keys(fixed));
